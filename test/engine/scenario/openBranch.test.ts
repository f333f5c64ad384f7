/** A branch that no `back` has closed before the next one, and whether that looks meant. */
import { expect, it } from 'vitest';
import { play } from './support.ts';

const told = (second: string): readonly string[] =>
  play(`
scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    Imp might 1
    Sling might 1
  turn Ana
  what if "one"
    Ana moves Imp to Quarry
    all pass
${second}
    Ana moves Sling to Grove
`).told;

it('at the same depth, it is told with the line to add', () => {
  expect(told('  what if "two"')).toEqual(['what if "two": warning flow/open-branch']);
});

it.each([
  ['further in, it is meant within', '    what if "two"'],
  ['behind a "back", it stands beside', '  back\n  what if "two"'],
])('%s', (_, second) => {
  expect(told(second)).toEqual([]);
});
