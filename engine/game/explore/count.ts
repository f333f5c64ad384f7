/** Counting ways and positions, ply by ply: what programs that know the game have to agree in, to the last one. */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { KeptPoints, type OnItsWay } from './keptPoints.ts';
import { type End, outcomeText } from './outcome.ts';
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
  /** Different positions at the horizon. */
  readonly ends: readonly End[];
  /** Why it was stopped before everything was counted, if it was; the rows are whole all the same. */
  readonly stopped: 'depth' | 'limit' | null;
}

export interface Counting extends Exploration {
  /** How many plies are counted, at most. */
  readonly depth: number;
  /** Whether what comes to the same position from one point is one way. */
  readonly merge: boolean;
}

/** Positions are told apart by the names of what is in them. */
export const count = (state: State, counting: Counting): Count => {
  const root = pointFrom(state, counting);
  const points = new KeptPoints(counting, ROOM);
  const outcomes = new Map<string, number>();
  const ends = new Map<string, { readonly reached: Reached; ways: bigint }>();
  const rows: CountRow[] = [];
  const met = (point: Point, ways: bigint, before: Reached | null, at: number): Reached => {
    const outcome = point.isEnded ? numberOf(outcomes, outcomeText(point.state)) : null;
    const reached: Reached = { ways, outcome, before, at, point: null, isKept: false };
    points.keep(reached, point, !point.isEnded);
    return reached;
  };
  let layer: Layer = new Map([[keyOf(root.state), met(root, 1n, null, 0)]]);
  const wayTo = (end: Reached): readonly Point[] => {
    const way: Point[] = [];
    for (let to = end; to.before !== null; to = to.before) way.unshift(points.after(to.before, to.at));
    return [root, ...way];
  };
  const counted = (stopped: Count['stopped']): Count => ({
    rows,
    ends: flatMapped([...ends.values()], ({ reached, ways }) =>
      reached.outcome === null ? [] : { outcome: reached.outcome, ways, way: () => wayTo(reached) },
    ),
    stopped,
  });
  for (let depth = 0; ; depth++) {
    rows.push(rowOf(depth, layer, ends));
    const open = [...layer.values()].filter(({ outcome }) => outcome === null);
    if (open.length === 0) return counted(null);
    if (depth === counting.depth) return counted('depth');
    const next: Layer = new Map();
    for (const before of open) {
      for (const { key, point, at } of successorsOf(points.at(before), counting)) {
        if (point.isCut) return counted('limit');
        const known = next.get(key);
        if (known === undefined) next.set(key, met(point, before.ways, before, at));
        else known.ways += before.ways;
      }
      points.release(before);
    }
    layer = next;
  }
};

/** A position that has been come to, and in how many ways; with the number of its outcome at the horizon. */
interface Reached extends OnItsWay {
  ways: bigint;
  readonly outcome: number | null;
  readonly before: Reached | null;
}

type Layer = Map<string, Reached>;

/** In bytes, for how the game stands at positions whose plies are looked for next. */
const ROOM = 2 ** 26;

const numberOf = (numbers: Map<string, number>, text: string): number => {
  const known = numbers.get(text) ?? numbers.size;
  numbers.set(text, known);
  return known;
};

const keyOf = (state: State): string => stateKey(state, 'by name');

function* successorsOf(point: Point, counting: Counting) {
  const met = new Set<string>();
  let at = -1;
  for (const after of pliesFrom(point, counting)) {
    at++;
    const key = keyOf(after.state);
    if (counting.merge) {
      const same = mergedKey(after, key, counting);
      if (met.has(same)) continue;
      met.add(same);
    }
    yield { key, point: after, at };
  }
}

/** Damage that has been assigned and not been dealt is told apart by what comes of it alone. */
const mergedKey = (point: Point, key: string, counting: Counting): string =>
  point.state.assigned === null || point.state.decision?.kind !== 'assign'
    ? key
    : [...new Set([...pliesFrom(point, counting)].map(({ state }) => keyOf(state)))].sort().join();

const rowOf = (
  depth: number,
  layer: Layer,
  ends: Map<string, { readonly reached: Reached; ways: bigint }>,
): CountRow => {
  let ways = 0n;
  let ended = 0n;
  for (const [key, reached] of layer) {
    ways += reached.ways;
    if (reached.outcome === null) continue;
    ended += reached.ways;
    const known = ends.get(key);
    if (known === undefined) ends.set(key, { reached, ways: reached.ways });
    else known.ways += reached.ways;
  }
  return { depth, ways, ended, states: layer.size };
};
