/** Positions after so many plies, one layer after the other. */
import type { CountedPosition, CountedPositions } from './countedPositions.ts';

/** Why a count was stopped before everything was counted; null if it was not. `memory`: by as many positions as it may remember. */
export type Stopped = 'depth' | 'limit' | 'memory' | null;

/** Whether it was not to end there. */
export const isCut = (stopped: Stopped): boolean => stopped === 'limit' || stopped === 'memory';

export class Layer<P extends CountedPosition> {
  readonly depth: number;
  positions: P[] = [];
  /** To each of them. */
  ways: bigint[] = [];

  constructor(depth: number) {
    this.depth = depth;
  }

  add(position: P, ways: bigint): void {
    if (position.layer === this.depth) {
      this.ways[position.slot] = (this.ways[position.slot] ?? 0n) + ways;
      return;
    }
    position.layer = this.depth;
    position.slot = this.positions.length;
    this.positions.push(position);
    this.ways.push(ways);
  }
}

/** From the one of the root on, to that of so many plies. */
export function* layersFrom<P extends CountedPosition>(
  positions: CountedPositions<P>,
  most: number,
): Generator<Layer<P>, Stopped> {
  let layer = new Layer<P>(0);
  layer.add(positions.root, 1n);
  for (;;) {
    yield layer;
    if (layer.positions.every(({ outcome }) => outcome !== null)) return null;
    if (layer.depth === most) return 'depth';
    const next = new Layer<P>(layer.depth + 1);
    for (const [slot, position] of layer.positions.entries()) {
      if (position.outcome !== null) continue;
      const after = positions.nextOf(position);
      if (after === null) return positions.isFull() ? 'memory' : 'limit';
      for (const to of after) next.add(to, layer.ways[slot] ?? 0n);
    }
    layer = next;
  }
}
