/** Whether a damage assignment is legal, as a yes or no: the quick counterpart of `judge`, from the same table of marks. */
import { isSound, marksOfAll } from './marks.ts';
import type { AssignmentRule, Shares, Target } from './targets.ts';

/** Whether `combat.assign` and all that follows from it are obeyed. Allocates nothing; `judge` says why not. */
export function isLegal(targets: readonly Target[], total: number, shares: Shares, rule: AssignmentRule): boolean {
  return sharesAddUp(targets, total, shares) && isSound(marksOfAll(targets, shares, rule));
}

/** `combat.assign`: one share for each target, and together the total. */
export function sharesAddUp(targets: readonly Target[], total: number, shares: Shares): boolean {
  if (shares.length !== targets.length) return false;
  let sum = 0;
  for (let index = 0; index < shares.length; index++) sum += shares[index] ?? 0;
  return sum === total;
}
