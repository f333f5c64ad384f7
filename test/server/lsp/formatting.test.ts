import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { formatDocument, formatOnEnter, formatRange } from '../../../server/analysis/formatting.ts';
import { edited, fixture, TANK_FIRST } from './fixture.ts';

const UNTIDY = 'scenario   "x"\nplayer Ana\n\n\n\n      player   Ben  points 2\nbase Ana\n  Raider   might 3\n\n\n';

test('a document in order needs no edit', () => {
  expect(formatDocument(fixture(TANK_FIRST).analysis)).toEqual([]);
});

test('the edits, applied, give what the formatter writes', () => {
  const lines = fc.constantFrom(...UNTIDY.split('\n'), '# c', '  what ever', '\t', '```', '```rift', 'turn Ana');
  const texts = fc
    .array(lines, { maxLength: 25 })
    .chain(all => fc.constantFrom('\n', '\r\n').map(eol => all.join(eol)));
  fc.assert(
    fc.property(texts, fc.boolean(), (text, markdown) => {
      const { analysis } = fixture(text, { markdown });
      expect(edited(text, formatDocument(analysis))).toBe(formatFile(text, { markdown }));
    }),
  );
});

test('each edit stays within a line or a gap', () => {
  const { analysis, text } = fixture(UNTIDY);
  const edits = formatDocument(analysis);
  expect(edits.length).toBeGreaterThan(3);
  for (const { newText } of edits) expect(newText.trim() === '' || !newText.includes('\n')).toBe(true);
  expect(edited(text, edits)).toBe(formatFile(UNTIDY));
});

test('a range changes its own lines only', () => {
  const { analysis, text } = fixture(UNTIDY);
  const range = { start: { line: 5, character: 0 }, end: { line: 5, character: 1 } };
  const after = edited(text, formatRange(analysis, range)).split('\n');
  expect(after[5]).toBe('  player Ben points 2');
  expect(after.filter((_, line) => line !== 5)).toEqual(UNTIDY.split('\n').filter((_, line) => line !== 5));
});

test.each([
  ['a player after the name', 'scenario "x"\n', 'scenario "x"\n  '],
  [
    'a unit below its base',
    'scenario "x"\n  player Ana\n  base Ana\n  ',
    'scenario "x"\n  player Ana\n  base Ana\n    ',
  ],
  [
    'a battlefield typed among units',
    'scenario "x"\n  base Ana\n    Raider might 3\n    battlefield Grove\n    ',
    'scenario "x"\n  base Ana\n    Raider might 3\n  battlefield Grove\n    ',
  ],
  [
    'a turn typed among units',
    'scenario "x"\n  base Ana\n    Raider might 3\n    turn   Ana\n    ',
    'scenario "x"\n  base Ana\n    Raider might 3\n  turn Ana\n  ',
  ],
])('Enter lays out the line that was left, and begins the next where it stands: %s', (_, typed, after) => {
  const { analysis, text } = fixture(typed);
  const line = text.split('\n').length - 1;
  expect(edited(text, formatOnEnter(analysis, { line, character: 0 }))).toBe(after);
});

test('Enter in the prose of an article changes nothing', () => {
  const { analysis } = fixture('battlefield is a word here\n\n```rift\nscenario "x"\n```\n', { markdown: true });
  expect(formatOnEnter(analysis, { line: 1, character: 0 })).toEqual([]);
});
