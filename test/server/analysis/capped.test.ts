import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Severity } from '../../../engine/scenario/report/codes.ts';
import { capped } from '../../../server/analysis/text/capped.ts';

interface Told {
  readonly severity: Severity;
  readonly message: string;
}

const some = (count: number, severity: Severity): readonly Told[] =>
  Array.from({ length: count }, (_, i) => ({ severity, message: `${severity} ${i}` }));
const told = (all: readonly Told[]): readonly Told[] =>
  capped(
    all,
    ({ severity }) => severity,
    ({ severity, message }) => ({ severity, message }),
  );

describe('the problems of one file', () => {
  it('are all told where they are few', () => {
    for (const count of [0, 1, BOUNDS.problems, BOUNDS.problems + 1])
      expect(told(some(count, 'error'))).toEqual(some(count, 'error'));
  });

  it('are counted beyond the bound', () => {
    const shown = told(some(BOUNDS.problems + 2, 'error'));
    expect(shown).toHaveLength(BOUNDS.problems + 1);
    expect(shown.at(-1)).toEqual({
      severity: 'error',
      message: '2 more problems in this file are not shown. Fix those above first.',
    });
  });

  it('are no errors where only hints are left out', () => {
    const shown = told(some(BOUNDS.problems + 369, 'hint'));
    expect(shown.every(({ severity }) => severity === 'hint')).toBe(true);
    expect(shown.at(-1)?.message).toBe('369 more hints in this file are not shown.');
  });

  it('are not crowded out by hints', () => {
    const shown = told([...some(BOUNDS.problems + 5, 'hint'), ...some(3, 'warning'), ...some(2, 'error')]);
    expect(shown.filter(({ severity }) => severity !== 'hint')).toEqual([...some(3, 'warning'), ...some(2, 'error')]);
  });
});
