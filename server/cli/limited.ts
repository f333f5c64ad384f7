/** Scenarios that a command runs by itself: each has its time and memory, and one that does not end is ended. */

import { type Outcome, outcomeOf } from '../../engine/game/state/stopping.ts';
import type { ScenarioBlock } from '../../engine/language/syntax.ts';
import { runExploring } from '../../engine/scenario/exploring/exploring.ts';
import { lookedText } from '../../engine/scenario/report/excess.ts';
import type { ScenarioReport } from '../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../engine/scenario/run.ts';
import { NotInTime } from '../analysis/document/host.ts';
import { DEFAULT_TIMEOUT, timeLimit, whyEnded } from '../analysis/document/timeLimit.ts';
import { limitsWithin } from '../analysis/exploring/limits.ts';
import { heapUsed } from '../hosts/node/heapUsed.ts';
import { within } from '../hosts/node/within.ts';
import { placeOf } from './apart.ts';
import { nameOfScenario } from './chosen.ts';
import { CannotWork, type Io } from './io.ts';

/** A scenario, and the path of its file, for a message. */
export interface ToPlay {
  readonly path: string;
  readonly block: ScenarioBlock;
  readonly io: Io;
}

/** Throws `CannotWork` where it had to be ended. */
export const runLimited = (scenario: ToPlay, context: RunContext): ScenarioReport =>
  limited(scenario, () => runScenario(scenario.block, context, timeLimit(DEFAULT_TIMEOUT, scenario.io.now, heapUsed)));

/** With what it claims of all that can come explored: all of that together may take as long as a run. */
export const runLimitedExploring = (scenario: ToPlay, context: RunContext, mostWork?: number): ScenarioReport => {
  const { now } = scenario.io;
  const together = limitsWithin(DEFAULT_TIMEOUT, now);
  const options = { mostWork, limits: () => together, interruption: () => timeLimit(DEFAULT_TIMEOUT, now, heapUsed) };
  return limited(scenario, () => runExploring(scenario.block, context, options), RUNS_AND_SEARCH);
};

/** Two runs, the search between them, and the runs that prove what it found. */
const RUNS_AND_SEARCH = 4;

/** Of work on a scenario that runs it `times` times. What it finds too much where nobody expects that ends it with a sentence, too. */
export const limited = <Result>({ path, block, io }: ToPlay, work: () => Result, times = 1): Result => {
  const place = placeOf(path, block);
  const named = `${path}: "${nameOfScenario(block)}"`;
  const why = io.leftOut?.[place];
  if (why !== undefined) throw new CannotWork(`${named}: ${why}.`);
  io.at?.(place);
  let came: Outcome<Result, 'out of bounds'>;
  try {
    came = within(1_000 * (times * DEFAULT_TIMEOUT + 1), () => outcomeOf(['out of bounds'], work));
  } catch (error) {
    if (!(error instanceof NotInTime)) throw error;
    throw new CannotWork(`${named} ${whyEnded(times * DEFAULT_TIMEOUT)}.`);
  }
  if (came.kind === 'out of bounds') throw new CannotWork(`${named}: ${lookedText(came.excess)}`);
  return came.value;
};
