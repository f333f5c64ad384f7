/** Counting ways and positions, ply by ply: what programs that know the game have to agree in, to the last one. */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { ChangedPositions, isByChanges } from './changedPositions.ts';
import type { CountedPosition, CountedPositions, Counting } from './countedPositions.ts';
import type { End } from './outcome.ts';
import { PlayedPositions } from './playedPositions.ts';
import { type Point, pointFrom } from './plies.ts';

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

/**
 * Positions are told apart by the names of what is in them. Each is gone on from as if it had been come to on one way: what comes of it
 * is the same on all of them.
 */
export const count = (state: State, counting: Counting): Count => {
  const root = pointFrom(state, counting);
  return isByChanges(root, counting)
    ? countFrom(root, new ChangedPositions(root, counting), counting.depth)
    : countFrom(root, new PlayedPositions(root, counting), counting.depth);
};

/** The same by either kind of positions. */
export const countFrom = <P extends CountedPosition>(
  root: Point,
  positions: CountedPositions<P>,
  most: number,
): Count => {
  const rows: CountRow[] = [];
  const ends = new Map<P, bigint>();
  const wayTo = (end: P): readonly Point[] => [root, ...positions.wayTo(end)];
  const counted = (stopped: Count['stopped']): Count => ({
    rows,
    ends: flatMapped([...ends], ([end, ways]) =>
      end.outcome === null ? [] : { outcome: end.outcome, ways, way: () => wayTo(end) },
    ),
    stopped,
  });
  let layer = new Layer<P>(0);
  layer.add(positions.root, 1n);
  for (let depth = 0; ; depth++) {
    rows.push(rowOf(depth, layer, ends));
    if (layer.positions.every(({ outcome }) => outcome !== null)) return counted(null);
    if (depth === most) return counted('depth');
    const next = new Layer<P>(depth + 1);
    for (const [slot, position] of layer.positions.entries()) {
      if (position.outcome !== null) continue;
      const after = positions.nextOf(position);
      if (after === null) return counted('limit');
      for (const to of after) next.add(to, layer.ways[slot] ?? 0n);
    }
    layer = next;
  }
};

/** Positions after so many plies, each with the number of ways that come to it. */
class Layer<P extends CountedPosition> {
  readonly positions: P[] = [];
  readonly ways: bigint[] = [];
  readonly #depth: number;

  constructor(depth: number) {
    this.#depth = depth;
  }

  add(position: P, ways: bigint): void {
    if (position.layer === this.#depth) {
      this.ways[position.slot] = (this.ways[position.slot] ?? 0n) + ways;
      return;
    }
    position.layer = this.#depth;
    position.slot = this.positions.length;
    this.positions.push(position);
    this.ways.push(ways);
  }
}

const rowOf = <P extends CountedPosition>(depth: number, layer: Layer<P>, ends: Map<P, bigint>): CountRow => {
  let ways = 0n;
  let ended = 0n;
  for (const [slot, position] of layer.positions.entries()) {
    const here = layer.ways[slot] ?? 0n;
    ways += here;
    if (position.outcome === null) continue;
    ended += here;
    ends.set(position, (ends.get(position) ?? 0n) + here);
  }
  return { depth, ways, ended, states: layer.positions.length };
};
