import { describe, expect, it } from 'vitest';
import { SINCE_THE_SECOND as rule, target } from './boards.ts';
import { compositions, oracleIsLegal, oracleList } from './oracle.ts';

describe('the oracle itself', () => {
  it('writes a total in every way once, the greatest first', () => {
    expect(compositions(2, 2)).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(compositions(12, 5)).toHaveLength(1820);
  });

  it('agrees with a list made by hand', () => {
    expect(oracleList([target(3), target(2)], 4, rule)).toEqual([
      [3, 1],
      [2, 2],
    ]);
    expect(oracleIsLegal([target(3), target(2)], 4, [4, 0], rule)).toBe(false);
  });
});
