import { describe, expect, it } from 'vitest';
import { rememberWhileAlike } from '../../../../engine/game/play/memo.ts';

describe('rememberWhileAlike', () => {
  const isEven = (n: number): boolean => n % 2 === 0;
  const counted = () => {
    let times = 0;
    const evens = rememberWhileAlike(isEven, (list: readonly number[]) => {
      times++;
      return list.filter(isEven);
    });
    return { evens, times: () => times };
  };

  it('keeps what was worked out while nothing that matters comes, goes or takes another place', () => {
    const { evens, times } = counted();
    const first = evens([1, 2, 3]);
    expect(evens([5, 2, 7])).toBe(first);
    expect(evens([5, 2])).toBe(first);
    expect(evens([5, 2, 9, 9])).toBe(first);
    expect(times()).toBe(1);
  });

  it.each([
    ['comes', [1, 2, 4], [2, 4]],
    ['comes behind all', [1, 2, 3, 6], [2, 6]],
    ['goes', [1, 1, 3], []],
    ['was the last', [1], []],
    ['takes the place of another', [1, 8, 3], [8]],
  ])('works it out again where something that matters %s', (_, list, expected) => {
    const { evens, times } = counted();
    evens([1, 2, 3]);
    expect(evens(list)).toEqual(expected);
    expect(times()).toBe(2);
  });

  it('compares with the list before, and not with the first one', () => {
    const { evens } = counted();
    evens([1, 2]);
    evens([3, 2]);
    expect(evens([4, 2])).toEqual([4, 2]);
  });
});
