/** The rule number in a question, and what is beside it: `443.1.d.3 (1.2)`, `466 resolution step`. */
import { largestOf } from '../../engine/lists.ts';
import { parseBeginning, parseNumber } from '../numbers.ts';
import { titlesAbove } from '../outline.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { textIn } from '../wording.ts';
import { STOP_WORDS } from './stopwords.ts';
import { stem, wordsOf } from './words.ts';

export interface NumberAsked {
  /** The whole number, or as much of it as is typed. */
  readonly beginning: string;
  /** The edition whose number it is; undefined where the question does not say. */
  readonly edition: BookEdition | undefined;
  /** What else is asked, without the words that say nothing. */
  readonly words: readonly string[];
}

/** Undefined where a question asks for no number. `edition`: the one that is asked in. */
export const numberIn = (book: RuleBook, question: string, edition: BookEdition): NumberAsked | undefined => {
  const parts = question.split(/[\s,;?!()]+/).filter(part => part !== '');
  const named = parts.flatMap(part => editionNamed(book, part) ?? [])[0];
  const rest =
    named === undefined ? parts : parts.filter(part => !ABOUT_EDITIONS.test(part) && !editionNamed(book, part));
  const whole = parseBeginning(rest.join(' ')) ?? loosely(book, rest);
  if (whole !== undefined) return { beginning: whole, edition: named, words: [] };
  const at = numberAmong(book, rest, named ?? edition);
  if (at < 0) return undefined;
  const beginning = parseNumber(rest[at] ?? '') ?? '';
  const words = rest.filter((part, place) => place !== at && !LABEL.test(part)).flatMap(wordsOf);
  const telling = words.filter(word => !STOP_WORDS.has(word));
  return { beginning, edition: named ?? whereWordsFit(book, beginning, telling, edition), words: telling };
};

const ABOUT_EDITIONS = /^(?:in|of|from|editions?|versions?)$/i;
const LABEL = /^(?:cr|rules?|sections?|§|#)$/i;

const editionNamed = (book: RuleBook, part: string): BookEdition | undefined => {
  const bare = part.toLowerCase().replace(/^v\.?(?=\d)/, '');
  return book.editions.find(edition => edition === bare);
};

/** `1.2 deflect`, `deflect in 1.2`: words of that edition. Where a rule's number stands beside it, the edition is the number's. */
export const editionBeside = (
  book: RuleBook,
  question: string,
): { readonly words: string; readonly edition?: BookEdition } => {
  const parts = question.split(/\s+/);
  const at = parts.findIndex(part => editionNamed(book, part.replace(/^\(|[),;?!]+$/g, '')) !== undefined);
  const edition = editionNamed(book, (parts[at] ?? '').replace(/^\(|[),;?!]+$/g, ''));
  const isLed = ABOUT_EDITIONS.test(parts[at - 1] ?? '');
  const rest = parts.filter((_, place) => place !== at && !(isLed && place === at - 1)).join(' ');
  if (edition === undefined || wordsOf(rest).length === 0) return { words: question };
  return numberIn(book, question, edition) === undefined ? { words: rest, edition } : { words: question };
};

/** With as much of the number as some edition has; as it is where none has any of it. */
export const nearestKnown = (book: RuleBook, asked: NumberAsked): NumberAsked => {
  const parts = asked.beginning.split('.');
  for (let length = parts.length; length > 0; length--) {
    const beginning = parts.slice(0, length).join('.');
    const isBegun = book.editions.some(each => book.numbers(each).some(number => number.startsWith(beginning)));
    if (isBegun) return { ...asked, beginning };
  }
  return asked;
};

/** As it is said aloud or typed in haste: `465 2 c 3`, `465 2c3`. Letters of words are no parts of a number. */
const loosely = (book: RuleBook, parts: readonly string[]): string | undefined => {
  const [first = '', ...others] = (LABEL.test(parts[0] ?? '') ? parts.slice(1) : parts).flatMap(part =>
    part.split('.'),
  );
  const below = others.filter(part => part !== '');
  if (!/^\d{3}$/.test(first) || below.length === 0 || !below.every(part => PARTS.test(part))) return undefined;
  const number = parseNumber([first, ...below.flatMap(part => part.match(/\d+|[a-z]/gi) ?? [])].join('.'));
  return number !== undefined && isKnown(book, number) ? number : undefined;
};

/** Digits and letters by turns. */
const PARTS = /^(?:[a-z]?(?:\d{1,2}[a-z])*\d{0,2})$/i;

/**
 * Where the number stands: one with a dot means nothing else, and `054` does not in "rule 054", in front of all words, or
 * beside words of that rule.
 */
const numberAmong = (book: RuleBook, parts: readonly string[], edition: BookEdition): number => {
  const numbers = parts.map(part => parseNumber(part));
  const dotted = numbers.findIndex(number => number?.includes('.'));
  if (dotted >= 0) return dotted;
  const telling = parts.flatMap(wordsOf).filter(word => !STOP_WORDS.has(word));
  return numbers.findIndex((number, at) => {
    if (number === undefined || !isKnown(book, number)) return false;
    if (at === 0 || LABEL.test(parts[at - 1] ?? '')) return true;
    const others = telling.filter(word => word !== number);
    return [edition, ...book.editions].some(each => fitting(book, number, others, each) > 0);
  });
};

const isKnown = (book: RuleBook, number: string): boolean =>
  book.editions.some(edition => book.conceptOf(number, edition) !== undefined);

/** The edition in which most of the words are the rule's; of equal ones the one asked in, then the newest. */
const whereWordsFit = (
  book: RuleBook,
  number: string,
  words: readonly string[],
  edition: BookEdition,
): BookEdition | undefined => {
  const newestFirst = [edition, ...book.editions.toReversed()];
  const counts = newestFirst.map(each => fitting(book, number, words, each));
  const most = largestOf(counts);
  return most === 0 ? undefined : newestFirst[counts.indexOf(most)];
};

/** How many of the words the rule has in its title, its text, those above it, or what it is asked for. */
const fitting = (book: RuleBook, number: string, words: readonly string[], edition: BookEdition): number => {
  const concept = book.concepts.get(book.conceptOf(number, edition) ?? '');
  if (concept === undefined) return 0;
  const texts = [concept.title ?? '', textIn(concept, edition), ...titlesAbove(book, number, edition)];
  const stems = new Set([...texts, ...(book.asks()[concept.id] ?? [])].flatMap(wordsOf).map(stem));
  return new Set(words.map(stem).filter(each => stems.has(each))).size;
};
