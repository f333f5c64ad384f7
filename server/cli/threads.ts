/** Threads of this program: it starts itself again as a thread that judges files. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import { everyLook, ROOM_FOR_GAMES, whyDied } from '../analysis/document/watch.ts';
import { libraryFolder } from '../hosts/node/library/folder.ts';
import type { Job, JudgeMessage, Thread } from './check/judges.ts';
import { lastingThread, type MortalThread } from './check/lastingThread.ts';
import { sinceStart } from './sinceStart.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench check';

interface ThreadData {
  readonly purpose: typeof PURPOSE;
  /** What both threads see: how often a scenario or a card was begun, and where the last one is. */
  readonly seen: Int32Array;
}
const BEGUN = 0;
const OFFSET = 1;

/** `program` is the path of the bundle. */
export const startThread = (program: string): Thread => lastingThread(() => startMortal(program), everyLook);

const startMortal = (program: string): MortalThread => {
  const seen = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(program, {
    workerData: { purpose: PURPOSE, seen } satisfies ThreadData,
    resourceLimits: ROOM_FOR_GAMES,
  });
  return {
    send: job => worker.postMessage(job),
    onAnswer: listener => void worker.on('message', listener),
    onDeath: listener => void worker.on('error', error => listener(whyDied(error))),
    seen: () => ({ begun: Atomics.load(seen, BEGUN), offset: Atomics.load(seen, OFFSET) }),
    end: () => void worker.terminate(),
  };
};

/** Serves as a thread if this program was started as one. */
export const serveAsThread = async (): Promise<boolean> => {
  const { purpose, seen } = (workerData ?? {}) as Partial<ThreadData>;
  if (parentPort === null || purpose !== PURPOSE || seen === undefined) return false;
  const port = parentPort;
  const [{ answerJobs }, { bookWithImports }] = await Promise.all([
    import('./check/judges.ts'),
    import('../hosts/node/library/book.ts'),
  ]);
  // The thread that started this one reports what cannot be read of the library.
  const book = bookWithImports(libraryFolder(), () => undefined);
  answerJobs(
    {
      book,
      now: sinceStart,
      onBlock(offset) {
        Atomics.store(seen, OFFSET, offset);
        Atomics.add(seen, BEGUN, 1);
      },
    },
    listener => port.on('message', (job: Job) => listener(job)),
    (answer: JudgeMessage) => port.postMessage(answer),
  );
  return true;
};
