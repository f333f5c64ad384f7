/** Counts the work of a scenario (`work.ts`). */
import { BOUNDS } from '../../bounds.ts';
import { stop } from './stopping.ts';
import type { Budget, WorkOn } from './work.ts';

type Done = Record<WorkOn, number>;

const KINDS: readonly WorkOn[] = ['sentences', 'words', 'answers', 'payments', 'assignments', 'passives', 'happenings'];

const copied = (d: Done): Done => ({
  sentences: d.sentences,
  words: d.words,
  answers: d.answers,
  payments: d.payments,
  assignments: d.assignments,
  passives: d.passives,
  happenings: d.happenings,
});

const NOTHING_DONE: Done = {
  sentences: 0,
  words: 0,
  answers: 0,
  payments: 0,
  assignments: 0,
  passives: 0,
  happenings: 0,
};

interface Counters {
  left: number;
  /** What is left when the caller is asked next. */
  askAt: number;
  /** What is left of it when the line has taken all that it may. */
  endOfLine: number;
  /** What has been done for what, and how much of that before the line began; the search that is under way. */
  readonly done: Done;
  before: Done;
  under: { readonly on: WorkOn; readonly from: number } | null;
  readonly isInterrupted: () => boolean;
  /** Whether something took too much, and whether all is over. */
  isStopped: boolean;
  isFinished: boolean;
  /** What was read by then, and what was left of it for the reading that is under way as that began. */
  read: number;
  readable: number;
}

/**
 * The counters are private, so that states that differ in nothing else count as the same; all in one field, as each private one
 * takes long to make, and every scenario makes a budget.
 */
class CountedBudget implements Budget {
  readonly #counters: Counters;

  constructor(isInterrupted: () => boolean, most: number) {
    this.#counters = {
      left: most,
      askAt: most - BETWEEN_QUESTIONS,
      endOfLine: Math.max(0, most - BOUNDS.workOfLine),
      done: copied(NOTHING_DONE),
      before: NOTHING_DONE,
      under: null,
      isInterrupted,
      isStopped: false,
      isFinished: false,
      read: 0,
      readable: 0,
    };
  }

  spend(work: number, on: WorkOn): void {
    const counters = this.#counters;
    counters.left -= work;
    if (counters.under === null) counters.done[on] += work;
    if (counters.left < counters.askAt || counters.left < counters.endOfLine) look(counters, on);
  }

  during<T>(on: WorkOn, run: () => T): T {
    const counters = this.#counters;
    // What is tried on the way to pay is a way to pay.
    const outer = counters.under;
    if (outer !== null && (on === 'answers' || on === outer.on)) return run();
    endSearch(counters);
    counters.under = { on, from: counters.left };
    try {
      return run();
    } finally {
      endSearch(counters);
      if (outer !== null) counters.under = { on: outer.on, from: counters.left };
    }
  }

  beginLine(): void {
    const counters = this.#counters;
    counters.before = copied(counters.done);
    counters.endOfLine = Math.max(0, counters.left - BOUNDS.workOfLine);
  }

  finish(): void {
    const counters = this.#counters;
    readUpTo(counters, counters.isFinished ? this.read : 0, UNLIMITED);
    counters.isFinished = true;
  }

  get read(): number {
    const { isFinished, read, readable, left } = this.#counters;
    return isFinished ? read + readable - left : 0;
  }

  get isFinished(): boolean {
    return this.#counters.isFinished;
  }

  beginReading(): void {
    const counters = this.#counters;
    readUpTo(counters, this.read, counters.isStopped ? WORK_OF_A_READER : BOUNDS.workOfLine);
  }

  get left(): number {
    return this.#counters.left;
  }
}

const readUpTo = (counters: Counters, read: number, most: number): void => {
  counters.read = read;
  counters.readable = most;
  counters.left = most;
  counters.askAt = 0;
  counters.endOfLine = 0;
};

/** Far more than anything takes, and counted exactly. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

const endSearch = (counters: Counters): void => {
  if (counters.under === null) return;
  const { on, from } = counters.under;
  counters.under = null;
  counters.done[on] += from - counters.left;
};

/** That on which most was spent, on the line or, where that alone did not take too much, in the whole scenario; or else what is under way. */
const mostOf = (counters: Counters, on: WorkOn): WorkOn => {
  const now = counters.under?.on ?? on;
  endSearch(counters);
  const { left, done, before } = counters;
  const spent = (each: WorkOn): number => done[each] - (left < 0 ? 0 : before[each]);
  return KINDS.reduce((most, each) => (spent(each) > spent(most) ? each : most), now);
};

const look = (counters: Counters, on: WorkOn): void => {
  counters.isStopped ||= counters.left < counters.endOfLine;
  if (counters.left < counters.endOfLine)
    stop({ kind: 'out of bounds', excess: { kind: 'work', on: mostOf(counters, on) } });
  counters.askAt = counters.left - BETWEEN_QUESTIONS;
  if (counters.isInterrupted()) stop({ kind: 'out of bounds', excess: { kind: 'interrupted' } });
};

const WORK_OF_A_READER = 20_000;

/** Units of work: a fraction of a millisecond. */
const BETWEEN_QUESTIONS = 4_000;

const NEVER = (): boolean => false;

/** For a whole scenario: all its editions and branches. */
export const newBudget = (isInterrupted: () => boolean = NEVER, most: number = BOUNDS.work): Budget =>
  new CountedBudget(isInterrupted, most);
