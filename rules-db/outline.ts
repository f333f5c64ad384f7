/**
 * A rule's place in its edition: chapters and sections by the table of contents, below them by the dots of the numbers.
 */
import { compareNumbers, numberAbove } from './numbers.ts';
import type { BookEdition, Heading, RuleBook } from './types.ts';

/** The headings above a number, the chapter first; the number itself is not among them. */
export const headingsAbove = (book: RuleBook, number: string, edition: BookEdition): readonly Heading[] => {
  const paths = pathsIn.get(book) ?? new Map<string, readonly Heading[]>();
  pathsIn.set(book, paths);
  const top = number.slice(0, 3);
  const key = `${edition} ${top}`;
  const known = paths.get(key) ?? pathTo(book.headings(edition), top);
  paths.set(key, known);
  return known.at(-1)?.number === number ? known.slice(0, -1) : known;
};
const pathsIn = new WeakMap<RuleBook, Map<string, readonly Heading[]>>();

/** Headings are bare three-digit numbers, so their order is that of strings. */
const pathTo = (headings: readonly Heading[], top: string): readonly Heading[] => {
  const path: Heading[] = [];
  for (const heading of headings) {
    if (heading.number > top) break;
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    path.push(heading);
  }
  return path;
};

/** A number and title on the way from the chapter down to a rule. */
export interface OutlineEntry {
  readonly number: string;
  readonly title: string;
}

/** The way from the chapter down to the rule above `number`, with titles where there are any (else an empty title). */
export const sectionPath = (book: RuleBook, number: string, edition: BookEdition): readonly OutlineEntry[] => {
  const above: OutlineEntry[] = [];
  for (let up = numberAbove(number); up !== undefined; up = numberAbove(up)) {
    const concept = book.conceptOf(up, edition);
    if (concept !== undefined) above.unshift({ number: up, title: book.concepts.get(concept)?.title ?? '' });
  }
  return [...headingsAbove(book, number, edition).map(({ number, title }) => ({ number, title })), ...above];
};

/** The titles above a rule, from the chapter down. */
export const titlesAbove = (book: RuleBook, number: string, edition: BookEdition): readonly string[] =>
  sectionPath(book, number, edition).flatMap(({ title }) => (title === '' ? [] : title));

/** The nearest number above that the book has. */
export const parentOf = (book: RuleBook, number: string, edition: BookEdition): string | undefined =>
  ancestorsOf(book, number, edition)[0];

/** Every number above that the book has, the nearest first. */
export const ancestorsOf = (book: RuleBook, number: string, edition: BookEdition): readonly string[] =>
  sectionPath(book, number, edition)
    .map(place => place.number)
    .filter(above => book.conceptOf(above, edition) !== undefined)
    .reverse();

/** The numbers one level below, in the document's order. */
export const childrenOf = (book: RuleBook, number: string, edition: BookEdition): readonly string[] => {
  const numbers = book.numbers(edition);
  const heading = book.headings(edition).find(each => each.number === number);
  const below = heading
    ? numbers.slice(numbers.indexOf(number) + 1, endOfSection(numbers, heading, book.headings(edition)))
    : numbers.filter(each => each.startsWith(`${number}.`));
  return below.filter(each => parentOf(book, each, edition) === number);
};

/** The rules before and after in the document. */
export const neighboursOf = (
  book: RuleBook,
  number: string,
  edition: BookEdition,
): { readonly previous: string | undefined; readonly next: string | undefined } => {
  const numbers = book.numbers(edition);
  const at = numbers.indexOf(number);
  return { previous: at > 0 ? numbers[at - 1] : undefined, next: at < 0 ? undefined : numbers[at + 1] };
};

const endOfSection = (numbers: readonly string[], section: Heading, all: readonly Heading[]): number => {
  const after = all.slice(all.indexOf(section) + 1).find(heading => heading.level <= section.level);
  if (!after) return numbers.length;
  const end = numbers.findIndex(number => compareNumbers(number, after.number) >= 0);
  return end < 0 ? numbers.length : end;
};
