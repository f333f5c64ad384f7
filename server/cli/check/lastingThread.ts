/** A thread that judges files and outlives what is in them: one that does not end, or has died, is replaced by another. */
import { whyEnded } from '../../analysis/document/timeLimit.ts';
import { looksIn, type Watch } from '../../analysis/document/watch.ts';
import type { Job, JudgeMessage, Thread } from './judges.ts';

/** One that may come to grief. */
export interface MortalThread extends Thread {
  /** How often it has begun a scenario or a card, and where in its file the last one begins. */
  readonly seen: () => { readonly begun: number; readonly offset: number };
  /** It has ended by itself: `why` ends a sentence. */
  readonly onDeath: (listener: (why: string) => void) => void;
}

/** So many scenarios and cards of one file are left out before the file itself is. */
const MOST_LEFT_OUT = 10;

interface Work {
  readonly job: Job;
  begun: number;
  /** Since something was begun. */
  looks: number;
}

/** What a thread was at is left out of its file, which is judged again by the next thread. */
export const lastingThread = (start: () => MortalThread, watch: Watch): Thread => {
  let thread: MortalThread | undefined;
  let work: Work | undefined;
  let unwatch = (): void => undefined;
  let listener = (_: JudgeMessage): void => undefined;
  const answer = (message: JudgeMessage): void => {
    work = undefined;
    unwatch();
    unwatch = () => undefined;
    listener(message);
  };
  const started = (): MortalThread => {
    const made = start();
    thread = made;
    made.onAnswer(message => thread === made && answer(message));
    made.onDeath(why => thread === made && replace(made, why));
    return made;
  };
  const send = (job: Job): void => {
    const at = thread ?? started();
    work = { job, begun: at.seen().begun, looks: 0 };
    at.send(job);
  };
  const replace = (ended: MortalThread, why: string): void => {
    const { offset } = ended.seen();
    ended.end();
    thread = undefined;
    if (work === undefined) return;
    const { job } = work;
    const { leftOut = {} } = job;
    const isHopeless = offset in leftOut || Object.keys(leftOut).length >= MOST_LEFT_OUT;
    if (isHopeless) answer(leftOutWhole(job, why));
    else send({ ...job, leftOut: { ...leftOut, [offset]: why } });
  };
  const look = (): void => {
    if (thread === undefined || work === undefined) return;
    const { begun } = thread.seen();
    work.looks = begun === work.begun ? work.looks + 1 : 0;
    work.begun = begun;
    const { timeout, limit = 0 } = work.job;
    // A scenario has its time limit, and so has each of its claims, which they mostly keep by themselves.
    if (work.looks > looksIn(timeout + limit + 1)) replace(thread, `it ${whyEnded(timeout)}`);
  };
  return {
    send(job) {
      unwatch = watch(look);
      send(job);
    },
    onAnswer: listens => {
      listener = listens;
    },
    end() {
      unwatch();
      thread?.end();
    },
  };
};

const leftOutWhole = ({ path }: Job, why: string): JudgeMessage => ({
  report: {
    path,
    problems: [
      {
        code: 'run/timeout',
        severity: 'error',
        message: `The rest of this file was left out: ${why}. Nothing is known about it; make it smaller.`,
        range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } },
      },
    ],
    scenarios: [],
    cards: [],
  },
  scenarios: 0,
});
