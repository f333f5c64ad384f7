/**
 * The search against stories of two sentences, `stories.json` and `freshStories.json`: where things stand, then what is asked. Each
 * was written for a rule or an entry before it was searched for; other answers to it are right as well. Twelve of those were added
 * after a look at what is found, each judged twice by the words of the rule or entry.
 */
import { describe, expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import { FRESH_STORIES, measure, type Search, STORIES, STORIES_HELD_OUT } from './measure.ts';

const book = loadRuleBook();
const search: Search = ({ query, edition }) => searchBook(book, query, { edition });

describe('stories', () => {
  test('are many, of two sentences, each once, and for what there is', () => {
    const all = [...STORIES, ...STORIES_HELD_OUT, ...FRESH_STORIES];
    expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
    expect(Math.min(STORIES.length, STORIES_HELD_OUT.length)).toBeGreaterThanOrEqual(60);
    for (const { query, expect: names, edition } of all) {
      expect(query).toMatch(/[.!?] \S.*\?$/);
      for (const name of names) {
        const [, kind = '', id = ''] = /^(\w+) (.+)$/.exec(name) ?? [];
        const isKnown =
          kind === 'rule'
            ? book.numbersOf(id, edition).length > 0
            : book.keywords.has(id) || book.entries.some(each => each.kind === kind && each.id === id);
        expect(isKnown, name).toBe(true);
      }
    }
  });

  test('that were worked with have a right answer among the first five, 95 of 100 times', () => {
    const { recallAt5, reciprocalRank, missed } = measure(search, STORIES);
    expect(recallAt5, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.83);
  });

  test('of the other half have one as often', () => {
    const { recallAt5, reciprocalRank } = measure(search, STORIES_HELD_OUT);
    expect(recallAt5).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.895);
  });

  test('that nothing was chosen by have one as often, if not as far in front', () => {
    const { recallAt5, reciprocalRank, missed } = measure(search, FRESH_STORIES);
    expect(FRESH_STORIES.length).toBeGreaterThanOrEqual(40);
    expect(recallAt5, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.745);
  });
});
