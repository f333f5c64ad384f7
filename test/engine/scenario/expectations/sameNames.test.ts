/** A token that is gone, and another of its kind that is there: which of them a name asks about. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const failed = (...expected: readonly string[]): readonly string[] =>
  play(`
card Imp unit token
  might 1

scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Mill
  battlefield Grove
  turn Ana
  effect by Ana: play an Imp unit token
  effect by Ana: kill Imp
  effect by Ana: play an Imp unit token
${expected.map(line => `  expect ${line}`).join('\n')}
`).report.diagnostics.flatMap(({ code, message }) => (/^(syntax|name|expect)/.test(code) ? [message] : []));

describe('a token and one of its kind that is gone', () => {
  it('are told apart by their own names where their life is asked', () =>
    expect(failed('Imp is gone', 'Imp is not alive', '"Imp 2" is alive', '"Imp 2" is not gone')).toEqual([]));

  it('are one to what only the one on the board can do', () =>
    expect(failed('Imp is at base of Ana', 'Imp has 1 might')).toEqual([]));
});
