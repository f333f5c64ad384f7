/** Texts of the book on a page: where one names an entry or a rule of an edition, the name leads there. */

import type { Line } from '../blocks/blocks.ts';
import { lineOf, linked } from '../blocks/making.ts';
import { bookRuleAt, bookWords } from '../books/find.ts';
import { recognise } from '../citing/recognise.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import type { LinkTo } from './links.ts';

export type Prose = (text: string) => Line;

/** "see FAQ tie" becomes the question of that entry, as a link; "443.1.d.3 in 1.2" a link to that rule; so does “TR 703.2”. */
export const proseOf =
  (book: RuleBook, edition: BookEdition, link: LinkTo): Prose =>
  text => {
    const found = [...entriesIn(text, book, edition, link), ...rulesIn(text, book, edition, link)].sort(
      (a, b) => a.at - b.at,
    );
    let whole: Line = '';
    let at = 0;
    for (const each of found) {
      if (each.at < at) continue;
      whole = lineOf`${whole}${text.slice(at, each.at)}${each.said}`;
      at = each.end;
    }
    return lineOf`${whole}${text.slice(at)}`;
  };

interface Found {
  readonly at: number;
  readonly end: number;
  readonly said: Line;
}

/** Entries that a text refers to, by their names. */
export const entriesNamed = (text: string, book: RuleBook) =>
  Array.from(text.matchAll(ENTRY), ({ 0: all, 1: kind = '', 2: id = '', index }) => ({
    entry: book.entry(kind === 'FAQ' ? 'faq' : 'ruling', id),
    at: index,
    end: index + all.length,
  }));

const ENTRY = /\b(FAQ|ruling) ([a-z0-9]+(?:-[a-z0-9]+)*)\b/g;

const entriesIn = (text: string, book: RuleBook, edition: BookEdition, link: LinkTo): readonly Found[] =>
  entriesNamed(text, book).flatMap(({ entry, at, end }) =>
    entry === undefined
      ? []
      : [{ at, end, said: lineOf`“${linked(entry.question, link(entry.kind, entry.id, edition))}”` }],
  );

/** Only numbers with an edition: for others it is unknown which rule they are. */
const rulesIn = (text: string, book: RuleBook, shown: BookEdition, link: LinkTo): readonly Found[] =>
  recognise(text, book.editions, book.books).flatMap(passage => {
    if (passage.kind === 'book')
      return passage.numbers.flatMap(({ number, span: { start: at, end } }) => {
        const { prefix, mark } = passage;
        const name = bookWords({ prefix, number, ...(mark === undefined ? {} : { date: mark.edition }) });
        return bookRuleAt(book, name) === undefined
          ? []
          : [{ at, end, said: linked(number, link('book', name, shown)) }];
      });
    const edition = passage.kind === 'numbers' ? passage.mark?.edition : undefined;
    if (passage.kind === 'entry' || edition === undefined) return [];
    return passage.numbers.flatMap(({ number, span }) =>
      book.rule(number, edition) === undefined
        ? []
        : [{ at: span.start, end: span.end, said: linked(number, link('rule', number, edition)) }],
    );
  });
