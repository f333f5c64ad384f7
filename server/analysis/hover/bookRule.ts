/**
 * A rule of a book beside the core rules, as a hover: what it says in our words, its penalty, and the rules under it.
 */
import { editionedBook } from '../../../rules-db/books/editioned.ts';
import {
  bookCitation,
  bookName,
  bookOf,
  bookRuleAt,
  bookWith,
  bookWords,
  type FoundRule,
  missingInBook,
  titleAndText,
  titlesAboveIn,
  unknownEdition,
} from '../../../rules-db/books/find.ts';
import { conceptOfRule } from '../../../rules-db/books/inherit.ts';
import { penaltyText } from '../../../rules-db/books/penalties.ts';
import { becameText, historyOf } from '../../../rules-db/history.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import type { BookAccess } from '../document/analysis.ts';
import type { BookRuleCited } from '../pageOf.ts';
import { bold, bullets, linked, type MarkdownText, markdown, paragraphs, plain } from './markdown.ts';

/** A hover as well for a book or a number that there is not, which says so. */
export const describeBookRule = (
  { book, pages }: BookAccess,
  asked: BookRuleCited,
  edition: BookEdition,
): MarkdownText => {
  const { number } = asked;
  const cited = bookRuleAt(book, bookWords(asked));
  if (cited === undefined) return notThere(book, asked);
  const { book: own, rule } = cited;
  const below = own.below(number);
  return paragraphs(
    bold(`${bookCitation(own, number)} ${rule.title ?? ''}`.trim()),
    plain([own.title, ...titlesAboveIn(own, number)].join(' › ')),
    plain(rule.text),
    rule.penalty && markdown`${bold('Penalty:')} ${plain(penaltyText(rule.penalty))}`,
    bullets([
      ...below.slice(0, MOST_BELOW).flatMap(each => {
        const under = own.rule(each);
        return under === undefined ? [] : markdown`${plain(each)} ${plain(titleAndText(under))}`;
      }),
      ...(below.length > MOST_BELOW ? [markdown`and ${below.length - MOST_BELOW} more`] : []),
    ]),
    otherEditions(cited),
    linked('Open the page of this rule', pages.to('book', bookName(own, number), edition)),
  );
};

const notThere = (book: RuleBook, { prefix, number, date }: BookRuleCited): MarkdownText => {
  const newest = bookWith(book, prefix);
  if (newest === undefined) return markdown`No book here is cited as ${bold(prefix)}.`;
  const own = bookOf(book, prefix, date);
  return plain(own === undefined ? unknownEdition(newest, date ?? '') : missingInBook(own, number));
};

/** What has become of it in the other editions, the newest first. */
const otherEditions = ({ book, rule }: FoundRule): MarkdownText | undefined => {
  const editions = editionedBook(book);
  const concept = editions.concepts.get(conceptOfRule(rule));
  if (concept === undefined || book.editions.length === 1) return undefined;
  const history = historyOf(editions, concept);
  const said = history.map(({ edition, numbers: [number] }, at) => {
    const where = number === undefined || number === rule.number ? '' : ` as ${book.prefix} ${number}`;
    return `${edition}${where}: ${becameText(history, at)}`;
  });
  return plain(said.slice(0, -1).join(' '));
};

const MOST_BELOW = 6;
