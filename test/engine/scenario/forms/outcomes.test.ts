/** Sentences that no published card has: how many objects an instruction affected, units killed by damage, costs paid first, and who takes the damage. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Tide spell action
  return any number of friendly units to hand
  draw that many
card Brew spell action
  recycle any number of cards from your trash. draw 1 for each
card Stow spell action
  put any number of cards from your hand on the bottom of your deck, then draw that many
card Blaze spell action
  deal 3 to each enemy unit at a battlefield. for each unit that dies this way, draw 1
card Wage spell action
  kill a unit or gear you control as an additional cost to play this
  deal damage to an enemy unit equal to the killed card's energy cost
card Bulwark unit
  might 5
  if another friendly unit here would be dealt damage, I am dealt that damage instead
card Leap unit
  might 2
  ganking
  when I move from a location to a battlefield, deal 1 to an enemy unit there
card Flee unit
  might 2
  when I move away from a battlefield, buff another friendly unit there
card Prey unit
  cost 4
  might 1
card Cub unit
  cost 1
  might 1
card Bolt spell action
  deal 2 to a unit
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck Cub, Cub, Cub, Cub runes 8x fury
  player Ben hand Bolt runes 8x fury
  battlefield Field controlled by Ana
    Ana: Pia = Prey
    Ana: Shi = Bulwark
  battlefield Keep controlled by Ben
    Ben: Foe might 3
    Ben: Fee might 2
    Ben: Fat might 6
  battlefield Den controlled by Ana
    Ana: Flo = Flee
    Ana: Fox might 4
  trash Ana Cub, Bolt
  base Ana
    Lea = Leap
    Mog might 2
  base Ben
    Wall might 6
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'as many as were returned',
      'Tide',
      'Ana plays Tide choosing Pia, Lea',
      'all pass',
      'expect Ana has 4 cards in hand',
    ],
    [
      'for each that was recycled',
      'Brew',
      'Ana plays Brew choosing Cub, Bolt',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    [
      'as many as were put there',
      'Stow, Bolt, Blaze',
      'Ana plays Stow',
      'all pass',
      'Ana chooses Bolt, Blaze',
      'expect Ana has 2 cards in hand',
      'expect Blaze is not in hand',
    ],
    [
      'for each that dies of the damage',
      'Blaze',
      'Ana plays Blaze choosing Keep',
      'all pass',
      'expect Ana has 2 cards in hand',
    ],
    [
      'a cost that is said first, and has to be paid',
      'Wage',
      'Ana plays Wage choosing Foe paying kill Pia',
      'all pass',
      'expect Pia is in trash',
      'expect Foe is in trash',
    ],
    [
      'another takes the damage',
      'nothing',
      'Ana ends turn',
      'Ben plays Bolt choosing Pia',
      'all pass',
      'expect Pia has 0 damage',
      'expect Shi has 2 damage',
    ],
    [
      'from one place to another: there is where it went',
      'nothing',
      'Ana moves Lea to Keep',
      'Ana chooses Fat',
      'all pass',
      'expect Fat has 1 damage',
    ],
    ['from one place: there is where it was', 'nothing', 'Ana moves Flo to base', 'all pass', 'expect Fox is buffed'],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });
});
