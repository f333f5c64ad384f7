/** Whether nodes can be matched one to one so that all that is written agrees, found by trying: slow, and obviously right. */
import type { Token } from './inFull.ts';

type Nodes = readonly (readonly Token[])[];
type Matched = ReadonlyMap<number, number>;

export const isIsomorphic = (a: Nodes, b: Nodes): boolean => {
  const game = matching(a, b, new Map(), 0, 0);
  return a.length === b.length && game !== null && canBeCompleted(a, b, game);
};

const canBeCompleted = (a: Nodes, b: Nodes, matched: Matched): boolean => {
  const open = a.findIndex((_, n) => !matched.has(n));
  if (open < 0) return true;
  const taken = new Set(matched.values());
  return b.some((_, n) => {
    if (taken.has(n)) return false;
    const next = matching(a, b, matched, open, n);
    return next !== null && canBeCompleted(a, b, next);
  });
};

/** With these two matched, and all that follows from that; null where they do not agree. */
const matching = (a: Nodes, b: Nodes, matched: Matched, x: number, y: number): Matched | null => {
  if (matched.has(x)) return matched.get(x) === y ? matched : null;
  const [xs, ys] = [a[x] ?? [], b[y] ?? []];
  if (xs.length !== ys.length || [...matched.values()].includes(y)) return null;
  let next: Matched | null = new Map(matched).set(x, y);
  for (const [at, token] of xs.entries()) {
    const other = ys[at];
    if (typeof token === 'number' && typeof other === 'number') next = matching(a, b, next, token, other);
    else if (token !== other) return null;
    if (next === null) return null;
  }
  return next;
};
