/** The thread for long runs: this program, started once more as a worker. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Client } from './client.ts';
import { fields } from './documents.ts';
import type { LongAnswer, LongJob, LongThread } from './elsewhere.ts';
import type { PagesAt } from './toolbox.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench lsp';

export interface LongThreadData {
  readonly client: Client;
  readonly pagesAt: PagesAt;
}

/** `stop` sets a number that both threads share, as a thread that is busy reads no messages. */
export const startLongThread = (program: string, data: LongThreadData): LongThread => {
  // The number of the job that shall end: a thread that is busy reads no messages.
  const stopped = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const worker = new Worker(program, { workerData: { purpose: PURPOSE, stopped, ...data } });
  // It keeps no process alive.
  worker.unref();
  return {
    send: job => worker.postMessage(job),
    stop: id => void Atomics.store(stopped, 0, id),
    onAnswer: listener => void worker.on('message', listener),
    onDeath: listener => {
      worker.on('error', error => listener(error.message));
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
  const { client, pagesAt, stopped } = data as LongThreadData & { readonly stopped: Int32Array };
  const [{ longJobs }, { loadToolbox }] = await Promise.all([import('./longJobs.ts'), import('./toolbox.ts')]);
  const answer = longJobs({
    client,
    // The thread that started this one reports what cannot be read of the library.
    load: () => loadToolbox(pagesAt),
    isStopped: id => Atomics.load(stopped, 0) === id,
    tell: (answer: LongAnswer) => port.postMessage(answer),
  });
  port.on('message', (job: LongJob) => void answer(job));
  return true;
};
