/** A rule by its number or the beginning of it: in the asked edition, and where other editions have that number. */
import { parseBeginning, parseNumber } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { BookEdition, RuleBook, SearchResult } from '../types.ts';
import { excerptOf } from './excerpt.ts';
import { NO_STEMS } from './result.ts';

/** What bears the number, what it is in other editions if it is something else there, then what is under it and begins so. */
export const findByNumber = (
  book: RuleBook,
  beginning: string,
  edition: BookEdition,
  limit: number,
): readonly SearchResult[] => {
  const here = startingWith(book, beginning, edition, limit).map(number => resultOf(book, number, edition));
  const others = inOtherEditions(book, beginning, edition);
  const whole = here[0]?.id === beginning ? 1 : 0;
  const found =
    here.length === 0 && others.length === 0
      ? beginningElsewhere(book, beginning, edition, limit)
      : [...here.slice(0, whole), ...others, ...here.slice(whole)];
  return found.slice(0, limit).map((result, at) => ({ ...result, score: limit - at }));
};

/** The number itself, then what is under it, then what merely begins so. */
const startingWith = (book: RuleBook, beginning: string, edition: BookEdition, limit: number): readonly string[] => {
  const all = book.numbers(edition).filter(number => number.startsWith(beginning));
  const isWhole = (number: string) => number.length === beginning.length || number[beginning.length] === '.';
  return [...all.filter(isWhole), ...all.filter(number => !isWhole(number))].slice(0, limit);
};

/** Rules that bore this very number elsewhere and are another rule here, the newest edition first. */
const inOtherEditions = (book: RuleBook, number: string, edition: BookEdition): readonly SearchResult[] => {
  const seen = new Set([book.conceptOf(number, edition)]);
  return book.editions.toReversed().flatMap(other => {
    const concept = book.conceptOf(number, other);
    if (concept === undefined || seen.has(concept)) return [];
    seen.add(concept);
    return asItIs(book, number, other, edition);
  });
};

/** A rule of another edition under its number in the asked one; as it was, where the asked one does not have it. */
const asItIs = (book: RuleBook, number: string, other: BookEdition, edition: BookEdition): SearchResult => {
  const concept = book.conceptOf(number, other) ?? '';
  const now = book.numbersOf(concept, edition)[0];
  const result = now === undefined ? resultOf(book, number, other) : resultOf(book, now, edition);
  const was = now === undefined ? `Not in ${edition}.` : `${number} in ${other}.`;
  return { ...result, excerpt: `${was} ${result.excerpt}` };
};

/** What begins so in the newest edition that has such numbers. */
const beginningElsewhere = (
  book: RuleBook,
  beginning: string,
  edition: BookEdition,
  limit: number,
): readonly SearchResult[] => {
  for (const other of book.editions.toReversed()) {
    const numbers = startingWith(book, beginning, other, limit);
    if (numbers.length > 0) return numbers.map(number => asItIs(book, number, other, edition));
  }
  return [];
};

const resultOf = (book: RuleBook, number: string, edition: BookEdition): SearchResult => {
  const rule = book.rule(number, edition);
  return {
    kind: 'rule',
    id: number,
    title: rule?.title ?? number,
    edition,
    score: 0,
    excerpt: excerptOf(rule?.text ?? '', NO_STEMS),
    marks: { title: [], excerpt: [] },
    path: titlesAbove(book, number, edition),
  };
};

/** The number that is asked for, or its beginning, and the edition whose it is: "443.1.d.3 (1.2)" names both. */
export const numberIn = (
  book: RuleBook,
  words: string,
  edition: BookEdition,
): { readonly beginning: string; readonly edition: BookEdition } | undefined => {
  const parts = words.split(/[\s,;?!()]+/);
  const named = parts.find(word => book.editions.includes(word));
  const rest = named === undefined ? words : parts.filter(word => word !== named && word !== 'in').join(' ');
  const beginning = parseBeginning(rest) ?? numberAmong(rest);
  return beginning === undefined ? undefined : { beginning, edition: named ?? edition };
};

/** `465.2.c.3` in "what does 465.2.c.3 mean", `054` in "rule 054", `465 2 c 3`: these mean nothing else. */
const numberAmong = (words: string): string | undefined =>
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
