/**
 * A rule of a book beside the core rules, as a hover: what it says in our words, its penalty, and the rules under it.
 */

import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, lineOf, linked, list, together } from '../../../rules-db/blocks/making.ts';
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

/** A hover as well for a book or a number that there is not, which says so. */
export const describeBookRule = ({ book, pages }: BookAccess, asked: BookRuleCited, edition: BookEdition): Blocks => {
  const { number } = asked;
  const cited = bookRuleAt(book, bookWords(asked));
  if (cited === undefined) return together(notThere(book, asked));
  const { book: own, rule } = cited;
  const below = own.below(number);
  return together(
    bold(`${bookCitation(own, number)} ${rule.title ?? ''}`.trim()),
    [own.title, ...titlesAboveIn(own, number)].join(' › '),
    rule.text,
    rule.penalty && lineOf`${bold('Penalty:')} ${penaltyText(rule.penalty)}`,
    list([
      ...below.slice(0, MOST_BELOW).flatMap(each => {
        const under = own.rule(each);
        return under === undefined ? [] : lineOf`${each} ${titleAndText(under)}`;
      }),
      ...(below.length > MOST_BELOW ? [lineOf`and ${below.length - MOST_BELOW} more`] : []),
    ]),
    otherEditions(cited),
    linked('Open the page of this rule', pages.to('book', bookName(own, number), edition)),
  );
};

const notThere = (book: RuleBook, { prefix, number, date }: BookRuleCited): Line => {
  const newest = bookWith(book, prefix);
  if (newest === undefined) return lineOf`No book here is cited as ${bold(prefix)}.`;
  const own = bookOf(book, prefix, date);
  return own === undefined ? unknownEdition(newest, date ?? '') : missingInBook(own, number);
};

/** What has become of it in the other editions, the newest first. */
const otherEditions = ({ book, rule }: FoundRule): Line | undefined => {
  const editions = editionedBook(book);
  const concept = editions.concepts.get(conceptOfRule(rule));
  if (concept === undefined || book.editions.length === 1) return undefined;
  const history = historyOf(editions, concept);
  const said = history.map(({ edition, numbers: [number] }, at) => {
    const where = number === undefined || number === rule.number ? '' : ` as ${book.prefix} ${number}`;
    return `${edition}${where}: ${becameText(history, at)}`;
  });
  return said.slice(0, -1).join(' ');
};

const MOST_BELOW = 6;
