/** Finds what an import has under a name: `TR 601.2`, `moth-faq 3`. */
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

/** Undefined for a name that nothing imported has. */
export const passageNamed = ({ passages }: Imported, id: string): ImportedPassage | undefined =>
  passages().find(each => each.id === id);
