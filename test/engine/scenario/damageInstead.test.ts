/** What changes damage before it is dealt, and what asks by whom it is. */
import { describe, test } from 'vitest';
import { expectToHold, scriptOf } from './forms/support.ts';

const CARDS = `
card Bolt spell action
  deal 4 to a unit
card Doom spell action
  kill a unit
card Lash spell action
  choose a friendly unit. it deals its might to an enemy unit
card Warded unit
  might 6
  if I would be dealt damage by a spell, prevent 3 of it
card Steadfast unit
  might 6
  damage dealt to me by enemy spells is halved, rounded up
card Martyr unit
  might 6
  if another friendly unit here would be dealt damage by an enemy spell, you may have that damage dealt to me instead
card Avenger unit
  might 2
  when a friendly unit is killed by an enemy spell, draw 1
card Reef battlefield
  if a unit here would be dealt 3 or more damage, it's dealt 2 instead
card Brittle spell action
  the next time a unit would be dealt damage this turn, it's dealt double that damage instead
card Loner unit
  might 3
  while I'm in combat with exactly one enemy unit, I have +3 might
card Fog unit
  might 3
  while I'm exhausted, I can't be dealt combat damage
`;

const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Damage"
  player Ana hand ${hand}
  player Ben hand nothing deck Wall, Wall
  battlefield Quarry controlled by Ben
    Ben: Ward = Warded
    Ben: Stead = Steadfast
  battlefield Marsh controlled by Ana
    Ana: Archer might 4
  battlefield Shoal = Reef controlled by Ben
    Ben: Crab might 9
  battlefield Cave controlled by Ben
    Ben: Prey might 3
    Ben: Saint = Martyr
  base Ben
    Crow = Avenger
  turn Ana
${scriptOf(script)}`;

describe('damage', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'of a spell is prevented in part',
      'Bolt',
      'Ana plays Bolt',
      'Ana chooses Ward',
      'all pass',
      'expect Ward has 1 damage',
    ],
    [
      'of a unit that a spell has deal it is none of the spell',
      'Lash',
      'Ana plays Lash',
      'Ana chooses Archer',
      'Ana chooses Ward',
      'all pass',
      'expect Ward has 4 damage',
    ],
    ['is halved', 'Bolt', 'Ana plays Bolt', 'Ana chooses Stead', 'all pass', 'expect Stead has 2 damage'],
    [
      'is dealt to another unit instead',
      'Bolt',
      'Ana plays Bolt',
      'Ana chooses Prey',
      'all pass',
      'Ben accepts Martyr',
      'expect Prey has 0 damage',
      'expect Saint has 4 damage',
    ],
    [
      'is brought down to an amount',
      'Bolt',
      'Ana plays Bolt',
      'Ana chooses Crab',
      'all pass',
      'expect Crab has 2 damage',
    ],
    [
      'is doubled once',
      'Brittle, Bolt, Bolt',
      'Ana plays Brittle',
      'all pass',
      'Ana plays Bolt',
      'Ana chooses Saint',
      'all pass',
      'expect Saint is in trash',
    ],
    [
      'that kills is told with its spell',
      'Bolt',
      'Ana plays Bolt',
      'Ana chooses Prey',
      'all pass',
      'Ben declines Martyr',
      'all pass',
      'expect Prey is in trash',
      'expect Ben has 1 card in hand',
    ],
    [
      'has no part in what a spell kills outright',
      'Doom',
      'Ana plays Doom',
      'Ana chooses Prey',
      'all pass',
      'expect Ben has 1 card in hand',
    ],
    [
      'of a unit is no spell’s',
      'Lash',
      'Ana plays Lash',
      'Ana chooses Archer',
      'Ana chooses Prey',
      'all pass',
      'expect Prey is in trash',
      'expect Ben has 0 cards in hand',
    ],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });
});
