import { describe, expect, it } from 'vitest';
import { flatMapped } from '../../../../engine/game/state/lists.ts';

describe('flatMapped', () => {
  it('gives what flatMap gives: lists item by item, all else as it is, with the place of each', () => {
    const each = (n: number, at: number) => {
      if (n === 0) return [];
      return n === 1 ? at : [n, [at]];
    };
    const list = [0, 1, 2, 1];
    expect(flatMapped(list, each)).toEqual(list.flatMap(each));
    expect(flatMapped(list, each)).toEqual([1, 2, [2], 3]);
  });
});
