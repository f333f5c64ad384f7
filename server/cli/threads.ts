/** Threads of this program: it starts itself again as a thread that judges files. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { libraryFolder } from '../library/folder.ts';
import type { Job, JudgeMessage, Thread } from './check/judges.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench check';

/** `program` is the path of the bundle. An answer `failed` comes where the thread itself breaks down. */
export const startThread = (program: string): Thread => {
  // A game's states come and go by the thousand: with more room for the young, fewer of them are moved about.
  const worker = new Worker(program, { workerData: PURPOSE, resourceLimits: { maxYoungGenerationSizeMb: 64 } });
  return {
    send: job => worker.postMessage(job),
    onAnswer: listener => {
      worker.on('message', listener);
      worker.on('error', error => listener({ failed: error.message }));
    },
    end: () => void worker.terminate(),
  };
};

/** Serves as a thread if this program was started as one. */
export const serveAsThread = async (): Promise<boolean> => {
  if (parentPort === null || workerData !== PURPOSE) return false;
  const port = parentPort;
  const [{ answerJobs }, { bookWithImports }] = await Promise.all([
    import('./check/judges.ts'),
    import('../library/book.ts'),
  ]);
  // The thread that started this one reports what cannot be read of the library.
  const book = bookWithImports(libraryFolder(), () => undefined);
  answerJobs(
    { book, now: () => performance.now() },
    listener => port.on('message', (job: Job) => listener(job)),
    (answer: JudgeMessage) => port.postMessage(answer),
  );
  return true;
};
