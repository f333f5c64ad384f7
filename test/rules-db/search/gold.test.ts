/** The search against the questions in `gold.json`. */

import { describe, expect, test } from 'vitest';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { bookRuleAt } from '../../../rules-db/books/find.ts';
import { cardNamed } from '../../../rules-db/cards.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import { GOLD, measure } from './measure.ts';

const book = loadRuleBook();

describe('the questions', () => {
  test('are many, of many kinds, each once', () => {
    expect(GOLD.length).toBeGreaterThanOrEqual(300);
    expect(new Set(GOLD.map(({ query }) => query.toLowerCase())).size).toBe(GOLD.length);
    for (const from of ['faq', 'seed', 'play', 'typo', 'slang', 'other-game', 'number', 'card', 'keyword', 'judge'])
      expect(GOLD.filter(each => each.from === from).length, from).toBeGreaterThan(10);
  });

  test('expect what there is', () => {
    const isKnown = (name: string, edition: string): boolean => {
      const [, kind = '', id = ''] = /^(\w+) (.+)$/.exec(name) ?? [];
      if (kind === 'rule') return book.numbersOf(id, edition).length > 0;
      if (kind === 'book') return bookRuleAt(book, id) !== undefined;
      if (kind === 'keyword') return book.keywords.has(id);
      if (kind === 'card') return cardNamed(id)?.name === id;
      return (kind === 'faq' || kind === 'ruling') && book.entry(kind, id) !== undefined;
    };
    const unknown = GOLD.flatMap(({ expect: names, edition }) => names.filter(name => !isKnown(name, edition)));
    expect(unknown).toEqual([]);
  });
});

describe('the search', () => {
  const { recallAt5, reciprocalRank, missed } = measure(({ query, edition }) => searchBook(book, query, { edition }));

  test('has a right answer among the first five, 96 of 100 times', () => {
    expect(recallAt5, missed.join('\n')).toBeGreaterThanOrEqual(0.96);
  });

  test('has it first more often than not', () => {
    expect(reciprocalRank).toBeGreaterThanOrEqual(0.885);
  });
});
