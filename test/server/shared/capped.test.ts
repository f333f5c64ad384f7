import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import { capped } from '../../../server/shared/capped.ts';

const more = (left: number, first: string): string => `${left} more from ${first}`;
const some = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${i}`);

describe('the problems of one file', () => {
  it('are all told where they are few', () => {
    for (const count of [0, 1, BOUNDS.problems, BOUNDS.problems + 1])
      expect(capped(some(count), more)).toEqual(some(count));
  });

  it('are counted beyond the bound', () => {
    const told = capped(some(BOUNDS.problems + 2), more);
    expect(told).toHaveLength(BOUNDS.problems + 1);
    expect(told.at(-1)).toBe(`2 more from ${BOUNDS.problems}`);
  });
});
