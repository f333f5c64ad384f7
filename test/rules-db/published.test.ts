/** Against the published texts, where they are at hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '../../engine/game/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { ENTRY_FILES } from '../../rules-db/data.ts';
import { compareNumbers } from '../../rules-db/numbers.ts';
import { areAtHand, publishedTexts, rulesOf, runsOf } from './published.ts';

const book = loadRuleBook();

describe.runIf(areAtHand)('the published text', () => {
  describe.each(EDITIONS)('of %s', edition => {
    // Vitest reads what it will not run, too.
    const published = areAtHand ? rulesOf(edition) : { numbers: [], texts: new Map(), unexplained: [], unused: [] };

    test('is read as it was meant', () => {
      expect(published.unexplained).toEqual([]);
      expect(published.unused).toEqual([]);
      expect(published.numbers.toSorted(compareNumbers)).toEqual(published.numbers);
    });

    test('has every number of the book', () => {
      const numbers = new Set(published.numbers);
      expect(book.numbers(edition).filter(number => !numbers.has(number))).toEqual([]);
    });

    test('has no number that the book lacks', () => {
      expect(published.numbers.length).toBeGreaterThan(1300);
      expect(published.numbers.filter(number => book.conceptOf(number, edition) === undefined)).toEqual([]);
    });

    test('is said in fewer words wherever it takes more than 25', () => {
      const longer = [...published.texts].filter(([number, text]) => {
        const [theirs, ours] = [wordCount(text), wordCount(book.rule(number, edition)?.text ?? '')];
        return theirs > 25 && ours >= theirs;
      });
      expect(longer.map(([number]) => number)).toEqual([]);
    });

    test('has every heading of the table of contents', () => {
      const numbers = new Set(published.numbers);
      expect(book.headings(edition).filter(each => !numbers.has(each.number))).toEqual([]);
    });
  });

  test('shares no ten words in a row with what this repository says', () => {
    const sources = publishedTexts();
    const runs = new Set(sources.flatMap(source => runsOf(source)));
    const copied = prose().filter(({ text }) => runsOf(text).some(run => runs.has(run)));
    expect(copied).toEqual([]);
  });
});

const wordCount = (text: string): number => text.split(/\s+/).filter(word => word !== '').length;

const prose = (): readonly { readonly of: string; readonly text: string }[] => [
  ...[...book.concepts.values()].flatMap(concept =>
    [concept.text, concept.title ?? '', ...Object.values(concept.texts ?? {})].map(text => ({ of: concept.id, text })),
  ),
  ...ENTRY_FILES.flat().flatMap(entry =>
    [entry.question, entry.answer, entry.standingNote ?? ''].map(text => ({ of: entry.id, text })),
  ),
  ...[...book.keywords.values()].map(keyword => ({ of: keyword.name, text: keyword.text })),
  ...documents().map(path => ({ of: path, text: readFileSync(new URL(path, ROOT), 'utf8') })),
];

const ROOT = new URL('../../', import.meta.url);

/** All that people read beside the book. */
const documents = (): readonly string[] => [
  ...readdirSync(ROOT).filter(name => name.endsWith('.md')),
  ...['docs', 'examples'].flatMap(folder =>
    readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(?:md|rift)$/.test(name))
      .map(name => `${folder}/${name}`),
  ),
];
