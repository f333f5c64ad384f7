import { join, type Marks, marksOf, sound } from './marks.ts';
import type { AssignmentRule, Shares, Target } from './targets.ts';

/** Whether `combat.assign` and all that follows from it are obeyed. Allocates nothing; `judge` says why not. */
export function isLegal(targets: readonly Target[], total: number, shares: Shares, rule: AssignmentRule): boolean {
  if (shares.length !== targets.length) return false;
  let sum = 0;
  let marks: Marks = 0;
  for (let index = 0; index < targets.length; index++) {
    const target = targets[index];
    const given = shares[index];
    if (target === undefined || given === undefined) return false;
    sum += given;
    marks = join(marks, marksOf(target, given, rule));
  }
  return sum === total && sound(marks);
}
