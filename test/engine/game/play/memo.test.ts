import { describe, expect, it } from 'vitest';
import { rememberLast, rememberWhileAlike } from '../../../../engine/game/play/memo.ts';
import { Memory } from '../../../../engine/game/state/memory.ts';

describe('rememberLast', () => {
  const counted = (places?: number) => {
    let times = 0;
    const length = rememberLast(
      'view',
      (key: readonly number[]) => {
        times++;
        return key.length;
      },
      places,
    );
    return { length, times: () => times };
  };
  const [one, other] = [[1], [1, 2]];

  it.each([
    [undefined, 3],
    [2, 2],
  ])('works out a key anew where it is not among the last %s', (places, times) => {
    const memory = new Memory();
    const { length, times: done } = counted(places);
    expect([one, one, other, one].map(key => length(memory, key))).toEqual([1, 1, 2, 1]);
    expect(done()).toBe(times);
  });

  it('has two games forget nothing that the other asks, and go on with what was known when they parted', () => {
    const memory = new Memory();
    const { length, times } = counted();
    length(memory, one);
    const fork = memory.fork();
    expect(length(fork, one)).toBe(1);
    expect(times()).toBe(1);
    expect(length(fork, other)).toBe(2);
    expect(length(memory, one)).toBe(1);
    expect(times()).toBe(2);
  });
});

describe('rememberWhileAlike', () => {
  const isEven = (n: number): boolean => n % 2 === 0;
  const counted = () => {
    let times = 0;
    const memory = new Memory();
    const among = rememberWhileAlike('on board', isEven, (list: readonly number[]) => {
      times++;
      return list.filter(isEven);
    });
    return { evens: (list: readonly number[]) => among(memory, list), times: () => times };
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
