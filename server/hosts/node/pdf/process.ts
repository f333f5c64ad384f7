/**
 * A process that reads one PDF, reports on it, and ends. The library that takes PDF apart runs in a thread, so that what
 * watches over time and memory is never waited for; and the thread in a process of its own, since a thread whose memory
 * ends takes its process along. A bundle of its own (`esbuild.mjs`): it weighs more than all the rest.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { extractText } from './extract.ts';
import { cannotBeRead, overLimit } from './limits.ts';
import type { PdfProgress, PdfTask } from './messages.ts';

const watchOver = ({ bytes, limits }: PdfTask): void => {
  const end = (progress: PdfProgress): void => {
    process.send?.(progress, () => process.exit(0));
  };
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { bytes, limits } satisfies PdfTask,
    // The watch below is to see it first: at the end of the heap, no message can be sent.
    resourceLimits: { maxOldGenerationSizeMb: 2 * limits.memory, maxYoungGenerationSizeMb: 64, stackSizeMb: 4 },
    stdout: true,
    stderr: true,
  });
  const giveUp = (why: string): void => {
    // Not at once where it is in the middle of something: the process ends it.
    void worker.terminate();
    end({ why });
  };
  const pageTimer = setTimeout(() => giveUp(overLimit.page(limits)), limits.page * 1000);
  setTimeout(() => giveUp(overLimit.whole(limits)), limits.whole * 1000);
  setInterval(() => {
    if (process.memoryUsage.rss() > limits.memory * 1_000_000) giveUp(overLimit.memory(limits));
  }, LOOK_EVERY);
  worker.on('message', (progress: PdfProgress) => {
    if (!('page' in progress)) return end(progress);
    pageTimer.refresh();
    process.send?.(progress);
  });
  worker.on('error', error => giveUp(cannotBeRead(`it is damaged (${error.message})`, 'Download it again.')));
};

/** In milliseconds: what unpacks fastest gets some 100 MB in that time. */
const LOOK_EVERY = 30;

const read = async ({ bytes, limits }: PdfTask): Promise<void> => {
  // The library rejects one promise for a damaged part, continues without it, and leaves another rejected promise that
  // nobody waits for.
  process.on('unhandledRejection', () => {});
  const tell = (progress: PdfProgress): void => parentPort?.postMessage(progress);
  tell(await extractText(bytes, limits, (page, of) => tell({ page, of })));
};

if (isMainThread) {
  process.once('message', watchOver);
  // Nobody waits for it any more. An ordinary exit would wait for the thread.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
} else void read(workerData as PdfTask);
