/**
 * The page of a list that would be too long for another page: all cards that turn on a rule, or all entries about it.
 */

import type { Line } from '../blocks/blocks.ts';
import { DOT, heading, joined, lineOf, linked, section } from '../blocks/making.ts';
import { cardNamed, SETS } from '../cards.ts';
import { cardsOn, cardsWith } from '../mechanisms/cardsOn.ts';
import { parseNumber } from '../numbers.ts';
import type { BookEdition, EntryRecord, RuleBook, RuleInEdition } from '../types.ts';
import { keywordTitle } from '../wording.ts';
import { cardItem } from './entry.ts';
import type { LinkTo } from './links.ts';
import { ownPage } from './ownPage.ts';
import type { Page } from './page.ts';
import { byStanding } from './rulings.ts';

/** Ids of lists: `cards/rule/423`, `cards/keyword/tank`, `entries/rule/465`. */
export const fullPage = (book: RuleBook, id: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const [what, kind, ...rest] = id.split('/');
  const name = rest.join('/');
  if (what === 'cards' && kind === 'keyword') return cardsOfKeyword(book, name, edition, link);
  const rule = kind === 'rule' ? book.rule(parseNumber(name) ?? name, edition) : undefined;
  if (rule === undefined) return undefined;
  if (what === 'cards') return cardsOfRule(rule, link);
  return what === 'entries' ? entriesBelow(book, rule, link) : undefined;
};

/** Entries on rules under one, not on the rule itself. */
export const entriesUnder = (book: RuleBook, { concept }: RuleInEdition): readonly EntryRecord[] =>
  book.entriesFor(concept.id).filter(entry => !isOn(entry, concept.id));

/** Whether an entry applies a rule or goes against it. */
export const isOn = ({ concepts, against }: EntryRecord, concept: string): boolean =>
  concepts.includes(concept) || against?.includes(concept) === true;

const cardsOfKeyword = (book: RuleBook, name: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  if (!book.keywords.has(name)) return undefined;
  const title = keywordTitle(name);
  const above = linked(title, link('keyword', name, edition));
  return cardsPage(lineOf`Keywords › ${above}`, `Cards that have or mention ${title}`, cardsWith(name), edition, link);
};

const cardsOfRule = ({ concept, number, edition, title }: RuleInEdition, link: LinkTo): Page => {
  const above = linked(`${number} ${concept.title ?? ''}`.trim(), link('rule', number, edition));
  const heading = `Cards that depend on ${number}${concept.title === undefined ? '' : ` ${title}`}`;
  return cardsPage(lineOf`Core rules ${edition} › ${above}`, heading, cardsOn(concept.id), edition, link);
};

/** By set, as the sets came out. */
const cardsPage = (path: Line, title: string, names: readonly string[], edition: BookEdition, link: LinkTo): Page => {
  const inSet = (set: string): readonly string[] => names.filter(name => (cardNamed(name)?.set ?? '') === set);
  const sets = [...Object.keys(SETS), ''].filter(set => inSet(set).length > 0);
  const items = (set: string): Line =>
    joined(
      inSet(set).map(name => cardItem(name, edition, link)),
      DOT,
    );
  return {
    title,
    citation: `${title} (${edition})`,
    blocks: ownPage(
      path,
      heading(1, title),
      ...sets.map(set => section(`${SETS[set] ?? 'Others'} (${inSet(set).length})`, items(set))),
    ),
  };
};

const entriesBelow = (book: RuleBook, rule: RuleInEdition, link: LinkTo): Page => {
  const { concept, number, edition } = rule;
  const name = `${number} ${concept.title ?? ''}`.trim();
  const title = `FAQ and rulings on rules under ${name}`;
  return {
    title,
    citation: `${title} (${edition})`,
    blocks: ownPage(
      lineOf`Core rules ${edition} › ${linked(name, link('rule', number, edition))}`,
      heading(1, title),
      section('FAQ and rulings', byStanding(entriesUnder(book, rule), edition, link)) ?? 'There are none.',
    ),
  };
};
