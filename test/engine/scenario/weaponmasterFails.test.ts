/** Weaponmaster that was taken up and comes to nothing: a step says why. Rule: `keyword.weaponmaster.fails`. */
import { expect, test } from 'vitest';
import { play } from './support.ts';

const board = (equip: string): string => `
card Blade gear equipment
  cost 1
${equip}  attached: I have +2 might
card Smith unit
  cost 2
  might 2
  weaponmaster
scenario "Weaponmaster"
  player Ana hand Smith energy 2
  player Ben
  battlefield Quarry
  battlefield Grove
  base Ana
    gear Sword = Blade

  turn Ana
  Ana plays Smith
  Ana chooses Sword
  all pass
  expect Smith has 2 might
`;

test.each([
  ['  equip 2\n', 'Sword is not attached: its Equip cost, 1 Power less, cannot be paid.'],
  ['', 'Sword is not attached: it has no Equip cost.'],
])('with %j', (equip, why) => {
  const { unmet, told, report } = play(board(equip));
  expect([unmet, told]).toEqual([[], []]);
  const failed = report.runs[0]?.steps.filter(({ rule }) => rule === 'keyword.weaponmaster.fails');
  expect(failed?.map(({ text }) => text)).toEqual([why]);
});
