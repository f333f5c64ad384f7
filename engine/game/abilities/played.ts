/** Cards that a player has played this turn, for what looks back on them (`action.play.triggers.not`, `keyword.legion.active`). */
import { type GameEvent, pastEvents } from '../events.ts';
import type { PlayerId, State } from '../state.ts';

/** What counts as played: what has resolved, or what was finalised, be it countered since. */
export type Counts = 'resolved' | 'finalized';

export const cardsPlayed = (state: State, who: PlayerId, counts: Counts): readonly GameEvent[] => {
  const on = counts === 'finalized' ? 'finalize' : 'play';
  return pastEvents(state.past, e => e.on === on && e.player === who && e.memo !== null && !e.memo.token);
};
