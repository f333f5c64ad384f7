/**
 * A count in shares: each goes on from some of the positions after the first plies, and the shares together come to what one count comes
 * to. A share is plain data, so that it can be made in another thread.
 */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { ChangedPositions, isByChanges } from './changedPositions.ts';
import type { Count, CountRow } from './count.ts';
import { type CountedPosition, type CountedPositions, type Counting, pliesOf } from './countedPositions.ts';
import { isCut, type Layer, layersFrom, type Stopped } from './layers.ts';
import type { End } from './outcome.ts';
import { PlayedPositions } from './playedPositions.ts';
import { pointFrom, pointsAlong } from './plies.ts';

/** Which one of how many; from 0. */
export interface Share {
  readonly index: number;
  readonly of: number;
}

export interface CountedShare {
  /** By plies, from none on. */
  readonly layers: readonly SharedLayer[];
  /** Each outcome once, by what tells it apart, with the plies of its first end, in the order in which they were come to. */
  readonly firsts: readonly (readonly [string, readonly number[]])[];
  readonly stopped: Stopped;
}

/** Positions by what tells them apart. */
export interface SharedLayer {
  readonly keys: readonly string[];
  readonly ways: readonly bigint[];
  /** Of those that have come to the horizon; null for others. */
  readonly outcomes: readonly (string | null)[];
}

export const countShare = (state: State, counting: Counting, share: Share): CountedShare => {
  const root = pointFrom(state, counting);
  return isByChanges(root, counting)
    ? shareFrom(new ChangedPositions(root, counting), counting.depth, share)
    : shareFrom(new PlayedPositions(root, counting), counting.depth, share);
};

/** So many positions for each share even out how much comes of each of them. */
const POSITIONS_FOR_EACH = 16;

const shareFrom = <P extends CountedPosition>(
  positions: CountedPositions<P>,
  most: number,
  { index, of }: Share,
): CountedShare => {
  const layers: SharedLayer[] = [];
  const firsts = new Map<string, readonly number[]>();
  const outcomeOf = ({ outcome }: P): string | null =>
    outcome === null ? null : textOf(positions.outcomeHash(outcome));
  let isDivided = false;
  const all = layersFrom(positions, most);
  let next = all.next();
  for (; next.done !== true; next = all.next()) {
    const layer = next.value;
    if (!isDivided && isEnoughFor(layer, of)) {
      isDivided = true;
      layer.keep(slot => slot % of === index);
    }
    // The first plies are told by one of them.
    if (!isDivided && index > 0) {
      layers.push(NOTHING);
      continue;
    }
    const outcomes = layer.positions.map(outcomeOf);
    for (const [slot, position] of layer.positions.entries()) {
      const outcome = outcomes[slot] ?? null;
      if (outcome !== null && !firsts.has(outcome)) firsts.set(outcome, pliesOf(position));
    }
    layers.push({ keys: layer.positions.map(({ key }) => textOf(key)), ways: layer.ways, outcomes });
  }
  return { layers, firsts: [...firsts], stopped: next.value };
};

const NOTHING: SharedLayer = { keys: [], ways: [], outcomes: [] };

const isEnoughFor = <P extends CountedPosition>({ positions }: Layer<P>, shares: number): boolean =>
  positions.filter(({ outcome }) => outcome === null).length >= POSITIONS_FOR_EACH * shares;

const textOf = ({ a, b }: { readonly a: number; readonly b: number }): string =>
  String.fromCharCode(a >>> 16, a & 0xffff, b >>> 16, b & 0xffff);

/** All shares of one count. */
export const countOfShares = (state: State, counting: Counting, shares: readonly CountedShare[]): Count => {
  const root = pointFrom(state, counting);
  const depth = depthOf(shares);
  const ends = new Map<string, { readonly outcome: string; ways: bigint }>();
  const rows: CountRow[] = [];
  for (let at = 0; at < depth; at++) rows.push(rowOf(at, shares, ends));
  const firsts = firstsOf(shares).filter(([, plies]) => plies.length < depth);
  const numbers = new Map(firsts.map(([outcome], number) => [outcome, number]));
  const ordered = [...ends.values()].sort((a, b) => (numbers.get(a.outcome) ?? 0) - (numbers.get(b.outcome) ?? 0));
  return {
    rows,
    ends: flatMapped(ordered, ({ outcome, ways }): End | readonly End[] => {
      const number = numbers.get(outcome) ?? 0;
      const plies = firsts[number]?.[1];
      if (plies === undefined) return [];
      return { outcome: number, ways, way: () => [root, ...pointsAlong(root, plies, counting)] };
    }),
    stopped: stoppedOf(shares),
  };
};

/** As many rows as are whole. */
const depthOf = (shares: readonly CountedShare[]): number => {
  const cut = shares.filter(({ stopped }) => isCut(stopped)).map(({ layers }) => layers.length);
  return cut.length > 0
    ? cut.reduce((least, length) => Math.min(least, length))
    : shares.reduce((most, { layers }) => Math.max(most, layers.length), 0);
};

const stoppedOf = (shares: readonly CountedShare[]): Stopped =>
  (['memory', 'limit', 'depth'] as const).find(why => shares.some(({ stopped }) => stopped === why)) ?? null;

const rowOf = (
  depth: number,
  shares: readonly CountedShare[],
  ends: Map<string, { readonly outcome: string; ways: bigint }>,
): CountRow => {
  const met = new Set<string>();
  let all = 0n;
  let ended = 0n;
  for (const { layers } of shares) {
    const { keys, ways, outcomes } = layers[depth] ?? NOTHING;
    for (const [slot, key] of keys.entries()) {
      met.add(key);
      const here = ways[slot] ?? 0n;
      all += here;
      const outcome = outcomes[slot] ?? null;
      if (outcome === null) continue;
      ended += here;
      const known = ends.get(key);
      if (known === undefined) ends.set(key, { outcome, ways: here });
      else known.ways += here;
    }
  }
  return { depth, ways: all, ended, states: met.size };
};

/** Of each outcome the way that one count comes to first: with the fewest plies, and of these the first in the order of acts. */
const firstsOf = (shares: readonly CountedShare[]): CountedShare['firsts'] => {
  const firsts = new Map<string, readonly number[]>();
  for (const share of shares)
    for (const [outcome, plies] of share.firsts) {
      const known = firsts.get(outcome);
      if (known === undefined || isBefore(plies, known)) firsts.set(outcome, plies);
    }
  return [...firsts].sort(([, one], [, other]) => (isBefore(one, other) ? -1 : 1));
};

const isBefore = (one: readonly number[], other: readonly number[]): boolean => {
  if (one.length !== other.length) return one.length < other.length;
  const at = one.findIndex((ply, i) => ply !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};
