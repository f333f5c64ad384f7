/** Sentences that no published card has: hiding by an effect, and looking at facedown cards. */
import { describe, expect, test } from 'vitest';
import { play } from '../support.ts';
import { expectRefused, scriptOf } from './support.ts';

const CARDS = `
card Widow unit
  might 4
  ganking
  when I conquer, you may hide a card from your hand here, ignoring its cost
card Cache spell action
  hide a card from your hand at a battlefield you control, ignoring its cost
card Owl unit
  might 1
  I have +1 might for each facedown card you control
card Trap spell reaction
  cost 3
  hidden
  draw 1
card Plain unit
  cost 3
  might 2
card Scout unit
  might 1
  when you hide a card, give me +2 might this turn
card Riot unit
  might 2
  when I attack with one or more other units, give one of them assault this turn
card Heir unit
  might 2
  if I would die for the first time each turn, instead heal me, give me +3 might this turn, and kill me at end of turn
card Bolt spell action
  kill a unit
card Shroud gear
  enemy units enter exhausted and can't move the turn they're played
card Nurse unit
  might 2
  when a combat here ends, heal your units here
card Duel spell action
  choose a friendly unit. choose an enemy unit at the same battlefield. until end of turn, they can't be chosen by other spells and abilities. the friendly unit deals damage equal to its might to the enemy unit
card Surge spell action
  ready up to one unit
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck Plain, Plain, Plain, Plain runes 6x fury
  player Ben hand Bolt, Bolt deck Plain runes 6x fury
  battlefield Field controlled by Ana
    Ana: Wid = Widow
    Ana: Ow = Owl
    Ana: Sco = Scout
  battlefield Toll controlled by Ben
    Ben: Bob might 3
  battlefield Keep
  base Ana
    Rio = Riot
    Gus might 2
    Hei = Heir
    Nina = Nurse
  base Ben
    Cloak = Shroud
  turn Ana
${scriptOf(script)}`;

const wrong = (hand: string, script: readonly string[]): readonly string[] => {
  const { told, unmet } = play(board(hand, ...script));
  return [...told, ...unmet];
};

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'an effect hides a card where its source is, for nothing',
      'Trap',
      'Ana moves Wid to Keep',
      'all pass',
      'Ana accepts',
      'all pass',
      'Ana chooses Trap',
      'expect Trap is facedown at Keep',
      'expect Ana has 6 ready runes',
    ],
    [
      'at a battlefield of one’s own, and that is to hide a card',
      'Cache, Trap',
      'Ana plays Cache',
      'all pass',
      'Ana chooses Field',
      'Ana chooses Trap',
      'expect Trap is facedown at Field',
      'expect Ow has 2 might',
      'all pass',
      'expect Sco has 3 might',
    ],
    [
      'one of the others that attack with it',
      'nothing',
      'Ana moves Rio, Gus to Toll',
      'Ana chooses Gus',
      'Ana passes',
      'Ben passes',
      'expect Gus has assault',
    ],
    [
      'only what is said last waits for the end of the turn',
      'Bolt',
      'Ana plays Bolt choosing Hei',
      'all pass',
      'expect Hei has 5 might',
      'Ana ends turn',
      'all pass',
      'expect Hei is in trash',
    ],
    [
      'the first time in a turn, and no second time',
      'Bolt, Bolt',
      'Ana plays Bolt choosing Hei',
      'all pass',
      'Ana plays Bolt choosing Hei',
      'all pass',
      'expect Hei is in trash',
    ],
    [
      'what was played this turn cannot move',
      'Plain, Surge',
      'Ana plays Plain',
      'Ana plays Surge choosing Plain',
      'all pass',
      'expect Plain is ready',
      'expect Ana cannot move Plain to Field',
      'expect Ana can move Gus to Field',
    ],
    [
      'when a combat here ends',
      'nothing',
      'Ana moves Nina, Gus to Toll',
      'all pass',
      'Ben assigns 2 to Nina, 1 to Gus',
      'expect Gus has 0 damage',
    ],
    [
      'other spells cannot choose what this one has chosen',
      'Duel, Bolt',
      'Ana moves Gus, Rio to Toll',
      'Ana chooses Gus',
      'Ana passes',
      'Ben passes',
      'Ana plays Duel choosing Gus, Bob',
      'Ana passes',
      'Ben passes',
      'expect Bob is in trash',
    ],
  ])('%s', (_, hand, ...script) => {
    expect(wrong(hand, script)).toEqual([]);
  });

  test.each([
    [
      'a card without Hidden',
      'Plain',
      'Ana moves Wid to Keep',
      'all pass',
      'Ana accepts',
      'all pass',
      'Ana chooses Plain',
    ],
    ['itself as one of the others', 'nothing', 'Ana moves Rio, Gus to Toll', 'Ana chooses Rio'],
  ])('it cannot be chosen: %s', (_, hand, ...script) => {
    expectRefused(board(hand, ...script), script.at(-1));
  });
});
