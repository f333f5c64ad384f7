/** Pages of the books beside the core rules: a rule, the contents, the infractions with their penalties. */
import { bookCitation, bookRuleAt, type FoundRule, inBook, titleIn, wayTo } from '../books/find.ts';
import { penaltyText } from '../books/penalties.ts';
import type { Book } from '../books/types.ts';
import { otherRuleAt } from '../imports/find.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { type BookLinks, bookLinks } from './bookLinks.ts';
import { penaltiesPage } from './bookPenalties.ts';
import type { LinkTo } from './links.ts';
import {
  DOT,
  heading,
  joined,
  linked,
  list,
  type MarkdownText,
  markdown,
  ownPage,
  plain,
  STEP,
  section,
} from './markdown.ts';
import { join, OFFICIAL_TITLE, quoted } from './official.ts';
import type { Page, Showing } from './page.ts';
import { citedItem } from './rule.ts';

/** `TR 601.2`; `TR` alone is the contents, `TR penalties` the table of infractions. */
export const bookPage = (book: RuleBook, id: string, edition: BookEdition, showing: Showing): Page | undefined => {
  const cited = bookRuleAt(book, id);
  if (cited !== undefined) return rulePage(book, cited, edition, showing);
  const asked = inBook(book, id);
  if (asked === undefined) return undefined;
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
  const name = `${own.prefix} ${number}`;
  const back = own
    .rules()
    .filter(other => other.see?.includes(number))
    .map(other => other.number);
  return {
    title: `${name} ${titleIn(own, rule)}`,
    citation: bookCitation(own, number),
    markdown: ownPage(
      joined([links.contents(), ...wayTo(own, number).map(each => links.named(each))], STEP),
      heading(1, title === undefined ? name : `${name} ${title}`),
      links.prose(text),
      penalty && markdown`**Penalty:** ${plain(penaltyText(penalty))}${DOT}${links.penalties()}`,
      note === undefined ? undefined : markdown`*${plain(note)}*`,
      section(OFFICIAL_TITLE, officialWords(book, name)),
      neighbours(own, number, links),
      section('Under it', list(own.below(number).map(each => links.inFull(each)))),
      section('Related rules', list([...new Set([...see, ...back])].flatMap(each => links.placed(each) ?? []))),
      section('FAQ and rulings', list(entriesOn(book, name, edition, link))),
      section('Cited in this workspace', list(citedIn(name).map(citedItem))),
    ),
  };
};

/** Entries that name the rule or one under it. */
const entriesOn = (book: RuleBook, name: string, edition: BookEdition, link: LinkTo): readonly MarkdownText[] =>
  book.entries
    .filter(({ bookRules }) => bookRules?.some(each => each === name || each.startsWith(`${name}.`)))
    .map(entry => linked(entry.question, link(entry.kind, entry.id, edition)));

/** The publisher's words, where the document was imported. */
const officialWords = ({ imported }: RuleBook, name: string): MarkdownText | undefined => {
  const found = otherRuleAt(imported, name);
  const text = found?.book.rules.find(each => each.number === found.number)?.text;
  if (found === undefined || text === undefined) return undefined;
  return join(quoted(text), markdown`*${plain(found.book.title)}, as imported here.*`);
};

const neighbours = (book: Book, number: string, links: BookLinks): MarkdownText | undefined => {
  const rules = book.rules();
  const at = rules.findIndex(each => each.number === number);
  const [before, after] = [rules[at - 1], rules[at + 1]];
  return list([
    ...(before === undefined ? [] : [markdown`Before: ${links.item(before.number)}`]),
    ...(after === undefined ? [] : [markdown`After: ${links.item(after.number)}`]),
  ]);
};

/** Chapters with their sections. */
const contentsPage = (book: Book, links: BookLinks): Page => ({
  title: book.title,
  citation: `${book.title} (${book.date})`,
  markdown: ownPage(
    heading(1, book.title),
    plain(
      `Cited as ${book.prefix} with the number, as ${book.prefix} ${book.rules().at(-1)?.number ?? ''}. The text of ${book.date}; it refers to edition ${book.core} of the core rules.`,
    ),
    book.penalties === undefined ? undefined : links.penalties(),
    ...book.below().map(chapter => {
      const rule = book.rule(chapter);
      const sections = list(book.below(chapter).map(each => links.item(each)));
      return section(`${chapter} ${rule?.title ?? ''}`.trim(), join(rule && plain(rule.text), sections));
    }),
  ),
});
