import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadRuleBook, makeRuleBook } from '../../../rules-db/book.ts';
import { readBookData } from '../../../rules-db/data.ts';
import { documentsOf } from '../../../rules-db/search/documents.ts';
import { buildIndex } from '../../../rules-db/search/index.ts';
import { directionOf } from '../../../rules-db/search/meaning/direction.ts';
import { nearnessTo } from '../../../rules-db/search/meaning/nearness.ts';
import { packVectors, unpackVectors } from '../../../rules-db/search/meaning/packedVectors.ts';
import { fromStored, readVectors } from '../../../rules-db/search/meaning/vectors.ts';
import { makeWordVectors, unitOf, wordVectors } from '../../../rules-db/search/meaning/words.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import { wordsOf } from '../../../rules-db/search/words.ts';
import { pack } from '../../../scripts/vectors/pack.ts';
import { bookWithoutUnseen, measure, unseenPhrases } from './measure.ts';

const book = loadRuleBook();
const vectors = wordVectors();
const product = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Array.from(a).reduce((sum, part, at) => sum + part * (b[at] ?? 0), 0);
const between = (one: string, other: string): number =>
  product(directionOf(wordsOf(one), vectors), directionOf(wordsOf(other), vectors));

describe('word vectors', () => {
  test('come back from what they are packed into, nearly', () => {
    const part = fc.float({ min: -1, max: 1, noNaN: true });
    const vector = fc
      .array(part, { minLength: 4, maxLength: 4 })
      .filter(parts => parts.some(each => Math.abs(each) > 0.01));
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.stringMatching(/^x[bcd]{1,5}q$/), { minLength: 1, maxLength: 8 }),
        vector,
        (stems, parts) => {
          const packed = pack(
            4,
            stems,
            1,
            stems.map((_, at) => Float32Array.from(parts, each => each / (at + 1))),
          );
          const back = makeWordVectors(unpackVectors(packVectors(fromStored(packed))));
          stems.forEach((stem, at) => {
            const largest = Math.max(...parts.map(Math.abs)) / (at + 1);
            const found = back.of(stem) ?? [];
            parts.forEach((each, k) => {
              expect(Math.abs((found[k] ?? 9) - each / (at + 1))).toBeLessThan(largest / 100);
            });
            expect(back.commonness(stem)).toBe(at === 0 ? 0 : undefined);
          });
        },
      ),
    );
  });

  test('are there for nearly every word that rules are asked for in', () => {
    const known = new Set(readVectors().stems);
    const words = Object.values(book.asks()).flat().flatMap(wordsOf);
    const unknown = words.filter(word => !known.has(unitOf(word)));
    expect(unknown.length / words.length, `npm run vectors; of these: ${[...new Set(unknown)].join(' ')}`).toBeLessThan(
      0.01,
    );
  });

  test.each([
    ['my guy got killed', 'a unit dies', 'draw a card'],
    ['who gets the points', 'scoring a battlefield', 'attach an equipment'],
    ['graveyard', 'trash', 'hand'],
    ['tapped creature', 'exhausted unit', 'facedown card'],
  ])('%s is nearer to %s than to %s', (asked, near, far) => {
    expect(between(asked, near)).toBeGreaterThan(between(asked, far));
  });
});

describe('nearness', () => {
  const documents = documentsOf(book, '1.4');
  const index = buildIndex(documents);

  test('is from 0 to 1, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...readVectors().stems, 'xyzzy'), { maxLength: 9 }), words => {
        const nearness = nearnessTo(words, index);
        expect(Math.min(...nearness)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...nearness)).toBeLessThan(1.0001);
      }),
      { numRuns: 20 },
    );
    expect(Math.max(...nearnessTo(['xyzzy'], index))).toBe(0);
  });

  test('is greatest for the rule that is asked for in just these words', () => {
    const phrase = book.asks()['combat.assign.lethal-first']?.[0] ?? '';
    const nearness = nearnessTo(wordsOf(phrase), index);
    const best = nearness.indexOf(Math.max(...nearness));
    expect(documents[best]?.texts().asks).toContain(phrase);
  });
});

describe('the search', () => {
  test('understands phrases that it was not taught', () => {
    const without = bookWithoutUnseen();
    const some = unseenPhrases().filter((_, at) => at % 12 === 0);
    const { recallAt5 } = measure(({ query, edition }) => searchBook(without, query, { edition }), some);
    expect(recallAt5).toBeGreaterThan(0.5);
  });

  test('does not double a title of one word for a question of many', () => {
    const [first] = searchBook(book, 'may I skip giving damage to the tank and hit someone behind it', {
      edition: '1.4',
    });
    expect(first?.title).not.toMatch(/^Skip/);
  });

  test('finds by meaning nothing for a single word that no text has', () => {
    const empty = makeRuleBook({ ...readBookData(), asks: () => ({}) });
    expect(searchBook(empty, 'government', { edition: '1.4', kinds: ['rule'] })).toEqual([]);
  });
});
