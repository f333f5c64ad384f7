/** A rule of a book beside the core rules by its number: `TR 601.2`, `tournament rule 60`. */
import { bookName, inBook, nearestAbove, rulesBeginning, titleBesideText, titlesAboveIn } from '../books/find.ts';
import type { Book, BookRule } from '../books/types.ts';
import { parseNumber } from '../numbers.ts';
import type { BookEdition, RuleBook, SearchResult } from '../types.ts';
import { excerptOf } from './excerpt.ts';
import { NO_STEMS } from './result.ts';

/**
 * The rule, those under it, and what begins so; the chapters where only the book is named. Undefined where no number of a
 * book is asked for, or none that it has.
 */
export const citedInBook = (
  book: RuleBook,
  question: string,
  edition: BookEdition,
): readonly SearchResult[] | undefined => {
  const asked = inBook(book, question);
  if (asked === undefined || asked.unknownDate !== undefined) return undefined;
  const own = asked.book;
  const found = asked.rest === '' ? own.below().flatMap(each => own.rule(each) ?? []) : rulesBeginning(own, asked.rest);
  if (found.length === 0) return undefined;
  return found.map((rule, at) => resultOf(own, rule, edition, found.length - at));
};

/** Where a book is asked for a number that it does not have: the nearest above that it has, and a note that says so. */
export const nearestInBook = (
  book: RuleBook,
  question: string,
): { readonly words: string; readonly note: string } | undefined => {
  const asked = inBook(book, question);
  const number = asked === undefined ? undefined : parseNumber(asked.rest);
  if (asked === undefined || number === undefined || asked.unknownDate !== undefined) return undefined;
  if (rulesBeginning(asked.book, number).length > 0) return undefined;
  const nearest = nearestAbove(asked.book, number);
  if (nearest === undefined) return undefined;
  const words = bookName(asked.book, nearest);
  return { words, note: noSuchNumber(bookName(asked.book, number), words) };
};

/** What is said where the nearest number is shown for one that there is not. */
export const noSuchNumber = (asked: string, nearest: string): string =>
  `There is no rule ${asked}. The nearest that there is is ${nearest}, shown here.`;

/** What bears just this number in any of the books. */
export const numberedInBooks = (book: RuleBook, number: string, edition: BookEdition): readonly SearchResult[] =>
  book.books.flatMap(own => {
    const rule = own.rule(number);
    return rule === undefined ? [] : resultOf(own, rule, edition, 0);
  });

const resultOf = (book: Book, rule: BookRule, edition: BookEdition, score: number): SearchResult => ({
  kind: 'book',
  id: bookName(book, rule.number),
  title: titleBesideText(book, rule),
  edition,
  score,
  excerpt: excerptOf(rule.text, NO_STEMS),
  marks: { title: [], excerpt: [] },
  path: titlesAboveIn(book, rule.number),
});
