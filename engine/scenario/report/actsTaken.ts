/** How far a horizon of so many acts reaches in a script, in which a line may be several acts, or none. */

import type { Goal } from '../../game/explore/force.ts';
import type { Horizon } from '../../game/explore/horizon.ts';
import { type ReachStatus, reachStatusOf } from '../../game/explore/reachStatus.ts';
import type { RecordedAct } from '../../game/play/recorder.ts';
import type { State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';

/** How many acts were done behind a line, up to another one and with it. Lines of the block. */
export const actsTaken = (acts: readonly RecordedAct[], behind: number, upTo = Number.POSITIVE_INFINITY): number =>
  acts.filter(({ line }) => line > behind && line <= upTo).length;

/** How many steps had been recorded once so many acts were done behind the line; infinite where there were no more, or nothing limits them. */
export const stepsOfActs = (acts: readonly RecordedAct[], behind: number, most: number | undefined): number => {
  const next = most === undefined ? undefined : acts.filter(({ line }) => line > behind)[most];
  return next?.steps ?? Number.POSITIVE_INFINITY;
};

/** The horizon from there on. */
export const horizonAfter = (horizon: Horizon, taken: number): Horizon =>
  horizon.plies === undefined ? horizon : { ...horizon, plies: horizon.plies - taken };

interface Played {
  readonly steps: readonly Step[];
  readonly acts: readonly RecordedAct[];
  /** After the last of them. */
  readonly state: State;
}

interface PlayedFrom {
  /** The line that is asked about. */
  readonly behind: number;
  /** The last line that counts; all of them without. */
  readonly upTo?: number;
  /** Steps before it have been looked at. */
  readonly from?: number;
}

/** What has come of something behind the line that asks for it. */
export const cameBehind = (
  { steps, acts, state }: Played,
  { behind, upTo = Number.POSITIVE_INFINITY, from = 0 }: PlayedFrom,
  goal: Goal,
  horizon: Horizon,
): ReachStatus => {
  const { plies = Number.POSITIVE_INFINITY } = horizon;
  const taken = actsTaken(acts, behind, upTo);
  const through = steps
    .slice(from, stepsOfActs(acts, behind, horizon.plies))
    .flatMap(({ line, after }) => (line > behind && line <= upTo ? after : []));
  const came = reachStatusOf(taken > plies ? through : [...through, state], goal, horizon);
  return came === 'open' && taken >= plies ? 'over' : came;
};
