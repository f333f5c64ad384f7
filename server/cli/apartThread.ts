/** The thread for a command that takes long (`apart.ts`): this program, started once more as a worker. */

import { parentPort, Worker, workerData } from 'node:worker_threads';
import { ROOM_FOR_GAMES, whyDied } from '../analysis/document/watch.ts';
import type { ApartJob, ApartMessage, ApartThread } from './apartJob.ts';
import type { Io, Stream } from './io.ts';
import { threadIo } from './threadIo.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench command';

/** `program` is the path of the bundle. */
export const startApart = (program: string, job: ApartJob): ApartThread => {
  const worker = new Worker(program, {
    workerData: { purpose: PURPOSE, job },
    resourceLimits: ROOM_FOR_GAMES,
  });
  let isOver = false;
  return {
    onMessage: listener => void worker.on('message', listener),
    onDeath: listener => {
      worker.on('error', error => {
        if (!isOver) listener(whyDied(error));
      });
    },
    end() {
      isOver = true;
      void worker.terminate();
    },
  };
};

/** Serves as that thread if this program was started as one. */
export const serveApart = async (): Promise<boolean> => {
  const { purpose, job } = (workerData ?? {}) as { readonly purpose?: string; readonly job?: ApartJob };
  if (parentPort === null || purpose !== PURPOSE || job === undefined) return false;
  const port = parentPort;
  const tell = (message: ApartMessage): void => port.postMessage(message);
  const stream = (kind: 'out' | 'err'): Stream => ({ ...job[kind], write: text => tell({ kind, text }) });
  const given = threadIo(job);
  const io: Io = {
    out: stream('out'),
    err: stream('err'),
    ...given,
    readInput: () => job.input ?? given.readInput(),
    leftOut: job.leftOut,
    at: place => tell({ kind: 'at', place }),
  };
  const { run } = await import('./run.ts');
  tell({ kind: 'done', status: await run(job.args, io) });
  return true;
};
