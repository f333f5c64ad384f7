/** How fast the rule book answers: over the questions of the search tests, as they are and with a letter left out. */
import { loadRuleBook, makeRuleBook } from '../rules-db/book.ts';
import { readBookData } from '../rules-db/data.ts';
import { pageFor, pageUri } from '../rules-db/pages.ts';
import { prepareSearch } from '../rules-db/search/search.ts';
import type { RuleBook } from '../rules-db/types.ts';
import gold from '../test/search/gold.json' with { type: 'json' };
import { type Benchmark, median, percentile, time, times } from './support.ts';

const QUESTIONS = gold.map(({ query }) => query);
/** Without the third letter of the longest word. */
const MISSPELT = QUESTIONS.map(ask => {
  const longest = ask.split(' ').reduce((best, word) => (word.length > best.length ? word : best), '');
  return ask.replace(longest, longest.slice(0, 2) + longest.slice(3));
});
const NUMBERS = ['4', '46', '465', '465.2', '465.2.c.3', '443.1.d'];
const ROUNDS = 20;

export const benchmarks: readonly Benchmark[] = [
  { name: 'rule book built, numbers of one edition', unit: 'ms', run: () => median(times(made, 15)) },
  { name: 'search index of an edition built', unit: 'ms', run: () => median(times(indexed, 15)) },
  { name: 'search in words, median', unit: 'ms', run: () => median(searches(QUESTIONS)) },
  { name: 'search in words, 95th percentile', unit: 'ms', run: () => percentile(searches(QUESTIONS), 95) },
  { name: 'search with a misspelt word, 95th percentile', unit: 'ms', run: () => percentile(searches(MISSPELT), 95) },
  { name: 'search by number, 95th percentile', unit: 'ms', run: () => percentile(searches(NUMBERS), 95) },
  { name: 'page of a rule, 95th percentile', unit: 'ms', run: () => percentile(pages(), 95) },
];

const freshBook = (): RuleBook => makeRuleBook(readBookData());

const made = (): void => {
  freshBook().numbers('1.4');
};

const indexed = (): void => prepareSearch(freshBook(), '1.4');

const searches = (asks: readonly string[]): readonly number[] => {
  const book = loadRuleBook();
  prepareSearch(book, '1.4');
  return Array.from({ length: ROUNDS }, () => asks.map(ask => time(() => book.search(ask, { edition: '1.4' })))).flat();
};

const pages = (): readonly number[] => {
  const book = loadRuleBook();
  const uris = book.numbers('1.4').map(number => pageUri('rule', number, '1.4'));
  return uris.map(uri => time(() => pageFor(book, uri)));
};
