/** Which word a mistyped one was meant to be: one slip in a short word, two in a long one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../../../../engine/language/words/distance.ts';
import { nearest } from '../../../../engine/language/words/near.ts';

describe('the distance of two words', () => {
  it.each([
    ['move', 'move', 0],
    ['move', 'mve', 1],
    ['move', 'moove', 1],
    ['move', 'mope', 1],
    ['move', 'omve', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%s and %s: %i', (left, right, slips) => {
    expect(editDistance(left, right)).toBe(slips);
    expect(editDistance(right, left)).toBe(slips);
  });

  it('is not counted further than was asked', () => {
    expect(editDistance('abcdefgh', 'stuvwxyz', 2)).toBe(3);
  });

  it('is the same as far as it is counted', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
    fc.assert(
      fc.property(words, words, fc.nat(6), (left, right, most) => {
        const slips = editDistance(left, right);
        const counted = editDistance(left, right, most);
        if (slips <= most) expect(counted).toBe(slips);
        else expect(counted).toBeGreaterThan(most);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the nearest word', () => {
  const WORDS = ['player', 'battlefield', 'base', 'turn', 'expect'];
  it.each([
    ['plaeyr', 'player'],
    ['Battlefeild', 'battlefield'],
    ['trn', 'turn'],
    ['players', 'player'],
  ])('to %s is %s', (typed, meant) => {
    expect(nearest(typed, WORDS)).toBe(meant);
  });

  it.each(['zzz', 'ba', 'chain'])('%s is near to none', typed => {
    expect(nearest(typed, WORDS)).toBeUndefined();
  });
});
