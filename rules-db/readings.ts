/** How a rule is read where its edition contradicts itself, or refers to something that is not there. */
import type { BookEdition, ReadingRecord, RuleBook } from './types.ts';

/** Of a rule, as an edition has it. */
export const readingsOfRule = (book: RuleBook, concept: string, edition: BookEdition): readonly ReadingRecord[] =>
  book.readings.filter(each => each.editions.includes(edition) && each.concepts.includes(concept));

/** The question, the reading with its reason, and the numbers of the other rules. */
export const readingText = (book: RuleBook, reading: ReadingRecord, concept: string, edition: BookEdition): string => {
  const others = reading.concepts.flatMap(each => (each === concept ? [] : book.numbersOf(each, edition).slice(0, 1)));
  return `${reading.question} ${reading.reading}${others.length === 0 ? '' : ` (See ${others.join(', ')}.)`}`;
};
