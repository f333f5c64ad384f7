/** What an ability has done itself, for the words "killed this way" further on (`ability.linked.reference`). */

import type { Acting } from '../state/actor.ts';
import type { Ref } from '../state/ref.ts';

export type Deed =
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
const slotOf = (deed: Deed): string => `${deed} this way`;

export const isDeed = (slot: string): boolean => slot.endsWith(' this way');

/** Refs as they were before, so that what left the board is looked back on (`play.information.look-back`). */
export const noteDeed = (a: Acting, deed: Deed, refs: readonly Ref[]): void => {
  if (refs.length === 0) return;
  const slot = slotOf(deed);
  a.slots = { ...a.slots, [slot]: [...(a.slots[slot] ?? []), ...refs] };
};

/** The slots that keep what was dealt damage, and the units that dealt it where it was not the item itself. */
export const HIT = 'dealt damage to';
export const DEALERS = 'dealt damage by';

export const noteHit = (a: Acting, targets: readonly Ref[], dealers: readonly Ref[]): void => {
  const { [HIT]: hit = [], [DEALERS]: by = [] } = a.slots;
  a.slots = { ...a.slots, [HIT]: [...hit, ...targets], [DEALERS]: [...by, ...dealers] };
};
