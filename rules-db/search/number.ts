/** A rule by its number or the beginning of it: in the asked edition, and where other editions have that number. */
import { parentOf, titlesAbove } from '../outline.ts';
import type { BookEdition, RuleBook, SearchResult } from '../types.ts';
import { titleBesideText } from '../wording.ts';
import { excerptOf } from './excerpt.ts';
import type { NumberAsked } from './numberAsked.ts';
import { NO_STEMS } from './result.ts';

/**
 * In the asked edition: what bears the number, what it is in other editions if it is something else there, then what is
 * under it and begins so. Where the question names an edition, the rule that it means comes first, as it is now.
 */
export const findByNumber = (
  book: RuleBook,
  { beginning, edition: named }: Pick<NumberAsked, 'beginning' | 'edition'>,
  edition: BookEdition,
  limit: number,
): readonly SearchResult[] => {
  const found =
    named === undefined || named === edition
      ? inEdition(book, beginning, edition, limit)
      : ofEdition(book, beginning, named, edition, limit);
  return found.slice(0, limit).map((result, at) => ({ ...result, score: limit - at }));
};

const inEdition = (book: RuleBook, beginning: string, edition: BookEdition, limit: number): readonly SearchResult[] => {
  const here = startingWith(book, beginning, edition, limit).map(number => resultOf(book, number, edition));
  const others = inOtherEditions(book, beginning, edition);
  const whole = here[0]?.id === beginning ? 1 : 0;
  return here.length === 0 && others.length === 0
    ? beginningElsewhere(book, beginning, edition, limit)
    : [...here.slice(0, whole), ...others, ...here.slice(whole)];
};

/**
 * A number of another edition: the rule under its number in the asked one, as it was, under its further numbers, then what
 * was under it.
 */
const ofEdition = (
  book: RuleBook,
  number: string,
  was: BookEdition,
  edition: BookEdition,
  limit: number,
): readonly SearchResult[] => {
  const concept = book.conceptOf(number, was);
  if (concept === undefined) {
    const others = inEdition(book, number, edition, limit);
    const begun = startingWith(book, number, was, limit).map(each => asItIs(book, each, was, edition));
    return begun.length > 0 ? begun : others.map(each => withNote(each, `${number} is not in ${was}.`));
  }
  const [now, ...further] = numbersNow(book, number, was, edition);
  const under = startingWith(book, number, was, limit).filter(each => each !== number);
  const before = resultOf(book, number, was);
  return distinct([
    now === undefined
      ? withNote(before, `Not in ${edition}.`)
      : withNote(resultOf(book, now, edition), `${number} in ${was}.`),
    ...(now === undefined ? [] : [before]),
    ...further.map(each => withNote(resultOf(book, each, edition), `${number} in ${was}.`)),
    ...under.map(each => asItIs(book, each, was, edition)),
  ]);
};

/** The first of those that are the same rule under the same number. */
const distinct = (results: readonly SearchResult[]): readonly SearchResult[] =>
  [...new Map(results.toReversed().map(result => [`${result.edition} ${result.id}`, result])).values()].reverse();

/** The numbers that a rule of another edition has in the requested one: first those still under the same rule. */
const numbersNow = (book: RuleBook, number: string, was: BookEdition, edition: BookEdition): readonly string[] => {
  const numbers = book.numbersOf(book.conceptOf(number, was) ?? '', edition);
  const above = (each: string, of: BookEdition): string | undefined => {
    const parent = parentOf(book, each, of);
    return parent === undefined ? undefined : book.conceptOf(parent, of);
  };
  const parent = above(number, was);
  const stays = numbers.filter(each => above(each, edition) === parent);
  return [...stays, ...numbers.filter(each => !stays.includes(each))];
};

const withNote = (result: SearchResult, what: string): SearchResult => ({
  ...result,
  excerpt: `${what} ${result.excerpt}`,
});

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
  const [now] = numbersNow(book, number, other, edition);
  return now === undefined
    ? withNote(resultOf(book, number, other), `Not in ${edition}.`)
    : withNote(resultOf(book, now, edition), `${number} in ${other}.`);
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
    title: titleBesideText(book, number, edition),
    edition,
    score: 0,
    excerpt: excerptOf(rule?.text ?? '', NO_STEMS),
    marks: { title: [], excerpt: [] },
    path: titlesAbove(book, number, edition),
  };
};
