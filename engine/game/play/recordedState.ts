/**
 * Finds out which fields of a state a calculation has read, so that its result can be kept for every other state that
 * has the same values in these fields. Nobody has to list by hand what could be read.
 */

import type { State } from '../state/state.ts';
import { STATE_FIELDS } from './copies.ts';

export type StateField = keyof State;

class Recorder {
  readonly of: State;
  /** Read by everything that is worked out, so they are not recorded: code that keeps a result compares them first. */
  readonly objects: State['objects'];
  readonly behaviours: State['behaviours'];
  /** No parts of the game. */
  readonly budget: State['budget'];
  readonly memory: State['memory'];
  /** A bit for each field. The 33rd shares the first one's, which then stands for both. */
  read = 0;

  constructor(of: State) {
    this.of = of;
    this.objects = of.objects;
    this.behaviours = of.behaviours;
    this.budget = of.budget;
    this.memory = of.memory;
  }
}

const UNRECORDED: ReadonlySet<string> = new Set([
  'objects',
  'behaviours',
  'budget',
  'memory',
] satisfies readonly StateField[]);

const RECORDED: readonly StateField[] = STATE_FIELDS.filter(field => !UNRECORDED.has(field));

for (const [i, field] of RECORDED.entries())
  Object.defineProperty(Recorder.prototype, field, {
    get(this: Recorder) {
      this.read |= 1 << i;
      return this.of[field];
    },
  });

export interface RecordedState {
  /** To be read in place of the state. */
  readonly state: State;
  /** Those read so far, but for `objects` and `behaviours`. */
  readonly fieldsRead: () => readonly StateField[];
}

/** A stand-in for a state that notes which of its fields are read, and a function that lists those read so far. */
export const recordedState = (of: State): RecordedState => {
  const recorder = new Recorder(of);
  return {
    state: recorder as unknown as State,
    fieldsRead: () => RECORDED.filter((_, i) => (recorder.read & (1 << i)) !== 0),
  };
};

/** Whether two states are the same in these fields. */
export const agreeIn = (fieldsRead: readonly StateField[], a: State, b: State): boolean => {
  for (const field of fieldsRead) if (a[field] !== b[field]) return false;
  return true;
};
