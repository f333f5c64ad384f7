/** Which word a mistyped one was meant to be: one slip in a short word, two in a long one. */
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
