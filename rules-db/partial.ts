/**
 * An edition that is known in part: its text is not at hand, and some of its numbers are, each with what it was in the edition
 * before. An imported copy of that document takes its place. Numbers that nobody quotes are not worked out from those.
 */
import type { BookEdition, PartialEdition, RuleBook } from './types.ts';

/** Undefined for every other edition, and once a copy of this one has been imported. */
export const partialOf = ({ partial, editions }: RuleBook, edition: BookEdition): PartialEdition | undefined =>
  partial?.edition === edition && !editions.includes(edition) ? partial : undefined;

/** The editions that can be cited, those known in part among them. */
export const citedEditions = (book: RuleBook): readonly BookEdition[] =>
  book.partial === undefined || book.editions.includes(book.partial.edition)
    ? book.editions
    : [...book.editions, book.partial.edition];

/** The concept that a number stands for there, as far as anybody has quoted it. */
export const partialConcept = (book: RuleBook, partial: PartialEdition, number: string): string | undefined => {
  const pair = partial.pairs.find(each => each.number === number);
  return pair && book.conceptOf(pair.before, partial.before);
};

/** What is known of one of its numbers, in a sentence or two. */
export const partialText = (book: RuleBook, partial: PartialEdition, number: string): string => {
  const { edition, before, source } = partial;
  const pair = partial.pairs.find(each => each.number === number);
  const was = pair && book.rule(pair.before, before);
  if (pair !== undefined && was !== undefined)
    return `Known only by its number, from ${source}: ${number} in ${edition} is ${pair.before} in ${before}. There: ${was.text} Whether the words have changed is not known to Riftbench; import your copy.`;
  const added = partial.added.find(each => each.number === number);
  if (added !== undefined) return `${added.about} Import your copy for its text.`;
  return `Not known to Riftbench; import your copy of ${edition}. Of that document, printed ${partial.printed} and in force from ${partial.inForce}, only ${partial.pairs.length + partial.added.length} numbers are known.`;
};

/** Whether anything is known of a number: what it was before, or that it is new. */
export const isKnownInPart = (partial: PartialEdition, number: string): boolean =>
  [...partial.pairs, ...partial.added].some(each => each.number === number);

/** The number of a concept there; undefined where nobody has quoted it. */
export const partialNumber = (book: RuleBook, partial: PartialEdition, concept: string): string | undefined =>
  partial.pairs.find(each => book.conceptOf(each.before, partial.before) === concept)?.number;
