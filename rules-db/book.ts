/** The rule book: concepts with their numbers in each edition, FAQ entries, rulings and keywords. */
import { makeBook } from './books/book.ts';
import { readBookData } from './data.ts';
import { headingsOf } from './headings.ts';
import { NOTHING_IMPORTED } from './imports/types.ts';
import { nearest } from './nearest.ts';
import { sortNumbers } from './numbers.ts';
import { ancestorsOf } from './outline.ts';
import type {
  BanList,
  BookData,
  BookEdition,
  ConceptRecord,
  EntryRecord,
  FreshnessRecord,
  Heading,
  RuleBook,
  RuleInEdition,
} from './types.ts';
import { textIn, titleOf } from './wording.ts';

/** The book that Riftbench comes with. Built on first use; the same object ever after. */
export const loadRuleBook = (): RuleBook => {
  loaded ??= makeRuleBook(readBookData());
  return loaded;
};
let loaded: RuleBook | undefined;

/** A book of any records: what an edition asks for is indexed when it is first asked. */
export const makeRuleBook = ({
  prefix,
  editions,
  outline,
  concepts,
  entries,
  keywords,
  sources,
  errata,
  clarifications = [],
  readings = [],
  rewordings = {},
  banList = NO_BANS,
  freshness = NOTHING_TOLD,
  asks,
  books = [],
  searchIndex,
  imported = NOTHING_IMPORTED,
}: BookData): RuleBook => {
  const byId = new Map(concepts.map(concept => [concept.id, concept]));
  const entriesByName = new Map(entries.map(entry => [`${entry.kind} ${entry.id}`, entry]));
  const indexes = new Map<BookEdition, EditionIndex>();
  const contents = new Map<BookEdition, readonly Heading[]>();
  let linked: ReadonlyMap<string, readonly EntryRecord[]> | undefined;
  const indexOf = (edition: BookEdition): EditionIndex => {
    const known = indexes.get(edition);
    if (known) return known;
    const made = indexEdition(concepts, edition);
    indexes.set(edition, made);
    return made;
  };
  const book: RuleBook = {
    editions,
    headings: edition => {
      const known = contents.get(edition) ?? headingsOf({ editions, outline, concepts }, edition);
      contents.set(edition, known);
      return known;
    },
    concepts: byId,
    entries,
    keywords: new Map(keywords.map(keyword => [keyword.name, keyword])),
    sources: new Map(sources.map(source => [source.id, source])),
    errata,
    clarifications,
    readings,
    rewordings,
    banList,
    freshness,
    asks,
    searchIndex,
    books: books.map(makeBook),
    imported,
    numbersOf: (concept, edition) => numbersIn(byId.get(concept), edition),
    conceptOf: (number, edition) => indexOf(edition).concepts.get(number),
    numbers: edition => indexOf(edition).numbers(),
    rule: (number, edition) => {
      const concept = byId.get(indexOf(edition).concepts.get(number) ?? '');
      return concept && { ...(prefix === undefined ? {} : { prefix }), ...ruleIn(book, concept, number, edition) };
    },
    entriesFor: concept => {
      linked ??= linkEntries(book);
      return linked.get(concept) ?? [];
    },
    entry: (kind, id) => entriesByName.get(`${kind} ${id}`),
    nearestEntry: (kind, id) =>
      nearest(
        id,
        entries.filter(entry => entry.kind === kind).map(entry => entry.id),
      ),
  };
  return book;
};

const NO_BANS: BanList = { source: '', inForceSince: '', readOn: '', bans: [] };
const NOTHING_TOLD: FreshnessRecord = { readOn: '', sets: [], unknown: [] };

interface EditionIndex {
  readonly concepts: ReadonlyMap<string, string>;
  readonly numbers: () => readonly string[];
}

const indexEdition = (records: readonly ConceptRecord[], edition: BookEdition): EditionIndex => {
  const concepts = new Map<string, string>();
  for (const record of records) for (const number of numbersIn(record, edition)) concepts.set(number, record.id);
  let sorted: readonly string[] | undefined;
  return {
    concepts,
    numbers: () => {
      sorted ??= sortNumbers(concepts.keys());
      return sorted;
    },
  };
};

const numbersIn = (concept: ConceptRecord | undefined, edition: BookEdition): readonly string[] => {
  const numbers = concept?.numbers[edition];
  if (numbers === undefined) return NONE;
  return typeof numbers === 'string' ? [numbers] : numbers;
};
const NONE: readonly string[] = [];

const ruleIn = (book: RuleBook, concept: ConceptRecord, number: string, edition: BookEdition): RuleInEdition => ({
  concept,
  edition,
  number,
  numbers: numbersIn(concept, edition),
  title: titleOf(book, concept, number, edition),
  text: textIn(concept, edition),
});

/** Each entry goes to its concepts, and to all that are above them in the newest edition that has them. */
const linkEntries = (book: RuleBook): ReadonlyMap<string, readonly EntryRecord[]> => {
  const linked = new Map<string, EntryRecord[]>();
  for (const entry of book.entries)
    for (const concept of new Set(entry.concepts.flatMap(id => [id, ...conceptsAbove(book, id)]))) {
      const known = linked.get(concept);
      if (known) known.push(entry);
      else linked.set(concept, [entry]);
    }
  return linked;
};

const conceptsAbove = (book: RuleBook, id: string): readonly string[] => {
  const edition = book.editions.findLast(each => book.numbersOf(id, each).length > 0);
  if (!edition) return [];
  return book
    .numbersOf(id, edition)
    .flatMap(number => ancestorsOf(book, number, edition))
    .flatMap(number => book.conceptOf(number, edition) ?? []);
};
