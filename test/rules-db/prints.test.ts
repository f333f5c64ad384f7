/** Each card against its print, by what both come to: with the published cards at hand, and by hashes without them. */
import { expect, test } from 'vitest';
import { allCards, cardNamed } from '../../rules-db/cards.ts';
import { evidenceOf } from '../../rules-db/evidence.ts';
import { comparePrints } from '../../scripts/cards.ts';
import { describeWithTexts } from '../official/needed.ts';
import { differing, featuresOfOurs, readDifferences, readHashes } from '../official/prints/compare.ts';
import { FEATURES, type Feature, featuresOf } from '../official/prints/features.ts';
import { normal } from '../official/prints/normal.ts';

const kept = readHashes();
const listed = readDifferences();
const compared = allCards().filter(({ name }) => kept[name] !== undefined);

test('there is a print of every card but the tokens that only the rules describe', () => {
  expect(
    allCards()
      .filter(({ name }) => kept[name] === undefined)
      .map(({ name }) => name),
  ).toEqual(['Mech', 'Sand Soldier', 'Shadow Clone', 'Tentacle']);
  expect(Object.keys(kept).filter(name => cardNamed(name) === undefined)).toEqual([]);
});

test.each(compared)('$name says what is printed, or is listed with why it means the same', card => {
  const features = differing(card, kept[card.name] ?? '');
  const ours = featuresOfOurs(card);
  const told = listed[card.name];
  expect(Object.fromEntries(features.map(each => [each, ours[each]]))).toEqual(told?.ours ?? {});
  if (told !== undefined) expect(told.because).not.toBe('');
});

/** What does not run of these is no sentence: a second type on the type line, another way to pay for Equip. */
const IN_NO_SENTENCE: readonly string[] = ['Patched Porobot', 'Blade of the Exile'];

test('what is listed as running in part says so on the card, and every such card is listed', () => {
  const hasPrint = (name: string): boolean => evidenceOf(name) !== 'no text' && !IN_NO_SENTENCE.includes(name);
  const inPart = allCards().filter(({ name, tree }) => tree.texts.length > 0 && hasPrint(name));
  const told = Object.keys(listed).filter(name => listed[name]?.because.startsWith('In part:'));
  expect(told.sort()).toEqual(inPart.map(({ name }) => name).sort());
});

test.each<readonly [Feature, string, string]>([
  ['numbers', 'draw 2', 'draw 3'],
  ['numbers', 'give a unit +1 might this turn', 'give a unit -1 might this turn'],
  ['costs', 'pay e:1 to draw 1', 'pay e:2 to draw 1'],
  ['keywords', 'give a unit tank', 'give a unit ganking'],
  ['types', 'kill a unit', 'kill a gear'],
  ['zones', 'return a unit from your trash to your hand', 'return a unit to your hand'],
  ['choice', 'when I move, you may draw 1', 'when I move, draw 1'],
  ['choice', 'ready up to two runes', 'ready two runes'],
  ['choice', 'exactly 4 units', '4 units'],
  ['scope', 'kill all gear', 'kill a gear'],
  ['scope', 'buff another unit', 'buff a unit'],
  ['places', 'move a unit to that battlefield', 'move a unit to here'],
  ['durations', 'give a unit +1 might this turn', 'give a unit +1 might this combat'],
  ['limits', 'use only to play spells', 'add it'],
  ['limits', '-1 might, to a minimum of 1', '-1 might'],
  ['conditions', 'you may kill a gear. If you do, draw 1', 'you may kill a gear to draw 1'],
  ['effects', 'draw 1, then discard 1', 'discard 1, then draw 1'],
  ['abilities', 'when I move, draw 1', ''],
])('tells a difference in %s: "%s" from "%s"', (feature, print, ours) => {
  const read = (text: string) =>
    featuresOf(text === '' ? [] : [{ text: normal(text), kind: 'ability' }], 'unit')[feature];
  expect(FEATURES).toContain(feature);
  expect(read(print)).not.toBe(read(ours));
  expect(read(print)).toBe(read(print.toUpperCase()));
});

describeWithTexts('beside the prints', () => {
  test('the hashes are those of the published cards, and nothing is open', () => {
    const { hashes, open, settled } = comparePrints(listed);
    expect(hashes).toEqual(kept);
    expect(open).toEqual([]);
    expect(settled).toEqual([]);
  });
});
