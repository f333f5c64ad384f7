/** The threads of a count: this program, started again as workers, each for one share. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ROOM_FOR_GAMES, whyDied } from '../../analysis/document/watch.ts';
import type { Io, Stream } from '../io.ts';
import { PLAIN_WIDTH } from '../stream.ts';
import { threadIo } from '../threadIo.ts';
import type { ShareJob, ShareResult, ShareThread } from './share.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench explore';

/** `program` is the path of the bundle. */
export const startShare = (program: string, job: ShareJob): ShareThread => {
  const worker = new Worker(program, { workerData: { purpose: PURPOSE, job }, resourceLimits: ROOM_FOR_GAMES });
  const told = new Promise<ShareResult>((resolve, reject) => {
    worker.on('message', (message: ShareMessage) => {
      if ('failed' in message) reject(new Error(message.failed));
      else resolve(message);
    });
    worker.on('error', error => reject(new Error(whyDied(error))));
  });
  // Whoever waits for it hears of it then, and may be busy until that.
  told.catch(() => undefined);
  return { told, end: () => void worker.terminate() };
};

type ShareMessage = ShareResult | { readonly failed: string };

/** Serves as such a thread if this program was started as one. */
export const serveShare = async (): Promise<boolean> => {
  const { purpose, job } = (workerData ?? {}) as { readonly purpose?: string; readonly job?: ShareJob };
  if (parentPort === null || purpose !== PURPOSE || job === undefined) return false;
  const port = parentPort;
  const said: string[] = [];
  const stream = (write: Stream['write']): Stream => ({
    write,
    isTerminal: false,
    hasColours: false,
    width: PLAIN_WIDTH,
  });
  const io: Io = {
    out: stream(() => undefined),
    err: stream(text => void said.push(text)),
    ...threadIo(job),
    ownShare: { share: job.share, tell: told => port.postMessage(told satisfies ShareMessage) },
  };
  const { run } = await import('../run.ts');
  const status = await run(job.args, io);
  if (status !== 0) port.postMessage({ failed: said.join('').trim() } satisfies ShareMessage);
  return true;
};
