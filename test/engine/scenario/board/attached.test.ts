/** Gear that units of a board have: whose it is, and how many there are of one card. */
import { describe, expect, it } from 'vitest';
import { play } from '../support.ts';

const told = (units: readonly string[], ...expected: readonly string[]) => {
  const { report } = play(`
card "Long Sword" gear equipment
  might +2

scenario "x"
  edition 1.4
  player Ana
  player Ben
  battlefield Mill
  battlefield Grove
${units.map(line => `  ${line}`).join('\n')}
  turn Ana
${expected.map(line => `  expect ${line}`).join('\n')}
`);
  return report.diagnostics.flatMap(({ code, message }) => (/^(setup\/value|name|expect)/.test(code) ? [message] : []));
};

const SWORD = 'attached "Long Sword"';

describe('gear that is attached from the start', () => {
  it('is one copy of the card for each unit, of either player', () =>
    expect(
      told(
        ['base Ana', `  Hugo might 5 ${SWORD}`, `  Finn might 3 ${SWORD}`, 'base Ben', `  Wall might 3 ${SWORD}`],
        'Hugo has 7 might',
        'Finn has 5 might',
        'Wall has 5 might',
        '"Long Sword" is controlled by Ana',
        '"Long Sword 3" is controlled by Ben',
      ),
    ).toEqual([]));

  it('is one copy for each unit that a line lays out, and two where it is said twice', () =>
    expect(
      told(
        ['base Ana', `  2x Hugo might 5 ${SWORD}`, `  Finn might 3 ${SWORD}, "Long Sword"`],
        'Hugo1, Hugo2 have 7 might',
        'Finn has 7 might',
      ),
    ).toEqual([]));

  it('is the copy that its player has there', () =>
    expect(
      told(
        ['base Ana', '  gear "Long Sword"', `  Hugo might 5 ${SWORD}`, 'base Ben', `  Wall might 3 ${SWORD}`],
        'Hugo has 7 might',
        'Wall has 5 might',
        '"Long Sword 2" is controlled by Ben',
      ),
    ).toEqual([]));

  it('is attached to one unit only, where it is no card', () =>
    expect(
      told(['base Ana', '  gear Club might 1', '  Hugo might 5 attached Club', '  Finn might 3 attached Club']),
    ).toEqual(['"Club" is already attached to Hugo; give a second one a "gear" line and a different name.']));
});
