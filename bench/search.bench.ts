/** How well and how fast the rule book answers: over the questions of the search tests, as they are and with a letter left out. */

import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { readAsks } from '../rules-db/asks.ts';
import { loadRuleBook, makeRuleBook } from '../rules-db/book.ts';
import { readBookData } from '../rules-db/data.ts';
import { pageFor, pageUri } from '../rules-db/pages.ts';
import { packVectors } from '../rules-db/search/meaning/packedVectors.ts';
import { readVectors } from '../rules-db/search/meaning/vectors.ts';
import { indexColumns, packIndex } from '../rules-db/search/prebuilt.ts';
import { searchBook } from '../rules-db/search/search.ts';
import type { RuleBook } from '../rules-db/types.ts';
import gold from '../test/rules-db/search/gold.json' with { type: 'json' };
import {
  bookWithoutUnseen,
  FRESH,
  FRESH_STORIES,
  HELD_OUT,
  type Measure,
  measure,
  type Question,
  STORIES,
  STORIES_HELD_OUT,
  TUNING,
  unseenPhrases,
} from '../test/rules-db/search/measure.ts';
import { type Benchmark, median, percentile, time, times } from './support.ts';

const QUESTIONS = gold.map(({ query }) => query);
/** Without the third letter of the longest word. */
const MISSPELT = QUESTIONS.map(ask => {
  const longest = ask.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
  return ask.replace(longest, longest.slice(0, 2) + longest.slice(3));
});
const NUMBERS = ['4', '46', '465', '465.2', '465.2.c.3', '443.1.d'];
const ROUNDS = 20;

/** A share of answers among the first five, and the mean of one over the first right answer's place. */
const answered = (name: string, book: () => RuleBook, questions: () => readonly Question[]): readonly Benchmark[] => {
  let found: Measure | undefined;
  const measured = (): Measure => {
    if (found !== undefined) return found;
    const searched = book();
    found = measure(({ query, edition }) => searchBook(searched, query, { edition }), questions());
    return found;
  };
  return [
    { name: `${name}: a right answer among the first five`, unit: '%', run: () => 100 * measured().recallAt5 },
    { name: `${name}: mean reciprocal rank`, unit: '', run: () => measured().reciprocalRank },
  ];
};

const asSentences = FRESH.filter(({ from }) => from === 'question');
const asKeywords = FRESH.filter(({ from }) => from === 'keywords');

export const benchmarks: readonly Benchmark[] = [
  ...answered('gold, half tuned by', loadRuleBook, () => TUNING),
  ...answered('gold, half held out', loadRuleBook, () => HELD_OUT),
  ...answered('fresh, whole questions', loadRuleBook, () => asSentences),
  ...answered('fresh, keywords', loadRuleBook, () => asKeywords),
  ...answered('stories, worked with', loadRuleBook, () => STORIES),
  ...answered('stories, held out', loadRuleBook, () => STORIES_HELD_OUT),
  ...answered('stories, fresh', loadRuleBook, () => FRESH_STORIES),
  ...answered('unseen phrases', bookWithoutUnseen, unseenPhrases),
  { name: 'rule book built, numbers of one edition', unit: 'ms', run: () => median(times(made, 15)) },
  { name: 'search index of an edition built, with a first search', unit: 'ms', run: () => median(times(built, 15)) },
  {
    name: 'search index as it is shipped read, with a first search',
    unit: 'ms',
    run: () => median(times(shipped(), 15)),
  },
  { name: 'search in words, median', unit: 'ms', run: () => median(searches(QUESTIONS)) },
  { name: 'search in words, 95th percentile', unit: 'ms', run: () => percentile(searches(QUESTIONS), 95) },
  { name: 'search with a misspelt word, 95th percentile', unit: 'ms', run: () => percentile(searches(MISSPELT), 95) },
  {
    name: 'word vectors, compressed',
    unit: 'kB',
    run: () => brotliCompressSync(packVectors(readVectors())).length / 1000,
  },
  { name: 'phrases, compressed', unit: 'kB', run: () => brotliCompressSync(JSON.stringify(readAsks())).length / 1000 },
  { name: 'search by number, 95th percentile', unit: 'ms', run: () => percentile(searches(NUMBERS), 95) },
  { name: 'page of a rule, 95th percentile', unit: 'ms', run: () => percentile(pages(), 95) },
];

const freshBook = (): RuleBook => makeRuleBook(readBookData());

const made = (): void => {
  freshBook().numbers('1.4');
};

const first = (book: RuleBook): void => {
  searchBook(book, 'lethal damage', { edition: '1.4' });
};

const built = (): void => first(freshBook());

/** With its first search. */
const shipped = (): (() => void) => {
  const book = freshBook();
  const packed = brotliCompressSync(packIndex(indexColumns(book, book.editions), 'bench'));
  const searchIndex = { stamp: 'bench', read: () => brotliDecompressSync(packed) };
  return () => first(makeRuleBook({ ...readBookData(), searchIndex }));
};

const searches = (asks: readonly string[]): readonly number[] => {
  const book = loadRuleBook();
  first(book);
  return Array.from({ length: ROUNDS }, () =>
    asks.map(ask => time(() => searchBook(book, ask, { edition: '1.4' }))),
  ).flat();
};

const pages = (): readonly number[] => {
  const book = loadRuleBook();
  const uris = book.numbers('1.4').map(number => pageUri('rule', number, '1.4'));
  return uris.map(uri => time(() => pageFor(book, uri)));
};
