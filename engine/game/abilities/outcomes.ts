/** What an ability's instructions have done, for later words such as "killed this way" (`ability.linked.reference`). */

import type { EffectFrame } from '../state/effectFrame.ts';
import { withSlot } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import { DAMAGED_SLOT, DEALERS_SLOT, type InstructionOutcome, outcomeSlot, type SlotName } from '../state/slots.ts';

/** Refs as they were before, so that what left the board is looked back on (`play.information.look-back`). */
export const recordOutcome = (frame: EffectFrame, outcome: InstructionOutcome, refs: readonly Ref[]): void => {
  if (refs.length === 0) return;
  addTo(frame, outcomeSlot(outcome), refs);
};

/** Adds to what the ability has dealt damage to, and to the units that dealt it in its place. */
export const recordDamage = (frame: EffectFrame, targets: readonly Ref[], dealers: readonly Ref[]): void => {
  addTo(frame, DAMAGED_SLOT, targets);
  addTo(frame, DEALERS_SLOT, dealers);
};

const addTo = (frame: EffectFrame, slot: SlotName, refs: readonly Ref[]): void => {
  const before = frame.slots[slot];
  frame.slots = withSlot(frame.slots, slot, before === undefined ? refs : [...before, ...refs]);
};
