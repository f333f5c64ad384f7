/** Scenarios that a command runs by itself: each has its time and memory, and one that does not end is ended. */
import type { ScenarioBlock } from '../../engine/language/syntax.ts';
import type { ScenarioReport } from '../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../engine/scenario/run.ts';
import { DEFAULT_TIMEOUT, timeLimit, whyEnded } from '../shared/timeLimit.ts';
import { NotInTime, within } from '../shared/within.ts';
import { nameOfScenario } from './chosen.ts';
import { CannotWork, type Io } from './io.ts';

/** `path` is that of its file, for a message. Throws `CannotWork` where it had to be ended. */
export const runLimited = (path: string, block: ScenarioBlock, context: RunContext, io: Io): ScenarioReport =>
  limited(path, block, () => runScenario(block, context, timeLimit(DEFAULT_TIMEOUT, io.now)));

/** Of work on a scenario that runs it `times` times. */
export const limited = <Result>(path: string, block: ScenarioBlock, work: () => Result, times = 1): Result => {
  try {
    return within(1_000 * (times * DEFAULT_TIMEOUT + 1), work);
  } catch (error) {
    if (!(error instanceof NotInTime)) throw error;
    throw new CannotWork(`${path}: "${nameOfScenario(block)}" ${whyEnded(times * DEFAULT_TIMEOUT)}.`);
  }
};
