/** Comparisons, states and amounts in places where no published card has them. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Scrap spell action
  kill a gear. if its energy cost was 2 or less, draw 1
card Ring gear
  cost 2
card Anvil gear
  cost 3
card Feast spell action
  buff up to three friendly units at the same location. draw 1 if they are all mighty
card Jackal unit
  might 2
  when I attack, if you control fewer units here than there are enemy units, deal 1 to all enemy units here
card Bold unit
  might 1
  if there are more enemy units here than friendly units, I have +2 might
card Hoarder unit
  might 1
  when I hold, if you control more gear than units, draw 1
card Brand unit
  might 5
  when you play a spell during a showdown I'm in, deal damage equal to the Energy you spent on it to an enemy unit here
card Jolt spell reaction
  cost 2
  draw 1
card Scorn spell action
  an enemy unit with damage marked on it takes that much damage again
card Rites spell action
  kill any number of friendly units. draw 1 for each unit killed this way, then buff a friendly unit for each
card Karma unit
  might 2
  when you choose a friendly unit with a spell, you may pay 1 to have that unit gain shield this turn
card Nudge spell action
  ready a unit
card Dare spell action
  give a friendly unit +2 might this turn. if it's at a battlefield with two or more enemy units, give it +4 might this turn instead and tank
card Decree spell action
  choose an opponent. they kill a unit they control with the highest might among their units
card Frost unit
  might 2
  when you stun an enemy unit or give it -might, draw 1
card Chill spell action
  give a unit -1 might this turn
card Daze spell action
  stun a unit
card Tread spell action
  kill all enemy units at a battlefield with less might than the highest might among units you control there
card Ration spell action
  buff a unit you control that has no buff, then give all your buffed units +1 might this turn
card Cabinet gear
  when you play this, banish an enemy unit at a battlefield
  when this leaves the board, its owner plays the banished card exhausted, ignoring its cost
card Break spell action
  kill a gear
card Volley unit
  might 1
  when I attack, your units at battlefields each deal 1 to an enemy unit at their battlefield
card Causeway battlefield
  units that move here from another battlefield have -1 might this turn
card Siphon spell action
  draw 2. then if you have 3 or more cards in hand, recycle 1 of them and draw 1
card Grudge unit
  might 1
  level 3: I have tank and when I move, draw 1
card Pry spell action
  choose an opponent. they reveal their hand. discard a unit from it
card Mourner unit
  might 1
  when one or more other friendly units die, draw 1 for each
card Brute unit
  cost 2
  might 4
card Imp unit
  might 1
`;
const board = (hand: string, base: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck Imp, Imp, Imp, Imp runes 8x fury xp 0
  player Ben hand Imp runes 8x fury
  battlefield Field controlled by Ana
    Ana: Al might 3
    Ana: Big might 5
    Ana: Gan might 3 ganking
  battlefield Keep controlled by Ben
    Ben: Foe might 4 damage 2
    Ben: Fen might 3
  battlefield Den controlled by Ben
    Ben: Cur might 2
  battlefield Glen controlled by Ben
    Ben: Gru = Brute
  battlefield Ford = Causeway controlled by Ana
    Ana: Roam might 3
  base Ana
${base === '' ? '' : `    ${base.replaceAll(', ', '\n    ')}\n`}    Sam might 5
  base Ben
    Wall might 6
    Band = Ring
    Block = Anvil
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, base: string, ...script: readonly string[]]>([
    ['what it cost: so', 'Scrap', '', 'Ana plays Scrap choosing Band', 'all pass', 'expect Ana has 1 card in hand'],
    ['what it cost: more', 'Scrap', '', 'Ana plays Scrap choosing Block', 'all pass', 'expect Ana has 0 cards in hand'],
    [
      'all of them: not',
      'Feast',
      '',
      'Ana plays Feast choosing Al, Big',
      'all pass',
      'expect Al is buffed',
      'expect Ana has 0 cards in hand',
    ],
    ['all of them', 'Feast', '', 'Ana plays Feast choosing Big', 'all pass', 'expect Ana has 1 card in hand'],
    [
      'fewer than there are',
      'nothing',
      'Jack = Jackal',
      'Ana moves Jack to Keep',
      'Ana passes',
      'Ben passes',
      'expect Foe has 3 damage',
    ],
    ['not fewer than there are', 'nothing', 'Jack = Jackal', 'Ana moves Jack to Den', 'expect Cur has 0 damage'],
    [
      'more here than',
      'nothing',
      'Bo = Bold',
      'expect Bo has 1 might',
      'Ana moves Bo to Keep',
      'expect Bo has 3 might',
    ],
    [
      'spent on it',
      'Jolt',
      'Bran = Brand',
      'Ana moves Bran to Keep',
      'Ana plays Jolt',
      'Ana passes',
      'Ben passes',
      'Ana chooses Fen',
      'Ana passes',
      'Ben passes',
      'expect Fen has 2 damage',
    ],
    ['as much again', 'Scorn', '', 'Ana plays Scorn choosing Foe', 'all pass', 'expect Foe is in trash'],
    [
      'for each of the same',
      'Rites',
      'Im = Imp',
      'Ana plays Rites choosing Al, Sam',
      'all pass',
      'Ana chooses Big',
      'Ana chooses Im',
      'expect Ana has 2 cards in hand',
      'expect Big is buffed',
      'expect Im is buffed',
    ],
    [
      'has that unit gain',
      'Nudge',
      'Kar = Karma',
      'Ana plays Nudge choosing Al',
      'Ana chooses yes',
      'all pass',
      'expect Al has shield',
    ],
    [
      'instead and: so',
      'Dare',
      '',
      'Ana plays Dare choosing Al',
      'all pass',
      'expect Al has 5 might',
      "expect Al doesn't have tank",
    ],
    ['the highest among theirs', 'Decree', '', 'Ana plays Decree choosing Ben', 'all pass', 'expect Wall is in trash'],
    [
      'or give it less: stunned',
      'Daze',
      'Fro = Frost',
      'Ana plays Daze choosing Foe',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    [
      'or give it less: less',
      'Chill',
      'Fro = Frost',
      'Ana plays Chill choosing Foe',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    [
      'or give it less: their own',
      'Chill',
      'Fro = Frost',
      'Ana plays Chill choosing Al',
      'all pass',
      'expect Ana has 0 cards in hand',
    ],
    [
      'than yours there',
      'Tread',
      '',
      'Ana moves Sam to Keep',
      'Ana plays Tread choosing Keep',
      'all pass',
      'expect Foe is in trash',
      'expect Fen is in trash',
    ],
    [
      'its owner plays the banished card',
      'Cabinet, Break',
      '',
      'Ana plays Cabinet',
      'all pass',
      'Ana chooses Gru',
      'all pass',
      'expect Gru is banished',
      'Ana plays Break choosing Cabinet',
      'all pass',
      'Ben chooses base',
      'expect Gru is exhausted',
    ],

    [
      'each at their battlefield',
      'nothing',
      'Vol = Volley',
      'Ana moves Vol, Sam to Keep',
      'Ana passes',
      'Ben passes',
      'Ana chooses Foe',
      'Ana chooses Fen',
      'expect Foe has 3 damage',
      'expect Fen has 1 damage',
    ],

    [
      'units that move here',
      'nothing',
      'Rick might 3',
      'Ana moves Rick to Ford',
      'Ana moves Gan to Ford',
      'expect Rick has 3 might',
      'expect Gan has 2 might',
      'Ana ends turn',
      'expect Gan has 3 might',
    ],

    [
      'one of them in hand',
      'Siphon, Scrap',
      '',
      'Ana plays Siphon',
      'all pass',
      'Ana chooses Scrap',
      'expect Ana has 3 cards in hand',
    ],
    ['a passive sentence and a trigger: not yet', 'nothing', 'Gus = Grudge', "expect Gus doesn't have tank"],
    [
      'from what is revealed',
      'Pry, Imp',
      '',
      'Ana plays Pry choosing Ben',
      'all pass',
      'expect Ben has 0 cards in hand',
      'expect Ana has 1 card in hand',
    ],
    [
      'for each of those',
      'Rites',
      'Mo = Mourner',
      'Ana plays Rites choosing Al, Sam',
      'all pass',
      'Ana chooses Big',
      'Ana chooses Gan',
      'all pass',
      'expect Ana has 4 cards in hand',
    ],
    ['has no buff', 'Ration', '', 'Ana plays Ration choosing Al', 'all pass', 'expect Al has 5 might'],
  ])('%s', (_, hand, base, ...script) => {
    expectToHold(board(hand, base, ...script));
  });
});
