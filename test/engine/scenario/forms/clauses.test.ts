/** Known clauses in places where no published card has them: times and conditions before and after what they apply to, and several effects in one sentence. */
import { describe, test } from 'vitest';
import { expectRefused, expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Lark unit
  might 2
  during your turn, friendly units here have +1 might
card Owl unit
  might 2
  I have shield 3 on opponents' turns
card Scout unit
  might 4
  if you control a gear, when I conquer, draw 1
card Miser unit
  might 4
  when I conquer, unless you control a gear, discard 1
card Monk unit
  might 2
  while you control a gear, if I would die, heal me, exhaust me, and recall me instead
card Herald unit
  might 1
  friendly units here have +1 might and enemy units have -1 might
card Rider unit
  might 3
  I can be played to an open battlefield and have assault 2
card Bold unit
  might 3
  when you play me, I have tank and can't be readied this turn
card Hex spell action
  an enemy unit gets -2 might and loses tank this turn
card Trade spell action
  give a friendly unit +3 might and an enemy unit -1 might this turn
card Rally spell action
  friendly units enter ready and have +2 might this turn
card Gamble spell action
  draw 2 unless you control a gear
card Wake spell action
  play a unit from your trash, ignoring its cost. banish it at end of turn
card Snap spell action
  ready a friendly unit and kill it at end of turn
card Bolt spell action
  deal 3 to a unit
card Ghost unit
  cost 4
  might 2
card Pup unit
  cost 1
  might 1
card Ring gear
  cost 1
`;

const board = (hand: string, base: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck Pup, Pup, Pup runes 8x fury
  player Ben hand Bolt runes 6x fury
  battlefield Field controlled by Ana
    Ana: Lo = Lark
    Ana: Al might 3
  battlefield Grove
  battlefield Keep controlled by Ben
    Ben: Foe might 3 tank
  trash Ana Ghost
  base Ana
${base === '' ? '' : `    ${base.replace(', ', '\n    ')}\n`}    Sam might 5
  base Ben
    Wall might 6
  turn Ana
${scriptOf(script)}`;

describe('a clause means the same wherever it stands:', () => {
  test.each<readonly [form: string, hand: string, base: string, ...script: readonly string[]]>([
    [
      'in front: only during your turn',
      'nothing',
      '',
      'expect Al has 4 might',
      'Ana ends turn',
      'expect Al has 3 might',
    ],
    [
      "behind: only on opponents' turns",
      'nothing',
      'Ula = Owl',
      "expect Ula doesn't have shield",
      'Ana ends turn',
      'expect Ula has shield',
    ],
    [
      'a condition in front of a trigger: it is so',
      'nothing',
      'Sco = Scout, Trinket = Ring',
      'Ana moves Sco to Keep',
      'all pass',
      'expect Ana controls Keep',
      'expect Ana has 1 card in hand',
    ],
    [
      'a condition in front of a trigger: it is not so',
      'nothing',
      'Sco = Scout',
      'Ana moves Sco to Keep',
      'all pass',
      'expect Ana controls Keep',
      'expect Ana has 0 cards in hand',
    ],
    [
      'unless, in front of what a trigger does',
      'Pup, Pup',
      'Mi = Miser',
      'Ana moves Mi to Keep',
      'all pass',
      'Ana chooses Pup',
      'expect Ana has 1 card in hand',
    ],
    [
      'unless: that is so',
      'Pup, Pup',
      'Mi = Miser, Trinket = Ring',
      'Ana moves Mi to Keep',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    [
      'unless, behind what a spell does',
      'Gamble',
      '',
      'Ana plays Gamble',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    [
      'unless, behind what a spell does: that is so',
      'Gamble',
      'Trinket = Ring',
      'Ana plays Gamble',
      'all pass',
      'expect Ana has 0 cards in hand',
    ],
    [
      'a condition in front of a replacement: it is so',
      'Bolt',
      'Mo = Monk, Trinket = Ring',
      'Ana plays Bolt choosing Mo',
      'all pass',
      'expect Mo is at base',
      'expect Mo is exhausted',
    ],
    [
      'a condition in front of a replacement: it is not so',
      'Bolt',
      'Mo = Monk',
      'Ana plays Bolt choosing Mo',
      'all pass',
      'expect Mo is in trash',
    ],
    [
      'two passive sentences in one',
      'nothing',
      'He = Herald',
      'expect Sam has 6 might',
      'expect Wall has 5 might',
      'expect He has 2 might',
    ],
    ['what else is said of me', 'Rider', '', 'Ana plays Rider to Grove', 'expect Rider is at Grove'],
    [
      'two things said of one, for one turn',
      'Bold',
      '',
      'Ana plays Bold',
      'all pass',
      'expect Bold has tank',
      'Ana ends turn',
      "expect Bold doesn't have tank",
    ],
    [
      'two things done to one, for one turn',
      'Hex',
      '',
      'Ana plays Hex choosing Foe',
      'all pass',
      'expect Foe has 1 might',
      "expect Foe doesn't have tank",
      'Ana ends turn',
      'expect Foe has 3 might',
      'expect Foe has tank',
    ],
    [
      'two that are given something, for one turn',
      'Trade',
      '',
      'Ana plays Trade choosing Sam, Wall',
      'all pass',
      'expect Sam has 8 might',
      'expect Wall has 5 might',
      'Ana ends turn',
      'expect Sam has 5 might',
      'expect Wall has 6 might',
    ],
    [
      'all that enter meanwhile',
      'Rally, Pup',
      '',
      'Ana plays Rally',
      'all pass',
      'Ana plays Pup',
      'expect Pup is ready',
      'expect Pup has 3 might',
      'Ana ends turn',
      'expect Pup has 1 might',
    ],
    [
      'played now, and banished as the turn ends',
      'Wake',
      '',
      'Ana plays Wake',
      'all pass',
      'Ana chooses base',
      'expect Ghost is at base',
      'Ana ends turn',
      'all pass',
      'expect Ghost is banished',
    ],
    [
      'readied now, and killed as the turn ends',
      'Snap',
      '',
      'Ana plays Snap choosing Sam',
      'all pass',
      'expect Sam is ready',
      'Ana ends turn',
      'all pass',
      'expect Sam is in trash',
    ],
  ])('%s', (_, hand, base, ...script) => {
    expectToHold(board(hand, base, ...script));
  });
});

const COUNTING = `
card Smith unit
  might 2
  I have assault for each friendly gear
card Sexton unit
  might 2
  I have +1 might for every three cards in your trash
card Spider unit
  might 3
  when you play me, stun a unit that moved to a battlefield this turn
card Scholar spell action
  deal damage equal to the energy cost of a spell in your trash to a unit
card Mourner unit
  might 2
  exhaust me: draw 1. use only if an enemy unit died this turn
card Loner unit
  might 2
  while no opponent controls a unit here, I have +3 might
card Porter unit
  might 2
  while I have two or more equipment attached, I have ganking
card Crowd unit
  might 2
  while friendly units here have total might 8 or more, I have tank
card Debtor unit
  might 2
  while all your runes are exhausted, I have +2 might
card Trader spell action
  you may spend a buff. if you do, draw 2
card Page unit
  might 1
  when I attack, if I have less than 3 might, draw 1
card Broker unit
  might 2
  when I attack, you may pay 1 and kill a friendly gear. if you do, draw 2
card Lull spell action
  deal 2 to a unit at a battlefield and opponents can't play spells this turn
card Drum unit
  might 2
  when I attack, other friendly units have +1 might here this turn
card Blade gear equipment
  equip 0
  might +1
card Edge gear equipment
  equip 0
  might +1
card Bolt spell action
  cost 4
  deal 4 to a unit
card Pup unit
  cost 1
  might 1
card Ring gear
  cost 1
`;

const counting = (hand: string, base: string, ...script: readonly string[]): string => `${COUNTING}
scenario "Counting"
  player Ana hand ${hand} deck Pup, Pup, Pup runes 8x fury
  player Ben hand Bolt runes 6x fury
  battlefield Field controlled by Ana
    Ana: Al might 3
    Ana: Lo = Loner
    Ana: Pa = Page ganking
  battlefield Keep controlled by Ben
    Ben: Foe might 4
  trash Ana Bolt, Pup, Pup, Pup
  base Ana
${base === '' ? '' : `    ${base.replaceAll(', ', '\n    ').replace(' &', ',')}\n`}    Sam might 5 ganking
  base Ben
    Wall might 6
  turn Ana
${scriptOf(script)}`;

describe('so much, and so many:', () => {
  test.each<readonly [form: string, hand: string, base: string, ...script: readonly string[]]>([
    [
      'a keyword for each of them',
      'nothing',
      'Smi = Smith, R1 = Ring, R2 = Ring',
      'Ana moves Smi to Keep',
      'expect Smi has 4 might',
    ],
    ['a group of three, of four cards', 'nothing', 'Sex = Sexton', 'expect Sex has 3 might'],
    [
      'what moved there',
      'Spider',
      '',
      'Ana moves Sam to Field',
      'Ana plays Spider',
      'Ana chooses Sam',
      'all pass',
      'expect Sam is stunned',
    ],
    [
      'what a card costs',
      'Scholar',
      '',
      'Ana plays Scholar choosing Bolt, Wall',
      'all pass',
      'expect Wall has 4 damage',
    ],
    [
      'a use that needs something to have happened',
      'Bolt',
      'Mo = Mourner',
      'Ana plays Bolt choosing Foe',
      'all pass',
      'expect Foe is in trash',
      'Ana activates Mo',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    ['no opponent has a unit there', 'nothing', '', 'expect Lo has 5 might'],
    ['two pieces of equipment', 'nothing', 'Po = Porter attached Blade & Edge', 'expect Po has ganking'],
    ['one piece of equipment', 'nothing', 'Po = Porter attached Blade', "expect Po doesn't have ganking"],
    ['so much might together', 'nothing', 'Cro = Crowd', "expect Cro doesn't have tank", 'Ana moves Sam to Field'],
    ['all of them exhausted', 'nothing', 'De = Debtor', 'expect De has 2 might'],
    [
      'a buff that is spent',
      'Trader',
      'Bu might 2 buffed',
      'Ana plays Trader',
      'all pass',
      'Ana accepts',
      'expect Bu is not buffed',
      'expect Ana has 2 cards in hand',
    ],
    [
      'two prices paid together',
      'nothing',
      'Bro = Broker, Trinket = Ring',
      'Ana moves Bro to Keep',
      'Ana accepts',
      'all pass',
      'Ana chooses Trinket',
      'expect Trinket is in trash',
      'expect Ana has 7 ready runes',
      'expect Ana has 2 cards in hand',
    ],
    [
      'two prices declined together',
      'nothing',
      'Bro = Broker, Trinket = Ring',
      'Ana moves Bro to Keep',
      'Ana declines',
      'all pass',
      'expect Trinket is at base',
      'expect Ana has 8 ready runes',
      'expect Ana has 0 cards in hand',
    ],
    [
      'of a list of two things, and of the players',
      'Lull',
      '',
      'Ana plays Lull choosing Foe',
      'all pass',
      'expect Foe has 2 damage',
      "expect Ben can't play Bolt",
    ],
    [
      'those there, for one turn',
      'nothing',
      'Dru = Drum',
      'Ana moves Sam, Dru to Keep',
      'Ana passes',
      'Ben passes',
      'expect Sam has 6 might',
      'expect Al has 3 might',
    ],
    ['less than so much', 'nothing', '', 'Ana moves Pa to Keep', 'all pass', 'expect Ana has 1 card in hand'],
  ])('%s', (_, hand, base, ...script) => {
    expectToHold(counting(hand, base, ...script));
  });

  test.each([
    ['it has not moved', 'Spider', '', 'Ana moves Sam to Field', 'Ana plays Spider', 'Ana chooses Al'],
    ['no enemy unit has died', 'nothing', 'Mo = Mourner', 'Ana activates Mo'],
  ])('it is refused: %s', (_, hand, base, ...script) => {
    expectRefused(counting(hand, base, ...script), script.at(-1));
  });
});
