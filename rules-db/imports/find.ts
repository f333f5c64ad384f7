/** Finds what an import has under a name: `TR 601.2`, `moth-faq 3`. */
import type { Book } from '../books/types.ts';
import type { Imported, ImportedPassage, OtherBook } from './types.ts';

/** Whether the document has the rule; its number as the document writes it. */
export const otherRuleAt = (
  { books }: Imported,
  id: string,
): { readonly book: OtherBook; readonly number: string } | undefined => {
  const [, abbreviation = '', number = ''] = /^\s*([a-z]+\d?)\s+(\S+?)\.?\s*$/i.exec(id) ?? [];
  const book = books().find(each => each.abbreviation.toLowerCase() === abbreviation.toLowerCase());
  const rule = book?.rules.find(each => each.number === number.toLowerCase());
  return book === undefined || rule === undefined ? undefined : { book, number: rule.number };
};

/**
 * What an imported document says under the number of an edition of a book of ours: one of the same day. One of a day that
 * no edition of ours has stands beside the newest, with its title.
 */
export const officialRule = (
  { books }: Imported,
  { prefix, date, editions }: Pick<Book, 'prefix' | 'date' | 'editions'>,
  number: string,
): { readonly book: OtherBook; readonly text: string } | undefined => {
  const newest = editions.at(-1)?.date;
  const editionOf = (said: string | undefined): string | undefined =>
    editions.find(each => each.date === said)?.date ?? newest;
  const book = books().find(each => each.abbreviation === prefix && editionOf(each.date) === date);
  const text = book?.rules.find(each => each.number === number)?.text;
  return book === undefined || text === undefined ? undefined : { book, text };
};

/** Undefined for a name that nothing imported has. */
export const passageNamed = ({ passages }: Imported, id: string): ImportedPassage | undefined =>
  passages().find(each => each.id === id);
