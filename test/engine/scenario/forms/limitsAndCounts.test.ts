/** Sentences that no published card has: limits each turn, numbers of objects affected, and conditions on where something was played or died. */
import { describe, expect, test } from 'vitest';
import { pasteCard } from '../../../../engine/cards/pasting/paste.ts';
import { expectToHold } from './support.ts';

const CARDS = `
card Jolt spell action
  cost 0
  draw 1
card Zap spell action
  cost 0
  kill a unit
card Arsonist unit
  might 2
  Deathknell: Deal 2 to each unit at the battlefield where I died.
card Oath spell action
  Choose two friendly units at different battlefields. Each gets +1 might for each other unit you control at its battlefield this turn.
card Bell gear
  exhaust me: Choose a player. They can't play more than one spell this turn.
card Hush gear
  Opponents can't play more than one spell each turn.
card Theorem spell action
  cost 5
  This costs 1 less for each spell in your trash with a different name, to a minimum of 2.
  Draw 1.
card Ryze unit
  might 2
  1: Draw 1. Use this ability only once each turn and only on your turn.
card Erase spell action
  Banish up to 2 cards from a single trash. Draw 1.
card Runner unit
  might 1
  hunt
  I have +2 might while another unit you control here has hunt.
card Poro unit
  might 1
  hunt
card Gauntlet gear
  tags Equipment
  equip 1
  might +2
  attached: When I attack or defend one on one, enemy spells can't choose me this combat.
card Ghost unit
  cost 1
  might 2
  You may play me from your trash if an enemy unit died this turn. If you do, I enter exhausted and have temporary.
card Miners unit
  might 1
  When you play me, play a number of 1 might Recruit unit tokens here equal to the number of battlefields opponents control.
card Bind spell action
  Choose a battlefield. Until end of turn, if damage would be dealt to an enemy unit there, it's dealt that much plus 1 instead.
card Ping spell action
  Deal 1 to a unit.
card Kled unit
  might 4
  assault 2
  The first time I would die each turn while I'm attacking, heal me and give me -2 might this turn instead. Then if I conquer this turn, draw 1.
card Wrench unit
  might 1
  When you play another unit here, you may return me to my owner's hand to ready that unit.
card Debts legend
  exhaust me: Heal a unit. If it's friendly, gain 1 XP.
card Cull spell action
  kill any number of friendly units. if you killed two or more this way, draw 2
card Duel spell action
  choose a friendly unit and an enemy unit
  the chosen units deal damage equal to their mights to each other
card Flush spell action
  Recycle your hand, then draw 1.
`;

