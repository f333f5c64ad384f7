/** The thread for long runs in a browser: this program, in one more worker. */
import type { PagesAt } from '../../../analysis/pageLinks.ts';
import { fields } from '../../../analysis/text/fields.ts';
import type { Toolbox } from '../../../analysis/tools.ts';
import type { Client } from '../../../lsp/client.ts';
import { longJobs } from '../../../lsp/longJobs.ts';
import type { LongAnswer, LongJob, LongThread } from '../../../lsp/longWork.ts';
import type { FilesParams, HandedFile } from '../../../protocol.ts';
import { giveData, type PackedData } from '../data/packed.ts';
import { browserHost } from '../host.ts';
import { memoryFiles } from '../memoryFiles.ts';
import type { StartWithData } from './start.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench long runs';

interface LongThreadStart extends Pick<StartWithData, 'data' | 'pages'> {
  readonly purpose: typeof PURPOSE;
  readonly files: readonly (readonly [uri: string, file: HandedFile | null])[];
  readonly client: Client;
  readonly pagesAt: PagesAt;
  /** The number of the job that shall end, where threads may share memory. Elsewhere a thread that is busy hears nothing, and is ended. */
  readonly stopped: Int32Array<SharedArrayBuffer> | null;
}

/** What goes to the thread after its start. */
type ToThread =
  | { readonly kind: 'job'; readonly job: LongJob }
  | { readonly kind: 'files'; readonly files: FilesParams['files'] }
  | { readonly kind: 'data'; readonly data: PackedData };

type FromThread = { readonly kind: 'beat' } | LongAnswer;

export interface LongThreads {
  readonly start: (client: Client, pagesAt: PagesAt) => LongThread;
  /** Files have changed: the threads that there are hear of it, and those that are started later have them. */
  readonly put: (changed: FilesParams['files']) => void;
  /** In the same way, more of what the programs read. */
  readonly give: (more: PackedData) => void;
}

/** Undefined where the browser lets no worker start another one. */
export const longThreads = (begun: StartWithData): LongThreads | undefined => {
  if (typeof Worker === 'undefined') return undefined;
  const workers = new Set<Worker>();
  const files = new Map<string, HandedFile | null>(Object.entries(begun.files));
  let { data } = begun;
  return {
    put(changed) {
      for (const [uri, file] of Object.entries(changed)) files.set(uri, file);
      for (const worker of workers) post(worker, { kind: 'files', files: changed });
    },
    give(more) {
      data = { ...data, ...more };
      for (const worker of workers) post(worker, { kind: 'data', data: more });
    },
    start(client, pagesAt) {
      const worker = new Worker(self.location.href);
      workers.add(worker);
      const end = (): void => {
        workers.delete(worker);
        worker.terminate();
      };
      const stopped = self.crossOriginIsolated
        ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
        : null;
      const { pages } = begun;
      const first: LongThreadStart = { purpose: PURPOSE, data, files: [...files], pages, client, pagesAt, stopped };
      worker.postMessage(first);
      return { ...conversation(worker, end), stop: id => void (stopped && Atomics.store(stopped, 0, id)), end };
    },
  };
};

const post = (worker: Worker, message: ToThread): void => worker.postMessage(message);

const conversation = (worker: Worker, end: () => void): Pick<LongThread, 'send' | 'beats' | 'onAnswer' | 'onDeath'> => {
  let beats = 0;
  let take = (_: LongAnswer): void => undefined;
  worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
    beats += 1;
    if (data.kind !== 'beat') take(data);
  };
  return {
    send: job => post(worker, { kind: 'job', job }),
    beats: () => beats,
    onAnswer(listener) {
      take = listener;
    },
    onDeath(listener) {
      worker.onerror = event => {
        event.preventDefault();
        end();
        listener(event.message ?? 'the browser could not start another worker');
      };
    },
  };
};

/** In milliseconds: no more messages are sent than who waits for them looks at. */
const BETWEEN_BEATS = 100;

/** Serves as that thread if the first message says so. */
export const serveAsLongThread = (
  first: unknown,
  load: (pages: string) => (pagesAt: PagesAt) => Promise<Toolbox>,
): boolean => {
  if (fields(first).purpose !== PURPOSE) return false;
  const { data, files, pages, client, pagesAt, stopped } = first as LongThreadStart;
  giveData(data);
  const memory = memoryFiles();
  memory.putAll(Object.fromEntries(files));
  const tell = (message: FromThread): void => self.postMessage(message);
  let lastBeat = 0;
  const answer = longJobs({
    host: browserHost(memory),
    // A browser does not tell a worker what it has in use.
    memory: () => 0,
    client,
    load: () => load(pages)(pagesAt),
    isStopped: id => stopped !== null && Atomics.load(stopped, 0) === id,
    beat() {
      const now = performance.now();
      if (now - lastBeat < BETWEEN_BEATS) return;
      lastBeat = now;
      tell({ kind: 'beat' });
    },
    tell,
  });
  self.onmessage = ({ data: message }: MessageEvent<ToThread>) => {
    if (message.kind === 'files') memory.putAll(message.files);
    else if (message.kind === 'data') giveData(message.data);
    else void answer(message.job);
  };
  return true;
};
