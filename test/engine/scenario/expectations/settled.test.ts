/** What all ways to assign the damage come to is decided before anybody assigns: that it is so, and that it is not. */
import { expect, test } from 'vitest';
import { play } from '../support.ts';

const BOARD = `scenario "Tank first"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 3
    Ben: Pike might 1
  battlefield Grove
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  all pass
`;

test.each([
  ['expect Wall is dead', []],
  ['expect Wall is alive', ['expect Wall is alive: error expect/failed']],
  ['expect Soldier is dead', ['expect Soldier is dead: error expect/failed']],
  ['expect Pike is dead', ['expect Pike is dead: warning flow/undecided']],
])('%s', (line, told) => {
  const { told: said } = play(`${BOARD}  ${line}\n`);
  // That the script ends there is no more than a hint.
  expect(said.filter(each => !each.includes('hint'))).toEqual(told);
});
