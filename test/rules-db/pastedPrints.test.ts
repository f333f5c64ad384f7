/** Every print, pasted: what is read of it says what our own sentence says, or is listed with why it may differ. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardNamed } from '../../rules-db/cards.ts';
import { describeWithTexts } from '../official/needed.ts';
import { pastePrints } from '../official/prints/pasted.ts';

const listed = JSON.parse(readFileSync(new URL('../official/prints/pasted.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, string>
>;

test('each reason is given, for a card that there is', () => {
  expect(Object.keys(listed).filter(name => cardNamed(name) === undefined)).toEqual([]);
  expect(Object.entries(listed).filter(([, because]) => because.trim() === '')).toEqual([]);
});

describeWithTexts('the prints, pasted', () => {
  const { differing, lines, read } = pastePrints();

  test('read to what the library says, but for what is listed', () => {
    expect(differing.filter(name => listed[name] === undefined)).toEqual([]);
    expect(Object.keys(listed).filter(name => !differing.includes(name))).toEqual([]);
  });

  test('are read at once, nine lines of ten', () => {
    expect(read / lines).toBeGreaterThan(0.9);
  });
});
