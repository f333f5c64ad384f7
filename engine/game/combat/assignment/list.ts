/** The legal damage assignments one by one, without trying any illegal one. */

import type { Behind } from '../../state/groups.ts';
import { paths } from '../../state/paths.ts';
import { isSound, join, type Marks, marksBefore, type Way, waysOf } from './marks.ts';
import { FREELY, type Spend } from './spend.ts';
import type { AssignmentRule, Target } from './targets.ts';

/** The legal assignments, or the first `limit` of them; see `eachLegal` for their order. */
export function listLegal(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  limit = Infinity,
  spend: Spend = FREELY,
): number[][] {
  const list: number[][] = [];
  if (limit <= 0) return list;
  for (const shares of eachLegal(targets, total, rule, spend)) {
    list.push(shares);
    if (list.length >= limit) break;
  }
  return list;
}

/**
 * Every legal assignment, one at a time: more to units that come earlier on the board first. `behind`: of units, by number, one
 * before them that is like them, and that gets no less; without it, no branch is entered that does not end in an assignment.
 */
export function* eachLegal(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  spend: Spend = FREELY,
  behind: Behind = [],
): Generator<number[]> {
  const ways = targets.map(target => waysOf(target, rule));
  yield* eachWithin(ways, total, spend, behind);
}

/** The same, of what each may be given, from the most to the least. */
export function* eachWithin(
  ways: readonly (readonly Way[])[],
  total: number,
  spend: Spend,
  behind: Behind = [],
): Generator<number[]> {
  if (ways.length === 0 && total > 0) return;
  const reach = reachOf(ways, total, spend);

  /** What the unit can be given so that the rest can be given to those behind it. */
  function* givings(taken: readonly Giving[]): Generator<Giving> {
    const index = taken.length;
    const before = taken.at(-1) ?? { marks: 0, rest: total };
    const other = behind[index];
    const ceiling = (other === undefined ? undefined : taken[other]?.given) ?? total;
    for (const way of ways[index] ?? []) {
      const marks = join(before.marks, way.marks);
      if (!isSound(marks)) continue;
      for (const { least, most } of reach(index + 1, marks)) {
        const lowest = Math.max(way.least, before.rest - most);
        for (let given = Math.min(way.most, before.rest - least, ceiling); given >= lowest; given--)
          yield { given, marks, rest: before.rest - given };
      }
    }
  }

  for (const path of paths(ways.length, givings)) yield path.map(({ given }) => given);
}

/** What one unit is given, and what is left with it. */
interface Giving {
  readonly given: number;
  readonly marks: Marks;
  readonly rest: number;
}

/** A range of totals, both ends included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** Which totals the units from `index` on can take legally, given the marks of those before: ranges, ascending. */
export type Reach = (index: number, marks: Marks) => readonly Span[];

export function reachOf(ways: readonly (readonly Way[])[], total: number, spend: Spend = FREELY): Reach {
  const before = marksBefore(ways);
  const known: Map<Marks, readonly Span[]>[] = ways.map(() => new Map());
  const reach: Reach = (index, marks) => known[index]?.get(marks) ?? NOTHING_LEFT;
  for (let index = ways.length - 1; index >= 0; index--)
    for (const marks of before[index] ?? []) {
      const spans = spansFrom(ways[index] ?? [], marks, { next: after => reach(index + 1, after), total });
      // They are put in order.
      spend(1 + 2 * spans.length);
      known[index]?.set(marks, merge(spans));
    }
  return reach;
}

const spansFrom = (
  ways: readonly Way[],
  marks: Marks,
  { next, total }: { readonly next: (marks: Marks) => readonly Span[]; readonly total: number },
): Span[] => {
  const spans: Span[] = [];
  for (const way of ways) {
    const after = join(marks, way.marks);
    if (!isSound(after)) continue;
    for (const span of next(after)) {
      const least = span.least + way.least;
      if (least <= total) spans.push({ least, most: Math.min(span.most + way.most, total) });
    }
  }
  return spans;
};

const NOTHING_LEFT: readonly Span[] = [{ least: 0, most: 0 }];

export function merge(spans: Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.least - b.least)) {
    const last = merged.at(-1);
    if (last === undefined || span.least > last.most + 1) merged.push(span);
    else if (span.most > last.most) merged[merged.length - 1] = { least: last.least, most: span.most };
  }
  return merged;
}
