/**
 * What a text chooses itself. An ability that another one has made also knows what that one had chosen, and chooses none of it:
 * it speaks of it (`ability.linked.reference`).
 */

import { knownOf } from '../../known.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { partsOf } from '../state/cards/walk.ts';

/** The slots of everything that the instructions choose: of each mode, and of what they have done later. */
export const ownChoiceSlots = knownOf((instructions: readonly Instruction[]): ReadonlySet<string> => {
  const slots = new Set<string>();
  for (const { kind, slot } of partsOf(instructions))
    if (kind === 'chosen' && typeof slot === 'string') slots.add(slot);
  return slots;
});
