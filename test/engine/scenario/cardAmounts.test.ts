/** Amounts, counts and conditions of a card's sentence: what it says, the engine does. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Flare spell action
  deal 1 to an enemy unit, or 3 instead if it's exhausted
card Cheer spell action
  give a friendly unit +1 might this turn, or +4 might instead if it's buffed
card Volley spell action
  deal X to an enemy unit, where X is the number of gear you control
card Swell spell action
  give a friendly unit +X might this turn, where X is its might
card Twins unit
  might 1
  I have +1 might for every two cards in your hand
card Idler unit
  might 2
  at the end of your turn, if you played no units this turn, draw 1
card Zealot unit
  might 1
  while you've played two or more spells this turn, I have +5 might
card Opener unit
  might 2
  each turn, the first gear you play costs 1 less
card Crate gear
  cost 1
card Embers unit
  might 2
  your spells that cost 2 or more deal 1 bonus damage
card Bolt spell action
  cost 2
  deal 1 to a unit
card Solace unit
  might 2
  while exactly one unit is here, it has +3 might
card Ambuscade spell action
  move a friendly unit to a battlefield where you control no units
card Onward spell action
  move a friendly unit to a battlefield, then ready it if you control that battlefield
card Culling spell action
  discard 1. if you discarded a gear this way, draw 1
card Drill spell action
  buff a friendly unit. if it already has a buff, draw 1 instead
card Anchor unit
  might 2
  units here can't be returned to hand
card Undertow spell action
  return a unit to hand
card Purge spell action
  discard any number of cards. draw 1 for each card discarded this way
card Chorus unit
  might 2
  deathknell abilities of units you control trigger an additional time
card Martyr unit
  might 1
  deathknell: draw 1
card Slay spell action
  kill a unit
card Fervor unit
  might 1
  whenever you play a spell, draw 1. this triggers only twice each turn
card Phoenix unit
  might 2
  if I would die while attacking, recall me exhausted instead
card Hail spell action
  deal 2 to each unit at a battlefield with a damaged unit
card Sleeper unit
  might 2
  I can't be readied during your awaken phase
card Rouse spell action
  ready a unit
card Tally spell action
  if you control three or more gear, draw 2 instead of 1
card Grave unit
  might 2
  units you play from your trash cost 2 less and enter ready
card Ghost unit
  cost 2
  might 1
  you may play me from your trash
card Squire unit
  might 1
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Amounts"
  player Ana hand ${hand}
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 9
    Ben: Guard might 9 exhausted
  battlefield Marsh controlled by Ana
    Ana: Monk = Solace
  battlefield Reef controlled by Ben
    Ben: Rock = Anchor
  battlefield Meadow
  base Ana
    Pair = Twins
    Fan = Zealot
    Bird = Phoenix
    Lazy = Idler
    Drowsy = Sleeper exhausted
    Pal might 2 buffed
    Dozer might 2 exhausted
    gear Bauble = Crate
    gear Box = Crate
  trash Ana Ghost
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

describe('of amounts and conditions, a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'one amount, or the other instead',
      'Flare, Flare',
      'Ana plays Flare',
      'Ana chooses Wall',
      'all pass',
      'expect Wall has 1 damage',
      'Ana plays Flare',
      'Ana chooses Guard',
      'all pass',
      'expect Guard has 3 damage',
    ],
    [
      'one Might, or the other instead',
      'Cheer, Cheer',
      'Ana plays Cheer',
      'Ana chooses Dozer',
      'all pass',
      'expect Dozer has 3 might',
      'Ana plays Cheer',
      'Ana chooses Pal',
      'all pass',
      'expect Pal has 7 might',
      'turn Ben',
      'all pass',
      'expect Pal has 3 might',
    ],
    ['X is what is counted', 'Volley', 'Ana plays Volley', 'Ana chooses Wall', 'all pass', 'expect Wall has 2 damage'],
    [
      'X is the Might of what is chosen',
      'Swell',
      'Ana plays Swell',
      'Ana chooses Pal',
      'all pass',
      'expect Pal has 6 might',
    ],
    ['for every two, a third counts for nothing', 'Bolt, Bolt, Bolt', 'expect Pair has 2 might'],
    ['no units were played', 'nothing', 'turn Ben', 'all pass', 'expect Ana has 1 card in hand'],
    ['a unit was played', 'Squire', 'Ana plays Squire to base', 'turn Ben', 'expect Ana drew nothing'],
    [
      'two spells, and not one',
      'Cheer, Cheer',
      'Ana plays Cheer',
      'Ana chooses Dozer',
      'all pass',
      'expect Fan has 1 might',
      'Ana plays Cheer',
      'Ana chooses Dozer',
      'all pass',
      'expect Fan has 6 might',
    ],
    [
      'it is the only one here',
      'nothing',
      'expect Monk has 5 might',
      'Ana moves Pal to Marsh',
      'expect Monk has 2 might',
    ],
    ['only where you control no units', 'Ambuscade', 'expect Ana cannot play Ambuscade choosing Pal, Marsh'],
    [
      'readied only where you control the battlefield',
      'Onward, Onward',
      'Ana plays Onward',
      'Ana chooses Dozer',
      'Ana chooses Marsh',
      'all pass',
      'expect Dozer is ready',
    ],
    ['what was discarded this way', 'Culling, Crate', 'Ana plays Culling', 'all pass', 'expect Ana drew 1'],
    [
      'what was discarded this way was no gear',
      'Culling, Bolt',
      'Ana plays Culling',
      'all pass',
      'expect Ana drew nothing',
    ],
    [
      'only spells that cost enough deal more',
      'Bolt, Flare, Embers energy 2',
      'Ana plays Embers to base',
      'Ana plays Flare',
      'Ana chooses Wall',
      'all pass',
      'expect Wall has 1 damage',
      'Ana plays Bolt',
      'Ana chooses Wall',
      'all pass',
      'expect Wall has 3 damage',
    ],
    [
      'the first gear each turn costs less, the second does not',
      'Opener, Crate, Crate energy 0',
      'expect Ana cannot play Crate',
      'Ana plays Opener to base',
      'Ana plays Crate',
      'expect Ana cannot play Crate',
    ],
    [
      'what cannot be returned stays, and what is elsewhere does not',
      'Undertow, Undertow',
      'Ana plays Undertow',
      'Ana chooses Rock',
      'all pass',
      'expect Rock is at Reef',
      'Ana plays Undertow',
      'Ana chooses Wall',
      'all pass',
      'expect Wall is in hand of Ben',
    ],
    [
      'any number of cards, and as many drawn',
      'Purge, Bolt, Crate, Squire',
      'Ana plays Purge',
      'all pass',
      'Ana chooses Bolt, Crate',
      'expect Ana drew 2',
    ],
    [
      'a Deathknell of a unit you control, twice',
      'Chorus, Martyr, Slay',
      'Ana plays Chorus to base',
      'Ana plays Martyr to base',
      'Ana plays Slay',
      'Ana chooses Martyr',
      'all pass',
      'expect Ana drew 2',
    ],
    [
      'no more than twice each turn',
      'Fervor, Swell, Swell, Swell',
      'Ana plays Fervor to base',
      'Ana plays Swell',
      'Ana chooses Dozer',
      'all pass',
      'Ana plays Swell',
      'Ana chooses Dozer',
      'all pass',
      'Ana plays Swell',
      'Ana chooses Dozer',
      'all pass',
      'expect Ana drew 2',
    ],
    [
      'where it does not attack, it dies',
      'Phoenix, Slay',
      'Ana plays Phoenix to base',
      'Ana plays Slay',
      'Ana chooses Phoenix',
      'all pass',
      'expect Phoenix is dead',
    ],
    [
      'attacking, it comes back',
      'nothing',
      'Ana moves Bird to Reef',
      'all pass',
      'expect Rock is dead',
      'expect Bird is at base',
    ],
    [
      'only where one is damaged',
      'Hail, Flare',
      'expect Ana cannot play Hail choosing Reef',
      'Ana plays Flare',
      'Ana chooses Wall',
      'all pass',
      'Ana plays Hail',
      'Ana chooses Quarry',
      'all pass',
      'expect Guard has 2 damage',
    ],
    [
      'not readied as the turn begins, but by a spell',
      'Rouse, Squire',
      'Ana plays Squire to base',
      'turn Ben',
      'turn Ana from start',
      'expect Dozer is ready',
      'expect Drowsy is exhausted',
      'Ana plays Rouse',
      'Ana chooses Drowsy',
      'all pass',
      'expect Drowsy is ready',
    ],
    [
      'two instead of one, where that is so',
      'Tally, Tally, Crate energy 1',
      'Ana plays Tally',
      'all pass',
      'expect Ana drew 1',
      'Ana plays Crate',
      'Ana plays Tally',
      'all pass',
      'expect Ana drew 3',
    ],
    [
      'from the trash, they cost less and enter ready',
      'Grave energy 0',
      'expect Ana cannot play Ghost',
      'Ana plays Grave to base',
      'Ana plays Ghost to base',
      'expect Ghost is ready',
    ],
    [
      'it already has a buff',
      'Drill, Drill',
      'Ana plays Drill',
      'Ana chooses Dozer',
      'all pass',
      'expect Ana drew nothing',
      'Ana plays Drill',
      'Ana chooses Pal',
      'all pass',
      'expect Ana drew 1',
    ],
  ])('%s', (_, hand, ...script) => {
    expect(play(board(hand, ...script))).toMatchObject({ told: [], unmet: [] });
  });
});
