/** What the engine's runner needs of the rule book, as plain functions. */
import { type Edition, isEdition } from '../engine/game/editions.ts';
import type { RuleNumbers } from '../engine/scenario/report.ts';
import type { EntryRecord, RuleBook } from './types.ts';
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
    return entry === undefined || isTrusted(entry, editions) ? undefined : doubtOn(book, entry);
  },
});

/** One that no rule overtook may be cited where it holds in some edition: the others may lack what it speaks of. */
const isTrusted = ({ standing, editions: holdsIn }: EntryRecord, editions: readonly Edition[]): boolean =>
  standing === 'holds'
    ? editions.some(edition => holdsIn.includes(edition))
    : editions.every(edition => holdsIn.includes(edition));

const doubtOn = (book: RuleBook, entry: EntryRecord): string => {
  const what = entry.kind === 'faq' ? 'FAQ entry' : 'ruling';
  const note = entry.standingNote === undefined ? '' : ` ${entry.standingNote}`;
  return entry.standing === 'contradicts'
    ? `The rules do not bear this ${what} out.${note}`
    : `This ${what} holds in ${editionsOf(book, entry)} only.${note}`;
};
