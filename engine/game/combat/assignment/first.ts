/** The damage assignment that is legal in every edition and needs no decision, and the only one where there is but one. */
import { listLegal } from './list.ts';
import { FREELY, type Spend } from './spend.ts';
import type { AssignmentRule, Rank, Target } from './targets.ts';

/**
 * A legal assignment that needs no thought: lethal to one unit after the other, rank by rank (one that is both first and
 * last goes first), each rank in the order of the board; the excess to the first unit that it can hurt. Legal in every edition.
 * Units that cannot be dealt damage get nothing, unless there are no others. Without targets it is empty.
 */
export function firstLegal(targets: readonly Target[], total: number): number[] {
  const shares = new Array<number>(targets.length).fill(0);
  let rest = total;
  for (let turn = 0; turn < 3 && rest > 0; turn++) {
    for (let index = 0; index < targets.length && rest > 0; index++) {
      const target = targets[index];
      if (target === undefined || target.exempt || TURN[target.rank] !== turn) continue;
      const given = Math.min(rest, target.lethal);
      shares[index] = given;
      rest -= given;
    }
  }
  if (rest > 0 && targets.length > 0) {
    const vulnerable = targets.findIndex(target => !target.exempt);
    const sink = Math.max(vulnerable, 0);
    shares[sink] = (shares[sink] ?? 0) + rest;
  }
  return shares;
}

/**
 * The assignment, where there is nothing to decide: exactly one is legal, or no unit can be dealt damage, so that all legal ones
 * do the same (the first unit then gets it all). Else null.
 */
export function onlyWay(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  spend: Spend = FREELY,
): number[] | null {
  const exempt = targets.reduce((count, target) => (target.exempt ? count + 1 : count), 0);
  if (targets.length === 0) return total === 0 ? [] : null;
  if (total === 0 || targets.length === 1 || exempt === targets.length) return firstLegal(targets, total);
  // Beside a unit that cannot be dealt damage there is always a choice: all of it there, or some of it elsewhere.
  if (exempt > 0) return null;
  // Mostly it is another one, as soon as the units are gone through the other way round.
  const way = firstLegal(targets, total);
  const other = firstLegal(targets.toReversed(), total).toReversed();
  if (way.some((share, index) => share !== other[index])) return null;
  const [only, another] = listLegal(targets, total, rule, 2, spend);
  return only !== undefined && another === undefined ? only : null;
}

const TURN: Readonly<Record<Rank, number>> = { first: 0, either: 0, normal: 1, last: 2 };
