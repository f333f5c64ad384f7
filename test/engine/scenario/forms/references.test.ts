/** What "other", "that", "there" and "it" refer to where there are several candidates. */
import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../../engine/cards/sentence.ts';
import { expectToHold } from './support.ts';

const CARDS = `
card Stash gear
  cost 2
  deploy
  When an enemy unit moves here, you may kill this to deal 3 to that unit and deal 1 to each other enemy unit here.
card Banner unit
  cost 1
  might 3
  Legion: When you play me, your units get assault this turn for each other card you've played this turn.
card Jolt spell action
  cost 0
  draw 1
card Reliq gear
  cost 1
  When you attach an Equipment to a unit, give that unit +1 Might this turn.
card Sword gear
  cost 1
  might +2
  tags Equipment
  equip 1
card Auto unit
  might 3
  When I become ready, buff a friendly unit or attach an Equipment you control to it.
card Wake spell action
  ready a unit
card Switch spell action
  Return a friendly unit at a battlefield to hand. You may play a unit with hidden from your hand to that battlefield, ignoring its Energy cost.
card Hid unit
  cost 2
  might 2
  hidden
card Templar unit
  might 3
  When another friendly unit dies while I'm at a battlefield, play a 1 might Recruit unit token there.
card Zap spell action
  kill a unit
card Rain spell action
  Deal 1 to each enemy unit at a battlefield. If they're attacking, deal 2 to each of them instead.
card Prism gear
  exhaust me: Give a unit -1 might this turn. If an opponent controls two or more exhausted units, give it -3 might this turn instead.
card First spell action
  cost 0
  The first time a friendly unit dies this turn, draw 1.
`;

const FORMS: readonly (readonly [form: string, scenario: string])[] = [
  [
    'each other than the one that the event happened to',
    `  player Ana hand nothing deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Sta = Stash
    Ana: Al might 9
  base Ben
    Mov might 5
    Nov might 5
  turn Ben
  Ben moves Mov, Nov to Field
  Ana orders Sta 1, Sta 2
  Ana chooses yes
  Ana passes
  Ben passes
  expect Mov has 3 damage
  expect Nov has 1 damage
  expect Al has 0 damage`,
  ],
  [
    'each other card you have played',
    `  player Ana hand Banner, Jolt deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Al might 9
  base Ana
    Cy might 2
  turn Ana
  Ana plays Jolt
  all pass
  Ana plays Banner
  all pass
  expect Cy has assault 1`,
  ],
  [
    'the unit that it is attached to',
    `  player Ana hand nothing deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Cy might 2
    Sw = Sword
    Re = Reliq
  turn Ana
  Ana activates Sw choosing Cy
  all pass
  expect Cy has 5 might`,
  ],
  [
    'one of two things done to the same unit',
    `  player Ana hand Wake deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Cy might 2
    Sw = Sword
    Au = Auto exhausted
  turn Ana
  Ana plays Wake choosing Au
  all pass
  Ana chooses "attach an Equipment you control to it"
  Ana chooses Cy
  all pass
  expect Cy has 4 might`,
  ],
  [
    'that battlefield, of the unit returned',
    `  player Ana hand Switch, Hid deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Al might 9
    Ana: Bo might 1
  base Ana
    Cy might 2
  turn Ana
  Ana plays Switch choosing Al
  all pass
  Ana chooses yes
  Ana chooses Hid
  expect Hid is at Field`,
  ],
  [
    'there, where I am',
    `  player Ana hand Zap deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ana
    Ana: Tem = Templar
  battlefield Keep controlled by Ana
    Ana: Bo might 1
  base Ana
    Cy might 2
  turn Ana
  Ana plays Zap choosing Bo
  all pass
  expect Recruit is at Field`,
  ],
  [
    'if they are attacking: they are not',
    `  player Ana hand Rain deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  battlefield Field controlled by Ben
    Ben: Bo might 5
    Ben: Co might 5
  turn Ana
  Ana plays Rain choosing Field
  all pass
  expect Bo has 1 damage
  expect Co has 1 damage`,
  ],
  [
    'for the first time this turn',
    `  player Ana hand First, Zap, Zap deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Bo might 5
    Co might 5
    Dodo might 5
  turn Ana
  Ana plays First
  all pass
  Ana plays Zap choosing Bo
  all pass
  expect Ana has 2 cards in hand
  Ana plays Zap choosing Co
  all pass
  expect Ana has 1 card in hand`,
  ],
  [
    'for the first time this turn: it was before',
    `  player Ana hand First, Zap, Zap deck Jolt, Jolt runes 8x fury
  player Ben hand nothing runes 8x fury
  base Ana
    Bo might 5
    Co might 5
    Dodo might 5
  turn Ana
  Ana plays Zap choosing Bo
  all pass
  Ana plays First
  all pass
  Ana plays Zap choosing Co
  all pass
  expect Ana has 0 cards in hand`,
  ],
];

describe('a form means the right one:', () => {
  test.each(FORMS)('%s', (_, scenario) => {
    expectToHold(`${CARDS}\nscenario "Forms"\n${scenario}\n`);
  });
});

test('nothing is as many as nothing', () => {
  const [alone] = parseCard(['draw that many'], 'spell');
  expect(alone?.ok).toBe(false);
  const [behind] = parseCard(['discard 2, then draw that many'], 'spell');
  expect(behind?.ok).toBe(true);
});
