/** Has cases tried by a process with bounded memory; one that ends or does not answer is a fault of the case. */
import { type ChildProcess, fork } from 'node:child_process';

export interface Work {
  readonly target: string;
  readonly text: string;
}
export interface Verdict {
  readonly faults: readonly string[];
}

export interface Judge {
  readonly faultsOf: (work: Work) => Promise<readonly string[]>;
  readonly stop: () => void;
}

/** Megabytes of heap: what a run may take, and what the program itself holds. */
const HEAP = 900;
/** Milliseconds by the clock: far more than a case may take, on a machine that does much else. */
const PATIENCE = 90_000;

/** `program` is started with `--child`, and then serves cases. */
export const judgeBy = (program: string): Judge => {
  let child: ChildProcess | undefined;
  const started = (): ChildProcess => {
    child ??= fork(program, ['--child'], {
      execArgv: ['--enable-source-maps', `--max-old-space-size=${HEAP}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    return child;
  };
  return {
    faultsOf: work =>
      new Promise(resolve => {
        const worker = started();
        let said = '';
        const onError = (data: Buffer): void => {
          said = (said + data).slice(-2000);
        };
        const done = (faults: readonly string[]): void => {
          clearTimeout(timer);
          worker.removeAllListeners();
          worker.stderr?.off('data', onError);
          resolve(faults);
        };
        const ended = (why: string): void => {
          child = undefined;
          worker.kill('SIGKILL');
          done([why]);
        };
        const timer = setTimeout(() => ended(`no answer within ${PATIENCE / 1000} seconds`), PATIENCE);
        worker.stderr?.on('data', onError);
        worker.once('message', (verdict: Verdict) => done(verdict.faults));
        worker.once('exit', (code, signal) => ended(`the process ended (${code ?? signal}): ${lastWords(said)}`));
        worker.once('error', error => ended(`the process failed: ${error.message}`));
        worker.send(work);
      }),
    stop: () => {
      child?.removeAllListeners();
      child?.disconnect();
    },
  };
};

const lastWords = (said: string): string => /(FATAL ERROR.*|.*Error:.*)/.exec(said)?.[0] ?? said.slice(0, 200);
