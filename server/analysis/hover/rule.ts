/** A rule in one edition, as a hover: what it says in our words, its numbers elsewhere, and the entries about it. */
import { capitalized } from '../../../engine/lists.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, dotted, joined, lineOf, linked, list, quote, together } from '../../../rules-db/blocks/making.ts';
import { sourceOf } from '../../../rules-db/citation.ts';
import { clarificationsOfEntry, clarificationsOfRule, clarificationText } from '../../../rules-db/clarified.ts';
import { beginning } from '../../../rules-db/importing/document.ts';
import { readingsOfRule, readingText } from '../../../rules-db/readings.ts';
import type { BookEdition, EntryRecord, RuleInEdition } from '../../../rules-db/types.ts';
import { editionsOf, SOURCE_ERRS, standingLabel } from '../../../rules-db/wording.ts';
import type { BookAccess } from '../document/analysis.ts';

/** A number that the edition does not have says where it is known. */
export const describeRule = (reader: BookAccess, number: string, edition: BookEdition): Blocks => {
  const rule = reader.book.rule(number, edition);
  if (rule === undefined) return unknown(reader, number, edition);
  return together(
    lineOf`${bold(`${rule.number} ${rule.concept.title ?? ''}`.trim())} (${edition})`,
    rule.text,
    list(clarificationsOfRule(reader.book, rule.concept.id, edition).map(each => clarificationText(reader.book, each))),
    list(
      readingsOfRule(reader.book, rule.concept.id, edition).map(each =>
        readingText(reader.book, each, rule.concept.id, edition),
      ),
    ),
    official(reader, number, edition),
    alsoHere(rule),
    elsewhere(reader, rule),
    list(
      reader.book
        .entriesFor(rule.concept.id)
        .slice(0, ENTRIES_SHOWN)
        .map(entry => entryLine(reader, entry, edition)),
    ),
    linked('Open the page of this rule', reader.pages.to('rule', number, edition)),
  );
};

/** Undefined for an unknown entry. */
export const describeEntry = (
  reader: BookAccess,
  kind: EntryRecord['kind'],
  id: string,
  edition: BookEdition,
): Blocks | undefined => {
  const entry = reader.book.entry(kind, id);
  if (entry === undefined) return undefined;
  return together(
    bold(entry.question),
    lineOf`${entry.standing === 'contradicts' ? lineOf`${bold('By the rules:')} ` : ''}${entry.answer}`,
    standing(entry),
    list(clarificationsOfEntry(reader.book, entry).map(each => clarificationText(reader.book, each))),
    `${sourceOf(reader.book, entry)}${holdsIn(reader, entry)}`,
    linked(`Open the page of this ${kind === 'faq' ? 'FAQ entry' : 'ruling'}`, reader.pages.to(kind, id, edition)),
  );
};

const ENTRIES_SHOWN = 3;

/** The publisher's words, where they were imported; long ones are on the page. */
const official = ({ book }: BookAccess, number: string, edition: BookEdition): Blocks | undefined => {
  const found = book.imported.official(number, edition);
  return found && quote(together(beginning(found.text.replace(/\s+/g, ' '), OFFICIAL_SHOWN)));
};
const OFFICIAL_SHOWN = 400;

const alsoHere = (rule: RuleInEdition): Line => {
  const others = rule.numbers.filter(number => number !== rule.number);
  return others.length === 0 ? '' : lineOf`The same rule is also at ${others.join(', ')}.`;
};

const elsewhere = ({ book, pages }: BookAccess, rule: RuleInEdition): Line => {
  const places = book.editions
    .filter(edition => edition !== rule.edition)
    .flatMap(edition => {
      const number = book.numbersOf(rule.concept.id, edition)[0];
      return number === undefined ? [] : [lineOf`${linked(number, pages.to('rule', number, edition))} in ${edition}`];
    });
  return places.length === 0 ? lineOf`No other edition has it.` : dotted(...places);
};

const entryLine = ({ pages }: BookAccess, entry: EntryRecord, edition: BookEdition): Line => {
  const label = standingLabel(entry, edition);
  const note = label === undefined ? '' : lineOf` (${label})`;
  return lineOf`${entry.kind === 'faq' ? 'FAQ' : capitalized(entry.kind)}: ${linked(entry.question, pages.to(entry.kind, entry.id, edition))}${note}`;
};

const standing = ({ standing: is, standingNote }: EntryRecord): Line => {
  switch (is) {
    case 'holds':
      return '';
    case 'superseded':
      return bold(`Superseded: ${standingNote ?? 'a later text says otherwise'}`);
    case 'contradicts':
      return joined([bold(SOURCE_ERRS), standingNote ?? ''], ' ');
  }
};

const holdsIn = ({ book }: BookAccess, entry: EntryRecord): string =>
  entry.standing === 'contradicts' ? '' : `; holds in ${editionsOf(book, entry)}`;

const unknown = ({ book, pages }: BookAccess, number: string, edition: BookEdition): Blocks => {
  const homes = book.editions.filter(each => book.rule(number, each) !== undefined);
  const known = homes.map(each => lineOf`${linked(number, pages.to('rule', number, each))} in ${each}`);
  return together(
    lineOf`The rule book here has no rule ${bold(number)} in ${edition}.`,
    known.length > 0 ? lineOf`It knows ${dotted(...known)}.` : '',
  );
};
