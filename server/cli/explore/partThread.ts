/** The threads of a count: this program, started again as workers, each for a part of every layer. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { LayerTask } from '../../../engine/game/explore/layerTasks.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import { ROOM_FOR_GAMES, whyDied } from '../../analysis/document/watch.ts';
import type { Io, Stream } from '../io.ts';
import { PLAIN_WIDTH } from '../stream.ts';
import { threadIo } from '../threadIo.ts';
import type { OwnPart, PartAnswer, PartJob, PartThread } from './part.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench explore';

/** `program` is the path of the bundle. */
export const startPart = (program: string, job: PartJob): PartThread => {
  const worker = new Worker(program, { workerData: { purpose: PURPOSE, job }, resourceLimits: ROOM_FOR_GAMES });
  const waiting: { readonly resolve: (answer: PartAnswer) => void; readonly reject: (error: Error) => void }[] = [];
  let failed: Error | null = null;
  const fail = (why: string): void => {
    failed = new Error(why);
    for (const { reject } of waiting.splice(0)) reject(failed);
  };
  worker.on('message', (message: PartMessage) => {
    if ('failed' in message) fail(message.failed);
    else waiting.shift()?.resolve(message);
  });
  worker.on('error', error => fail(whyDied(error)));
  return {
    goOn(task) {
      worker.postMessage(task);
      const answered = new Promise<PartAnswer>((resolve, reject) => {
        if (failed === null) waiting.push({ resolve, reject });
        else reject(failed);
      });
      // Nobody may wait for it, as it has taken nothing to look at.
      answered.catch(() => undefined);
      return answered;
    },
    end: () => void worker.terminate(),
  };
};

type PartMessage = PartAnswer | { readonly failed: string };

/** Serves as such a thread if this program was started as one. */
export const servePart = async (): Promise<boolean> => {
  const { purpose, job } = (workerData ?? {}) as { readonly purpose?: string; readonly job?: PartJob };
  if (parentPort === null || purpose !== PURPOSE || job === undefined) return false;
  const port = parentPort;
  const tell = (message: PartMessage): void => port.postMessage(message);
  const said: string[] = [];
  const stream = (write: Stream['write']): Stream => ({
    write,
    isTerminal: false,
    hasColours: false,
    width: PLAIN_WIDTH,
  });
  const serve: OwnPart['serve'] = goOn =>
    void port.on('message', (task: LayerTask) => {
      try {
        tell(goOn(task));
      } catch (error) {
        tell({ failed: thrownText(error) });
      }
    });
  const io: Io = {
    out: stream(() => undefined),
    err: stream(text => void said.push(text)),
    ...threadIo(job),
    ownPart: { serve },
  };
  const { run } = await import('../run.ts');
  const status = await run(job.args, io);
  if (status !== 0) tell({ failed: said.join('').trim() });
  return true;
};
