/** Sentences that no published card has: what cannot be done or costs opponents more, damage dealt to another instead, and what opponents choose. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Goat unit
  might 2
  2: give me +1 might this turn. use this ability only twice each turn
card Stones battlefield
  while there are exactly three units here, they each have +1 might
card Bulwark unit
  might 5
  if an enemy spell or ability would deal damage to another friendly unit here, it deals that damage to me instead
card Bolt spell action
  cost 1
  deal 2 to a unit
card Warder unit
  might 2
  opponents must pay 1 more to play spells
card Edict spell action
  choose a unit. it can't be stunned, moved, or returned to hand by spells or abilities this turn
card Shove spell action
  move a unit to its base
card Daze spell action
  stun a unit
card Peek spell action
  look at an opponent's hand. choose a spell from it. they recycle that card
card Tribute unit
  might 1
  when you play me, each opponent chooses one - they discard 1 or they kill one of their units
card Brand spell action
  deal 2 to a unit. if it has damage marked on it already, deal 4 to it instead
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} runes 6x fury
  player Ben hand Bolt, Goat
  battlefield Ring = Stones controlled by Ben
    Ben: Wall might 4
    Ben: Post might 4
    Ben: Pole might 4
  battlefield Keep controlled by Ben
    Ben: Bull = Bulwark
    Ben: Prey might 3
    Ben: Hurt might 6 damage 1
  base Ben
    Ward = Warder
  base Ana
    Billy = Goat
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'twice each turn, and no third time',
      'nothing',
      'Ana activates Billy',
      'all pass',
      'Ana activates Billy',
      'all pass',
      'expect Billy has 4 might',
      'expect Ana cannot activate Billy',
    ],
    [
      'they each, as long as there are so many',
      'Shove',
      'expect Wall has 5 might',
      'Ana plays Shove',
      'Ana chooses Pole',
      'all pass',
      'expect Wall has 4 might',
    ],
    [
      'a spell deals its damage to another unit',
      'Bolt',
      'Ana plays Bolt',
      'Ana chooses Prey',
      'all pass',
      'expect Prey has 0 damage',
      'expect Bull has 2 damage',
    ],
    [
      'spells cost opponents more, and each of them so much',
      'Bolt',
      'Ana plays Bolt choosing Prey',
      'expect Ana has 4 ready runes',
    ],
    [
      'what cannot be stunned, moved or returned: moved',
      'Edict, Shove',
      'Ana plays Edict',
      'Ana chooses Wall',
      'all pass',
      'Ana plays Shove',
      'Ana chooses Wall',
      'all pass',
      'expect Wall is at Ring',
    ],
    [
      'what cannot be stunned, moved or returned: stunned',
      'Edict, Daze',
      'Ana plays Edict',
      'Ana chooses Wall',
      'all pass',
      'Ana plays Daze',
      'Ana chooses Wall',
      'all pass',
      'expect Wall is not stunned',
    ],
    [
      'a card of the hand that was looked at',
      'Peek',
      'Ana plays Peek',
      'all pass',
      'expect Ben has 1 card in hand',
      'expect Goat is in hand',
    ],
    [
      'each opponent chooses what they do',
      'Tribute',
      'Ana plays Tribute',
      'all pass',
      'Ben chooses "they kill one of their units"',
      'Ben chooses Pole',
      'expect Pole is in trash',
      'expect Ben has 2 cards in hand',
    ],
    [
      'damage that was there already',
      'Brand',
      'Ana plays Brand',
      'Ana chooses Hurt',
      'all pass',
      'expect Bull has 4 damage',
    ],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });
});
