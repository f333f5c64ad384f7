/** What the publisher clarified about an edition while it was in force: its sources, and the answers that depend on it. */
import { isEdition, playedAs } from '../engine/game/state/editions.ts';
import { asPrinted, editionOf, isAsPrinted, isRuleset } from '../engine/game/state/rulesets.ts';
import type { BookEdition, ClarificationRecord, EntryRecord, RuleBook } from './types.ts';

/** Of a rule, as an edition has it. */
export const clarificationsOfRule = (
  book: RuleBook,
  concept: string,
  edition: BookEdition,
): readonly ClarificationRecord[] =>
  book.clarifications.filter(each => each.edition === edition && each.concepts.includes(concept));

/** Those that an entry's answer rests on. */
export const clarificationsOfEntry = (
  book: RuleBook,
  { kind, id }: Pick<EntryRecord, 'kind' | 'id'>,
): readonly ClarificationRecord[] =>
  kind === 'faq' ? book.clarifications.filter(each => each.entries.includes(id)) : [];

/** In the order of the data; none for an edition that was not clarified. */
export const clarificationsOfEdition = (book: RuleBook, edition: BookEdition): readonly ClarificationRecord[] =>
  book.clarifications.filter(each => each.edition === edition);

/** The day on which it was given. */
export const dateOf = (book: RuleBook, { source }: ClarificationRecord): string => book.sources.get(source)?.date ?? '';

/** "Clarified on 2026-04-29: …" */
export const clarificationText = (book: RuleBook, clarification: ClarificationRecord): string =>
  `Clarified on ${dateOf(book, clarification)} (${book.sources.get(clarification.source)?.title ?? clarification.source}): ${clarification.says} By the text of ${clarification.edition} alone: ${clarification.byText}`;

/** Whether an entry's answer holds by an edition as clarified, or by its text alone: `1.3 as printed`. */
export const holdsIn = (book: RuleBook, entry: EntryRecord, ruleset: string): boolean => {
  if (entry.editions.includes(ruleset)) return true;
  if (!isRuleset(ruleset)) return false;
  const edition = editionOf(ruleset);
  const before = playedAs(edition);
  if (before !== undefined) return holdsIn(book, entry, before);
  if (!isAsPrinted(ruleset)) return false;
  return entry.editions.includes(edition) && clarificationsOfEntry(book, entry).every(each => each.edition !== edition);
};

/** The day since which an entry's answer holds in an edition, where it is not its text that says so. */
export const clarifiedSince = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string | undefined => {
  if (!isEdition(edition) || holdsIn(book, entry, asPrinted(edition))) return undefined;
  const [first] = clarificationsOfEntry(book, entry).filter(each => each.edition === edition);
  return first === undefined ? undefined : dateOf(book, first);
};

/** `1.3 as printed` has the numbers and pages of 1.3. */
export const bookEdition = (said: string): BookEdition => (isRuleset(said) ? editionOf(said) : said);
