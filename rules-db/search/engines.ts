/** What a search needs of a book's edition: an index of documents, and a speller of its words. */
import type { BookEdition, RuleBook } from '../types.ts';
import type { SearchDocument } from './documents.ts';
import { buildIndex, type Index } from './index.ts';
import { makeSpeller, type Speller } from './speller.ts';

export interface Engines {
  readonly index: Index;
  readonly speller: Speller;
}

/** Made when they are first asked for, and kept as long as their book. `others`: words that no document has. */
export const keptEngines = (
  documentsOf: (book: RuleBook, edition: BookEdition) => readonly SearchDocument[],
  others: () => readonly string[] = () => [],
): ((book: RuleBook, edition: BookEdition) => Engines) => {
  const kept = new WeakMap<RuleBook, Map<BookEdition, Engines>>();
  return (book, edition) => {
    const ofBook = kept.get(book) ?? new Map<BookEdition, Engines>();
    kept.set(book, ofBook);
    const known = ofBook.get(edition);
    if (known !== undefined) return known;
    const index = buildIndex(documentsOf(book, edition));
    const words = [...new Set([...index.vocabulary, ...others()])].sort();
    const made = { index, speller: makeSpeller(words) };
    ofBook.set(edition, made);
    return made;
  };
};
