/** The legal damage assignments one by one, without trying any illegal one. */
import { isSound, join, type Marks, type Way, waysOf } from './marks.ts';
import type { AssignmentRule, Target } from './targets.ts';

/** The legal assignments, or the first `limit` of them; see `eachLegal` for their order. */
export function listLegal(
  targets: readonly Target[],
  total: number,
  rule: AssignmentRule,
  limit = Infinity,
): number[][] {
  const list: number[][] = [];
  if (limit <= 0) return list;
  for (const shares of eachLegal(targets, total, rule)) {
    list.push(shares);
    if (list.length >= limit) break;
  }
  return list;
}

/**
 * Every legal assignment, one at a time: more to units that come earlier on the board first. No branch is entered that
 * does not end in one.
 */
export function* eachLegal(targets: readonly Target[], total: number, rule: AssignmentRule): Generator<number[]> {
  const ways = targets.map(target => waysOf(target, rule));
  const reach = reachOf(ways, total);
  const shares = targets.map(() => 0);
  yield* walk(0, 0, total);

  function* walk(index: number, marks: Marks, rest: number): Generator<number[]> {
    const here = ways[index];
    if (here === undefined) {
      if (rest === 0) yield [...shares];
      return;
    }
    for (const way of here) {
      const after = join(marks, way.marks);
      if (!isSound(after)) continue;
      for (const { least, most } of reach(index + 1, after)) {
        const lowest = Math.max(way.least, rest - most);
        for (let given = Math.min(way.most, rest - least); given >= lowest; given--) {
          shares[index] = given;
          yield* walk(index + 1, after, rest - given);
        }
      }
    }
  }
}

/** A range of totals, both ends included. */
interface Span {
  readonly least: number;
  readonly most: number;
}

/** Which totals the units from `index` on can still take legally, given the marks of those before: ranges, ascending. */
function reachOf(ways: readonly (readonly Way[])[], total: number): (index: number, marks: Marks) => readonly Span[] {
  const known: Map<Marks, readonly Span[]>[] = ways.map(() => new Map());
  return function reach(index, marks): readonly Span[] {
    const here = ways[index];
    const memo = known[index];
    if (here === undefined || memo === undefined) return NOTHING_LEFT;
    const before = memo.get(marks);
    if (before !== undefined) return before;
    const spans: Span[] = [];
    for (const way of here) {
      const after = join(marks, way.marks);
      if (!isSound(after)) continue;
      for (const span of reach(index + 1, after)) {
        const least = span.least + way.least;
        if (least <= total) spans.push({ least, most: Math.min(span.most + way.most, total) });
      }
    }
    const merged = merge(spans);
    memo.set(marks, merged);
    return merged;
  };
}

const NOTHING_LEFT: readonly Span[] = [{ least: 0, most: 0 }];

function merge(spans: Span[]): readonly Span[] {
  const merged: Span[] = [];
  for (const span of spans.sort((a, b) => a.least - b.least)) {
    const last = merged.at(-1);
    if (last === undefined || span.least > last.most + 1) merged.push(span);
    else if (span.most > last.most) merged[merged.length - 1] = { least: last.least, most: span.most };
  }
  return merged;
}
