/** What is asked about an assignment is reckoned as it is meant, and answered: "the rest", "everything". */

import { expect, test } from 'vitest';
import { play } from '../support.ts';

const BOARD = `scenario "Wall before Soldier"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
  battlefield Grove
  base Ana
    Raider might 5

  turn Ana
  Ana moves Raider to Quarry
  all pass
`;

test.each([
  ['3 to Wall, rest to Soldier', true],
  ['3 to Wall and the rest to Soldier', true],
  ['everything to Wall', false],
  ['all to Wall', false],
])('can Ana assign %s?', (shares, isLegal) => {
  const { report } = play(`${BOARD}  can Ana assign ${shares}?\n`);
  expect(report.runs[0]?.questions.map(({ answer }) => answer().yes)).toEqual([isLegal]);
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
