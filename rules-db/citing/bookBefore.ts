/** The name of a book beside the core rules in front of a number: `TR 601.2`, `tournament rule 601.2`. */
import { knownOf } from '../../engine/known.ts';
import { GAP, SPACE } from './patterns.ts';

export interface BookName {
  readonly prefix: string;
  readonly title: string;
  readonly ofRule: string;
}

/** What begins a passage of a book; undefined where none is named. */
export interface BookNamed {
  readonly form: 'word';
  readonly isPlural: boolean;
  /** How far before the number it begins. */
  readonly length: number;
  readonly book: string;
}

/** `before` is the text up to the number; undefined where it does not end in a book's name. */
export const bookBefore = (before: string, books: readonly BookName[]): BookNamed | undefined => {
  for (const { prefix, pattern } of patternsOf(books)) {
    const [all, name = ''] = pattern.exec(before) ?? [];
    if (all !== undefined) return { form: 'word', isPlural: /s$/i.test(name), length: all.length, book: prefix };
  }
  return undefined;
};

interface BookPattern {
  readonly prefix: string;
  readonly pattern: RegExp;
}

const patternsOf = knownOf((books: readonly BookName[]): readonly BookPattern[] => books.map(patternOf));

/** What a book goes by in front of a number, as the inside of a group. */
export const namePattern = ({ prefix, title, ofRule }: BookName): string =>
  [`${literal(prefix)}s?`, literal(title), literal(ofRule)].join('|');

const patternOf = (book: BookName): BookPattern => {
  const names = namePattern(book);
  return {
    prefix: book.prefix,
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}_-])(${names})${GAP}(?:no\\.?${GAP}|nr\\.?${GAP}|numbers?${GAP}|[:#]${GAP})?[\\[(]?[*_~]{0,5}\\[?$`,
      'iu',
    ),
  };
};

/** Words may appear in two lines. */
const literal = (name: string): string =>
  name
    .split(' ')
    .map(word => word.replace(/[^\p{L}\p{N}]/gu, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`))
    .join(SPACE);
