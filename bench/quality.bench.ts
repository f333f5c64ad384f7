/** How well the search answers the questions of its tests, beside fuse.js as it comes and MiniSearch over the same documents. */

import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { loadRuleBook } from '../rules-db/book.ts';
import { documentsOf } from '../rules-db/search/documents.ts';
import { searchBook } from '../rules-db/search/search.ts';
import { GOLD, type Measure, measure, type Search } from '../test/rules-db/search/measure.ts';
import { type Benchmark, percentile, time } from './support.ts';

const EDITION = '1.4';
const book = loadRuleBook();

const texts = () =>
  documentsOf(book, EDITION).map(({ kind, id, edition, title, text, texts: of }, key) => ({
    key,
    kind,
    id,
    edition,
    title: title(),
    text: text(),
    all: of()
      .fields.map(field => field.text)
      .join(' '),
  }));

const ours = (): Search => {
  searchBook(book, 'prepare', { edition: EDITION });
  return ({ query, edition }) => searchBook(book, query, { edition });
};

/** Defaults, but for the limit: over title and text. */
const fuse = (): Search => {
  const index = new Fuse(texts(), { keys: ['title', 'text'] });
  return ({ query }) => index.search(query, { limit: 20 }).map(({ item }) => item);
};

/** With the prefixes and the fuzziness that its documentation suggests, over all that our index reads. */
const miniSearch = (): Search => {
  const documents = texts();
  const index = new MiniSearch({ idField: 'key', fields: ['title', 'text', 'all'] });
  index.addAll(documents);
  return ({ query }) =>
    index
      .search(query, { prefix: true, fuzzy: 0.2, boost: { title: 2 } })
      .slice(0, 20)
      .flatMap(({ id }) => documents[id] ?? []);
};

const ENGINES = { Riftbench: ours, MiniSearch: miniSearch, 'fuse.js, defaults': fuse } as const;

const asked = GOLD.filter(({ edition }) => edition === EDITION);
/** fuse.js alone takes seconds for each. */
const some = asked.filter((_, at) => at % 12 === 0);

export const benchmarks: readonly Benchmark[] = Object.entries(ENGINES).flatMap(([name, make]) => {
  let search: Search | undefined;
  const ready = (): Search => {
    search ??= make();
    return search;
  };
  const questions = make === fuse ? some : asked;
  const lasted: number[] = [];
  let found: Measure | undefined;
  const measured = (): Measure => {
    const search = ready();
    found ??= measure(question => {
      let results: ReturnType<Search> = [];
      lasted.push(
        time(() => {
          results = search(question);
        }),
      );
      return results;
    }, questions);
    return found;
  };
  return [
    { name: `${name}: a right answer among the first five`, unit: '%', run: () => 100 * measured().recallAt5 },
    { name: `${name}: mean reciprocal rank`, unit: '', run: () => measured().reciprocalRank },
    {
      name: `${name}: 95th percentile`,
      unit: 'ms',
      run: () => {
        measured();
        return percentile(lasted, 95);
      },
    },
  ];
});
