/** How long is looked for what a script claims, and what is known where that was not enough. */
import { BOUNDS } from '../../bounds.ts';
import { newBudget } from '../../game/state/budget.ts';
import type { Budget } from '../../game/state/work.ts';
import type { Outlook } from '../report/outlook.ts';
import type { ScenarioReport } from '../report/report.ts';
import { NOTHING_UNKNOWN } from '../report/unknown.ts';
import type { StrategyLines } from './strategyLines.ts';

export interface SearchLimits {
  /** Asked at every act: what is not known then stays so. */
  readonly isEnough: (positions: number) => boolean;
  /** Asked before each ply: the search goes on from there later. */
  readonly isPaused?: () => boolean;
}

/** So many positions have to do for one claim where nothing else is said: a few seconds, and on any machine the same answer. */
export const MOST_POSITIONS = 20_000;

export const BY_POSITIONS: SearchLimits = { isEnough: positions => positions > MOST_POSITIONS };

/**
 * What looking for all the claims of a scenario may take together, one after the other: less where playing it takes much, as it is
 * played again once they are decided, and less what those that are known took.
 */
export const budgetOfClaims = (
  { work, workOfClaims = 0 }: Pick<ScenarioReport, 'work' | 'workOfClaims'>,
  most: number = BOUNDS.workOfClaims,
): Budget => newBudget(undefined, Math.max(0, most - 2 * work - workOfClaims));

/**
 * What one of them may take of that: not all, while others wait for theirs, whatever it is that it comes upon. `waiting`: how many do.
 */
export const budgetOfOne = ({ left }: Budget, waiting: number): Budget =>
  newBudget(undefined, Math.max(0, Math.floor((left * (waiting + 2)) / (2 * waiting + 2))));

/** That as its limits. A claim that is decided needs some more for what is told of it. */
export const withinBudget = ({ isEnough, ...pauses }: SearchLimits, budget: Budget): SearchLimits => {
  const keptBack = Math.min(BOUNDS.workOfClaims / 8, budget.left / 2);
  return { ...pauses, isEnough: positions => budget.left < keptBack || isEnough(positions) };
};

/** What was found, without the proof. */
export type Sighting = Omit<Outlook, 'script' | 'strategy' | 'work'> & {
  readonly lines: readonly string[];
  /** Where it was asked for. */
  readonly strategy?: StrategyLines | null;
};

/** What is told besides: `strategies`, of what can be forced, how, against every answer. */
export type TellingMore = 'strategies';

/** Of a search that had to be ended before anything was known. */
export const NOT_DECIDED: Sighting = {
  isFound: null,
  isPossible: null,
  plies: null,
  firstActs: null,
  lines: [],
  positions: 0,
  depth: 0,
  unknown: NOTHING_UNKNOWN,
  isSpent: false,
};
