/**
 * Nodes told apart by what is written of them, then by the nodes that they refer to and that refer to them, until that parts no
 * more. What a node is told apart by is its colour: a hash, so that colours of different states can be compared.
 */

import { type Hash, mixA, mixB } from './hash.ts';
import type { HashedDescription } from './hashed.ts';

export interface Graph {
  /** What each node refers to, in order. */
  readonly refs: readonly (readonly number[])[];
  /** By whom each node is referred to, once for each time. */
  readonly uses: readonly (readonly number[])[];
}

export const graphOf = ({ refs }: HashedDescription): Graph => {
  const uses: number[][] = refs.map(() => []);
  refs.forEach((referred, by) => {
    for (const node of referred) uses[node]?.push(by);
  });
  return { refs, uses };
};

/** Of each node. */
export interface Colours {
  readonly a: Int32Array;
  readonly b: Int32Array;
  /** How many different ones there are. */
  readonly count: number;
}

/** Those of what is written of each node. */
export const firstColours = ({ a, b }: HashedDescription): Colours => counted(Int32Array.from(a), Int32Array.from(b));

const counted = (a: Int32Array, b: Int32Array): Colours => ({ a, b, count: new Set(ranksOf({ a, b })).size });

/** One number for each colour, the same in every state. */
const ranksOf = ({ a, b }: Pick<Colours, 'a' | 'b'>): readonly number[] =>
  Array.from(a, (lane, n) => (lane >>> 0) * LOW + ((b[n] ?? 0) & (LOW - 1)));
/** As many bits as a number has room for beside 32 others. */
const LOW = 2 ** 21;

export const refined = (graph: Graph, first: Colours): Colours => {
  let colours = first;
  for (;;) {
    const next = refinedOnce(graph, colours);
    if (next.count === colours.count) return next;
    colours = next;
  }
};

const refinedOnce = ({ refs }: Graph, { a, b, count }: Colours): Colours => {
  const next = { a: Int32Array.from(a), b: Int32Array.from(b) };
  // What refers to a node comes in no order, so it is added up; the place of the reference is part of it.
  const from = { a: new Int32Array(a.length), b: new Int32Array(a.length) };
  for (let n = 0; n < refs.length; n++) {
    const referred = refs[n] ?? [];
    for (let at = 0; at < referred.length; at++) {
      const to = referred[at] ?? 0;
      next.a[n] = mixA(next.a[n] ?? 0, a[to] ?? 0);
      next.b[n] = mixB(next.b[n] ?? 0, b[to] ?? 0);
      from.a[to] = (from.a[to] ?? 0) + mixA(a[n] ?? 0, at);
      from.b[to] = (from.b[to] ?? 0) + mixB(b[n] ?? 0, at);
    }
  }
  for (let n = 0; n < refs.length; n++) {
    next.a[n] = mixA(next.a[n] ?? 0, from.a[n] ?? 0);
    next.b[n] = mixB(next.b[n] ?? 0, from.b[n] ?? 0);
  }
  // What was told apart stays so.
  return count === a.length ? { ...next, count } : counted(next.a, next.b);
};

/** Nodes of the same colour, where there are several. */
export const cellsOf = (colours: Colours): readonly (readonly number[])[] => {
  const cells = new Map<number, number[]>();
  ranksOf(colours).forEach((rank, n) => {
    const cell = cells.get(rank);
    if (cell === undefined) cells.set(rank, [n]);
    else cell.push(n);
  });
  return [...cells.values()].filter(cell => cell.length > 1);
};

/**
 * Whether the nodes of a cell can change places in any way and nothing else has to: what they refer to is one of its kind, and what
 * refers to them is referred to by nothing, and refers to nothing else that is not one of its kind.
 */
export const isFree = ({ refs, uses }: Graph, cell: readonly number[], isSingle: (node: number) => boolean): boolean =>
  cell.every(
    n =>
      (refs[n] ?? []).every(isSingle) &&
      (uses[n] ?? []).every(by => uses[by]?.length === 0 && (refs[by] ?? []).every(to => to === n || isSingle(to))),
  );

/** Before those that are like it. */
export const puttingFirst = (graph: Graph, { a, b, count }: Colours, first: number): Colours => {
  const own = { a: Int32Array.from(a), b: Int32Array.from(b) };
  own.a[first] = mixA(own.a[first] ?? 0, FIRST);
  own.b[first] = mixB(own.b[first] ?? 0, FIRST);
  return refined(graph, { ...own, count: count + 1 });
};
const FIRST = 0x1f83d9ab;

/** Of all colours together, in no order. */
export const hashOfColours = ({ a, b }: Colours): Hash => {
  let hash: Hash = { a: a.length, b: b.length };
  for (let n = 0; n < a.length; n++) {
    const [one, other] = [a[n] ?? 0, b[n] ?? 0];
    hash = { a: (hash.a + mixA(one, other)) | 0, b: (hash.b + mixB(other, one)) | 0 };
  }
  return hash;
};
