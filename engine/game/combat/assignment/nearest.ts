/** The legal damage assignment that is closest to a given one: what a fix for an illegal assignment proposes. */
import { firstLegal } from './first.ts';
import { isSound, join, type Marks, marksBefore, type Way, waysOf } from './marks.ts';
import { FREELY, type Spend } from './spend.ts';
import type { AssignmentRule, Shares, Target } from './targets.ts';

/**
 * The legal assignment that differs least from `shares`, counted in points added and points taken away (with the right sum:
 * twice the points moved). Among several, the one that gives more to units earlier on the board. Without targets it is empty. Of
 * dozens of units, each with another Might, not all families are looked at: then it is a near one, if perhaps not the nearest.
 */
export function nearestLegal(
  targets: readonly Target[],
  total: number,
  shares: Shares,
  rule: AssignmentRule,
  spend: Spend = FREELY,
): number[] {
  const ways = targets.map(target => waysOf(target, rule));
  const wanted = targets.map((_, index) => shares[index] ?? 0);
  const simple = firstLegal(targets, total);
  const bound = distance(simple, wanted);
  const vees = veesOf(ways, wanted, { total, bound, spend });

  const nearest: number[] = [];
  let marks: Marks = 0;
  let rest = total;
  for (const [index, here] of ways.entries()) {
    const best = bestOf(here, wanted[index] ?? 0, { marks, rest, behind: after => vees(index + 1, after) });
    // No family that was kept comes to the total.
    if (best === null) return simple;
    nearest.push(best.given);
    marks = best.marks;
    rest -= best.given;
  }
  return nearest;
}

interface Given {
  readonly cost: number;
  readonly given: number;
  readonly marks: Marks;
}

/** What one unit is best given, where so much is left for it and those behind it; null where nothing adds up. */
const bestOf = (
  ways: readonly Way[],
  want: number,
  {
    marks,
    rest,
    behind,
  }: { readonly marks: Marks; readonly rest: number; readonly behind: (marks: Marks) => readonly Vee[] },
): Given | null => {
  let best: Given | null = null;
  for (const way of ways) {
    const after = join(marks, way.marks);
    if (!isSound(after)) continue;
    for (const vee of behind(after)) {
      const lowest = Math.max(way.least, rest - vee.most);
      const highest = Math.min(way.most, rest - vee.least);
      if (lowest > highest) continue;
      // Between what is wanted here and what suits the others best every amount costs the same: take the most.
      const given = clamp(Math.max(want, rest - vee.centre), lowest, highest);
      const cost = Math.abs(given - want) + vee.base + Math.abs(rest - given - vee.centre);
      if (best === null || cost < best.cost || (cost === best.cost && given > best.given))
        best = { cost, given, marks: after };
    }
  }
  return best;
};

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
  { total, bound, spend }: { readonly total: number; readonly bound: number; readonly spend: Spend },
): (index: number, marks: Marks) => readonly Vee[] {
  const before = marksBefore(ways);
  const kept = Math.max(FEWEST_KEPT, Math.floor(MOST_KEPT / ways.length));
  const known: Map<Marks, readonly Vee[]>[] = ways.map(() => new Map());
  const vees = (index: number, marks: Marks): readonly Vee[] => known[index]?.get(marks) ?? NOTHING_LEFT;
  for (let index = ways.length - 1; index >= 0; index--)
    for (const marks of before[index] ?? []) {
      const want = wanted[index] ?? 0;
      const found: Vee[] = [];
      for (const way of ways[index] ?? []) {
        const after = join(marks, way.marks);
        if (!isSound(after)) continue;
        const given = clamp(want, way.least, way.most);
        for (const vee of vees(index + 1, after)) {
          const least = vee.least + way.least;
          const base = vee.base + Math.abs(given - want);
          if (least <= total && base <= bound)
            addUnlessBeaten(found, { centre: vee.centre + given, least, most: vee.most + way.most, base });
        }
        // Each is compared with those found before.
        spend(1 + Math.ceil((vees(index + 1, after).length * found.length) / COMPARED_AT_ONCE));
      }
      known[index]?.set(marks, leastOf(found, kept));
    }
  return vees;
}

/** How many families are kept for each unit, and for all together: none is left out of a combat of any table. */
const FEWEST_KEPT = 32;
const MOST_KEPT = 10_000;

const COMPARED_AT_ONCE = 32;

/** Those that cost least. */
const leastOf = (vees: readonly Vee[], most: number): readonly Vee[] =>
  vees.length <= most ? vees : vees.toSorted((a, b) => a.base - b.base).slice(0, most);

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
