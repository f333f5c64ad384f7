/** Counting ways and positions, ply by ply: what programs that know the game have to agree in, to the last one. */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import { ChangedPositions, isByChanges } from './changedPositions.ts';
import type { CountedPosition, CountedPositions, Counting } from './countedPositions.ts';
import { type Layer, layersFrom, type Stopped } from './layers.ts';
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
  /** The rows are whole all the same. */
  readonly stopped: Stopped;
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
  const counted = new CountedRows<P>();
  const layers = layersFrom(positions, most);
  let next = layers.next();
  for (; next.done !== true; next = layers.next()) counted.add(next.value);
  return counted.count(next.value, end => [root, ...positions.wayTo(end)]);
};

/** What layers come to, one after the other. */
export class CountedRows<P extends CountedPosition> {
  readonly #rows: CountRow[] = [];
  readonly #ends = new Map<P, bigint>();

  add({ depth, positions, ways }: Layer<P>): void {
    let all = 0n;
    let ended = 0n;
    for (const [slot, position] of positions.entries()) {
      const here = ways[slot] ?? 0n;
      all += here;
      if (position.outcome === null) continue;
      ended += here;
      this.#ends.set(position, (this.#ends.get(position) ?? 0n) + here);
    }
    this.#rows.push({ depth, ways: all, ended, states: positions.length });
  }

  count(stopped: Stopped, wayTo: (end: P) => readonly Point[]): Count {
    return {
      rows: this.#rows,
      ends: flatMapped([...this.#ends], ([end, ways]) =>
        end.outcome === null ? [] : { outcome: end.outcome, ways, way: () => wayTo(end) },
      ),
      stopped,
    };
  }
}
