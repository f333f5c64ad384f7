/** Sentences that no published card has: events of this turn, counted by kind and player, and the results of an earlier instruction. */
import { describe, test } from 'vitest';
import { expectRefused, expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Spark spell action
  deal 2 to a unit
card Bolt spell action
  deal 2 to a unit
card Mend spell action
  heal a unit. draw 1 for each damage removed this way
card Sip spell action
  deal 3 to a unit at a battlefield. gain XP equal to the damage dealt this way
card Wash spell action
  recycle the top card of your deck. draw 1
card Tally spell action
  draw 1 for each card your opponents have discarded this turn
card Toll spell action
  draw 1 for each friendly unit that died this turn
card Rest spell action
  ready a unit that hasn't moved this turn
card Urge spell action
  ready a unit you've readied this turn
card Waste spell action
  each opponent discards 1
card Fetch spell action
  look at the top 2 cards of your deck. you may draw a unit from among them. recycle the others. if you didn't draw a card this way, gain 1 XP
card Split spell action
  look at the top 2 cards of your deck. put one into your hand and the rest on the bottom
card Echo unit
  might 2
  when you play a spell for the second time in a turn, buff me
card Runner unit
  might 2
  each time I move, give me +1 might this turn
  I have +1 might for each time I've moved this turn
card Warden unit
  might 2
  when an opponent plays their second spell each turn, buff me
card Hex spell action
  ready a friendly unit
card Imp unit
  might 1
card Cub unit
  cost 1
  might 1
card Lone unit
  might 2
  if there aren't any enemy units here, I have +3 might
card Guard unit
  might 2
  if an opponent's unit here isn't stunned, I have +2 might
`;
const board = (hand: string, deck: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck ${deck} runes 8x fury
  player Ben hand Imp, Imp, Hex, Hex runes 8x fury deck Imp, Imp, Imp
  battlefield Field controlled by Ana
    Ana: Eko = Echo
    Ana: Lo = Lone
  battlefield Keep controlled by Ben
    Ben: Foe might 5 damage 2
  battlefield Den controlled by Ana
    Ana: Gus = Guard
  base Ana
    Rick = Runner ganking
    War = Warden
    Tired might 3 exhausted
  base Ben
    Wall might 6
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, deck: string, ...script: readonly string[]]>([
    [
      'for the second time in a turn',
      'Spark, Bolt',
      'Cub',
      'Ana plays Spark choosing Wall',
      'all pass',
      'expect Eko is not buffed',
      'Ana plays Bolt choosing Wall',
      'all pass',
      'expect Eko is buffed',
    ],
    [
      'each time, and for each time',
      'Hex',
      'Cub',
      'expect Rick has 2 might',
      'Ana moves Rick to Field',
      'all pass',
      'expect Rick has 4 might',
      'Ana plays Hex choosing Rick',
      'all pass',
      'Ana moves Rick to Den',
      'all pass',
      'expect Rick has 6 might',
    ],
    [
      'their second spell each turn',
      'nothing',
      'Cub',
      'Ana ends turn',
      'Ben plays Hex choosing Wall',
      'all pass',
      'expect War is not buffed',
      'Ben plays Hex choosing Wall',
      'all pass',
      'expect War is buffed',
    ],
    [
      'damage removed this way',
      'Mend',
      'Cub, Cub, Cub',
      'Ana plays Mend choosing Foe',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    ['damage dealt this way', 'Sip', 'Cub', 'Ana plays Sip choosing Foe', 'all pass', 'expect Ana has 3 xp'],
    [
      'the top card is recycled before one is drawn',
      'Wash',
      'Cub, Imp',
      'Ana plays Wash',
      'all pass',
      'expect Imp is in hand',
      'expect Ana has 1 card in hand',
    ],
    [
      'cards that others discarded',
      'Waste, Tally',
      'Cub, Cub, Cub',
      'Ana plays Waste',
      'all pass',
      'Ben chooses Hex',
      'Ana plays Tally',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    [
      'units that died, of one side',
      'Spark, Spark, Toll',
      'Cub, Cub, Cub',
      'Ana plays Spark choosing Lo',
      'all pass',
      'Ana plays Spark choosing Eko',
      'all pass',
      'Ana plays Toll',
      'all pass',
      'expect Ana has 1 card in hand',
    ],
    ['no card was drawn this way', 'Fetch', 'Spark, Bolt', 'Ana plays Fetch', 'all pass', 'expect Ana has 1 xp'],
    [
      'one was drawn this way',
      'Fetch',
      'Spark, Cub',
      'Ana plays Fetch',
      'all pass',
      'Ana chooses yes',
      'Ana chooses Cub',
      'expect Cub is in hand',
      'expect Ana has 0 xp',
    ],
    [
      'one here and the rest there',
      'Split',
      'Cub, Bolt, Spark',
      'Ana plays Split',
      'all pass',
      'Ana chooses Bolt',
      'expect Bolt is in hand',
      'expect Ana has 1 card in hand',
    ],
    ['there are none', 'Spark', 'Cub', 'expect Lo has 5 might'],
    [
      'that has not moved, and what somebody did to it',
      'Rest, Urge, Spark',
      'Cub',
      'Ana plays Rest choosing Tired',
      'all pass',
      'expect Tired is ready',
      'Ana moves Tired to Field',
      'Ana plays Urge choosing Tired',
      'all pass',
      'expect Tired is ready',
    ],
    ['one that is not so', 'nothing', 'Cub', 'expect Gus has 2 might'],
  ])('%s', (_, hand, deck, ...script) => {
    expectToHold(board(hand, deck, ...script));
  });

  test.each([
    ['it has moved', 'Rest', ['Ana moves Rick to Field', 'all pass', 'Ana plays Rest choosing Rick']],
    ['somebody else did it', 'Urge', ['Ana plays Urge choosing Wall']],
  ])('it cannot be chosen: %s', (_, hand, script) => {
    expectRefused(board(hand, 'Cub', ...script), script.at(-1));
  });
});
