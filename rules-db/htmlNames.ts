/** Where the book lies as HTML: the names of its files, and of the places in them. */
import type { BookEditionInfo, BookName } from './books/types.ts';
import type { BookEdition } from './types.ts';

/** The file of an edition. */
export const htmlBookName = (edition: BookEdition): string => `${edition}.html`;

/** The file of an edition of a book beside the core rules, the newest without its day. The place of a rule in it is its number. */
export const htmlOtherBookName = (
  { id, editions }: Pick<BookName, 'id'> & { readonly editions: readonly BookEditionInfo[] },
  date: string,
): string => (editions.at(-1)?.date === date ? `${id}.html` : `${id}-${date}.html`);

/** The place of something in an edition's file: a rule's number, else `faq-equal-might`, `keyword-tank`. */
export const htmlAnchor = (kind: 'rule' | 'faq' | 'ruling' | 'keyword', id: string): string =>
  kind === 'rule' ? id : `${kind}-${id}`;
