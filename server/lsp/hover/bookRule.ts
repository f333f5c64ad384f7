/**
 * A rule of a book beside the core rules, as a hover: what it says in our words, its penalty, and the rules under it.
 */
import { bookCitation, bookRuleAt, bookWith, titleAndText, titlesAboveIn } from '../../../rules-db/books/find.ts';
import { penaltyText } from '../../../rules-db/books/penalties.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import type { BookAccess } from '../analysis.ts';
import { bold, bullets, linked, type MarkdownText, markdown, paragraphs, plain } from './markdown.ts';

/** A hover as well for a book or a number that there is not, which says so. */
export const describeBookRule = (
  { book, pages }: BookAccess,
  { prefix, number }: { readonly prefix: string; readonly number: string },
  edition: BookEdition,
): MarkdownText => {
  const name = `${prefix} ${number}`;
  const cited = bookRuleAt(book, name);
  if (cited === undefined) {
    const own = bookWith(book, prefix);
    return own === undefined
      ? markdown`No book here is cited as ${bold(prefix)}.`
      : markdown`The ${plain(own.title.toLowerCase())} of ${plain(own.date)} have no rule ${bold(number)}.`;
  }
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
    linked('Open the page of this rule', pages.to('book', name, edition)),
  );
};

const MOST_BELOW = 6;
