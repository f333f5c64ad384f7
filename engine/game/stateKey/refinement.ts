/**
 * Nodes told apart by what is written of them, then by the nodes that they refer to and that refer to them, until that parts no
 * more. What a node is told apart by is its colour: a hash, so that colours of different states can be compared.
 */

import { type Hash, mixA, mixB } from './hash.ts';
import type { HashedDescription } from './hashed.ts';

/** Which node refers to which: the references one after the other, those of one node in their order. */
export interface Graph {
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** The same by nodes. */
export interface References {
  /** What each node refers to, in order. */
  readonly refs: readonly (readonly number[])[];
  /** By whom each node is referred to, once for each time. */
  readonly uses: readonly (readonly number[])[];
}

export const referencesIn = ({ from, to }: Graph, { a }: Colours): References => {
  const refs: number[][] = a.map(() => []);
  const uses: number[][] = a.map(() => []);
  for (let i = 0; i < from.length; i++) {
    const [by, node] = [from[i] ?? 0, to[i] ?? 0];
    refs[by]?.push(node);
    uses[node]?.push(by);
  }
  return { refs, uses };
};

/** Of each node. */
export interface Colours {
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** How many different ones there are. */
  readonly count: number;
}

/** Those of what is written of each node. */
export const firstColours = ({ a, b }: HashedDescription): Colours => counted(a, b);

const counted = (a: readonly number[], b: readonly number[]): Colours => ({ a, b, count: countOf(a, b) });

/** A table of twice as many places, each with the number of a node after 0; of two that come to one place, the second takes the next. */
const countOf = (a: readonly number[], b: readonly number[]): number => {
  const mask = 2 ** (32 - Math.clz32(a.length * 2)) - 1;
  const table = new Array<number>(mask + 1).fill(0);
  let count = 0;
  for (let n = 0; n < a.length; n++) {
    let place = (a[n] ?? 0) & mask;
    for (;;) {
      const other = table[place] ?? 0;
      if (other === 0) {
        table[place] = n + 1;
        count++;
        break;
      }
      if (a[other - 1] === a[n] && isSameLow(b[other - 1], b[n])) break;
      place = (place + 1) & mask;
    }
  }
  return count;
};

/** One number for each colour, the same in every state. */
const rankOf = ({ a, b }: Colours, n: number): number => ((a[n] ?? 0) >>> 0) * LOW + ((b[n] ?? 0) & (LOW - 1));
/** As many bits as a number has room for beside 32 others. */
const LOW = 2 ** 21;
const isSameLow = (one = 0, other = 0): boolean => ((one ^ other) & (LOW - 1)) === 0;

export const refined = (graph: Graph, first: Colours): Colours => {
  let colours = first;
  for (;;) {
    const next = refinedOnce(graph, colours);
    if (next.count === colours.count) return next;
    colours = next;
  }
};

const refinedOnce = ({ from, to }: Graph, { a, b, count }: Colours): Colours => {
  const next = { a: a.slice(), b: b.slice() };
  // What refers to a node comes in no order, so it is added up; the place of the reference is part of it.
  const used = { a: new Array<number>(a.length).fill(0), b: new Array<number>(a.length).fill(0) };
  const places = new Array<number>(a.length).fill(0);
  for (let i = 0; i < from.length; i++) {
    const [by, node] = [from[i] ?? 0, to[i] ?? 0];
    const place = places[by] ?? 0;
    places[by] = place + 1;
    next.a[by] = mixA(next.a[by] ?? 0, a[node] ?? 0);
    next.b[by] = mixB(next.b[by] ?? 0, b[node] ?? 0);
    used.a[node] = ((used.a[node] ?? 0) + mixA(a[by] ?? 0, place)) | 0;
    used.b[node] = ((used.b[node] ?? 0) + mixB(b[by] ?? 0, place)) | 0;
  }
  for (let n = 0; n < a.length; n++) {
    next.a[n] = mixA(next.a[n] ?? 0, used.a[n] ?? 0);
    next.b[n] = mixB(next.b[n] ?? 0, used.b[n] ?? 0);
  }
  // What was told apart stays so.
  return count === a.length ? { ...next, count } : counted(next.a, next.b);
};

/** Nodes of the same colour, where there are several. */
export const cellsOf = (colours: Colours): readonly (readonly number[])[] => {
  const cells = new Map<number, number[]>();
  for (let n = 0; n < colours.a.length; n++) {
    const rank = rankOf(colours, n);
    const cell = cells.get(rank);
    if (cell === undefined) cells.set(rank, [n]);
    else cell.push(n);
  }
  return [...cells.values()].filter(cell => cell.length > 1);
};

/**
 * Whether the nodes of a cell can change places in any way and nothing else has to: what they refer to is one of its kind, and what
 * refers to them is referred to by nothing, and refers to nothing else that is not one of its kind.
 */
export const isFree = (
  { refs, uses }: References,
  cell: readonly number[],
  isSingle: (node: number) => boolean,
): boolean =>
  cell.every(
    n =>
      (refs[n] ?? []).every(isSingle) &&
      (uses[n] ?? []).every(by => uses[by]?.length === 0 && (refs[by] ?? []).every(to => to === n || isSingle(to))),
  );

/** Before those that are like it. */
export const puttingFirst = (graph: Graph, { a, b, count }: Colours, first: number): Colours => {
  const own = { a: a.slice(), b: b.slice() };
  own.a[first] = mixA(own.a[first] ?? 0, FIRST);
  own.b[first] = mixB(own.b[first] ?? 0, FIRST);
  return refined(graph, { ...own, count: count + 1 });
};
const FIRST = 0x1f83d9ab;

/** Of all colours together, in no order. */
export const hashOfColours = ({ a, b }: Colours): Hash => {
  let sumA = a.length;
  let sumB = b.length;
  for (let n = 0; n < a.length; n++) {
    const [one, other] = [a[n] ?? 0, b[n] ?? 0];
    sumA = (sumA + mixA(one, other)) | 0;
    sumB = (sumB + mixB(other, one)) | 0;
  }
  return { a: sumA, b: sumB };
};
