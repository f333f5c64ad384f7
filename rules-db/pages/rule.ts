/** A rule's page: what it says, where it stands, what became of it from edition to edition, and what cites it. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import {
  bold,
  COMMA,
  DOT,
  heading,
  joined,
  lineOf,
  linked,
  list,
  STEP,
  section,
  subsection,
  table,
  together,
} from '../blocks/making.ts';
import { citation } from '../citation.ts';
import { clarificationsOfRule, clarificationText } from '../clarified.ts';
import { becameText, historyOf, type InEdition } from '../history.ts';
import { cardsOn } from '../mechanisms/cardsOn.ts';
import { childrenOf, neighboursOf, sectionPath } from '../outline.ts';
import { readingsOfRule, readingText } from '../readings.ts';
import type { BookEdition, ClarificationRecord, ConceptRecord, RuleBook, RuleInEdition } from '../types.ts';
import { keywordsOn, keywordTitle } from '../wording.ts';
import { cardItem } from './entry.ts';
import { entriesUnder, isOn } from './full.ts';
import type { LinkTo } from './links.ts';
import { officialRule, ownWording } from './official.ts';
import { leadingTo, ownPage, shortened } from './ownPage.ts';
import type { CitedIn, Page, Showing } from './page.ts';
import { proseOf } from './prose.ts';
import { placedItem, ruleInFull, ruleItem } from './ruleItems.ts';
import { byStanding } from './rulings.ts';

/**
 * A number that the edition does not have gives a page that says where it is known; undefined where it is known
 * nowhere.
 */
export const rulePage = (book: RuleBook, number: string, edition: BookEdition, showing: Showing): Page | undefined => {
  const { link, citedIn, provedBy } = showing;
  const rule = book.rule(number, edition);
  if (!rule) return missingRulePage(book, number, edition, link);
  return {
    title: `${number} ${rule.title}`,
    citation: citation(number, edition),
    blocks: ownPage(
      pathLine(book, number, edition, link),
      heading(1, rule.concept.title === undefined ? number : `${number} ${rule.concept.title}`),
      ownWording(rule, proseOf(book, edition, link)),
      section(
        'Clarified',
        list(clarificationsOfRule(book, rule.concept.id, edition).map(each => clarified(book, each, edition, link))),
      ),
      section(
        'How it is read',
        list(
          readingsOfRule(book, rule.concept.id, edition).map(each => readingText(book, each, rule.concept.id, edition)),
        ),
      ),
      officialRule(book, rule),
      alsoHere(rule, link),
      neighbourLine(book, number, edition, link),
      section('Under it', list(childrenOf(book, number, edition).map(each => ruleInFull(book, each, edition, link)))),
      section('History', historyTable(book, rule, link)),
      section('FAQ and rulings', rulings(book, rule, link)),
      section('Keywords and cards', turningOnIt(book, rule, link)),
      section('Related rules', list(relatedTo(book, rule.concept, edition, link))),
      section('Covered in this workspace', list(provedBy(rule.concept.id).map(citedItem))),
      section('Cited in this workspace', list(citedIn(rule.concept.id).map(citedItem))),
    ),
  };
};

const clarified = (book: RuleBook, each: ClarificationRecord, edition: BookEdition, link: LinkTo): Line => {
  const [entry] = each.entries;
  const more = entry === undefined ? '' : lineOf` ${linked('The answer', link('faq', entry, edition))}`;
  return lineOf`${clarificationText(book, each)}${more}`;
};

/** For a number that the edition lacks, what other editions have under it. */
const missingRulePage = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const homes = book.editions.filter(each => book.rule(number, each) !== undefined);
  if (homes.length === 0) return undefined;
  const title = `No rule ${number} in edition ${edition}`;
  const items = homes.map(home => {
    const concept = book.conceptOf(number, home) ?? '';
    const now = book.numbersOf(concept, edition)[0];
    const here =
      now === undefined ? lineOf`not in ${edition}` : lineOf`${linked(now, link('rule', now, edition))} in ${edition}`;
    return lineOf`${placedItem(book, number, home, link)} (${home}): ${here}`;
  });
  return {
    title,
    citation: citation(number, edition),
    blocks: ownPage(heading(1, title), lineOf`Other editions have that number:`, list(items)),
  };
};

const pathLine = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Line => {
  const steps = sectionPath(book, number, edition).map(place => {
    const name = place.title === '' ? place.number : `${place.number} ${place.title}`;
    return book.conceptOf(place.number, edition) ? linked(name, link('rule', place.number, edition)) : name;
  });
  return joined([lineOf`Core rules ${edition}`, ...steps], STEP);
};

