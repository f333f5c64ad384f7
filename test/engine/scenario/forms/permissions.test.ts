/** Sentences that no published card has: playing from the trash and from banishment, once each turn or at other times. */
import { describe, expect, test } from 'vitest';
import { play } from '../support.ts';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Usher unit
  might 2
  once each turn, you may play a unit with 2 might or less from your trash
card Ghost unit
  cost 1
  might 1
card Giant unit
  cost 1
  might 5
card Coffin gear
  when a friendly non-token unit dies, banish it. you may play units banished with this for their cost
card Thief unit
  might 3
  when an opponent plays a spell, you may banish the top card of their main deck. you may play cards banished with me, but only on your turn and only once each turn
card Bolt spell action
  kill a unit
card Spark spell action
  cost 1
  draw 1
card Loot spell action
  cost 1
  draw 1
card Recur spell action
  play a spell from your trash, ignoring its energy cost. if it would be put into your trash, banish it instead
card Exhume spell action
  you may play a unit from your trash this turn
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Permissions"
  player Ana hand ${hand} deck Ghost, Ghost, Ghost, Ghost runes 6x fury
  player Ben hand Spark, Spark deck Loot, Loot, Loot, Loot, Loot, Loot runes 6x fury
  battlefield Field controlled by Ana
    Ana: Gil = Ghost
  battlefield Toll controlled by Ben
    Ben: Bob might 3
  base Ana
    Box = Coffin
    Thi = Thief
  trash Ana Ghost, Ghost, Giant, Spark
  turn Ana
${scriptOf(script)}`;
const usher = (lines: readonly string[]) => ['Ana plays Usher to base', ...lines];

describe('a permission does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'a card once a turn',
      'Usher',
      ...usher(['Ana plays Ghost from trash to base', 'expect Ana has 3 cards in trash']),
    ],
    [
      'and again in the next turn',
      'Usher',
      ...usher([
        'Ana plays Ghost from trash to base',
        'Ana ends turn',
        'Ben ends turn',
        'Ana plays Ghost from trash to base',
        'expect Ana has 2 cards in trash',
      ]),
    ],
    [
      'what was banished with it, for what it costs',
      'Bolt',
      'Ana plays Bolt choosing Gil',
      'all pass',
      'expect Gil is banished',
      'Ana plays Gil from banishment to base',
      'expect Gil is at base',
      'expect Ana has 5 ready runes',
    ],
    [
      'a card of an opponent, banished with it',
      'nothing',
      'Ana ends turn',
      'Ben plays Spark',
      'all pass',
      'Ana accepts',
      'all pass',
      'Ben ends turn',
      'Ana plays Loot from banishment',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    [
      'a spell that is banished in place of going to the trash',
      'Recur',
      'Ana plays Recur choosing Spark',
      'all pass',
      'expect Spark is banished',
    ],
    [
      'one card this turn',
      'Exhume',
      'Ana plays Exhume',
      'all pass',
      'Ana plays Giant from trash to base',
      'expect Giant is at base',
    ],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });

  test.each([
    [
      'a second card in the turn',
      'Usher',
      ...usher(['Ana plays Ghost from trash to base', 'Ana plays Ghost from trash to base']),
    ],
    ['a card of another kind', 'Usher', ...usher(['Ana plays Giant from trash to base'])],
    [
      'a second card by a permission for one',
      'Exhume',
      'Ana plays Exhume',
      'all pass',
      'Ana plays Giant from trash to base',
      'Ana plays Ghost from trash to base',
    ],
    [
      'in another’s turn',
      'nothing',
      'Ana ends turn',
      'Ben plays Spark',
      'all pass',
      'Ana accepts',
      'all pass',
      'Ana plays Loot from banishment',
    ],
  ])('it is refused: %s', (_, hand, ...script) => {
    const { told } = play(board(hand, ...script));
    expect(told.at(-1)).toContain('error');
    expect(told.every(each => each.startsWith(`${script.at(-1)}:`))).toBe(true);
  });
});
