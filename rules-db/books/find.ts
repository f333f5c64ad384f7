/** Finds the rules of other books that are cited, and the titles above them. */
import { beginning } from '../importing/document.ts';
import { numberAbove, parseBeginning } from '../numbers.ts';
import { DATE_PATTERN, editionDated, readDate } from './dates.ts';
import { conceptOfRule } from './inherit.ts';
import type { Book, BookEditionInfo, BookName, BookRule } from './types.ts';

interface WithBooks<Info extends BookName = Book> {
  readonly books: readonly Info[];
}

/** A rule of a book. */
export interface FoundRule {
  readonly book: Book;
  readonly rule: BookRule;
}

/** The newest edition: `tr` is `TR`. */
export const bookWith = ({ books }: WithBooks, prefix: string): Book | undefined =>
  books.find(each => each.prefix.toLowerCase() === prefix.toLowerCase());

/** An edition of a book by its prefix: the newest, or the one of a day or month. Undefined where there is none of that day. */
export const bookOf = (books: WithBooks, prefix: string, date: string | undefined): Book | undefined => {
  const newest = bookWith(books, prefix);
  return newest === undefined || date === undefined ? newest : editionDated(newest, date);
};

/** A query that begins with a book's name. */
export interface BookAsked<Info> {
  readonly book: Info;
  /** In lower case: a number, the beginning of one, or anything else. */
  readonly rest: string;
  /** The day or month that it names at its end. */
  readonly date?: string;
}

