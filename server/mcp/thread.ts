/** The thread that answers (`work.ts`): this program, started once more as a worker. It reads no file but the program's own data. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { thrownText } from '../../rules-db/thrownText.ts';
import { ROOM_FOR_GAMES, whyDied } from '../analysis/document/watch.ts';
import { RefusedRequest } from '../analysis/refused.ts';
import type { Answer, AnsweringThread, AnswerPicture, Question } from './work.ts';

/** What a thread is started with, so that it knows what for. */
const PURPOSE = 'riftbench mcp';

/** `program` is the path of the bundle. The process ends when nothing is asked any more. */
export const startAnsweringThread = (program: string): AnsweringThread => {
  const worker = new Worker(program, {
    workerData: { purpose: PURPOSE },
    resourceLimits: ROOM_FOR_GAMES,
    stdout: true,
  });
  worker.unref();
  return {
    ask(question) {
      worker.ref();
      worker.postMessage(question);
    },
    onAnswer: listener =>
      void worker.on('message', (answer: Answer) => {
        worker.unref();
        listener(answer);
      }),
    onDeath: listener => void worker.on('error', error => listener(whyDied(error))),
    end: () => void worker.terminate(),
  };
};

/** Serves as that thread if this program was started as one. */
export const serveAsAnsweringThread = async (): Promise<boolean> => {
  const { purpose } = (workerData ?? {}) as { readonly purpose?: string };
  if (parentPort === null || purpose !== PURPOSE) return false;
  const port = parentPort;
  port.on('message', (question: Question) => void answered(question).then(answer => port.postMessage(answer)));
  return true;
};

const answered = async ({ tool, given }: Question): Promise<Answer> => {
  try {
    const [{ answerChat }, { loadRuleBook }, { heapUsed }] = await Promise.all([
      import('../analysis/chat/answering.ts'),
      import('../../rules-db/book.ts'),
      import('../hosts/node/heapUsed.ts'),
    ]);
    const running = { now: () => performance.now(), memory: heapUsed };
    const { text, data, picture } = await answerChat(loadRuleBook(), { tool, given }, running);
    return { kind: 'answer', text, data, ...(picture === undefined ? {} : { picture: await pictureOf(picture.svg) }) };
  } catch (error) {
    if (error instanceof RefusedRequest) return { kind: 'refused', why: error.message };
    return { kind: 'refused', why: `This is a bug in Riftbench: ${thrownText(error)}` };
  }
};

const pictureOf = async (svg: string): Promise<AnswerPicture> => {
  const { rasteriser } = await import('../hosts/node/drawing/rasteriser.ts');
  const draw = await rasteriser();
  return draw === undefined ? { svg } : { png: Buffer.from(draw(svg).png()).toString('base64') };
};
