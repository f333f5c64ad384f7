/** What the engine's runner needs of the rule book, as plain functions. */
import { type Edition, isEdition, NEWEST } from '../engine/game/editions.ts';
import type { RuleNumbers } from '../engine/scenario/report.ts';
import type { BookEdition, EntryRecord, RuleBook } from './types.ts';
import { editionsOf } from './wording.ts';

export const ruleNumbers = (book: RuleBook): RuleNumbers => ({
  inLookUpEdition: edition =>
    book.imported.editions.includes(edition) ? number => book.conceptOf(number, edition) : undefined,
  numbersOf: book.numbersOf,
  conceptOf: book.conceptOf,
  hasEntry: (kind, name) => book.entry(kind, name) !== undefined,
  nearestEntry: book.nearestEntry,
  keywordSince: name => {
    const since = book.keywords.get(name)?.since;
    return since !== undefined && isEdition(since) ? since : undefined;
  },
  conceptsOf: (kind, name) => book.entry(kind, name)?.concepts ?? [],
  doubtOn: (kind, name, editions) => {
    const entry = book.entry(kind, name);
    return entry === undefined ? undefined : doubtOn(book, entry, editions);
  },
});

/** Why an entry cannot be cited for these editions; an edition that was imported is taken for the newest. */
export const doubtOn = (book: RuleBook, entry: EntryRecord, editions: readonly BookEdition[]): string | undefined => {
  const known = editions.map(edition => (isEdition(edition) ? edition : NEWEST));
  return isTrusted(entry, known) ? undefined : doubt(book, entry);
};

/** One that no rule overtook may be cited where it holds in some edition: the others may lack what it speaks of. */
const isTrusted = ({ standing, editions: holdsIn }: EntryRecord, editions: readonly Edition[]): boolean =>
  standing === 'holds'
    ? editions.some(edition => holdsIn.includes(edition))
    : editions.every(edition => holdsIn.includes(edition));

const doubt = (book: RuleBook, entry: EntryRecord): string => {
  const what = entry.kind === 'faq' ? 'FAQ entry' : 'ruling';
  const note = entry.standingNote === undefined ? '' : ` ${entry.standingNote}`;
  return entry.standing === 'contradicts'
    ? `The rules do not bear this ${what} out.${note}`
    : `This ${what} holds in ${editionsOf(book, entry)} only.${note}`;
};
