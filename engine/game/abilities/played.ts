/** Cards that a player has played this turn, for what looks back on them (`action.play.triggers.not`, `keyword.legion.active`). */
import type { Ability } from '../cards/ability.ts';
import { behaviours } from '../editions.ts';
import { type GameEvent, pastEvents } from '../events.ts';
import type { ObjectId, PlayerId, State } from '../state.ts';

/** What counts as played: what has resolved, or what was finalised, be it countered since. */
export type Counts = 'resolved' | 'finalized';

export const cardsPlayed = (state: State, who: PlayerId, counts: Counts): readonly GameEvent[] => {
  const on = counts === 'finalized' ? 'finalize' : 'play';
  return pastEvents(state.past, e => e.on === on && e.player === who && e.memo !== null && !e.memo.token);
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
  const { legionAsks, legionCounts } = behaviours(state.edition);
  const itself = legionCounts === 'itself, but for play effects' && asking !== null && !isPlayEffect(asking);
  return cardsPlayed(state, who, legionAsks).some(e => itself || e.memo?.id !== me);
};

const isPlayEffect = (a: Ability): boolean =>
  a.kind === 'spell' || (a.kind === 'triggered' && a.events.some(e => e.on === 'play'));
