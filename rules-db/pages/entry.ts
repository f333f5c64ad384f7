/**
 * The page of a FAQ entry or a ruling: question, answer, the rules it rests on, its source, and whether it still holds.
 */

import type { Blocks, Line } from '../blocks/blocks.ts';
import {
  bold,
  codeSpan,
  DOT,
  heading,
  joined,
  lineOf,
  linked,
  list,
  numberedList,
  STEP,
  section,
  table,
} from '../blocks/making.ts';
import { bookName, bookRuleCalled, titleIn } from '../books/find.ts';
import { cardNamed } from '../cards.ts';
import { entryCitation, KIND_NAMES } from '../citation.ts';
import { clarificationsOfEntry, clarificationText, clarifiedSince } from '../clarified.ts';
import { isUnjudged } from '../laterAnswers.ts';
import type { BookEdition, EntryRecord, RuleBook } from '../types.ts';
import { editionsOf, SOURCE_ERRS } from '../wording.ts';
import type { LinkTo } from './links.ts';
import { officialAnswers } from './official.ts';
import { ownPage } from './ownPage.ts';
import type { Page, Showing } from './page.ts';
import { type Prose, proseOf } from './prose.ts';
import { nameIn, placedItem } from './ruleItems.ts';
import { scenarioLinks, scenarioName } from './rulings.ts';

/** Undefined for an unknown entry. */
export const entryPage = (
  book: RuleBook,
  kind: EntryRecord['kind'],
  id: string,
  edition: BookEdition,
  { link, testedIn }: Showing,
): Page | undefined => {
  const entry = book.entry(kind, id);
  if (!entry) return undefined;
  const prose = proseOf(book, edition, link);
  return {
    title: entry.question,
    citation: entryCitation(book, entry),
    blocks: ownPage(
      sourceLine(book, entry),
      heading(1, entry.question),
      entry.standing === 'contradicts' ? section('By the rules', prose(entry.answer)) : prose(entry.answer),
      standingLine(book, entry, edition, prose),
      section('Clarified', list(clarificationsOfEntry(book, entry).map(each => prose(clarificationText(book, each))))),
      section('Step by step', numberedList((entry.steps ?? []).map(prose))),
      section('Fine points', list((entry.finePoints ?? []).map(prose))),
      officialAnswers(book, entry),
      section(`Rules, by their numbers in ${edition}`, list(ruleItems(book, entry.concepts, edition, link))),
      section('Rules of other books', list(otherRules(book, entry, edition, link))),
      section(
        entry.standing === 'contradicts' ? 'The rules that decide against the source' : 'What says otherwise',
        list(ruleItems(book, entry.against ?? [], edition, link)),
      ),
      section('Cards', list(entry.cards.map(name => cardItem(name, edition, link)))),
      section('Put to the test', list((entry.scenarios ?? []).map(id => scenarioItem(id, edition, link)))),
      ...(entry.standing === 'contradicts'
        ? [testedLine(book, entry, testedIn)]
        : [section('In every edition', editionTable(book, entry, edition, testedIn))]),
      section('Where it comes from', list(originItems(book, entry))),
    ),
  };
};

const otherRules = (
  book: RuleBook,
  { bookRules = [] }: EntryRecord,
  edition: BookEdition,
  link: LinkTo,
): readonly Line[] =>
  bookRules.flatMap(cited => {
    const found = bookRuleCalled(book, cited);
    if (found === undefined) return [];
    const name = bookName(found.book, found.rule.number);
    return lineOf`${linked(name, link('book', name, edition))} ${titleIn(found.book, found.rule)}`;
  });

/** Where one is: the kind and its source. */
const sourceLine = (book: RuleBook, entry: EntryRecord): Line => {
  const source = book.sources.get(entry.source);
  return joined(
    [KIND_NAMES[entry.kind], source?.title ?? entry.source, ...(entry.place === undefined ? [] : [entry.place])],
    STEP,
  );
};

