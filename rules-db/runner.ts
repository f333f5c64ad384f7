/** What the engine's runner needs of the rule book, as plain functions. */

import { isEdition, NEWEST } from '../engine/game/state/editions.ts';
import { isRuleset, type Ruleset } from '../engine/game/state/rulesets.ts';
import { knownOf } from '../engine/known.ts';
import type { RuleNumbers } from '../engine/scenario/report/report.ts';
import { bookOf, bookWith, missingInBook, unknownEdition } from './books/find.ts';
import { numbersToCite } from './citation.ts';
import { holdsIn } from './clarified.ts';
import type { EntryRecord, RuleBook } from './types.ts';
import { editionsOf } from './wording.ts';

/** The engine cites concepts and knows no number: this is where the two meet. */
export const ruleNumbers = (book: RuleBook): RuleNumbers => ({
  inLookUpEdition: edition =>
    book.imported.editions.includes(edition) ? number => book.conceptOf(number, edition) : undefined,
  numbersOf: (concept, edition) => numbersToCite(book, concept, edition),
  conceptOf: book.conceptOf,
  otherBook: prefix => {
    const newest = bookWith(book, prefix);
    if (newest === undefined) return undefined;
    return {
      ofRule: newest.ofRule,
      missing: (number, date) => {
        const own = bookOf(book, prefix, date);
        if (own === undefined) return unknownEdition(newest, date ?? '');
        return own.rule(number) === undefined ? missingInBook(own, number) : undefined;
      },
    };
  },
  hasEntry: (kind, name) => book.entry(kind, name) !== undefined,
  nearestEntry: book.nearestEntry,
  keywordSince: name => {
    const since = book.keywords.get(name)?.since;
    return since !== undefined && isEdition(since) ? since : undefined;
  },
  conceptsOf: (kind, name) => book.entry(kind, name)?.concepts ?? [],
  markedRulings: cards =>
    markedOf(book).flatMap(({ id, cards: about = [] }) => (about.every(each => cards.includes(each)) ? [id] : [])),
  doubtOn: (kind, name, editions) => {
    const entry = book.entry(kind, name);
    return entry === undefined ? undefined : doubtOn(book, entry, editions);
  },
});

/** Found once for each book. */
const markedOf = knownOf((book: RuleBook): readonly EntryRecord[] =>
  book.entries.filter(
    ({ kind, standing, cards = [] }) => kind === 'ruling' && standing === 'contradicts' && cards.length > 0,
  ),
);

/** Why an entry cannot be cited for these editions; an edition that was imported is taken for the newest. */
export const doubtOn = (book: RuleBook, entry: EntryRecord, editions: readonly string[]): string | undefined => {
  const known = editions.map(edition => (isRuleset(edition) ? edition : NEWEST));
  return isTrusted(book, entry, known) ? undefined : doubt(book, entry);
};

/** One that no rule overtook may be cited where it holds in some edition: the others may lack what it speaks of. */
const isTrusted = (book: RuleBook, entry: EntryRecord, rulesets: readonly Ruleset[]): boolean =>
  entry.standing === 'holds'
    ? rulesets.some(ruleset => holdsIn(book, entry, ruleset))
    : rulesets.every(ruleset => holdsIn(book, entry, ruleset));

const doubt = (book: RuleBook, entry: EntryRecord): string => {
  const what = `${entry.kind === 'faq' ? 'FAQ entry' : 'ruling'} ${entry.id}`;
  const note = entry.standingNote === undefined ? '' : ` ${entry.standingNote}`;
  return entry.standing === 'contradicts'
    ? `The rules do not support the ${what}.${note}`
    : `The ${what} holds in ${editionsOf(book, entry)} only.${note}`;
};
