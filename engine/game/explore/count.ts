/** Counting ways and positions, ply by ply: what programs that know the game have to agree in, to the last one. */
import type { State } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';

export interface CountRow {
  readonly depth: number;
  /** Sequences of exactly so many plies. */
  readonly ways: bigint;
  /** Those of them that have come to the horizon. */
  readonly ended: bigint;
  /** Different positions that they come to. */
  readonly states: number;
}

export interface Count {
  readonly rows: readonly CountRow[];
  /** Different positions at the horizon, each as it was come to first. */
  readonly ends: readonly Reached[];
  /** Why it was stopped before everything was counted, if it was; the rows are whole all the same. */
  readonly stopped: 'depth' | 'limit' | null;
}

/** A position that has been come to, and in how many ways. */
export interface Reached {
  readonly point: Point;
  readonly ways: bigint;
  /** The one before it, on a way with the fewest plies. */
  readonly before: Reached | null;
}

export interface Counting extends Exploration {
  /** How many plies are counted, at most. */
  readonly depth: number;
  /** Whether what comes to the same position from one point is one way. */
  readonly merge: boolean;
}

/** Positions are told apart by the names of what is in them. */
export const count = (state: State, counting: Counting): Count => {
  const ends = new Map<string, Reached>();
  const rows: CountRow[] = [];
  const root = pointFrom(state, counting);
  let layer: Layer = new Map([[keyOf(root.state), { point: root, ways: 1n, before: null }]]);
  const counted = (stopped: Count['stopped']): Count => ({ rows, ends: [...ends.values()], stopped });
  for (let depth = 0; ; depth++) {
    rows.push(rowOf(depth, layer, ends));
    const open = [...layer.values()].filter(({ point }) => !point.isEnded);
    if (open.length === 0) return counted(null);
    if (depth === counting.depth) return counted('depth');
    const next: Layer = new Map();
    for (const before of open) {
      for (const [key, point] of successorsOf(before.point, counting)) {
        if (point.isCut) return counted('limit');
        const known = next.get(key);
        if (known === undefined) next.set(key, { point, ways: before.ways, before });
        else known.ways += before.ways;
      }
    }
    layer = next;
  }
};

type Layer = Map<string, Omit<Reached, 'ways'> & { ways: bigint }>;

const keyOf = (state: State): string => stateKey(state, 'by name');

function* successorsOf(point: Point, counting: Counting): Generator<readonly [string, Point]> {
  const met = new Set<string>();
  for (const after of pliesFrom(point, counting)) {
    const key = keyOf(after.state);
    if (counting.merge) {
      const same = mergedKey(after, key, counting);
      if (met.has(same)) continue;
      met.add(same);
    }
    yield [key, after];
  }
}

/** Damage that has been assigned and not been dealt is told apart by what comes of it alone. */
const mergedKey = (point: Point, key: string, counting: Counting): string =>
  point.state.assigned === null || point.state.decision?.kind !== 'assign'
    ? key
    : [...new Set([...pliesFrom(point, counting)].map(({ state }) => keyOf(state)))].sort().join();

const rowOf = (depth: number, layer: Layer, ends: Map<string, Reached>): CountRow => {
  let ways = 0n;
  let ended = 0n;
  for (const [key, reached] of layer) {
    ways += reached.ways;
    if (!reached.point.isEnded) continue;
    ended += reached.ways;
    const known = ends.get(key);
    ends.set(key, known === undefined ? reached : { ...known, ways: known.ways + reached.ways });
  }
  return { depth, ways, ended, states: layer.size };
};
