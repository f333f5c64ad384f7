/**
 * Work that is ended when its time is over, whether it asks or not: V8 ends it from outside, in whatever loop it is, and no
 * `catch` or `finally` of it runs. What it leaves behind is what it had set until then, so whatever remembers something beyond one
 * call (a variable of a module) is set in one step, or says as long as it is being set that it knows nothing.
 */
import { Script } from 'node:vm';
import { NotInTime } from '../../analysis/document/host.ts';

/** How often work was ended so; the parts of a program that were being loaded then are loaded again (`server/hosts/node/programs/program.ts`). */
const TIMES_ENDED = Symbol.for('riftbench.timesEnded');
const WORK = Symbol.for('riftbench.work');
const everywhere = globalThis as { [WORK]?: (() => void) | undefined; [TIMES_ENDED]?: number };

const CALL = new Script("globalThis[Symbol.for('riftbench.work')]()");

/** Whether what is under way is such work. */
export const isLimited = (): boolean => everywhere[WORK] !== undefined;

/** In milliseconds, a whole number above 0. Only what it does before it first waits is limited. Within other such work, that one's limit holds. */
export const within = <Result>(most: number, work: () => Result): Result => {
  if (isLimited()) return work();
  let results: readonly [Result] | undefined;
  everywhere[WORK] = () => {
    results = [work()];
  };
  try {
    CALL.runInThisContext({ timeout: most, displayErrors: false });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    everywhere[TIMES_ENDED] = (everywhere[TIMES_ENDED] ?? 0) + 1;
    throw new NotInTime(`it took longer than ${most} ms`);
  } finally {
    everywhere[WORK] = undefined;
  }
  if (results === undefined) throw new NotInTime('it came to no end');
  return results[0];
};

const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
