/**
 * Whether a passive about certain plays of certain cards applies to this play: `the first spell you play each turn`.
 */

import type { Filter, Plays, Where, Who } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { type GameEvent, pastEvents, toOf } from '../state/events.ts';
import type { ChainItem, PlayerId } from '../state/state.ts';
import type { Context } from './context.ts';
import { objectFits } from './filter.ts';
import { locationFits } from './where.ts';
import { isMeant } from './who.ts';

/** `ability.passive`: what is said of plays is asked of each as it is played, and of where it is played from and to. */
export const isMatchingPlay = (
  c: Context,
  item: ChainItem,
  { of, plays, whose }: { readonly of: Filter; readonly plays: Plays | undefined; readonly whose: Who },
): boolean => {
  if (plays === undefined) return true;
  const { nth, to, from, turn } = plays;
  if (to !== undefined && (item.to === null || !locationFits(c, item.to, to))) return false;
  if (!isFrom(from, item.from)) return false;
  if (turn !== undefined && !isTheirTurn(c, item, turn)) return false;
  const counts = (who: PlayerId): boolean => isCounted(c, { plays, whose }, item.controller, who);
  return nth === undefined || before(c, item, { of, to, from, counts }) === nth - 1;
};

const isFrom = (wanted: Plays['from'], from: ChainItem['from']): boolean =>
  wanted === undefined || (wanted === 'anywhere but hand' ? from !== 'hand' : from === wanted);

/** "On their turn": that of the player who plays it. */
const isTheirTurn = (c: Context, { controller }: ChainItem, turn: Who): boolean =>
  turn === 'that player' ? c.state.turnPlayer === controller : isMeant(c, turn, c.state.turnPlayer);

/** Whether another play counts with that of this player: their own do, or those of all that it speaks of. */
export const isCounted = (
  c: Context,
  { plays, whose }: { readonly plays: Plays; readonly whose: Who },
  player: PlayerId,
  other: PlayerId,
): boolean => (plays.counted === 'together' ? isMeant(c, whose, other) : other === player);

interface Counted {
  readonly of: Filter;
  readonly to: Where | undefined;
  readonly from: Plays['from'];
  readonly counts: (who: PlayerId) => boolean;
}

/** How many such cards have been played so this turn, tokens with them; the play at hand does not count. */
const before = (c: Context, item: ChainItem, { of, to, from, counts }: Counted): number => {
  const on = c.state.behaviours.countsAsPlayed === 'finalized' ? 'finalize' : 'play';
  return pastEvents(
    c.state.past,
    e =>
      e.memo !== null &&
      e.on === (e.memo.token ? 'play' : on) &&
      e.player !== null &&
      counts(e.player) &&
      !isItself(c, item, e) &&
      (to === undefined || wasTo(c, e, to)) &&
      (from === undefined || ('zone' in e && isFrom(from, e.zone))) &&
      objectFits(c, e.memo, withWhere(of, ANYWHERE)),
  ).length;
};

/** `the first unit they play here`: what was played elsewhere before does not count. */
const wasTo = (c: Context, e: GameEvent, to: Where): boolean => {
  const at = toOf(e);
  return at !== null && locationFits(c, at, to);
};

const isItself = (c: Context, { source }: ChainItem, { what }: GameEvent): boolean =>
  source.kind === 'object' &&
  what?.kind === 'object' &&
  what.id === source.id &&
  what.incarnation === c.state.objects[source.id]?.incarnation;
