/** Pages of the books beside the core rules: a rule, the contents, the infractions with their penalties. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import {
  bold,
  DOT,
  emphasis,
  heading,
  joined,
  lineOf,
  linked,
  list,
  STEP,
  section,
  together,
} from '../blocks/making.ts';
import { editionedBook } from '../books/editioned.ts';
import {
  bookCitation,
  bookName,
  bookRuleAt,
  bookRuleCalled,
  type FoundRule,
  inBook,
  nameInData,
  titleIn,
  wayTo,
} from '../books/find.ts';
import { conceptOfRule } from '../books/inherit.ts';
import { penaltyText } from '../books/penalties.ts';
import type { Book } from '../books/types.ts';
import { becameText, historyOf } from '../history.ts';
import { officialRule } from '../imports/find.ts';
import { isUnder } from '../numbers.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { type BookLinks, bookLinks } from './bookLinks.ts';
import { penaltiesPage } from './bookPenalties.ts';
import type { LinkTo } from './links.ts';
import { OFFICIAL_TITLE, quoted } from './official.ts';
import { ownPage } from './ownPage.ts';
import type { Page, Showing } from './page.ts';
import { citedItem } from './rule.ts';

/** `TR 601.2`; `TR` alone is the contents, `TR penalties` the table of infractions; with its day, an older edition's. */
export const bookPage = (book: RuleBook, id: string, edition: BookEdition, showing: Showing): Page | undefined => {
  const cited = bookRuleAt(book, id);
  if (cited !== undefined) return rulePage(book, cited, edition, showing);
  const asked = inBook(book, id);
  if (asked === undefined || asked.unknownDate !== undefined) return undefined;
  const links = bookLinks(book, asked.book, edition, showing.link);
  if (asked.rest === '') return contentsPage(asked.book, links);
  return asked.rest === 'penalties' && asked.book.penalties !== undefined
    ? penaltiesPage(asked.book, links)
    : undefined;
};

const rulePage = (
  book: RuleBook,
  { book: own, rule }: FoundRule,
  edition: BookEdition,
  { link, citedIn }: Showing,
): Page => {
  const { number, title, text, penalty, note, see = [] } = rule;
  const links = bookLinks(book, own, edition, link);
  const found = { book: own, rule };
  const name = bookName(own, number);
  const back = own
    .rules()
    .filter(other => other.see?.includes(number))
    .map(other => other.number);
  return {
    title: `${name} ${titleIn(own, rule)}`,
    citation: bookCitation(own, number),
    blocks: ownPage(
      joined([links.contents(), ...wayTo(own, number).map(each => links.named(each))], STEP),
      heading(1, title === undefined ? name : `${name} ${title}`),
      links.prose(text),
      penalty && lineOf`${bold('Penalty:')} ${penaltyText(penalty)}${DOT}${links.penalties()}`,
      note === undefined ? undefined : emphasis(note),
      section(OFFICIAL_TITLE, officialWords(book, own, number)),
      section('In other editions', list(otherEditions(book, found, edition, link))),
      neighbours(own, number, links),
      section('Under it', list(own.below(number).map(each => links.inFull(each)))),
      section('Related rules', list([...new Set([...see, ...back])].flatMap(each => links.placed(each) ?? []))),
      section('FAQ and rulings', list(entriesOn(book, found, edition, link))),
      section('Cited in this workspace', list(citedIn(nameInData(found)).map(citedItem))),
    ),
  };
};

/** Entries that name the rule or one under it, wherever it stands in this edition. */
const entriesOn = (
  book: RuleBook,
  { book: own, rule }: FoundRule,
  edition: BookEdition,
  link: LinkTo,
): readonly Line[] => {
  const isAbout = (name: string): boolean => {
    const called = bookRuleCalled(book, name)?.rule;
    const here = called === undefined ? undefined : own.ruleCalled(conceptOfRule(called));
    return here !== undefined && (here.number === rule.number || isUnder(here.number, rule.number));
  };
  return book.entries
    .filter(({ bookRules }) => bookRules?.some(isAbout))
    .map(entry => linked(entry.question, link(entry.kind, entry.id, edition)));
};

/** The rule in every other edition: its number there, and what became of it since the one before. */
const otherEditions = (
  book: RuleBook,
  { book: own, rule }: FoundRule,
  edition: BookEdition,
  link: LinkTo,
): readonly Line[] => {
  const editions = editionedBook(own);
  const concept = editions.concepts.get(conceptOfRule(rule));
  if (concept === undefined || own.editions.length === 1) return [];
  const history = historyOf(editions, concept);
  return history.map(({ edition: date, numbers: [number] }, at) => {
    const there = number === undefined ? undefined : bookRuleAt(book, bookCitation({ ...own, date }, number));
    const name =
      there === undefined
        ? date
        : linked(`${there.rule.number} (${date})`, link('book', bookName(there.book, there.rule.number), edition));
    return lineOf`${name} ${becameText(history, at)}`;
  });
};

/** The publisher's words, where the document was imported. */
const officialWords = ({ imported }: RuleBook, own: Book, number: string): Blocks | undefined => {
  const found = officialRule(imported, own, number);
  return found && together(quoted(found.text), emphasis(lineOf`${found.book.title}, as imported here.`));
};

const neighbours = (book: Book, number: string, links: BookLinks): Blocks | undefined => {
  const rules = book.rules();
  const at = rules.findIndex(each => each.number === number);
  const [before, after] = [rules[at - 1], rules[at + 1]];
  return list([
    ...(before === undefined ? [] : [lineOf`Before: ${links.item(before.number)}`]),
    ...(after === undefined ? [] : [lineOf`After: ${links.item(after.number)}`]),
  ]);
};

/** Chapters with their sections. */
const contentsPage = (book: Book, links: BookLinks): Page => ({
  title: book.title,
  citation: `${book.title} (${book.date})`,
  blocks: ownPage(
    heading(1, book.title),
    `Cited as ${book.prefix} with the number, as ${bookName(book, book.rules().at(-1)?.number ?? '')}. The text of ${book.date}; it refers to edition ${book.core} of the core rules.`,
    links.editions(),
    book.penalties === undefined ? undefined : links.penalties(),
    ...book.below().map(chapter => {
      const rule = book.rule(chapter);
      const sections = list(book.below(chapter).map(each => links.item(each)));
      return section(`${chapter} ${rule?.title ?? ''}`.trim(), together(rule?.text, sections));
    }),
  ),
});
