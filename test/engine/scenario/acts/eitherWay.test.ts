/** A name answers a "may" with yes where it answers what is asked then; not where that is asked anyway. */
import { expect, it } from 'vitest';
import { play } from '../support.ts';

const told = (...lines: readonly string[]) =>
  play(`
card Mirror unit
  might 3
  once each turn, if you would play any token unit while I am at a battlefield, you may play that token and another copy of it instead
card Call spell
  play a 1 might Recruit unit token
scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ana
    Ana: Zil = Mirror
  battlefield Grove
  turn Ana
  Ana plays Call
  all pass
${lines.map(line => `  ${line}`).join('\n')}
`).told;

it('is refused, as it says neither yes nor no', () => {
  expect(told('Ana chooses Quarry')).toContain('Ana chooses Quarry: error play/target');
});

it('is taken for the place behind a no', () => {
  expect(told('Ana declines', 'Ana chooses Quarry')).toEqual([]);
});
