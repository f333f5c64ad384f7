/** What a search needs of a book's edition: an index of documents, and a speller of its words. */
import type { BookEdition, RuleBook } from '../types.ts';
import type { Index } from './index.ts';
import { makeSpeller, type Speller } from './speller.ts';

export interface Engines {
  readonly index: Index;
  readonly speller: Speller;
}

/** Made when they are first asked for, and kept as long as their book. */
export const keptEngines = (
  indexOf: (book: RuleBook, edition: BookEdition) => Index,
): ((book: RuleBook, edition: BookEdition) => Engines) => {
  const kept = new WeakMap<RuleBook, Map<BookEdition, Engines>>();
  return (book, edition) => {
    const ofBook = kept.get(book) ?? new Map<BookEdition, Engines>();
    kept.set(book, ofBook);
    const known = ofBook.get(edition);
    if (known !== undefined) return known;
    const index = indexOf(book, edition);
    const made = { index, speller: makeSpeller(index.vocabulary) };
    ofBook.set(edition, made);
    return made;
  };
};
