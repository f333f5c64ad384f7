/**
 * Finds out which fields of a state a calculation has read, so that its result can be kept for every other state that
 * has the same values in these fields. Nobody has to list by hand what could be read.
 */
import type { State } from '../state/state.ts';

export type StateField = keyof State;

class Recorder {
  readonly of: State;
  /** Read by everything that is worked out, so they are not recorded: code that keeps a result compares them first. */
  readonly objects: State['objects'];
  readonly behaviours: State['behaviours'];
  /** No part of the game. */
  readonly budget: State['budget'];
  /** A bit for each field. The 33rd shares the first one's, which then stands for both. */
  read = 0;

  constructor(of: State) {
    this.of = of;
    this.objects = of.objects;
    this.behaviours = of.behaviours;
    this.budget = of.budget;
  }
}

const UNRECORDED: ReadonlySet<string> = new Set(['objects', 'behaviours', 'budget'] satisfies readonly StateField[]);

/** Those of the first state that was recorded; all have the same. */
let fields: readonly StateField[] = [];

const defineGetters = (state: State): void => {
  const found = Object.keys(state).filter((key): key is StateField => !UNRECORDED.has(key));
  for (const [i, field] of found.entries())
    Object.defineProperty(Recorder.prototype, field, {
      configurable: true,
      get(this: Recorder) {
        this.read |= 1 << i;
        return this.of[field];
      },
    });
  fields = found;
};

export interface RecordedState {
  /** To be read in place of the state. */
  readonly state: State;
  /** Those read so far, but for `objects` and `behaviours`. */
  readonly fieldsRead: () => readonly StateField[];
}

/** A stand-in for a state that notes which of its fields are read, and a function that lists those read so far. */
export const recordedState = (of: State): RecordedState => {
  if (fields.length === 0) defineGetters(of);
  const recorder = new Recorder(of);
  return {
    state: recorder as unknown as State,
    fieldsRead: () => fields.filter((_, i) => (recorder.read & (1 << i)) !== 0),
  };
};

/** Whether two states are the same in these fields. */
export const agreeIn = (fieldsRead: readonly StateField[], a: State, b: State): boolean => {
  for (const field of fieldsRead) if (a[field] !== b[field]) return false;
  return true;
};
