/** How many damage assignments are legal: counted by families of alike ones, never listed. */
import { isSound, join, type Marks, type Way, waysOf } from './marks.ts';
import { FREELY, type Spend } from './spend.ts';
import { spread } from './spread.ts';
import type { AssignmentRule, Target } from './targets.ts';

/**
 * How many assignments are legal, without listing them. Units are folded into one another by what they leave behind: the
 * marks, the least damage spent, and how many units can take any more. What is left of the total is then spread in closed form, so
 * large Might costs nothing. Null where dozens of units are so different that there are too many families.
 */
export function countLegal(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  spend: Spend = FREELY,
): bigint | null {
  let families: readonly Family[] = [START];
  let added = 0;
  for (const target of targets) {
    families = fold(families, waysOf(target, rule), total);
    added += families.length;
    spend(2 * families.length);
    if (added > MOST_FAMILIES) return null;
  }
  return waysIn(families, total);
}

/** Some tenths of a second. */
const MOST_FAMILIES = 200_000;

/** Assignments that differ only in where the rest of the total goes. */
export interface Family {
  readonly marks: Marks;
  readonly spent: number;
  /** How many units can take any more. */
  readonly open: number;
  /** Negative for what another family has too many of. */
  readonly count: bigint;
}

export const START: Family = { marks: 0, spent: 0, open: 0, count: 1n };

/** Families with one unit more, which is given what one of the ways says. */
export function fold(families: readonly Family[], ways: readonly Way[], total: number): readonly Family[] {
  const next = new Map<number, Family>();
  for (const from of families)
    for (const { marks: own, least, most } of ways) {
      const marks = join(from.marks, own);
      if (!isSound(marks)) continue;
      const { open, count } = from;
      const spent = from.spent + least;
      if (least === most) add(next, { marks, spent, open, count }, total);
      else add(next, { marks, spent, open: open + 1, count }, total);
      // A range with an end is all from its first on, without all from beyond its last.
      if (least < most && most < Number.POSITIVE_INFINITY)
        add(next, { marks, spent: from.spent + most + 1, open: open + 1, count: -count }, total);
    }
  return [...next.values()];
}

/** How many assignments they hold. */
export const waysIn = (families: readonly Family[], total: number): bigint =>
  families.reduce((sum, { spent, open, count }) => sum + count * spread(total - spent, open), 0n);

function add(families: Map<number, Family>, family: Family, total: number): void {
  const { marks, spent, open, count } = family;
  if (spent > total) return;
  const key = (spent * MOST_OPEN + open) * MOST_MARKS + marks;
  const same = families.get(key);
  families.set(key, same === undefined ? family : { marks, spent, open, count: same.count + count });
}

/** More marks there are not, nor units that are assigned damage together (`BOUNDS.objects`). */
const MOST_MARKS = 512;
const MOST_OPEN = 4096;
