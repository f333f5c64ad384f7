/**
 * Matches the rules of one document with those of another: first by the likeness of their words, then round by round by
 * the matches of the rules around them, so that "A card type" under gear is not matched with the one under units.
 */
import { cosine, likenessAmong, mostAlike } from './likeness.ts';
import type { Outlined, PlainRule } from './outlined.ts';

export interface Match {
  /** Places in the two documents. */
  readonly from: number;
  readonly to: number;
  /** 0 to about 1. */
  readonly score: number;
  /** How far behind the next best was, from either side. */
  readonly lead: number;
  /** The next best for `from`; -1 for none. */
  readonly second: number;
  /** Of the words alone. */
  readonly words: number;
}

interface Pair {
  readonly at: number;
  readonly words: number;
  /** Words, what is above, numbers. */
  readonly own: number;
  score: number;
}

/** The best one-to-one match of each rule in `from`; none where nothing is alike. */
export const matchRules = (from: Outlined, to: Outlined): readonly (Match | undefined)[] => {
  const pairs = firstPairs(from, to);
  let chosen = choose(pairs);
  for (let round = 0; round < ROUNDS; round++) {
    addNeighbours(pairs, chosen, from, to);
    weigh(pairs, chosen, from, to);
    chosen = choose(pairs);
  }
  return matchesOf(pairs, chosen, to.rules.length);
};
const ROUNDS = 6;
const CANDIDATES = 15;

const WORDS = 0.5;
const PATH = 0.15;
const SAME_PLACE = 0.05;
const ABOVE = 0.14;
const BESIDE = 0.08;

/** For each rule its candidates, by place. */
type Pairs = readonly Map<number, Pair>[];

interface Likely {
  readonly ownOf: (from: number, to: number) => { readonly words: number; readonly own: number };
}
const likely = new WeakMap<Pairs, Likely>();

const firstPairs = (from: Outlined, to: Outlined): Pairs => {
  const texts = (side: Outlined) => side.rules.map(({ text }) => text);
  const words = likenessAmong([...texts(from), ...texts(to)]);
  const paths = likenessAmong([...from.path, ...to.path]);
  const [a, b] = [texts(from).map(words.vectorOf), texts(to).map(words.vectorOf)];
  const [pathA, pathB] = [from.path.map(paths.vectorOf), to.path.map(paths.vectorOf)];
  const ownOf: Likely['ownOf'] = (i, j) => {
    const like = cosine(a[i] ?? EMPTY, b[j] ?? EMPTY);
    const path = cosine(pathA[i] ?? EMPTY, pathB[j] ?? EMPTY);
    return { words: like, own: WORDS * like + PATH * path + SAME_PLACE * placeLikeness(from.rules[i], to.rules[j]) };
  };
  const pairs = mostAlike(a, b, CANDIDATES).map((found, i) => {
    const row = new Map<number, Pair>();
    for (const { at } of found) add(row, i, at, ownOf);
    return row;
  });
  likely.set(pairs, { ownOf });
  return pairs;
};
const EMPTY = new Map<number, number>();

const add = (row: Map<number, Pair>, i: number, at: number, ownOf: Likely['ownOf']): void => {
  if (at < 0 || row.has(at)) return;
  const { words, own } = ownOf(i, at);
  row.set(at, { at, words, own, score: own });
};

/** The same number counts most, then the same last part and the same depth. */
const placeLikeness = (a: PlainRule | undefined, b: PlainRule | undefined): number => {
  if (a === undefined || b === undefined) return 0;
  if (a.number === b.number) return 1;
  const [x, y] = [a.number.split('.'), b.number.split('.')];
  return (x.length === y.length ? 0.3 : 0) + (x.length > 1 && x.at(-1) === y.at(-1) ? 0.3 : 0);
};

/** Rules beside, above or under a matched rule are probably so placed in the other edition, too, however little the words say. */
const addNeighbours = (pairs: Pairs, chosen: Chosen, from: Outlined, to: Outlined): void => {
  const ownOf = likely.get(pairs)?.ownOf;
  if (ownOf === undefined) return;
  pairs.forEach((row, i) => {
    const up = matchOf(chosen, from.above[i]);
    for (const at of up < 0 ? [] : (to.under[up] ?? [])) add(row, i, at, ownOf);
    const before = matchOf(chosen, from.before[i]);
    if (before >= 0) add(row, i, to.after[before] ?? -1, ownOf);
    const after = matchOf(chosen, from.after[i]);
    if (after >= 0) add(row, i, to.before[after] ?? -1, ownOf);
    for (const below of from.under[i] ?? []) {
      const match = matchOf(chosen, below);
      if (match >= 0) add(row, i, to.above[match] ?? -1, ownOf);
    }
  });
};

const weigh = (pairs: Pairs, chosen: Chosen, from: Outlined, to: Outlined): void =>
  pairs.forEach((row, i) => {
    const up = from.above[i] ?? -1;
    const [before, after] = [from.before[i] ?? -1, from.after[i] ?? -1];
    const below = from.under[i] ?? [];
    for (const pair of row.values()) {
      const agrees = (own: number, other: number | undefined): number =>
        Number(own < 0 ? other === undefined || other < 0 : matchOf(chosen, own) === other);
      const children = below.filter(each => to.above[matchOf(chosen, each)] === pair.at).length;
      const childless = Number((to.under[pair.at]?.length ?? 0) === 0);
      const family = below.length === 0 ? childless : children / below.length;
      pair.score =
        pair.own +
        ABOVE * agrees(up, to.above[pair.at]) +
        BESIDE * (agrees(before, to.before[pair.at]) + agrees(after, to.after[pair.at])) * 0.5 +
        BESIDE * family;
    }
  });

/** By the place in `from`, the place in `to`, or -1. */
type Chosen = Int32Array;

const matchOf = (chosen: Chosen, at: number | undefined): number =>
  at === undefined || at < 0 ? -1 : (chosen[at] ?? -1);

/** The best pairs first; what is taken is taken. */
const choose = (pairs: Pairs): Chosen => {
  const all = pairs.flatMap((row, i) => [...row.values()].map(pair => ({ i, pair })));
  all.sort((a, b) => b.pair.score - a.pair.score || a.i - b.i || a.pair.at - b.pair.at);
  const chosen = new Int32Array(pairs.length).fill(-1);
  const taken = new Set<number>();
  for (const { i, pair } of all) {
    if ((chosen[i] ?? -1) >= 0 || taken.has(pair.at)) continue;
    chosen[i] = pair.at;
    taken.add(pair.at);
  }
  return chosen;
};

const matchesOf = (pairs: Pairs, chosen: Chosen, size: number): readonly (Match | undefined)[] => {
  const best = new Float64Array(size);
  const next = new Float64Array(size);
  for (const row of pairs)
    for (const { at, score } of row.values()) {
      if (score > (best[at] ?? 0)) {
        next[at] = best[at] ?? 0;
        best[at] = score;
      } else if (score > (next[at] ?? 0)) next[at] = score;
    }
  return pairs.map((row, i) => {
    const to = chosen[i] ?? -1;
    const pair = row.get(to);
    if (pair === undefined) return undefined;
    const second = [...row.values()].filter(({ at }) => at !== to).sort((a, b) => b.score - a.score)[0];
    const rival = pair.score >= (best[to] ?? 0) ? (next[to] ?? 0) : (best[to] ?? 0);
    return {
      from: i,
      to,
      score: pair.score,
      words: pair.words,
      lead: Math.min(pair.score - (second?.score ?? 0), pair.score - rival),
      second: second?.at ?? -1,
    };
  });
};
