/** Counts the work of a scenario (`work.ts`). */
import { BOUNDS } from '../../bounds.ts';
import { stop } from './stopping.ts';
import type { Budget, WorkOn } from './work.ts';

type Done = Record<WorkOn, number>;

const nothingDone = (): Done => ({
  sentences: 0,
  words: 0,
  answers: 0,
  payments: 0,
  assignments: 0,
  passives: 0,
  happenings: 0,
});

const KINDS: readonly WorkOn[] = ['sentences', 'words', 'answers', 'payments', 'assignments', 'passives', 'happenings'];

/** The counters are private, so that states that differ in nothing else count as the same. */
class CountedBudget implements Budget {
  #left: number;
  /** What is left when the caller is asked next. */
  #askAt: number;
  /** What is left of it when the line has taken all that it may. */
  #endOfLine: number;
  /** What has been done for what since the line began, and before; the search that is under way. */
  #done: Done = nothingDone();
  readonly #before: Done = nothingDone();
  #under: { readonly on: WorkOn; readonly from: number } | null = null;
  readonly #isInterrupted: () => boolean;

  constructor(isInterrupted: () => boolean, most: number) {
    this.#isInterrupted = isInterrupted;
    this.#left = most;
    this.#endOfLine = Math.max(0, most - BOUNDS.workOfLine);
    this.#askAt = most - BETWEEN_QUESTIONS;
  }

  spend(work: number, on: WorkOn): void {
    this.#left -= work;
    if (this.#under === null) this.#done[on] += work;
    if (this.#left < this.#askAt || this.#left < this.#endOfLine) this.#look(on);
  }

  during<T>(on: WorkOn, run: () => T): T {
    // What is tried on the way to pay is a way to pay.
    const outer = this.#under;
    if (outer !== null && (on === 'answers' || on === outer.on)) return run();
    this.#endSearch();
    this.#under = { on, from: this.#left };
    try {
      return run();
    } finally {
      this.#endSearch();
      if (outer !== null) this.#under = { on: outer.on, from: this.#left };
    }
  }

  beginLine(): void {
    for (const on of KINDS) this.#before[on] += this.#done[on];
    this.#done = nothingDone();
    this.#endOfLine = Math.max(0, this.#left - BOUNDS.workOfLine);
  }

  finish(): void {
    this.#left = Number.POSITIVE_INFINITY;
    this.#endOfLine = 0;
    this.#askAt = 0;
  }

  get left(): number {
    return this.#left;
  }

  #endSearch(): void {
    if (this.#under === null) return;
    const { on, from } = this.#under;
    this.#under = null;
    this.#done[on] += from - this.#left;
  }

  /** That on which most was spent, on the line or, where that alone did not take too much, in the whole scenario; or else what is under way. */
  #most(on: WorkOn): WorkOn {
    const now = this.#under?.on ?? on;
    this.#endSearch();
    const isWhole = this.#left < 0;
    const spent = (each: WorkOn): number => this.#done[each] + (isWhole ? this.#before[each] : 0);
    return KINDS.reduce((most, each) => (spent(each) > spent(most) ? each : most), now);
  }

  #look(on: WorkOn): void {
    if (this.#left < this.#endOfLine) stop({ kind: 'out of bounds', excess: { kind: 'work', on: this.#most(on) } });
    this.#askAt = this.#left - BETWEEN_QUESTIONS;
    if (this.#isInterrupted()) stop({ kind: 'out of bounds', excess: { kind: 'interrupted' } });
  }
}

/** Units of work: a fraction of a millisecond. */
const BETWEEN_QUESTIONS = 4_000;

const NEVER = (): boolean => false;

/** For a whole scenario: all its editions and branches. */
export const newBudget = (isInterrupted: () => boolean = NEVER, most: number = BOUNDS.work): Budget =>
  new CountedBudget(isInterrupted, most);
