/**
 * What a text chooses itself. An ability that another one has made also knows what that one had chosen, and chooses none of it:
 * it speaks of it (`ability.linked.reference`).
 */

import type { Instruction } from '../state/cards/ability.ts';
import { partsOf } from '../state/cards/walk.ts';

/** The slots of everything that the instructions choose: of each mode, and of what they have done later. */
export const ownChoiceSlots = (instructions: readonly Instruction[]): ReadonlySet<string> => {
  const before = ownSlots.get(instructions);
  if (before !== undefined) return before;
  const slots = new Set<string>();
  for (const { kind, slot } of partsOf(instructions))
    if (kind === 'chosen' && typeof slot === 'string') slots.add(slot);
  ownSlots.set(instructions, slots);
  return slots;
};

/** Worked out once for each text: a card says the same all game long. */
const ownSlots = new WeakMap<readonly Instruction[], ReadonlySet<string>>();
