/**
 * What passive abilities make of the objects on the board. Worked out once for each state, and only when somebody asks
 * for something that passives in force may change.
 */

import { agreeIn, recordedState, type StateField } from '../play/recordedState.ts';
import { memorySlot } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { NOTHING } from './building.ts';
import { workOut } from './layering.ts';
import type { Passives, Traits } from './layers.ts';
import { type OnObjects, ownPassives } from './passives.ts';

/**
 * All passives in force, null where no ability is in the game. What they make of objects is worked out for it only where they lend
 * abilities: those may be passives themselves.
 */
export const passivesIn = (state: State): Passives | null => {
  if (!state.hasAbilities) return null;
  const own = ownPassives(state);
  return own.gives.has('abilities') ? workedOut(state).passives : own;
};

/** Traits as far as passives in force may give any object that, or abilities that may; null where none do, and nothing is worked out. */
export const traitsGiving = (state: State, kind: OnObjects['gives']): Traits | null => {
  if (!state.hasAbilities) return null;
  const { gives } = ownPassives(state);
  return gives.has(kind) || gives.has('abilities') ? workedOut(state) : null;
};

/** The same for whatever changes Might. */
export const traitsOfMight = (state: State): Traits | null =>
  state.hasAbilities && ownPassives(state).changeMight ? workedOut(state) : null;

/** The same for a keyword. */
export const traitsOfKeyword = (state: State, name: string): Traits | null => {
  if (!state.hasAbilities) return null;
  const { keywords } = ownPassives(state);
  return keywords === null || keywords.includes(name) ? workedOut(state) : null;
};

/** The same for any such keyword. */
export const traitsOfKeywords = (state: State, isSuch: (name: string) => boolean): Traits | null => {
  if (!state.hasAbilities) return null;
  const { keywords } = ownPassives(state);
  return keywords === null || keywords.some(isSuch) ? workedOut(state) : null;
};

/** The abilities that passives lend, by who has them. */
export const abilitiesGiven = (state: State): Traits['abilities'] =>
  traitsGiving(state, 'abilities')?.abilities ?? NOTHING.abilities;

interface Known {
  /** The last state that had these traits. */
  readonly state: State;
  /** Those that they were worked out from. */
  readonly passives: Passives;
  readonly traits: Traits;
  /** Of the state, besides its objects and behaviours. */
  readonly fieldsRead: readonly StateField[];
}

/** The last few, the newest first: a question about a state mostly follows one about the same. */
const known = memorySlot<readonly Known[]>('traits');
const MOST_KNOWN = 4;
const NONE: readonly never[] = [];

/** Null where no ability is in the game. */
export const traitsOf = (state: State): Traits | null => (state.hasAbilities ? workedOut(state) : null);

/** Null where nobody has asked what passives make of objects in that state, of late. */
export const traitsAskedFor = (state: State): Traits | null => {
  for (const before of known.get(state.memory) ?? NONE) if (before.state === state) return before.traits;
  return null;
};

const workedOut = (state: State): Traits => {
  const asked = traitsAskedFor(state);
  if (asked !== null) return asked;
  const { memory } = state;
  const passives = ownPassives(state);
  const last = known.get(memory) ?? NONE;
  const before = last.find(each => isAlike(each, state, passives));
  if (before !== undefined) {
    known.put(memory, [{ ...before, state }, ...last.filter(each => each !== before)]);
    return before.traits;
  }
  const recorded = recordedState(state);
  const traits = workOut(recorded.state, passives);
  // Others may have been put there meanwhile.
  const others = (known.get(memory) ?? NONE).slice(0, MOST_KNOWN - 1);
  known.put(memory, [{ state, passives, traits, fieldsRead: recorded.fieldsRead() }, ...others]);
  return traits;
};

/** Whether all is the same that was read as the traits were worked out. */
const isAlike = (before: Known, t: State, passives: Passives): boolean => {
  const s = before.state;
  return (
    before.passives === passives &&
    s.objects === t.objects &&
    s.behaviours === t.behaviours &&
    agreeIn(before.fieldsRead, s, t)
  );
};
