/** What has come of a game that was played on, of something that was to come true up to a horizon. */
import type { State } from '../state/state.ts';
import type { Goal } from './force.ts';
import { type Horizon, hasEnded } from './horizon.ts';

/** `reached`: it has come true; `over`: the horizon has been come to without it. */
export type ReachStatus = 'reached' | 'over' | 'open';

/** `through`: the states of the way, in order. */
export const reachStatusOf = (
  through: Iterable<State>,
  { isReached, isOfTheEnd = false }: Goal,
  horizon: Horizon,
): ReachStatus => {
  for (const state of through) {
    if (state.turnNumber > horizon.lastTurn) return 'over';
    const isEnd = hasEnded(state, horizon);
    if ((isEnd || !isOfTheEnd) && isReached(state)) return 'reached';
    if (isEnd) return 'over';
  }
  return 'open';
};