const FORMS: readonly (readonly [form: string, scenario: string])[] = [
  [
    'so many of them this way',
    `  player Ana hand Cull deck Jolt, Jolt, Jolt runes 4x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Al might 3
    Bo might 3
  base Ben
    Foe might 5
  turn Ana
  Ana plays Cull choosing Al, Bo
  all pass
  expect Ana has 2 cards in hand`,
  ],
  [
    'so many of them this way: fewer',
    `  player Ana hand Cull deck Jolt, Jolt, Jolt runes 4x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Al might 3
    Bo might 3
  base Ben
    Foe might 5
  turn Ana
  Ana plays Cull choosing Al
  all pass
  expect Ana has 0 cards in hand`,
  ],
  [
    'the chosen units, of a line before',
    `  player Ana hand Duel deck Jolt, Jolt, Jolt runes 4x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Al might 3
    Bo might 3
  base Ben
    Foe might 5
  turn Ana
  Ana plays Duel choosing Al, Foe
  all pass
  expect Al is in trash
  expect Foe has 3 damage`,
  ],
  [
    'the battlefield where I died',
    `  player Ana hand Zap deck Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ben
    Ben: Ars = Arsonist
    Ben: Bo might 5
  base Ben
    Wall might 5
  turn Ana
  Ana plays Zap choosing Ars
  all pass
  expect Bo has 2 damage
  expect Wall has 0 damage`,
  ],
  [
    'each for what is where it is',
    `  player Ana hand Oath deck Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Al might 1
    Ana: Bo might 1
    Ana: Cy might 1
  battlefield Keep controlled by Ana
    Ana: Di might 1
    Ana: Ed might 1
  turn Ana
  Ana plays Oath choosing Al, Di
  all pass
  expect Al has 3 might
  expect Di has 2 might
  expect Ed has 1 might`,
  ],
  [
    'no more than one of them this turn',
    `  player Ana hand Jolt, Jolt, Ping deck Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Be = Bell
    Al might 5
  turn Ana
  Ana activates Be choosing Ana
  all pass
  Ana plays Jolt
  all pass
  expect Ana cannot play Ping choosing Al`,
  ],
  [
    'no more than one of them each turn',
    `  player Ana hand nothing deck Jolt runes 8x fury
  player Ben hand Jolt, Ping deck Jolt runes 8x fury
  base Ana
    Hu = Hush
    Al might 5
  turn Ben
  Ben plays Jolt
  all pass
  expect Ben cannot play Ping choosing Al`,
  ],
  [
    'as many as have different names',
    `  player Ana hand Theorem deck Jolt runes 3x fury
  trash Ana Jolt, Jolt, Ping
  player Ben hand nothing runes 8x fury
  turn Ana
  Ana plays Theorem
  all pass
  expect Ana has 1 card in hand`,
  ],
  [
    'once each turn and only on your turn',
    `  player Ana hand nothing deck Jolt, Jolt runes 4x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Ry = Ryze
  turn Ana
  Ana activates Ry
  all pass
  expect Ana has 1 card in hand
  expect Ana cannot activate Ry`,
  ],
  [
    'from a single trash',
    `  player Ana hand Erase deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand nothing runes 8x fury
  trash Ben Ping, Zap
  turn Ana
  expect Ana cannot play Erase choosing Jolt, Ping
  Ana plays Erase choosing Ping, Zap
  all pass
  expect Ping is banished`,
  ],
  [
    'another unit here has a keyword',
    `  player Ana hand nothing deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Ru = Runner
  battlefield Keep controlled by Ana
    Ana: Po = Poro
    Ana: Rus = Runner
  turn Ana
  expect Ru has 1 might
  expect Rus has 3 might`,
  ],
  [
    'if it was played from the trash',
    `  player Ana hand Zap deck Jolt, Jolt runes 4x fury
  trash Ana Ghost
  player Ben hand nothing runes 8x fury
  base Ben
    Bo might 2
  turn Ana
  expect Ana cannot play Ghost from trash
  Ana plays Zap choosing Bo
  all pass
  Ana plays Ghost from trash
  expect Ghost has temporary`,
  ],
  [
    'if it was played from the trash: it was not',
    `  player Ana hand Ghost deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand nothing runes 8x fury
  turn Ana
  Ana plays Ghost
  expect Ghost doesn't have temporary`,
  ],
  [
    'a number of tokens equal to something',
    `  player Ana hand Miners deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ben
    Ben: Bo might 2
  battlefield Keep controlled by Ben
    Ben: Co might 2
  turn Ana
  Ana plays Miners
  all pass
  expect "Recruit 2" is at base`,
  ],
  [
    'dealt that much and more',
    `  player Ana hand Bind, Ping, Ping deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ben
    Ben: Bo might 5
  battlefield Keep controlled by Ben
    Ben: Co might 5
  turn Ana
  Ana plays Bind choosing Field
  all pass
  Ana plays Ping choosing Bo
  all pass
  Ana plays Ping choosing Co
  all pass
  expect Bo has 2 damage
  expect Co has 1 damage`,
  ],
  [
    'if I conquer this turn, as it has yet to happen',
    `  player Ana hand nothing deck Jolt, Jolt runes 4x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ben
    Ben: Bo might 6
  base Ana
    Kle = Kled
  turn Ana
  Ana moves Kle to Field
  Ana passes
  Ben passes
  all pass
  expect Bo is in trash
  expect Ana controls Field
  expect Kle is at Field
  expect Kle has 2 might
  expect Ana has 1 card in hand`,
  ],
  [
    'not chosen by enemy spells this combat',
    `  player Ana hand nothing deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand Ping runes 8x fury
  battlefield Field controlled by Ben
    Ben: Bo might 5
  base Ana
    Al might 5 attached Gauntlet
  turn Ana
  Ana moves Al to Field
  Ana passes
  Ben passes
  Ana passes
  expect Ben cannot play Ping choosing Al`,
  ],
  [
    'returning me as a price',
    `  player Ana hand Poro deck Jolt, Jolt runes 4x fury
  trash Ana Jolt
  player Ben hand Ping runes 8x fury
  base Ana
    Wre = Wrench
  turn Ana
  Ana plays Poro
  Ana chooses yes
  all pass
  expect Poro is ready
  expect Wre is in hand`,
  ],
  [
    'if it is friendly',
    `  player Ana hand Flush, Jolt deck Zap, Ping runes 4x fury legend Debts
  player Ben hand Ping runes 8x fury
  base Ana
    Al might 4
  base Ben
    Bo might 4
  turn Ana
  Ana activates Debts choosing Al
  all pass
  expect Ana has 1 XP`,
  ],
  [
    'a whole hand recycled',
    `  player Ana hand Flush, Jolt deck Zap, Ping, Poro runes 4x fury
  player Ben hand Ping runes 8x fury
  turn Ana
  Ana plays Flush
  all pass
  expect Ana has 1 card in hand`,
  ],
];

describe('a form does what it says:', () => {
  test.each(FORMS)('%s', (_, scenario) => {
    expectToHold(`${CARDS}\nscenario "Forms"\n${scenario}\n`);
  });
});

const isRead = (type: string, text: string): boolean =>
  pasteCard(`Name: Fresh\nType: ${type}\nCost: 3\nDomains: fury\n${text}`).lines.every(({ read }) => read);

test('what a player may know is read, and does nothing', () => {
  expect(isRead('unit', 'You may look at the top card of your Main Deck any time.')).toBe(true);
  expect(
    isRead('battlefield', 'Players may look at the top card of their Main Deck any time if they control here.'),
  ).toBe(true);
});

test('what nothing tells of sets nothing off', () => {
  expect(isRead('unit', 'When you look at a card, draw 1.')).toBe(false);
});

test('whose amount is meant is not guessed', () => {
  const spell =
    'Banish a card from your trash. If you banished a unit this way, give a unit -[M] equal to its Might this turn.';
  expect(isRead('spell', spell)).toBe(false);
});
