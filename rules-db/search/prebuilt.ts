/**
 * The index of a book: the one that the build made of it, else one that is made here and now. The build's is used only with the
 * book that names it: both bear the same stamp.
 */
import { knownOf } from '../../engine/known.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { type Columns, isLittleEndian, packColumns, unpackColumns } from './columns.ts';
import { DOCUMENT_GROUPS, documentMaker, documentsOf, placesOf, type SearchDocument, traitsOf } from './documents.ts';
import { buildIndex, type Index, indexFrom } from './index.ts';
import { wordVectors } from './meaning/words.ts';
import { synonymWords } from './query.ts';
import { type SearchTables, tablesOf } from './tables.ts';

/** For some editions of a book. */
export const indexColumns = (book: RuleBook, editions: readonly BookEdition[]): Columns => {
  const documents = editions.map(edition => documentsOf(book, edition));
  const { tables, lists } = tablesOf(documents, synonymWords());
  const ofEditions = editions.flatMap((edition, at) => {
    const places = placesOf(book, edition);
    return Object.entries({
      groups: Uint8Array.from(places, ({ group }) => DOCUMENT_GROUPS.indexOf(group)),
      places: Uint16Array.from(places, ({ place }) => place),
      traits: Uint8Array.from(documents[at] ?? [], traitsOf),
      list: lists[at] ?? new Uint16Array(),
    }).map(([name, column]) => [`${name} ${edition}`, column] as const);
  });
  return { ...tables, ...Object.fromEntries(ofEditions) };
};

/** As the bytes of a file, for a book that is stamped so. */
export const packIndex = (columns: Columns, stamp: string): Uint8Array =>
  packColumns({ facts: madeOf(stamp), columns });

/** What an index is made of beside the code: the book, and what words mean. */
interface MadeOf {
  readonly stamp: string;
  readonly vectors: number;
}

const madeOf = (stamp: string): MadeOf => ({ stamp, vectors: wordVectors().fingerprint() });

export const bookIndex = (book: RuleBook, edition: BookEdition): Index =>
  prebuiltIndex(book, edition) ?? buildIndex(documentsOf(book, edition), synonymWords());

/** Its documents are made when one of them is looked at. */
const prebuiltIndex = (book: RuleBook, edition: BookEdition): Index | undefined => {
  const columns = columnsOf(book);
  // An edition that somebody imported is in no index of the build.
  if (columns?.[`list ${edition}`] === undefined) return undefined;
  const bytes = (name: string) => columns[`${name} ${edition}`] as Uint8Array;
  const [groups, places, list] = [bytes('groups'), columns[`places ${edition}`], columns[`list ${edition}`]];
  const make = documentMaker(book, edition);
  const made: SearchDocument[] = [];
  const documentAt = (at: number): SearchDocument => {
    const known = made[at] ?? make({ group: DOCUMENT_GROUPS[groups[at] ?? 0] ?? 'rule', place: Number(places?.[at]) });
    made[at] = known;
    return known;
  };
  const tables = columns as unknown as SearchTables;
  return indexFrom({ documentAt, traits: bytes('traits'), tables, list: list as Uint16Array });
};

/** Read once for all editions of a book. Undefined where there is none, or one of another book. */
const columnsOf = knownOf((book: RuleBook): Columns | undefined => {
  if (book.searchIndex === undefined || !isLittleEndian()) return undefined;
  const { facts, columns } = unpackColumns<MadeOf>(book.searchIndex.read());
  const now = madeOf(book.searchIndex.stamp);
  return facts.stamp === now.stamp && facts.vectors === now.vectors ? columns : undefined;
});
