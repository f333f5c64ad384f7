/** Questions of a chat, answered in another thread: the one that speaks the protocol always listens. */
import type { ChatToolName } from '../analysis/chat/tools.ts';

export interface Question {
  readonly tool: ChatToolName;
  /** As it came over the wire. */
  readonly given: unknown;
}

/** Plain data: it comes from another thread. */
export type Answer =
  | {
      readonly kind: 'answer';
      readonly text: string;
      readonly data: Readonly<Record<string, unknown>>;
      readonly picture?: AnswerPicture;
    }
  /** It cannot be answered: a sentence for whoever asked. */
  | { readonly kind: 'refused'; readonly why: string };

/** PNG in Base64 where something makes pixels, else the drawing itself. */
export type AnswerPicture = { readonly png: string } | { readonly svg: string };

/** A thread that answers one question after the other. */
export interface AnsweringThread {
  readonly ask: (question: Question) => void;
  readonly onAnswer: (listener: (answer: Answer) => void) => void;
  /** It has ended by itself: `why` ends a sentence. */
  readonly onDeath: (listener: (why: string) => void) => void;
  readonly end: () => void;
}

export interface Answering {
  /** Rejects where `signal` is aborted; what had been begun for it is ended. */
  readonly ask: (question: Question, signal: AbortSignal) => Promise<Answer>;
  readonly end: () => void;
}

/** In seconds: the answer itself takes no longer than half of it; clients wait for a minute. */
const MOST = 50;
/** So many may wait. */
const MOST_WAITING = 64;

interface Waiting {
  readonly question: Question;
  readonly settle: (answer: Answer) => void;
}

export interface AnsweringOptions {
  readonly start: () => AnsweringThread;
  /** In seconds, for one question. */
  readonly most?: number;
}

/** One question at a time; a thread that does not end, or dies, is replaced for the next. */
export const answerInThread = ({ start, most = MOST }: AnsweringOptions): Answering => {
  const queue: Waiting[] = [];
  let thread: AnsweringThread | undefined;
  let current: Waiting | undefined;
  let timer: NodeJS.Timeout | undefined;

  const settleCurrent = (answer: Answer): void => {
    clearTimeout(timer);
    const done = current;
    current = undefined;
    done?.settle(answer);
    goOn();
  };
  const replace = (why: string): void => {
    thread?.end();
    thread = undefined;
    settleCurrent({
      kind: 'refused',
      why: `This was too much: ${why}. Nothing is known about it; ask for less at once.`,
    });
  };
  const started = (): AnsweringThread => {
    const made = start();
    made.onAnswer(answer => made === thread && settleCurrent(answer));
    made.onDeath(why => made === thread && replace(why));
    return made;
  };
  const goOn = (): void => {
    if (current !== undefined) return;
    current = queue.shift();
    if (current === undefined) return;
    thread ??= started();
    timer = setTimeout(() => replace(`it took longer than ${most} seconds and had to be ended`), 1_000 * most);
    thread.ask(current.question);
  };
  return {
    ask: (question, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(new Error('cancelled'));
        if (queue.length >= MOST_WAITING)
          return resolve({
            kind: 'refused',
            why: `${MOST_WAITING} questions wait already; ask again when they are answered.`,
          });
        const settle = (answer: Answer): void => {
          signal.removeEventListener('abort', cancel);
          resolve(answer);
        };
        const waiting: Waiting = { question, settle };
        const cancel = (): void => {
          reject(new Error('cancelled'));
          if (waiting === current) return replace('it was cancelled');
          const at = queue.indexOf(waiting);
          if (at >= 0) queue.splice(at, 1);
        };
        signal.addEventListener('abort', cancel, { once: true });
        queue.push(waiting);
        goOn();
      }),
    end: () => {
      clearTimeout(timer);
      queue.length = 0;
      current = undefined;
      thread?.end();
      thread = undefined;
    },
  };
};
