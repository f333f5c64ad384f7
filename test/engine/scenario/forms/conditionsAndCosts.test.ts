/** Sentences that no published card has: conditions on a card of its own, amounts as Might, discounts, and what cannot be played where. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Nursery gear
  friendly units enter with a buff
card Eager unit
  might 2
  I enter ready and have +2 might this turn if you've discarded a card this turn
card Digger unit
  might 1
  as an additional cost to play me, recycle any number of runes
  I enter with +1 might this turn for each rune recycled this way
card Squire unit
  cost 3
  might 3
card Call spell action
  play a unit from your hand. its energy cost is reduced by 4, to a minimum of 1
card Grave unit
  might 0
  my might is equal to the number of cards in your trash
card Duelist unit
  might 3
  while I'm in combat with exactly one enemy unit, I have +3 might
card Misty unit
  might 3
  while I'm exhausted, I can't be dealt combat damage
card Rally spell action
  give your units +1 might this turn. if you control a unit with 8 might or more, give them +2 might this turn instead
card Ogre unit
  might 8
card Brawl spell action
  choose a battlefield. units there deal damage equal to their mights to each other unit there
card Sage unit
  might 1
  exhaust me: predict. if you recycled a card this way, give me +5 might this turn
card Bog battlefield
  units here don't ready during their controller's awaken phase
card Silence battlefield
  players can't play spells during showdowns here
card Looter unit
  might 3
  when I conquer a battlefield an opponent controlled, draw 1
card Pioneer unit
  might 3
  when I conquer, if I conquered an open battlefield, draw 1
card Twin unit
  might 3
  when you play me, choose a friendly unit and an enemy unit with the same might. kill them both
card Proud unit
  might 4
  spells and abilities an opponent controls cost 2 more if they choose me
card Prodder unit
  might 1
  1, exhaust me: deal 1 to an enemy unit
card Zap spell action
  deal 1 to a unit
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} runes 3x fury deck Squire, Squire, Squire
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 4
  battlefield Fen = Bog controlled by Ana
    Ana: Toad might 2 exhausted
  battlefield Hush = Silence controlled by Ben
    Ben: Monk might 1
  battlefield Open
  base Ana
    Duel = Duelist
    Mist = Misty
    Seer = Sage
    Loot = Looter
    Pilgrim = Pioneer
    Crypt = Grave
    Prod = Prodder
  base Ben
    Lord = Proud
  trash Ana Squire, Squire
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'my Might is equal to a number',
      'Zap',
      'expect Crypt has 2 might',
      'Ana plays Zap',
      'Ana chooses Wall',
      'all pass',
      'expect Crypt has 3 might',
    ],
    ['them, of what would have been done to all', 'Rally', 'Ana plays Rally', 'all pass', 'expect Toad has 3 might'],
    [
      'a discount down to a minimum',
      'Call, Squire',
      'Ana plays Call',
      'all pass',
      'Ana chooses Squire',
      'Ana chooses Fen',
      'expect Ana has 2 ready runes',
    ],
    [
      'units deal damage to each other unit, and none to themselves',
      'Brawl',
      'Ana plays Brawl',
      'Ana chooses Quarry',
      'all pass',
      'expect Wall has 0 damage',
    ],
    [
      'an ability that chooses what makes it cost more',
      'nothing',
      'Ana activates Prod choosing Lord',
      'expect Ana has 0 ready runes',
    ],
    [
      'a spell that chooses what makes it cost more',
      'Zap',
      'Ana plays Zap choosing Lord',
      'expect Ana has 1 ready rune',
    ],
    [
      'an ability that chooses something else',
      'nothing',
      'Ana activates Prod choosing Wall',
      'expect Ana has 2 ready runes',
    ],
    [
      'what Predict recycled was recycled this way',
      'nothing',
      'Ana activates Seer',
      'all pass',
      'Ana chooses Squire',
      'expect Seer has 6 might',
    ],
    [
      'units enter with a buff',
      'Nursery, Ogre',
      'Ana plays Nursery',
      'Ana plays Ogre',
      'expect Ogre is buffed',
      'expect Ogre is exhausted',
    ],
    [
      'I enter ready and have Might this turn, not without the condition',
      'Eager',
      'Ana plays Eager',
      'expect Eager is exhausted',
      'expect Eager has 2 might',
    ],
    [
      'I enter ready and have Might this turn',
      'Eager, Zap',
      'effect by Ana: discard 1',
      'Ana chooses Zap',
      'Ana plays Eager',
      'expect Eager is ready',
      'expect Eager has 4 might',
      'turn Ben',
      'expect Eager has 2 might',
    ],
    [
      'for each rune recycled this way',
      'Digger',
      'Ana plays Digger',
      'Ana chooses 2',
      'expect Digger has 3 might',
      'expect Ana has 1 rune',
    ],
    ['any number may be none', 'Digger', 'Ana plays Digger', 'Ana chooses nothing', 'expect Digger has 1 might'],
    ['units that do not ready by themselves', 'nothing', 'turn Ben', 'turn Ana', 'expect Toad is exhausted'],
    ['no spells in showdowns here', 'Zap', 'Ana moves Loot to Hush', 'expect Ana cannot play Zap choosing Monk'],
    ['spells in showdowns elsewhere', 'Zap', 'Ana moves Loot to Quarry', 'expect Ana can play Zap choosing Monk'],
    [
      'in combat with exactly one enemy unit',
      'nothing',
      'expect Duel has 3 might',
      'Ana moves Duel to Quarry',
      'expect Duel has 6 might',
    ],
    [
      'no combat damage',
      'nothing',
      'Ana moves Mist to Quarry',
      'all pass',
      'expect Mist has 0 damage',
      'expect Mist is at base',
    ],
    [
      'what an opponent controlled',
      'nothing',
      'Ana moves Loot to Hush',
      'all pass',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    [
      'what nobody controlled is none of an opponent',
      'nothing',
      'Ana moves Loot to Open',
      'all pass',
      'expect Ana has 0 cards in hand',
    ],
    ['an open battlefield', 'nothing', 'Ana moves Pilgrim to Open', 'all pass', 'expect Ana has 1 card in hand'],
    [
      'no open battlefield',
      'nothing',
      'Ana moves Pilgrim to Hush',
      'all pass',
      'all pass',
      'expect Ana has 0 cards in hand',
    ],
    [
      'with the same Might',
      'Twin',
      'Ana plays Twin',
      'Ana chooses Seer',
      'expect Ana cannot choose Wall',
      'Ana chooses Monk',
      'all pass',
      'expect Monk is in trash',
      'expect Seer is in trash',
    ],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });
});
