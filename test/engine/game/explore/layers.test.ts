/** Why a count ended before everything was counted. */
import { expect, it } from 'vitest';
import { CountedPosition, type CountedPositions } from '../../../../engine/game/explore/countedPositions.ts';
import { layersFrom } from '../../../../engine/game/explore/layers.ts';

class Placed extends CountedPosition {
  override readonly before = null;

  constructor() {
    super({ a: 0, b: 0 }, 0, null);
  }
}

/** Two positions come of each, until so many are there. */
const positionsUpTo = (most: number): CountedPositions<Placed> => {
  let made = 1;
  return {
    root: new Placed(),
    isFull: () => made >= most,
    nextOf: () => {
      if (made >= most) return null;
      made += 2;
      return [new Placed(), new Placed()];
    },
    wayTo: () => [],
    outcomeHash: () => ({ a: 0, b: 0 }),
  };
};

const ended = (positions: CountedPositions<Placed>, most: number) => {
  const sizes: number[] = [];
  const layers = layersFrom(positions, most);
  for (let next = layers.next(); ; next = layers.next()) {
    if (next.done === true) return { sizes, stopped: next.value };
    sizes.push(next.value.positions.length);
  }
};

it('tells positions that are too many from time that is over, and from plies that were not to be counted', () => {
  expect(ended(positionsUpTo(8), 100)).toEqual({ sizes: [1, 2, 4], stopped: 'memory' });
  expect(ended({ ...positionsUpTo(8), isFull: () => false }, 100)).toEqual({ sizes: [1, 2, 4], stopped: 'limit' });
  expect(ended(positionsUpTo(100), 2)).toEqual({ sizes: [1, 2, 4], stopped: 'depth' });
});
