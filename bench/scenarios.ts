/** Scenarios from a fixed seed: each is legal, holds what it expects, and is 25 lines long. */
import { type Random, randomFrom, SEED } from './support.ts';

export const randomScenarios = (count: number): readonly string[] => {
  const random = randomFrom(SEED);
  return Array.from({ length: count }, (_, at) => scenario(at, random));
};

/** Raider attacks; Wall is first in line, takes it all, and survives it or not. */
function scenario(at: number, random: Random): string {
  const wall = 1 + random(7);
  const soldier = 1 + random(5);
  const raider = 1 + random(wall);
  return `scenario "Board ${at}"
  edition 1.4
  cites 465.2.c.6

  player Ana points ${random(7)}
  player Ben points ${random(7)}

  battlefield "Sunken Temple" controlled by Ben
    Ben: Wall might ${wall} tank
    Ben: Soldier might ${soldier}
  battlefield Grove
  base Ana
    Raider might ${raider}
    Scout might ${1 + random(4)}

  turn Ana
  Ana moves Raider to "Sunken Temple"
  all pass
  expect Ana cannot assign ${raider} to Soldier because 465.2.c.6
  Ana assigns ${raider} to Wall
  Ben assigns ${wall + soldier} to Raider
  expect Wall is ${raider === wall ? 'dead' : 'alive'}
  expect Raider is dead
  expect Ben controls "Sunken Temple"
  expect Ben wins the combat
`;
}
