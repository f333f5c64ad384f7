import { expect, it } from 'vitest';
import { NotInTime } from '../../../server/analysis/document/host.ts';
import { isLimited, within } from '../../../server/hosts/node/within.ts';

const MOST = 20;

it('gives what the work gives, and throws what it throws', () => {
  expect(within(MOST * 100, () => 'done')).toBe('done');
  expect(() =>
    within(MOST * 100, () => {
      throw new RangeError('too much');
    }),
  ).toThrow(new RangeError('too much'));
});

it('ends work that never ends, whatever it catches', () => {
  let caught = 0;
  const endless = (): never => {
    for (;;)
      try {
        for (;;);
      } catch {
        caught += 1;
      } finally {
        caught += 1;
      }
  };
  expect(() => within(MOST, endless)).toThrow(NotInTime);
  expect(caught).toBe(0);
  expect(isLimited()).toBe(false);
  expect(within(MOST * 100, () => 'still works')).toBe('still works');
});

it('ends a pattern that goes through all possibilities', () => {
  expect(() => within(MOST, () => /^(\w+\s?)*$/.test(`${'word '.repeat(50)}!`))).toThrow(NotInTime);
});

it('within such work has the limit of that', () => {
  expect(within(MOST * 100, () => within(1, () => isLimited()))).toBe(true);
  expect(() =>
    within(MOST, () =>
      within(MOST * 1000, () => {
        for (;;);
      }),
    ),
  ).toThrow(NotInTime);
});