/** `TR 601.2`, `tr601.2`, `tournament rule 601.2.`, `TR 60`, `TR 601.2 (2026-07-16)`, `TR 601.2 of July 2026`. */
export const nameOfBook = <Info extends BookName>(
  { books }: WithBooks<Info>,
  text: string,
): BookAsked<Info> | undefined => {
  const said = text.trim().replace(/\s+/g, ' ').toLowerCase();
  for (const book of books) {
    const prefix = book.prefix.toLowerCase();
    for (const [name, ends] of [
      [`${prefix}s`, ENDS_PREFIX],
      [prefix, ENDS_PREFIX],
      [book.title.toLowerCase(), ENDS_WORD],
      [book.ofRule.toLowerCase(), ENDS_WORD],
    ] as const) {
      const behind = said.slice(name.length);
      if (!said.startsWith(name) || !ends.test(behind)) continue;
      const [, before = behind, date] = DATED.exec(behind) ?? [];
      const rest = before.replace(/^[\s:#.]+/, '').trim();
      return { book, rest, ...(date === undefined ? {} : { date: readDate(date) }) };
    }
  }
  return undefined;
};

/** A number may follow right after a prefix. */
const ENDS_PREFIX = /^(?:[\s\d.:#]|$)/;
const ENDS_WORD = /^(?![a-z])/;
const DATED = new RegExp(`^(.*?)(?:\\s(?:in|of)(?: the edition of)?)?\\s\\(?(${DATE_PATTERN})\\)?$`);

/** The edition that is asked, the newest where none is named; `unknownDate` where there is none of the day that is named. */
export const inBook = (
  books: WithBooks,
  text: string,
): { readonly book: Book; readonly rest: string; readonly unknownDate?: string } | undefined => {
  const asked = nameOfBook(books, text);
  if (asked === undefined) return undefined;
  const { book, rest, date } = asked;
  if (date === undefined) return { book, rest };
  const edition = editionDated(book, date);
  return edition === undefined ? { book, rest, unknownDate: date } : { book: edition, rest };
};

/** The rule that is cited: `TR 601.2`, `TR 601.2 (2026-07-16)`. */
export const bookRuleAt = (books: WithBooks, text: string): FoundRule | undefined => {
  const found = inBook(books, text);
  if (found === undefined || found.unknownDate !== undefined) return undefined;
  const rule = found.book.rule(found.rest.replace(/\.$/, ''));
  return rule === undefined ? undefined : { book: found.book, rule };
};

/** The rule of the newest edition that has what our data calls so: `TR 509.5`, `TR 505.13 (2026-10-09)` (`inherit.ts`). */
export const bookRuleCalled = (books: WithBooks, name: string): FoundRule | undefined => {
  const [, prefix = '', concept = ''] = /^(\S+) (.+)$/.exec(name) ?? [];
  const editions = bookWith(books, prefix)?.editions ?? [];
  const book = editions.findLast(each => each.ruleCalled(concept) !== undefined);
  const rule = book?.ruleCalled(concept);
  return book === undefined || rule === undefined ? undefined : { book, rule };
};

/** What our data calls a rule: the same in every edition. */
export const nameInData = ({ book, rule }: FoundRule): string => `${book.prefix} ${conceptOfRule(rule)}`;

/** The rules whose numbers begin so: the one itself, those under it, then the others. None for what is no number. */
export const rulesBeginning = (book: Book, typed: string): readonly BookRule[] => {
  const start = parseBeginning(typed) ?? parseBeginning(typed.replace(/\.$/, ''));
  if (start === undefined) return [];
  const all = book.rules().filter(({ number }) => number.startsWith(start));
  const isUnder = ({ number }: BookRule): boolean => number.length === start.length || number[start.length] === '.';
  return [...all.filter(isUnder), ...all.filter(each => !isUnder(each))];
};

/** "TR 601.2 (2026-07-16)" */
export const bookCitation = ({ prefix, date }: Pick<Book, 'prefix' | 'date'>, number: string): string =>
  `${prefix} ${number} (${date})`;

/** A citation as it is written: "TR 601.2", with its day or month where it has one. */
export const bookWords = ({
  prefix,
  number,
  date,
}: {
  readonly prefix: string;
  readonly number: string;
  readonly date?: string;
}): string => (date === undefined ? `${prefix} ${number}` : `${prefix} ${number} (${date})`);

/** What an edition of a book is called where editions of several books are listed: "TR 2026-07-16". */
export const editionName = ({ prefix, date }: Pick<Book, 'prefix' | 'date'>): string => `${prefix} ${date}`;

export const isNewest = ({ date, editions }: BookEditionInfo & Pick<Book, 'editions'>): boolean =>
  editions.at(-1)?.date === date;

/** What a rule goes by where nothing else says its edition: "TR 601.2" of the newest, "TR 601.2 (2026-07-16)" of others. */
export const bookName = (book: Book, number: string): string =>
  isNewest(book) ? `${book.prefix} ${number}` : bookCitation(book, number);

/** Why a number is not there, and what it is in other editions of the book: "… have no rule 509.9." */
export const missingInBook = (book: Book, number: string): string => {
  const homes = book.editions.flatMap(each => {
    const rule = each.rule(number);
    return each === book || rule === undefined ? [] : [{ date: each.date, now: book.ruleCalled(conceptOfRule(rule)) }];
  });
  const elsewhere = homes.map(({ date, now }) =>
    now === undefined
      ? ` Those of ${date} have one, which is gone.`
      : ` What it is in those of ${date} is ${now.number}.`,
  );
  return `The ${book.title.toLowerCase()} of ${book.date} have no rule ${number}.${elsewhere.join('')}`;
};

/** The edition of any book that is named so, by its day or month, its book's prefix before it or not: `TR 2026-07-16`, `July 2026`. */
export const editionNamed = ({ books }: WithBooks, said: string): Book | undefined => {
  const bare = said.trim().replace(/[()]/g, '').toLowerCase();
  return books.flatMap(each => {
    const prefix = `${each.prefix.toLowerCase()} `;
    const date = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
    return IS_DATE.test(date) ? (editionDated(each, date) ?? []) : [];
  })[0];
};
const IS_DATE = new RegExp(`^(?:${DATE_PATTERN})$`);

/** Of a day or month of which a book has no edition. */
export const unknownEdition = ({ title, editions }: Pick<Book, 'title' | 'editions'>, date: string): string =>
  `There are no ${title.toLowerCase()} of ${date} here; the editions are those of ${editions.map(each => each.date).join(' and ')}.`;

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
