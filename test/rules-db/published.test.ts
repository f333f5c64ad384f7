/** Against the published texts, where they are at hand. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EDITIONS, type Edition } from '../../engine/game/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { ENTRY_FILES } from '../../rules-db/data.ts';
import { compareNumbers } from '../../rules-db/numbers.ts';
import { headings } from '../../rules-db/outline.ts';
import { publishedTexts, runsOf, SHARED } from './published.ts';

const book = loadRuleBook();
const pathOf = (edition: Edition) => new URL(`rules/core-rules-${edition}.txt`, SHARED);

/** What heads the sections that the book covers whole. */
const SECTIONS: readonly string[] = [
  'Units',
  'Gear',
  'Spells',
  'Control',
  'Winning',
  'The Turn',
  'States of the Turn',
  'Priority and Focus',
  'Phases of the Turn',
  'Cleanups',
  'Chains and Showdowns',
  'Chains',
  'Showdowns',
  'Movement',
  'Recalls',
  'Combat',
  'The Steps of Combat',
  'Scoring',
  'Layers',
  'Modes of Play',
  'Sanctioned Modes',
  'Buffs',
  'Keywords',
  'Keyword Glossary',
];

/**
 * `461. 4 …` and `461.7. b …` are broken by the page (461 and 461.7 stand elsewhere, so these are what follows them);
 * `644.1. 2 players` is not, and a step's own label (`323.5. 3b. …`) is no part of the number.
 */
const numbersIn = (text: string): ReadonlySet<string> => {
  const numbers = new Set<string>();
  for (const line of text.split('\n')) {
    const number = /^(\d{3}(?:\.(?:\d{1,2}|[a-z]))*)\.? /.exec(line)?.[1];
    if (number === undefined) continue;
    const broken = /^\S+ (\d{1,2}|[a-z]) /.exec(line)?.[1];
    numbers.add(broken !== undefined && numbers.has(number) ? `${number}.${broken}` : number);
  }
  return numbers;
};

/** The texts are the publisher's, and no part of this repository. */
const isAtHand = existsSync(pathOf('1.4'));

describe.runIf(isAtHand)('the published text', () => {
  describe.each(EDITIONS)('of %s', edition => {
    // Vitest reads what it will not run, too.
    const published = isAtHand ? numbersIn(readFileSync(pathOf(edition), 'utf8')) : new Set<string>();

    test('has every number of the book', () => {
      expect(book.numbers(edition).filter(number => !published.has(number))).toEqual([]);
    });

    test('has every heading of the table of contents', () => {
      expect(
        headings(edition)
          .map(each => each.number)
          .filter(number => !published.has(number)),
      ).toEqual([]);
    });

    test('has nothing under a rule of the book that the book lacks', () => {
      const begun = new Set(book.numbers(edition).map(number => number.slice(0, 3)));
      const lacking = [...published].filter(
        number => begun.has(number.slice(0, 3)) && !book.conceptOf(number, edition),
      );
      expect(lacking).toEqual([]);
    });

    const covered = headings(edition).filter(heading => SECTIONS.includes(heading.title));
    test.each(covered)('has nothing under $number $title that the book lacks', from => {
      const to = headings(edition).find(heading => heading.number > from.number)?.number ?? '999';
      const missing = [...published]
        .filter(number => compareNumbers(number, from.number) >= 0 && compareNumbers(number, to) < 0)
        .filter(number => book.conceptOf(number, edition) === undefined);
      expect(missing).toEqual([]);
    });
  });

  test('names all the sections that are covered', () => {
    const titles = headings('1.4').map(heading => heading.title);
    expect(SECTIONS.filter(title => !titles.includes(title))).toEqual([]);
  });

  test('shares no ten words in a row with what this repository says', () => {
    const sources = publishedTexts();
    const runs = new Set(sources.flatMap(source => runsOf(source)));
    const copied = prose().filter(({ text }) => runsOf(text).some(run => runs.has(run)));
    expect(copied).toEqual([]);
  });
});

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
