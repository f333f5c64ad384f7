/**
 * The cards that a player has played this turn, for abilities that look back on them (`action.play.triggers.countered`,
 * `keyword.legion.active`).
 */
import type { Ability, EventPattern } from '../state/cards/ability.ts';
import { type GameEvent, pastEvents } from '../state/events.ts';
import type { ObjectId, PlayerId, State } from '../state/state.ts';
import type { Context } from './context.ts';

/** What counts as played: what has resolved, or what was finalised, even if countered since. */
export type CountsAsPlayed = 'resolved' | 'finalized';

/** The events of this turn, newest first, in which a player played a card; tokens are not cards (`token.not-card`). */
export const cardsPlayed = (state: State, who: PlayerId, counts: CountsAsPlayed): readonly GameEvent[] => {
  const on = counts === 'finalized' ? 'finalize' : 'play';
  return pastEvents(state.past, e => e.on === on && e.player === who && e.memo !== null && !e.memo.token);
};

/**
 * An event as it is looked back on: where cards count as played once they are finalised, so does the card of a spell that
 * was countered; and what was spent on it was spent by then in every edition (`play.pay`).
 */
export const lookedBackOn = (c: Context, p: EventPattern, e: GameEvent): GameEvent => {
  if (p.on !== 'play' || (e.on !== 'play' && e.on !== 'finalize')) return e;
  const early = p.spent !== undefined || c.state.behaviours.countsAsPlayed === 'finalized';
  if (!early) return e;
  return { ...e, on: e.on === 'finalize' ? 'play' : 'finalize' };
};

/**
 * `keyword.legion.active`: a card other than the one that asks; where the edition says so, for an ability that is no play
 * effect that card itself as well. Rules: `keyword.legion`.
 */
export const hasPlayedForLegion = (
  state: State,
  who: PlayerId,
  me: ObjectId | null,
  asking: Ability | null,
): boolean => {
  const { legionAsks, legionCounts } = state.behaviours;
  const itself = legionCounts === 'also itself, except for play effects' && asking !== null && !isPlayEffect(asking);
  return cardsPlayed(state, who, legionAsks).some(e => itself || e.memo?.id !== me);
};

const isPlayEffect = (a: Ability): boolean =>
  a.kind === 'spell' || (a.kind === 'triggered' && a.events.some(e => e.on === 'play'));
