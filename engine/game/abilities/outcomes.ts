/** What an ability's instructions have done, for later words such as "killed this way" (`ability.linked.reference`). */

import type { EffectFrame } from '../state/actor.ts';
import { withSlot } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import { DAMAGED_SLOT, DEALERS_SLOT, type InstructionOutcome, outcomeSlot, type SlotName } from '../state/slots.ts';

/** Refs as they were before, so that what left the board is looked back on (`play.information.look-back`). */
export const recordOutcome = (a: EffectFrame, outcome: InstructionOutcome, refs: readonly Ref[]): void => {
  if (refs.length === 0) return;
  addTo(a, outcomeSlot(outcome), refs);
};

/** Adds to what the ability has dealt damage to, and to the units that dealt it in its place. */
export const recordDamage = (a: EffectFrame, targets: readonly Ref[], dealers: readonly Ref[]): void => {
  addTo(a, DAMAGED_SLOT, targets);
  addTo(a, DEALERS_SLOT, dealers);
};

const addTo = (a: EffectFrame, slot: SlotName, refs: readonly Ref[]): void => {
  const before = a.slots[slot];
  a.slots = withSlot(a.slots, slot, before === undefined ? refs : [...before, ...refs]);
};