const alsoHere = (rule: RuleInEdition, link: LinkTo): Line | undefined => {
  const others = rule.numbers.filter(number => number !== rule.number);
  return others.length === 0
    ? undefined
    : lineOf`The edition says it under ${joined(
        others.map(number => linked(number, link('rule', number, rule.edition))),
        COMMA,
      )} as well.`;
};

const neighbourLine = (book: RuleBook, number: string, edition: BookEdition, link: LinkTo): Blocks | undefined => {
  const { previous, next } = neighboursOf(book, number, edition);
  return list([
    ...(previous === undefined ? [] : [lineOf`Before: ${ruleItem(book, previous, edition, link)}`]),
    ...(next === undefined ? [] : [lineOf`After: ${ruleItem(book, next, edition, link)}`]),
  ]);
};

/** The newest first; a text only where it differs from the one above it. */
const historyTable = (book: RuleBook, rule: RuleInEdition, link: LinkTo): Blocks => {
  const history = historyOf(book, rule.concept);
  return table(
    ['Edition', 'Number', 'What became of it'],
    history.map((each, at) => [
      each.edition === rule.edition ? bold(each.edition) : each.edition,
      each.numbers.length === 0
        ? '–'
        : joined(
            each.numbers.map(number => linked(number, link('rule', number, each.edition))),
            COMMA,
          ),
      joined([becameText(history, at), ...wordingAt(history, at, rule)], ' '),
    ]),
  );
};

/** What the page or the row above says already is not repeated. */
const wordingAt = (
  history: readonly InEdition[],
  at: number,
  { edition, text: shown }: RuleInEdition,
): readonly Line[] => {
  const { edition: own, text } = history[at] ?? {};
  const above = history.slice(0, at).findLast(each => each.text !== undefined)?.text;
  return text === undefined || own === edition || text === above || text === shown ? [] : [lineOf`“${text}”`];
};

/** Those on the rule itself by their standing; of those on rules under it, some. */
const rulings = (book: RuleBook, rule: RuleInEdition, link: LinkTo): Blocks | undefined => {
  const { concept, edition, number } = rule;
  const all = book.entriesFor(concept.id);
  const direct = [
    ...all,
    ...book.entries.filter(entry => entry.against?.includes(concept.id) && !all.includes(entry)),
  ].filter(entry => isOn(entry, concept.id));
  const below = entriesUnder(book, rule);
  const rows = shortened(
    below.map(entry => linked(entry.question, link(entry.kind, entry.id, edition))),
    MOST_BELOW,
    leadingTo(link('list', `entries/rule/${number}`, edition)),
  );
  const parts = [
    byStanding(direct, edition, link),
    below.length === 0 ? undefined : subsection('On rules under it', list(rows)),
  ];
  return parts.every(part => part === undefined) ? undefined : together(...parts);
};

const MOST_BELOW = 12;
const MOST_CARDS = 24;

/** The keyword that it is the rule of, and the cards whose abilities turn on it. */
const turningOnIt = (book: RuleBook, { concept, edition, number }: RuleInEdition, link: LinkTo): Blocks | undefined => {
  const keywords = keywordsOn(book, concept.id);
  const cards = cardsOn(concept.id).map(name => cardItem(name, edition, link));
  const parts = [
    keywords.length === 0
      ? undefined
      : lineOf`Keyword: ${joined(
          keywords.map(name => linked(keywordTitle(name), link('keyword', name, edition))),
          COMMA,
        )}`,
    cards.length === 0
      ? undefined
      : lineOf`Cards: ${joined(shortened(cards, MOST_CARDS, leadingTo(link('list', `cards/rule/${number}`, edition))), DOT)}`,
  ];
  return parts.every(part => part === undefined) ? undefined : together(...parts);
};

/** What it refers to, and what refers to it. */
const relatedTo = (book: RuleBook, concept: ConceptRecord, edition: BookEdition, link: LinkTo): readonly Line[] => {
  const back = [...book.concepts.values()].filter(other => other.see?.includes(concept.id)).map(other => other.id);
  return [...new Set([...(concept.see ?? []), ...back])].flatMap(id => {
    const number = book.numbersOf(id, edition)[0];
    return number === undefined ? [] : placedItem(book, number, edition, link);
  });
};

/** A place in the workspace that cites it. */
export const citedItem = ({ uri, file, line, text }: CitedIn): Line =>
  lineOf`${linked(`${file}:${line + 1}`, `${uri}#L${line + 1}`)} ${text.trim()}`;
