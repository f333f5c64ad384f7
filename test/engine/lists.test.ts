/** Lists and quoted words of messages, whose length the author of a text decides. */
import { describe, expect, it } from 'vitest';
import { listed } from '../../engine/game/play/query.ts';
import { firstNames, shortLine, withShortQuotes } from '../../engine/lists.ts';
import { problem } from '../../engine/scenario/report/problems.ts';

const names = (count: number): readonly string[] => Array.from({ length: count }, (_, i) => `Pike ${i}`);

describe('the names in a message', () => {
  it('are all told, as long as they can be read', () => {
    expect(listed(['Wall', 'Pike', 'Scout'])).toBe('Wall, Pike and Scout');
    expect(firstNames(names(41))).toEqual(names(41));
  });

  it('of a crowd are the first, and how many more there are', () => {
    expect(listed(names(2_000))).toMatch(/^Pike 0, Pike 1, .*, Pike 39, … and 1,960 more$/);
  });
});

describe('what a message quotes', () => {
  const LONG = 'a'.repeat(400_000);

  it('is shortened where it is very long, in every problem', () => {
    const { message } = problem('name/unknown', { start: 0, end: 1 }, `No unit is called "${LONG}"; there is "Wall".`);
    expect(message).toBe(`No unit is called "${'a'.repeat(200)}…"; there is "Wall".`);
    expect(withShortQuotes(`“${LONG}” is no number.`)).toBe(`“${'a'.repeat(200)}…” is no number.`);
  });

  it('is left as it is otherwise, also between two quotes', () => {
    const text = `"Wall" ${'is '.repeat(200)}"Pike"`;
    expect(withShortQuotes(text)).toBe(text);
  });

  it('is a line of the file with its beginning', () => {
    expect(shortLine('Ana passes')).toBe('Ana passes');
    expect(shortLine(LONG)).toHaveLength(2_001);
  });
});
