/** What an ability has done itself, for the words "killed this way" further on (`ability.linked.reference`). */

import type { EffectFrame } from '../state/actor.ts';
import type { Ref } from '../state/ref.ts';
import { DAMAGED_SLOT, DEALERS_SLOT, type Outcome, outcomeSlot } from '../state/slots.ts';

/** Refs as they were before, so that what left the board is looked back on (`play.information.look-back`). */
export const recordOutcome = (a: EffectFrame, outcome: Outcome, refs: readonly Ref[]): void => {
  if (refs.length === 0) return;
  const slot = outcomeSlot(outcome);
  a.slots = { ...a.slots, [slot]: [...(a.slots[slot] ?? []), ...refs] };
};

export const recordDamage = (a: EffectFrame, targets: readonly Ref[], dealers: readonly Ref[]): void => {
  const { [DAMAGED_SLOT]: hit = [], [DEALERS_SLOT]: by = [] } = a.slots;
  a.slots = { ...a.slots, [DAMAGED_SLOT]: [...hit, ...targets], [DEALERS_SLOT]: [...by, ...dealers] };
};
