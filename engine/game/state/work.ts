/**
 * How much work a scenario may make. It goes with the state, so that every loop that multiplies can take from it: one that tries
 * answers, lists groups, or looks at all objects for each of them. Work is counted, not timed, so that a scenario comes to the
 * same on every machine; one unit is about what a look at one object costs. In between the caller is asked whether to stop.
 */

/** What most of the work went into. */
export type WorkOn =
  /** What the sentences of cards and effects say. */
  | 'sentences'
  /** What words mean among all objects. */
  | 'words'
  /** What players could answer. */
  | 'answers'
  /** How a cost can be paid. */
  | 'payments'
  /** How damage can be assigned. */
  | 'assignments'
  /** What passives make of each other. */
  | 'passives'
  /** What happens to objects, one after the other or all at once. */
  | 'happenings';

export interface Budget {
  /** Takes so much; stops everything once there is none left, or the caller wants it stopped. */
  spend(work: number, on: WorkOn): void;
  /** All work within `run` is for this: of searches within one another, for the inner one, but for answers that are tried on its way. */
  during<T>(on: WorkOn, run: () => T): T;
  /** What the next line of a script may take is counted from here. */
  beginLine(): void;
  /** The scenario has been run: what is read of its states from now on takes nothing. What tries or lists has its own (`lookInto`). */
  finish(): void;
  readonly isFinished: boolean;
  /** What has been read of its states since then, which takes work as well: whoever reads of thousands of them comes to an end by it. */
  readonly read: number;
  /** What is read of a state now may take what a line may, and little where something of the scenario took too much. */
  beginReading(): void;
  /** What the whole scenario may still take. */
  readonly left: number;
}

/** What one try at reading the words of a sentence takes. */
export const WORK_OF_A_READING = 2;

/** What a line of a script takes, whatever it does: in all editions and branches of a scenario there are very many of them. */
export const WORK_OF_A_LINE = 100;
