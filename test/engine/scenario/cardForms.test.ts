/** What a form of a card's sentence says, the engine does. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Rally spell action
  give a friendly unit +2 might until the start of your next turn
card Rout spell action
  enemy units can't move until the start of your next turn
card Shrink spell action
  choose a unit. its might becomes 1 this turn
card Hexer unit
  might 2
  enemy units here lose tank and shield
card Guarded unit
  might 2
  shield 2
card Banker unit
  might 1
  if you've spent 3 or more power this turn: I have +4 might
card Costly spell action
  cost 1 calm calm
  draw 1
card Watcher unit
  might 2
  when you play a spell choosing me, draw 1. this triggers only once each turn
card Poke spell action
  give a unit +1 might this turn
card Sapper unit
  might 2
  spells you play choosing enemy units cost 1 less
card Zap spell action
  cost 2
  deal 1 to a unit
card Call spell action
  play a unit from your hand. its energy cost is reduced by 2
card Herald spell action
  the next unit you play costs 1 less and enters ready
card Squire unit
  cost 3
  might 3
card Vault spell action
  banish the top card of your deck. you may play it this turn
card Nets spell action
  stun up to one enemy unit at each battlefield
card Moor unit
  might 2
  units with assault can't move here
card Ghoul unit
  might 1
  you may play me from your trash
  when you play me from your trash, draw 1
card Lonely unit
  might 2
  while a friendly unit is alone here, it has +3 might
card Smith unit
  might 2
  I have assault and shield equal to the number of gear you control
card Sift spell action
  reveal the top 2 cards of your deck. put all gear from among them into your hand and recycle the rest
card Trinket gear
card Muster spell action
  play a unit with cost 3 or less from your hand to base, ignoring its cost. it enters ready
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand}
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 4
    Ben: Guard = Guarded
    Ben: Bog = Moor
  battlefield Marsh controlled by Ana
    Ana: Hermit = Lonely
  battlefield Meadow controlled by Ana
    Ana: Keeper might 2
    Ana: Seer = Watcher
    Ana: Miser = Banker
  base Ana
    Mage = Hexer
    Spy = Sapper
    Charger might 2 assault 2
    Tinker = Smith
    gear Bauble = Trinket
  trash Ana Ghoul
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'until the start of your next turn, it lasts through the turn of the opponent',
      'Rally',
      'Ana plays Rally',
      'Ana chooses Keeper',
      'all pass',
      'expect Keeper has 4 might',
      'turn Ben',
      'expect Keeper has 4 might',
      'turn Ana',
      'expect Keeper has 2 might',
    ],
    [
      'until the start of your next turn, what cannot move can again from then on',
      'Rout',
      'Ana plays Rout',
      'all pass',
      'turn Ben',
      'expect Ben cannot move Wall to base',
      'turn Ana',
      'turn Ben',
      'expect Ben can move Wall to base',
    ],
    [
      'its Might becomes a number',
      'Shrink',
      'Ana plays Shrink',
      'Ana chooses Wall',
      'all pass',
      'expect Wall has 1 might',
    ],
    [
      'Power spent this turn, on whatever it was',
      'Costly, Costly energy 2, power 4 any',
      'Ana plays Costly',
      'all pass',
      'expect Miser has 1 might',
      'Ana plays Costly',
      'all pass',
      'expect Miser has 5 might',
      'turn Ben',
      'expect Miser has 1 might',
    ],
    [
      'a trigger that triggers once each turn, on a spell that chooses it',
      'Poke, Poke, Poke',
      'Ana plays Poke',
      'Ana chooses Keeper',
      'all pass',
      'expect Ana drew nothing',
      'Ana plays Poke',
      'Ana chooses Seer',
      'all pass',
      'expect Ana drew 1',
      'Ana plays Poke',
      'Ana chooses Seer',
      'all pass',
      'expect Ana drew 1',
    ],
    [
      'spells choosing what they say cost less',
      'Zap energy 1',
      'expect Ana can play Zap choosing Wall',
      'expect Ana cannot play Zap choosing Keeper',
    ],
    [
      'the cost that is reduced is that of what is played',
      'Call, Squire energy 1',
      'Ana plays Call',
      'all pass',
      'Ana chooses Squire',
      'Ana chooses base',
      'expect Squire is at base',
    ],
    [
      'the next unit costs less and enters ready, and none behind it',
      'Herald, Squire, Watcher energy 2',
      'Ana plays Herald',
      'all pass',
      'Ana plays Squire to base',
      'expect Squire is ready',
      'Ana plays Watcher to base',
      'expect Watcher is exhausted',
    ],
    [
      'a card that was banished may be played this turn, at its cost, and no later',
      'Vault, Vault energy 3 deck Squire, Trinket',
      'Ana plays Vault',
      'all pass',
      'expect Squire is banished',
      'Ana plays Squire to base',
      'expect Squire is at base',
      'Ana plays Vault',
      'all pass',
      'expect Ana can play Trinket',
      'turn Ben',
      'turn Ana',
      'expect Ana cannot play Trinket',
    ],
    [
      'a unit that is played from the trash triggers on that',
      'nothing',
      'Ana plays Ghoul to base',
      'all pass',
      'expect Ana drew 1',
    ],
    [
      'up to one at each battlefield',
      'Nets',
      'Ana plays Nets',
      'Ana chooses Wall',
      'all pass',
      'expect Wall is stunned',
      'expect Guard is not stunned',
    ],
    [
      'what cannot move here can move elsewhere',
      'nothing',
      'expect Ana can move Charger to Meadow',
      'expect Ana cannot move Charger to Quarry',
    ],
    [
      'what is put into the hand is only among the cards that were looked at',
      'Sift deck Squire, Trinket',
      'Ana plays Sift',
      'all pass',
      'expect Trinket is in hand of Ana',
      'expect Bauble is at base',
    ],
    [
      'a unit that is played enters ready',
      'Muster, Squire',
      'Ana plays Muster',
      'all pass',
      'Ana chooses Squire',
      'expect Squire is ready',
    ],
    [
      'several keywords share what they are equal to',
      'nothing',
      'expect Tinker has assault 1',
      'expect Tinker has shield 1',
    ],
    [
      'a unit that is alone has it, and not once it has company',
      'nothing',
      'expect Hermit has 5 might',
      'Ana moves Spy to Marsh',
      'expect Hermit has 2 might',
    ],
    [
      'units lose keywords as long as it is so',
      'nothing',
      'expect Guard has shield 2',
      'Ana moves Mage to Quarry',
      'expect Guard does not have shield',
    ],
  ])('%s', (_, hand, ...script) => {
    expect(play(board(hand, ...script))).toMatchObject({ told: [], unmet: [] });
  });
});
