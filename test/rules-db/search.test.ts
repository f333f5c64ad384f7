import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../engine/game/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { suggest } from '../../rules-db/search/search.ts';
import { stem } from '../../rules-db/search/words.ts';
import { RESULT_KINDS } from '../../rules-db/types.ts';
import gold from './search-gold.json' with { type: 'json' };

const book = loadRuleBook();
const newest = { edition: '1.4' } as const;

/** What is found, by names that no edition changes: `rule:combat.assign`, `faq:tie`. */
const find = (words: string, limit = 5): readonly string[] =>
  book
    .search(words, { ...newest, limit })
    .map(({ kind, id, edition }) => `${kind}:${kind === 'rule' ? book.conceptOf(id, edition) : id}`);

describe('questions as players ask them', () => {
  test('expect what there is', () => {
    const isKnown = (name: string) => {
      const [kind, id = ''] = name.split(':');
      if (kind === 'rule') return book.numbersOf(id, '1.4').length > 0;
      return kind === 'keyword' ? book.keywords.has(id) : book.entry('faq', id) !== undefined;
    };
    expect(gold.flatMap(({ expect: names }) => names.filter(name => !isKnown(name)))).toEqual([]);
    expect(gold.length).toBeGreaterThanOrEqual(60);
  });

  test('find it among the first five, 95 of 100 times', () => {
    const missed = gold.filter(({ ask, expect: names }) => !find(ask).some(found => names.includes(found)));
    const allowed = Math.floor(gold.length * 0.05);
    expect(missed.length > allowed ? missed.map(({ ask }) => ask) : []).toEqual([]);
  });
});

describe('a number', () => {
  test('is found at once, before what is under it and what begins so', () => {
    const ids = book.search('465.2.c', { ...newest, limit: 100 }).map(({ id }) => id);
    expect(ids.slice(0, 4)).toEqual(['465.2.c', '465.2.c.1', '465.2.c.1.a', '465.2.c.2']);
    expect(ids.indexOf('465.2.c.9')).toBeLessThan(ids.indexOf('465.2.c.10'));
    expect(ids.every(id => id.startsWith('465.2.c'))).toBe(true);
  });

  test('may be written as people cite it, or half typed', () => {
    expect(book.search('CR 465.2.C.3.', newest)[0]?.id).toBe('465.2.c.3');
    expect(book.search('what does (465.2.c.3) mean?', newest)[0]?.id).toBe('465.2.c.3');
    expect(book.search('46', newest).map(({ id }) => id.slice(0, 2))).toEqual(Array(20).fill('46'));
  });

  test('of another edition finds the same rule in this one', () => {
    const [first] = book.search('443.1.d.3', newest);
    expect(first).toMatchObject({ id: '465.2.c.3', edition: '1.4' });
    expect(first?.excerpt).toMatch(/^443\.1\.d\.3 in 1\.2\. /);
  });

  test('that no edition has finds nothing', () => {
    expect(book.search('999.9', newest)).toEqual([]);
  });
});

describe('an answer', () => {
  test('comes from the edition asked for, under its numbers', () => {
    const [first] = book.search('lethal damage first', { edition: '1.2', kinds: ['rule'] });
    expect(first).toMatchObject({ kind: 'rule', id: '443.1.d.3', edition: '1.2' });
  });

  test('leaves out rules that the edition does not have', () => {
    expect(find('no result')).toContain('rule:combat.result.none');
    const older = book.search('no result', { edition: '1.0', kinds: ['rule'] });
    expect(older.map(({ id }) => book.conceptOf(id, '1.0'))).not.toContain('combat.result.none');
    expect(book.search('backline', { edition: '1.0', kinds: ['keyword'] })).toEqual([]);
  });

  test('names the edition in which a FAQ entry holds', () => {
    const [garen] = book.search('garen recruit', { edition: '1.0', kinds: ['faq'] });
    expect(garen).toMatchObject({ id: 'garen-recruit', edition: '1.4' });
  });

  test('keeps to the kinds and the limit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...gold.map(({ ask }) => ask)),
        fc.subarray([...RESULT_KINDS]),
        fc.integer({ min: 0, max: 30 }),
        (words, kinds, limit) => {
          const found = book.search(words, { ...newest, kinds, limit });
          expect(found.length).toBeLessThanOrEqual(limit);
          expect(found.filter(({ kind }) => !kinds.includes(kind))).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });

  test('is in order, the same each time, for any words in any edition', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.constantFrom(...EDITIONS), (words, edition) => {
        const found = book.search(words, { edition });
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((a, b) => b - a));
        expect(book.search(words, { edition })).toEqual(found);
      }),
      { numRuns: 60 },
    );
  });

  test('shows the part of a text that was found, in whole words', () => {
    for (const { ask } of gold)
      for (const { excerpt } of book.search(ask, newest)) {
        expect(excerpt.length).toBeLessThanOrEqual(240);
        expect(excerpt).toMatch(/\S/);
      }
    const [targets] = book.search('two further choices fixed at the start', { ...newest, kinds: ['faq'] });
    expect(targets?.excerpt).toMatch(/^….*Two further choices are fixed at the start/);
  });
});

describe('misspelt words', () => {
  test.each([
    ['tnak ordr', 'tank order'],
    ['recal', undefined],
    ['lethal damage', undefined],
    ['xyzzyq', undefined],
    ['bakline', 'backline'],
  ])('%j was meant as %j', (words, meant) => expect(suggest(book, words, '1.4')).toBe(meant));
});

describe('stems', () => {
  test.each([
    ['kill kills killed killing'],
    ['move moves moved moving movement'],
    ['recall recalls recalled recalling'],
    ['defend defends defended defending defender defenders'],
    ['die dies died dying'],
    ['prevent prevents prevented preventing prevention'],
    ['score scores scored scoring'],
    ['assign assigned assignment'],
  ])('are one for %s', forms => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  test('keep apart what the rules keep apart', () => {
    expect(stem('player')).not.toBe(stem('play'));
    expect(stem('controller')).not.toBe(stem('control'));
  });
});
