/** The legal damage assignment that is closest to a given one: what a fix for an illegal assignment proposes. */
import { firstLegal } from './first.ts';
import { isSound, join, type Marks, type Way, waysOf } from './marks.ts';
import type { AssignmentRule, Shares, Target } from './targets.ts';

/**
 * The legal assignment that differs least from `shares`, counted in points added and points taken away (with the right sum:
 * twice the points moved). Among several, the one that gives more to units earlier on the board. Without targets it is empty.
 */
export function nearestLegal(
  targets: readonly Target[],
  total: number,
  shares: Shares,
  rule: AssignmentRule,
): number[] {
  const ways = targets.map(target => waysOf(target, rule));
  const wanted = targets.map((_, index) => shares[index] ?? 0);
  const bound = distance(firstLegal(targets, total), wanted);
  const vees = veesOf(ways, wanted, total, bound);

  const nearest: number[] = [];
  let marks: Marks = 0;
  let rest = total;
  ways.forEach((here, index) => {
    const want = wanted[index] ?? 0;
    let best = { cost: Infinity, given: 0, marks };
    for (const way of here) {
      const after = join(marks, way.marks);
      if (!isSound(after)) continue;
      for (const vee of vees(index + 1, after)) {
        const lowest = Math.max(way.least, rest - vee.most);
        const highest = Math.min(way.most, rest - vee.least);
        if (lowest > highest) continue;
        // Between what is wanted here and what suits the others best every amount costs the same: take the most.
        const given = clamp(Math.max(want, rest - vee.centre), lowest, highest);
        const cost = Math.abs(given - want) + vee.base + Math.abs(rest - given - vee.centre);
        if (cost < best.cost || (cost === best.cost && given > best.given)) best = { cost, given, marks: after };
      }
    }
    nearest.push(best.given);
    marks = best.marks;
    rest -= best.given;
  });
  return nearest;
}

/**
 * What a total costs some units in one family of assignments: `base` at `centre`, one more with each point away from it,
 * possible from `least` to `most`. Ranges of single units add up to ranges of this same shape, which is why totals need not be
 * tried one by one.
 */
interface Vee {
  readonly centre: number;
  readonly least: number;
  readonly most: number;
  readonly base: number;
}

/** The families open to the units from `index` on, given the marks of those before; none that another one beats throughout. */
function veesOf(
  ways: readonly (readonly Way[])[],
  wanted: Shares,
  total: number,
  bound: number,
): (index: number, marks: Marks) => readonly Vee[] {
  const known: Map<Marks, readonly Vee[]>[] = ways.map(() => new Map());
  return function vees(index, marks): readonly Vee[] {
    const here = ways[index];
    const memo = known[index];
    if (here === undefined || memo === undefined) return NOTHING_LEFT;
    const before = memo.get(marks);
    if (before !== undefined) return before;
    const want = wanted[index] ?? 0;
    const found: Vee[] = [];
    for (const way of here) {
      const after = join(marks, way.marks);
      if (!isSound(after)) continue;
      const given = clamp(want, way.least, way.most);
      for (const vee of vees(index + 1, after)) {
        const least = vee.least + way.least;
        const base = vee.base + Math.abs(given - want);
        if (least <= total && base <= bound)
          addUnlessBeaten(found, { centre: vee.centre + given, least, most: vee.most + way.most, base });
      }
    }
    memo.set(marks, found);
    return found;
  };
}

const NOTHING_LEFT: readonly Vee[] = [{ centre: 0, least: 0, most: 0, base: 0 }];

function addUnlessBeaten(vees: Vee[], vee: Vee): void {
  if (vees.some(other => beats(other, vee))) return;
  let kept = 0;
  for (const other of vees) if (!beats(vee, other)) vees[kept++] = other;
  vees.length = kept;
  vees.push(vee);
}

const beats = (a: Vee, b: Vee): boolean =>
  a.least <= b.least && a.most >= b.most && a.base + Math.abs(a.centre - b.centre) <= b.base;

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

function distance(a: Shares, b: Shares): number {
  return a.reduce((sum, share, index) => sum + Math.abs(share - (b[index] ?? 0)), 0);
}
