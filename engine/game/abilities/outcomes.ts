/** What an ability has done itself, for the words "killed this way" further on (`ability.linked.reference`). */

import type { EffectFrame } from '../state/actor.ts';
import type { Ref } from '../state/ref.ts';

export type Outcome =
  | 'stunned'
  | 'buffed'
  | 'healed'
  | 'readied'
  | 'exhausted'
  | 'empowered'
  | 'killed'
  | 'banished'
  | 'returned'
  | 'recycled'
  | 'discarded'
  | 'moved'
  | 'recalled';

/** The slot that keeps what it was done to. */
const slotOf = (outcome: Outcome): string => `${outcome} this way`;

export const isOutcomeSlot = (slot: string): boolean => slot.endsWith(' this way');

/** Refs as they were before, so that what left the board is looked back on (`play.information.look-back`). */
export const recordOutcome = (a: EffectFrame, outcome: Outcome, refs: readonly Ref[]): void => {
  if (refs.length === 0) return;
  const slot = slotOf(outcome);
  a.slots = { ...a.slots, [slot]: [...(a.slots[slot] ?? []), ...refs] };
};

/** The slots that keep what was dealt damage, and the units that dealt it where it was not the item itself. */
export const DAMAGED_SLOT = 'dealt damage to';
export const DEALERS_SLOT = 'dealt damage by';

export const recordDamage = (a: EffectFrame, targets: readonly Ref[], dealers: readonly Ref[]): void => {
  const { [DAMAGED_SLOT]: hit = [], [DEALERS_SLOT]: by = [] } = a.slots;
  a.slots = { ...a.slots, [DAMAGED_SLOT]: [...hit, ...targets], [DEALERS_SLOT]: [...by, ...dealers] };
};
