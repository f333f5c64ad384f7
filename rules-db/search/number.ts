/** A rule by its number or the beginning of it: in the asked edition, else where another edition has that number. */
import { parseNumber } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { BookEdition, RuleBook, SearchResult } from '../types.ts';
import { excerptOf } from './excerpt.ts';

export const findByNumber = (
  book: RuleBook,
  beginning: string,
  edition: BookEdition,
  limit: number,
): readonly SearchResult[] => {
  const here = startingWith(book, beginning, edition, limit);
  return here.length > 0
    ? here.map((number, at) => resultOf(book, number, edition, limit - at))
    : elsewhere(book, beginning, edition, limit);
};

/** The number itself, then what is under it, then what merely begins so. */
const startingWith = (book: RuleBook, beginning: string, edition: BookEdition, limit: number): readonly string[] => {
  const all = book.numbers(edition).filter(number => number.startsWith(beginning));
  const isWhole = (number: string) => number.length === beginning.length || number[beginning.length] === '.';
  return [...all.filter(isWhole), ...all.filter(number => !isWhole(number))].slice(0, limit);
};

/** A number of another edition, the newest first: the same rules under their numbers in the asked edition. */
const elsewhere = (book: RuleBook, beginning: string, edition: BookEdition, limit: number): readonly SearchResult[] => {
  for (const other of book.editions.toReversed()) {
    const found = startingWith(book, beginning, other, limit).flatMap((number, at) => {
      const concept = book.conceptOf(number, other);
      const now = concept === undefined ? undefined : book.numbersOf(concept, edition)[0];
      return now === undefined ? [] : { ...resultOf(book, now, edition, limit - at), was: number };
    });
    if (found.length > 0)
      return found.map(({ was, ...result }) => ({ ...result, excerpt: `${was} in ${other}. ${result.excerpt}` }));
  }
  return [];
};

const resultOf = (book: RuleBook, number: string, edition: BookEdition, score: number): SearchResult => {
  const rule = book.rule(number, edition);
  return {
    kind: 'rule',
    id: number,
    title: rule?.title ?? number,
    edition,
    score,
    excerpt: excerptOf(rule?.text ?? '', NO_STEMS),
    marks: { title: [], excerpt: [] },
    path: titlesAbove(book, number, edition),
  };
};
const NO_STEMS: ReadonlySet<string> = new Set();

/** `465.2.c.3` in "what does 465.2.c.3 mean", `054` in "rule 054", `465 2 c 3`: these mean nothing else. */
export const numberAmong = (words: string): string | undefined =>
  words
    .split(/[\s,;?!()]+/)
    .map(parseNumber)
    .find(number => number?.includes('.')) ??
  parseNumber(/\b(?:cr|rules?|sections?|§)\s*#?\s*(\d{3})\b/i.exec(words)?.[1] ?? '') ??
  loosely(words);

/** As it is said aloud or typed in haste: parts without their dots. */
const loosely = (words: string): string | undefined => {
  const [whole, first = '', rest = ''] =
    /^\s*(?:cr|rule|§)?\s*(\d{3})[\s.]*((?:(?:\d{1,2}|[a-z])[\s.]*)+)$/i.exec(words) ?? [];
  return whole === undefined ? undefined : parseNumber([first, ...(rest.match(/\d{1,2}|[a-z]/gi) ?? [])].join('.'));
};
