/** Where the book lies as HTML: the names of its files, and of the places in them. */
import type { BookInfo } from './books/types.ts';
import type { BookEdition } from './types.ts';

/** The file of an edition. */
export const htmlBookName = (edition: BookEdition): string => `${edition}.html`;

/** The file of a book beside the core rules. The place of a rule in it is its number. */
export const htmlOtherBookName = ({ id }: Pick<BookInfo, 'id'>): string => `${id}.html`;

/** The place of something in an edition's file: a rule's number, else `faq-equal-might`, `keyword-tank`. */
export const htmlAnchor = (kind: 'rule' | 'faq' | 'ruling' | 'keyword', id: string): string =>
  kind === 'rule' ? id : `${kind}-${id}`;
