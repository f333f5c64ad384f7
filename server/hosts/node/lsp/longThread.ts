/** The thread for long runs: this program, started once more as a worker. */

import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { MOST_MEMORY, whyDied } from '../../../analysis/document/watch.ts';
import type { PagesAt } from '../../../analysis/pageLinks.ts';
import { fields } from '../../../analysis/text/fields.ts';
import type { Client } from '../../../lsp/client.ts';
import type { LongAnswer, LongJob, LongThread } from '../../../lsp/longWork.ts';
import { heapUsed } from '../heapUsed.ts';
import { nodeHost } from '../host.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench lsp';

export interface LongThreadData {
  readonly client: Client;
  readonly pagesAt: PagesAt;
}

/** What both threads share, as one that is busy reads no messages: the number of the job that shall end, and how often one began a scenario. */
const STOPPED = 0;
const BEATS = 1;

export const startLongThread = (program: string, data: LongThreadData): LongThread => {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(program, {
    workerData: { purpose: PURPOSE, shared, ...data },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  // It keeps no process alive.
  worker.unref();
  return {
    send: job => worker.postMessage(job),
    stop: id => void Atomics.store(shared, STOPPED, id),
    beats: () => Atomics.load(shared, BEATS),
    onAnswer: listener => void worker.on('message', listener),
    onDeath: listener => {
      worker.on('error', error => listener(whyDied(error)));
      worker.on('exit', code => listener(`exit code ${code}`));
    },
    end: () => void worker.terminate(),
  };
};

/** Serves as that thread if this program was started as one. */
export const serveAsLongThread = async (): Promise<boolean> => {
  const data: unknown = workerData;
  if (isMainThread || parentPort === null || fields(data).purpose !== PURPOSE) return false;
  const port = parentPort;
  const { client, pagesAt, shared } = data as LongThreadData & { readonly shared: Int32Array };
  const [{ longJobs }, { loadToolbox }] = await Promise.all([
    import('../../../lsp/longJobs.ts'),
    import('./toolbox.ts'),
  ]);
  const answer = longJobs({
    host: nodeHost,
    memory: heapUsed,
    client,
    // The thread that started this one reports what cannot be read of the library.
    load: () => loadToolbox(pagesAt),
    isStopped: id => Atomics.load(shared, STOPPED) === id,
    beat: () => void Atomics.add(shared, BEATS, 1),
    tell: (answer: LongAnswer) => port.postMessage(answer),
  });
  port.on('message', (job: LongJob) => void answer(job));
  return true;
};