const standingLine = (book: RuleBook, entry: EntryRecord, edition: BookEdition, prose: Prose): Line => {
  const note = entry.standingNote === undefined ? '' : lineOf` ${prose(entry.standingNote)}`;
  const where = lineOf`Holds in ${editionsOf(book, entry)}.`;
  if (entry.standing === 'contradicts') return lineOf`${bold(SOURCE_ERRS)}${note}`;
  if (entry.standing === 'superseded')
    return entry.editions.includes(edition)
      ? lineOf`${where} ${bold('Superseded since.')}${note}`
      : lineOf`${bold('Superseded.')}${note} ${where}`;
  if (!entry.editions.includes(edition) && isUnjudged(book, edition))
    return lineOf`${bold(lineOf`Not known to hold in edition ${edition}`)}: one of its rules has changed or is gone there.${note} ${where}`;
  return entry.editions.includes(edition)
    ? where
    : lineOf`${bold(lineOf`Does not hold in edition ${edition}.`)}${note} ${where}`;
};

const ruleItems = (book: RuleBook, concepts: readonly string[], edition: BookEdition, link: LinkTo): readonly Line[] =>
  concepts.flatMap(id => {
    const number = book.numbersOf(id, edition)[0];
    if (number !== undefined) return placedItem(book, number, edition, link);
    const home = book.editions.findLast(each => book.numbersOf(id, each).length > 0);
    const there = home === undefined ? undefined : book.numbersOf(id, home)[0];
    return home === undefined || there === undefined
      ? []
      : lineOf`${linked(there, link('rule', there, home))} (${home}; not in ${edition}) ${nameIn(book, there, home)}`;
  });

/** Rulings speak of a card or two that the library lacks. */
export const cardItem = (name: string, edition: BookEdition, link: LinkTo): Line =>
  cardNamed(name) === undefined ? name : linked(name, link('card', name, edition));

const scenarioItem = (id: string, edition: BookEdition, link: LinkTo): Line =>
  lineOf`${scenarioName(id)}${DOT}${scenarioLinks(id, edition, link)}`;

const sinceText = (book: RuleBook, entry: EntryRecord, edition: BookEdition): string => {
  const since = clarifiedSince(book, entry, edition);
  return since === undefined ? '' : `, clarified ${since}`;
};

const notHeldText = (book: RuleBook, { editions }: EntryRecord, edition: BookEdition): string => {
  if (isUnjudged(book, edition)) return 'not known to hold';
  return editions.includes(`${edition} as printed`) ? 'holds by the text as printed only' : 'does not hold';
};

const testedBy = (scenarios: number): string => {
  if (scenarios === 0) return '–';
  return scenarios === 1 ? 'by 1 scenario' : `by ${scenarios} scenarios`;
};

const editionTable = (book: RuleBook, entry: EntryRecord, own: BookEdition, testedIn: Showing['testedIn']): Blocks => {
  const tested = (entry.scenarios ?? []).map(testedIn);
  return table(
    ['Edition', 'The answer', 'Put to the test'],
    book.editions.toReversed().map(edition => {
      const count = tested.filter(editions => editions.includes(edition)).length;
      return [
        edition === own ? bold(edition) : edition,
        entry.editions.includes(edition)
          ? `holds${sinceText(book, entry, edition)}`
          : notHeldText(book, entry, edition),
        testedBy(count),
      ];
    }),
  );
};

/** Of an answer that its source does not give there is no edition in which it holds: only where it was tried. */
const testedLine = (book: RuleBook, entry: EntryRecord, testedIn: Showing['testedIn']): Line | undefined => {
  const tested = new Set((entry.scenarios ?? []).flatMap(testedIn));
  const editions = book.editions.filter(edition => tested.has(edition));
  return editions.length === 0
    ? undefined
    : lineOf`What the rules give is tested in ${editionsOf(book, { editions })}.`;
};

const originItems = (book: RuleBook, entry: EntryRecord): readonly Line[] => {
  const source = book.sources.get(entry.source);
  const by = source === undefined ? '' : lineOf` (${BY[source.by]}, ${source.date})`;
  return [
    lineOf`${source?.title ?? entry.source}${by}${entry.place === undefined ? '' : lineOf`: ${entry.place}`}`,
    lineOf`Cite it in a scenario as ${codeSpan(`cites ${entry.kind} ${entry.id}`)}`,
  ];
};

const BY = { publisher: 'by the publisher', judges: 'by judges', community: 'by the community' } as const;
