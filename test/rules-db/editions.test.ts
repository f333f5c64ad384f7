/** When editions came out and apply from. */
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../engine/game/state/editions.ts';
import { datesOf, datesOfAll, datesText, EDITION_DATES, isDated } from '../../rules-db/editions.ts';

describe('the dates of an edition', () => {
  it('are in order, from one edition to the next and from print to force', () => {
    const dates = EDITIONS.flatMap(edition => [EDITION_DATES[edition].printed, EDITION_DATES[edition].inForce]);
    expect(dates).toEqual(dates.toSorted());
  });

  it('are told, both where they differ', () => {
    expect(datesText(EDITION_DATES['1.2'])).toBe('printed 2025-12-01');
    expect(datesOfAll(['1.3', '2.5', '1.4'])).toBe(
      '1.3 printed 2026-03-30; 1.4 printed 2026-07-16, in force from 2026-07-24',
    );
    expect(datesOf('2.5')).toBeUndefined();
  });

  it.each([
    ['1.4', '2026-07-16', true],
    ['1.4', '2026-07-24', true],
    ['1.4', '2026-07-20', false],
    ['1.4', '2026-10-09', false],
    ['1.5', '2026-10-09', true],
    // The day that the document itself bears.
    ['1.5', '2026-06-18', true],
    ['1.1', '2025-10-16', true],
    ['1.1', '2025-10', true],
    ['1.1', '2025-12-01', false],
  ] as const)('of %s: a document of %s is it: %s', (edition, date, is) => {
    expect(isDated(EDITION_DATES[edition], date)).toBe(is);
  });
});
