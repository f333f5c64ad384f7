/** How rules, entries and keywords are cited, aloud and in writing. */
import { SETS } from './cards.ts';
import type { BookEdition, EntryRecord, ErratumRecord, RuleBook, RuleInEdition } from './types.ts';
import { keywordTitle } from './wording.ts';

/** "CR 465.2.c.3 (1.4)". A number means nothing without its edition. */
export const citation = (number: string, edition: BookEdition): string => `CR ${number} (${edition})`;

export type CitedRule = Pick<RuleInEdition, 'prefix' | 'number' | 'edition'>;

/** A rule of the core rules or of a book beside them: "CR 465.2.c.3 (1.4)", "TR 601.2 (2026-07-16)". */
export const citationOf = ({ prefix = 'CR', number, edition }: CitedRule): string => `${prefix} ${number} (${edition})`;

/**
 * The numbers to cite a concept by: its own; in an edition without a rule of its own for it, those of the concept whose rule
 * has the same happen there. None where no rule of the edition does.
 */
export const numbersToCite = (book: RuleBook, concept: string, edition: BookEdition): readonly string[] => {
  const own = book.numbersOf(concept, edition);
  const other = own.length > 0 ? undefined : book.concepts.get(concept)?.orderedBy?.[edition];
  return other === undefined ? own : book.numbersOf(other, edition);
};

/** "CR 465.2.c.3 (1.4)", or in words that the edition has no rule for it. */
export const citationOrNone = (number: string | undefined, edition: BookEdition): string =>
  number === undefined ? `(no rule of its own in ${edition})` : citation(number, edition);

/** "FAQ equal-might (Combat and units FAQ beside edition 1.2, 2025-12)": its name as `cites` has it, and where it comes from. */
export const entryCitation = (book: RuleBook, entry: EntryRecord): string =>
  `${KIND_NAMES[entry.kind]} ${entry.id} (${sourceOf(book, entry)})`;

/** "Origins FAQ, 2025-10-16" */
export const sourceOf = (book: RuleBook, { source }: EntryRecord | ErratumRecord): string => {
  const found = book.sources.get(source);
  return found === undefined ? source : `${found.title}, ${found.date}`;
};

/** "Quick-Draw (1.4)" */
export const keywordCitation = (name: string, edition: BookEdition): string => `${keywordTitle(name)} (${edition})`;

/** "Abandon (Unleashed)" */
export const cardCitation = (name: string, set: string): string => `${name} (${SETS[set] ?? set})`;

export const KIND_NAMES = { faq: 'FAQ', ruling: 'Ruling' } as const;
