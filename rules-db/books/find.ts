/** Finds the rules of other books that are cited, and the titles above them. */
import { beginning } from '../importing/document.ts';
import { numberAbove, parseBeginning } from '../numbers.ts';
import type { Book, BookInfo, BookRule } from './types.ts';

interface WithBooks<Info extends BookInfo = Book> {
  readonly books: readonly Info[];
}

/** A rule of a book. */
export interface FoundRule {
  readonly book: Book;
  readonly rule: BookRule;
}

/** `tr` is `TR`. */
export const bookWith = ({ books }: WithBooks, prefix: string): Book | undefined =>
  books.find(each => each.prefix.toLowerCase() === prefix.toLowerCase());

/**
 * A query that begins with a book's prefix or title: `TR 601.2`, `tr601.2`, `tournament rule 601.2.`, `TR 60`. The rest
 * is in lower case: a number, the beginning of one, or anything else.
 */
export const inBook = <Info extends BookInfo>(
  { books }: WithBooks<Info>,
  text: string,
): { readonly book: Info; readonly rest: string } | undefined => {
  const said = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const book of books) {
    const prefix = book.prefix.toLowerCase();
    for (const [name, ends] of [
      [`${prefix}s`, ENDS_PREFIX],
      [prefix, ENDS_PREFIX],
      [book.title.toLowerCase(), ENDS_WORD],
      [book.ofRule.toLowerCase(), ENDS_WORD],
    ] as const) {
      const rest = said.slice(name.length);
      if (said.startsWith(name) && ends.test(rest)) return { book, rest: rest.replace(/^[\s:#.]+/, '') };
    }
  }
  return undefined;
};

/** A number may follow right after a prefix. */
const ENDS_PREFIX = /^(?:[\s\d.:#]|$)/;
const ENDS_WORD = /^(?![a-z])/;

/** The rule that is cited: `TR 601.2`, `TR 601.2 (2026-07-16)`. */
export const bookRuleAt = (books: WithBooks, text: string): FoundRule | undefined => {
  const found = inBook(books, text);
  const number = found?.rest.replace(/\s*\([\d-]+\)$/, '').replace(/\.$/, '');
  const rule = number === undefined ? undefined : found?.book.rule(number);
  return found === undefined || rule === undefined ? undefined : { book: found.book, rule };
};

/** The rules whose numbers begin so: the one itself, those under it, then the others. None for what is no number. */
export const rulesBeginning = (book: Book, typed: string): readonly BookRule[] => {
  const start = parseBeginning(typed) ?? parseBeginning(typed.replace(/\.$/, ''));
  if (start === undefined) return [];
  const all = book.rules().filter(({ number }) => number.startsWith(start));
  const isUnder = ({ number }: BookRule): boolean => number.length === start.length || number[start.length] === '.';
  return [...all.filter(isUnder), ...all.filter(each => !isUnder(each))];
};

/** "TR 601.2 (2026-07-16)" */
export const bookCitation = ({ prefix, date }: Book, number: string): string => `${prefix} ${number} (${date})`;

/** The nearest number above one that the book does not have. */
export const nearestAbove = (book: Book, number: string): string | undefined => {
  for (let above = numberAbove(number); above !== undefined; above = numberAbove(above))
    if (book.rule(above) !== undefined) return above;
  return undefined;
};

/** The numbers above one, the chapter first. */
export const wayTo = (book: Book, number: string): readonly string[] => {
  const above = book.above(number);
  return above === undefined ? [] : [...wayTo(book, above), above];
};

/** The titles above a number, from the chapter down. */
export const titlesAboveIn = (book: Book, number: string): readonly string[] =>
  wayTo(book, number).flatMap(each => book.rule(each)?.title ?? []);

/** What to call a rule: its title, else that of the nearest one above that has any, and how it begins. */
export const titleIn = (book: Book, { number, title, text }: BookRule): string => {
  if (title !== undefined) return title;
  const above = wayTo(book, number).findLast(each => book.rule(each)?.title !== undefined);
  const said = beginning(text).replace(/\.$/, '');
  return above === undefined ? said : `${book.rule(above)?.title}: ${said}`;
};

/** Where its text is shown beside it: without a title of its own, that of its section. */
export const titleBesideText = (book: Book, { number, title }: BookRule): string =>
  title ?? titlesAboveIn(book, number).at(-1) ?? number;

/** Its title and its text, where there is room for both. */
export const titleAndText = ({ title, text }: BookRule): string => (title === undefined ? text : `${title}: ${text}`);
