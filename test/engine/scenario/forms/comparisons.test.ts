/** Sentences that no published card has: several objects compared with each other, units that survive, and costs that depend on a choice. */
import { describe, test } from 'vitest';
import { expectRefused, expectToHold, scriptOf } from './support.ts';

const CARDS = `
card Winds spell reaction
  choose two friendly units at different locations. move each to the other's location
card Kin spell action
  choose two friendly units that share a tag. buff each of them
card Recall spell action
  return up to two units with different names from your trash to your hand
card Still spell reaction
  counter a spell that chooses two or more units. draw 1
card Volley spell action
  deal 1 to each of up to three units at a battlefield
card Charge spell action
  choose a friendly unit. choose an enemy unit at the same battlefield. if the friendly unit has more might, move the enemy unit to its base. otherwise, stun it
card Spark spell action
  deal 2 to a unit
card Tough unit
  might 3
  when I'm dealt damage and survive, give me +2 might this turn
card Veteran unit
  might 5
  when I survive a combat, draw 1
card Idol unit
  might 3
  spells that choose me cost opponents 2 more
card Hoard unit
  cost 7
  might 4
  I cost 1 less for each friendly gear and for each card in your hand
card Bully unit
  might 2
  while an enemy unit here has more might than me, I have +4 might
card Elf unit
  might 2
  tags Ionia, Mage
card Monk unit
  might 2
  tags Ionia
card Orc unit
  might 2
  tags Noxus
card Herald spell action
  reveal the top card of your deck. if it's a unit, you may play it, ignoring its cost. otherwise, draw it
card Sprite unit
  cost 4
  might 1
card Ghost unit
  might 2
card Wisp unit
  might 2
card Blast spell action
  deal 3 to a unit
card Wake unit
  might 1
  when another friendly unit survives damage, draw 1
card Ring gear
  cost 1
`;
const board = (hand: string, ...script: readonly string[]): string => `${CARDS}
scenario "Forms"
  player Ana hand ${hand} deck Sprite runes 6x fury
  player Ben hand Still, Spark runes 6x fury
  battlefield Field controlled by Ana
    Ana: Ela = Elf
    Ana: Mo = Monk
    Ana: Vet = Veteran ganking
    Ana: Rex might 7 ganking
  battlefield Toll controlled by Ben
    Ben: Ida = Idol
    Ben: Tu = Tough
    Ben: Bob = Bully
  battlefield Keep controlled by Ben
    Ben: Foe might 1
  trash Ana Ghost, Ghost, Wisp
  base Ana
    Olga = Orc
    Sten = Tough
    Trinket = Ring
    Charm = Ring
  base Ben
    Wanda = Wake
    Wall might 4
  turn Ana
${scriptOf(script)}`;

describe('a form does what it says:', () => {
  test.each<readonly [form: string, hand: string, ...script: readonly string[]]>([
    [
      'at different locations: they change places',
      'Winds',
      'Ana plays Winds choosing Ela, Olga',
      'all pass',
      'expect Ela is at base',
      'expect Olga is at Field',
    ],
    [
      'a tag in common',
      'Kin',
      'Ana plays Kin choosing Ela, Mo',
      'all pass',
      'expect Ela is buffed',
      'expect Mo is buffed',
    ],
    [
      'different names',
      'Recall',
      'Ana plays Recall choosing Ghost, Wisp',
      'all pass',
      'expect Ghost is in hand',
      'expect Wisp is in hand',
    ],
    [
      'spells cost opponents more that choose it',
      'Spark',
      'Ana plays Spark choosing Ida',
      'expect Ana has 4 ready runes',
    ],
    [
      'they cost its controller no more',
      'nothing',
      'Ana ends turn',
      'Ben plays Spark choosing Ida',
      'expect Ben has 8 ready runes',
    ],
    [
      'for each of the ones and for each of the others',
      'Hoard, Spark, Spark',
      'Ana plays Hoard',
      'expect Ana has 3 ready runes',
    ],
    [
      'it survives damage that is less than its might, and no other',
      'Spark',
      'Ana plays Spark choosing Sten',
      'all pass',
      'expect Sten has 5 might',
      'expect Tu has 3 might',
    ],
    [
      'the card that was revealed is played',
      'Herald',
      'Ana plays Herald',
      'all pass',
      'Ana chooses yes',
      'Ana chooses base',
      'expect Sprite is at base',
    ],
    [
      'it has survived a combat',
      'nothing',
      'Ana moves Vet to Keep',
      'all pass',
      'expect Foe is in trash',
      'expect Ana has 1 card in hand',
    ],
    [
      'of two, the one with more might',
      'Charge',
      'Ana moves Rex to Keep',
      'Ana plays Charge choosing Rex, Foe',
      'all pass',
      'expect Foe is at base',
    ],
    [
      'another unit has survived',
      'Spark',
      'Ana plays Spark choosing Wall',
      'all pass',
      'expect Ben has 3 cards in hand',
    ],
    [
      'dealt lethal damage, it has not survived',
      'Blast',
      'Ana plays Blast choosing Mo',
      'all pass',
      'expect Mo is in trash',
      'expect Ana has 0 cards in hand',
    ],
    [
      'an enemy unit with more might than it',
      'nothing',
      'expect Bob has 2 might',
      'Ana moves Rex to Toll',
      'expect Bob has 6 might',
    ],
  ])('%s', (_, hand, ...script) => {
    expectToHold(board(hand, ...script));
  });

  test.each([
    ['not at different locations', 'Winds', 'Ana plays Winds choosing Ela, Mo'],
    ['no tag in common', 'Kin', 'Ana plays Kin choosing Ela, Olga'],
    ['the same name', 'Recall', 'Ana plays Recall choosing Ghost, Ghost'],
    ['a spell that chooses one unit', 'Spark', 'Ana plays Spark choosing Ela', 'Ana passes', 'Ben plays Still'],
  ])('it cannot be chosen: %s', (_, hand, ...script) => {
    expectRefused(board(hand, ...script), script.at(-1));
  });
});
