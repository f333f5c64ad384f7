/** One rule through all editions. */
import type { BookEdition, ConceptRecord, RuleBook } from './types.ts';
import { textIn } from './wording.ts';

/** What became of it since the edition before. */
export type Became =
  /** The first edition that has it, though not the first of all. */
  | 'new'
  /** In the first edition of all, so nothing can be said. */
  | 'first'
  | 'same'
  /** Says the same under another number. */
  | 'moved'
  /** Says something else. */
  | 'changed'
  /** The edition before had it. */
  | 'gone'
  /** Neither this edition nor the one before has it. */
  | 'absent';

export interface InEdition {
  readonly edition: BookEdition;
  /** The main one first; none where the edition does not have it. */
  readonly numbers: readonly string[];
  /** Missing where the edition does not have it. */
  readonly text?: string;
  readonly became: Became;
}

/** The newest edition first. */
export const historyOf = (book: RuleBook, concept: ConceptRecord): readonly InEdition[] =>
  book.editions
    .map((edition, at) => {
      const numbers = book.numbersOf(concept.id, edition);
      const before = book.editions[at - 1];
      const became = becameOf(book, concept, before, edition);
      return { edition, numbers, became, ...(numbers.length === 0 ? {} : { text: textIn(concept, edition) }) };
    })
    .toReversed();

const becameOf = (
  book: RuleBook,
  concept: ConceptRecord,
  before: BookEdition | undefined,
  edition: BookEdition,
): Became => {
  const is = book.numbersOf(concept.id, edition)[0];
  const was = before === undefined ? undefined : book.numbersOf(concept.id, before)[0];
  if (is === undefined) return was === undefined ? 'absent' : 'gone';
  if (before === undefined) return 'first';
  if (was === undefined) return 'new';
  if (textIn(concept, before) !== textIn(concept, edition)) return 'changed';
  return was === is ? 'same' : 'moved';
};

/** In words, with the edition and the number before where they matter: "says the same as 1.3, there 460.2.c.3". */
export const becameText = (history: readonly InEdition[], at: number): string => {
  const here = history[at];
  const before = history[at + 1];
  if (here === undefined) return '';
  const elsewhere =
    before?.numbers[0] === undefined || before.numbers[0] === here.numbers[0] ? '' : `, there ${before.numbers[0]}`;
  switch (here.became) {
    case 'first':
      return 'The first edition has it.';
    case 'new':
      return `New: ${before?.edition ?? 'the edition before'} does not have it.`;
    case 'same':
      return `Says the same as ${before?.edition}.`;
    case 'moved':
      return `Moved; says the same as ${before?.edition}${elsewhere}.`;
    case 'changed':
      return `Says something different from ${before?.edition}${elsewhere}.`;
    case 'gone':
      return `Gone: ${before?.edition} had it${before?.numbers[0] === undefined ? '' : ` at ${before.numbers[0]}`}.`;
    case 'absent':
      return 'Does not have it.';
  }
};
