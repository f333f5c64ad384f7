/** A unit's Might as it is now, with all that makes it up, and the damage that is lethal to it. */

import type { State, Unit } from '../state/state.ts';
import { countedMight, type Might, mightUnder, valueUnder } from './layers.ts';
import { traitsGiving, traitsOfMight } from './traits.ts';

/**
 * With the parts that make it up, for steps and messages. `mightCounted` is cheaper where only the number is needed.
 */
export const mightOfUnit = (state: State, u: Unit): Might => mightUnder(state, traitsOfMight(state), u);

/** The value alone. */
export const mightValue = (state: State, u: Unit): number => valueUnder(state, traitsOfMight(state), u);

export type { Might };

/** The same Might without its parts, and no less than 0. */
export const mightCounted = (state: State, u: Unit): number => countedMight(state, traitsOfMight(state), u);

/** What is lethal: nonzero damage equal to its Might or above (`unit.damage.lethal`). So much is missing; 0 or less where none is. */
const missingToLethal = (state: State, u: Unit): number => mightCounted(state, u) - u.damage;

/** Whether it has lethal damage, or any at all where somebody's damage always kills. */
export const hasLethalDamage = (state: State, u: Unit): boolean => {
  if (u.type !== 'unit' || u.damage <= 0) return false;
  const deadly = traitsGiving(state, 'any damage kills')?.deadly.get(u.id);
  return missingToLethal(state, u) <= 0 || deadly?.some(p => u.damagedBy.includes(p)) === true;
};

/** `combat.assign.exempt` */
export const cannotBeDealt = (state: State, u: Unit): boolean =>
  u.immune || traitsGiving(state, 'immunity')?.immune.has(u.id) === true;

/** The damage still missing to be lethal, at least 1; null for a unit that cannot be dealt damage (`combat.assign.exempt`). A stunned unit takes as any (`stun.takes-full`). */
export const lethalNow = (state: State, u: Unit): number | null =>
  cannotBeDealt(state, u) ? null : Math.max(1, missingToLethal(state, u));

/** What a unit gives to its side's damage: its Might, nothing while stunned (`stun.no-might`). */
export const damageGiven = (state: State, u: Unit): number =>
  u.stunned || traitsGiving(state, 'no combat damage')?.noCombatDamage.has(u.id) === true ? 0 : mightCounted(state, u);
