/** Amounts that no published card has: numbers of different kinds, differences, and amounts calculated for each of several objects. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Prism spell action
  draw 1 for each domain among your runes
card Tutor unit
  cost 3
  might 1
  if you control runes of two or more domains, I enter ready
card Gap spell action
  choose a friendly unit and an enemy unit. deal damage to the enemy unit equal to the difference between their mights
card Peak spell action
  draw cards equal to the highest energy cost among units you control
card Flock unit
  might 1
  I have +1 might for each different tag among your other units
card Strider unit
  might 2
  I have +1 might for each time I've moved this turn
card Mourner unit
  might 1
  I have +1 might for each card your opponents have discarded this turn
card Toss spell action
  discard 1
card Hammers spell action
  give each friendly unit +1 might this turn for each equipment attached to it
card Ambushers spell action
  deal damage to each enemy unit equal to the number of friendly units at its battlefield
card Banner unit
  might 2
  other friendly units have +1 might for each equipment attached to them
card Avenger unit
  might 2
  while there are more enemy units than friendly units here, I have +3 might
card Trail spell action
  if an opponent has at least 3 more points than you, draw 2
card Reap spell action
  kill a friendly unit. gain xp equal to its energy cost
card Elf unit
  might 3
  tags Ionia, Mage
  cost 4
card Orc unit
  might 2
  tags Noxus, Mage
card Blade gear equipment
  might +1
  equip 0
`;
const board = (hand: string, points: string, ...script: readonly string[]): string => `${CARDS}
scenario "Amounts"
  player Ana hand ${hand} deck Elf, Elf, Elf, Elf, Elf, Elf runes 3x fury, 3x calm ${points}
  player Ben hand Toss, Orc runes 6x fury points 4
  battlefield Field controlled by Ana
    Ana: Ela = Elf attached Blade
    Ana: Stri = Strider ganking
    Ana: Flo = Flock
  battlefield Toll controlled by Ben
    Ben: Bob might 6
    Ben: Bea might 6
  base Ana
    Olga = Orc
    Mo = Mourner
    Ava = Avenger
  base Ben
    Wall might 6
    Av = Avenger
  turn Ana
${scriptOf(script)}`;

describe('an amount comes to what it says:', () => {
  test.each<readonly [form: string, hand: string, points: string, ...script: readonly string[]]>([
    ['domains among runes', 'Prism', '', 'Ana plays Prism', 'all pass', 'expect Ana has 2 cards in hand'],
    ['runes of so many domains', 'Tutor', '', 'Ana plays Tutor to base', 'expect Tutor is ready'],
    [
      'the difference between two',
      'Gap',
      '',
      'Ana plays Gap choosing Olga, Bob',
      'all pass',
      'expect Bob has 4 damage',
    ],
    ['the highest cost', 'Peak', '', 'Ana plays Peak', 'all pass', 'expect Ana has 4 cards in hand'],
    ['tags, each once', 'nothing', '', 'expect Flo has 4 might'],
    ['how often it moved', 'nothing', '', 'Ana moves Stri to base', 'expect Stri has 3 might'],
    [
      'what opponents discarded',
      'nothing',
      '',
      'Ana ends turn',
      'expect Mo has 1 might',
      'Ben plays Toss',
      'all pass',
      'Ben chooses Orc',
      'expect Mo has 2 might',
    ],
    [
      'of each what is attached to it',
      'Hammers',
      '',
      'Ana plays Hammers',
      'all pass',
      'expect Ela has 5 might',
      'expect Olga has 2 might',
    ],
    [
      'dealt to each by where it is',
      'Ambushers',
      '',
      'Ana moves Stri to Toll',
      'Ana plays Ambushers',
      'Ana passes',
      'Ben passes',
      'expect Bob has 1 damage',
      'expect Bea has 1 damage',
    ],
    [
      'a passive of each what is attached to it',
      'Banner',
      '',
      'Ana plays Banner to base',
      'expect Ela has 5 might',
      'expect Olga has 2 might',
    ],
    ['at least so many more', 'Trail', 'points 1', 'Ana plays Trail', 'all pass', 'expect Ana has 2 cards in hand'],
    ['fewer more', 'Trail', 'points 2', 'Ana plays Trail', 'all pass', 'expect Ana has 0 cards in hand'],
    ['what was killed cost', 'Reap', '', 'Ana plays Reap choosing Ela', 'all pass', 'expect Ana has 4 xp'],
    ['no more of one than of the other', 'nothing', '', 'expect Av has 2 might'],
    ['more of one than of the other', 'nothing', '', 'Ana moves Ava to Toll', 'expect Ava has 5 might'],
  ])('%s', (_, hand, points, ...script) => {
    expectToHold(board(hand, points, ...script));
  });
});
