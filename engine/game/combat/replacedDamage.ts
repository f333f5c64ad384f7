/** What changes damage, as it counts at its assignment (`combat.assign.replacements`). */

import { passiveEffects } from '../abilities/prohibited.ts';
import type { Cause } from '../gameActions/cause.ts';
import { amountAfter, type DamageChange, MOST_DAMAGE } from '../gameActions/damageChanges.ts';
import { orderedAtAssignment } from '../gameActions/damageOrder.ts';
import { eventFor } from '../gameActions/objectEvents.ts';
import { mayReplace } from '../gameActions/replacements.ts';
import type { State, Unit } from '../state/state.ts';

/**
 * The least that has to be assigned to a unit so that it is dealt at least `wanted`; null where no assignment will do. What its
 * player may leave, or pays for, is not counted on; nor what prevents the next damage altogether: that is no more than lethal, and
 * yet no unit that cannot be dealt damage (`combat.assign.exempt`).
 */
export const assignedFor = (state: State, u: Unit, wanted: number, cause: () => Cause): number | null => {
  if (u.modifiers.length === 0 && !mayReplace(state) && passiveEffects(state, 'first damage prevented').length === 0)
    return wanted;
  const event = eventFor({ state }, 'be dealt', u, cause(), { amount: wanted });
  const changes = orderedAtAssignment(state, u, cause()).filter(each => !isOnceAltogether(each));
  if (changes.length === 0) return wanted;
  const dealtOf = (assigned: number): number =>
    changes.reduce(
      (amount, each) => (amount <= 0 ? 0 : (amountAfter(state, each, { ...event, amount }) ?? amount)),
      assigned,
    );
  if (dealtOf(MOST_DAMAGE) < wanted) return null;
  let [tooFew, enough] = [0, MOST_DAMAGE];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (dealtOf(middle) >= wanted) enough = middle;
    else tooFew = middle;
  }
  return enough;
};

const isOnceAltogether = (change: DamageChange): boolean =>
  change.kind === 'prevents' && change.shield.amount === 'all' && change.shield.once;
