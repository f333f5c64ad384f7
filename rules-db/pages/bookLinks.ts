/** Links within a book beside the core rules, and from it to those. */

import type { Line } from '../blocks/blocks.ts';
import { bold, joined, lineOf, linked } from '../blocks/making.ts';
import { bookName, isNewest, titleAndText, titleIn } from '../books/find.ts';
import type { Book } from '../books/types.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import type { LinkTo } from './links.ts';
import { placedItem } from './ruleItems.ts';

export interface BookLinks {
  /** To the contents, by the book's title. */
  readonly contents: () => Line;
  readonly penalties: () => Line;
  /** To the contents of the other editions, and to what changed from each to the next; none where there is one edition alone. */
  readonly editions: () => Line | undefined;
  /** To a rule, by its number, or by other words. */
  readonly to: (number: string, words?: string) => Line;
  /** With its title in the link. */
  readonly named: (number: string) => Line;
  /** Beside others of the same place: its title, else all that it says. */
  readonly item: (number: string) => Line;
  /** With all that it says. */
  readonly inFull: (number: string) => Line;
  /** Among rules from anywhere, of the core rules as well: `CR 110`. None for what is not known. */
  readonly placed: (cited: string) => Line | undefined;
  /** A text of the book; its numbers in it lead to their pages. */
  readonly prose: (text: string) => Line;
}

export const bookLinks = (core: RuleBook, book: Book, edition: BookEdition, link: LinkTo): BookLinks => {
  const to = (number: string, words = number): Line => linked(words, link('book', bookName(book, number), edition));
  const contents = isNewest(book) ? book.prefix : `${book.prefix} (${book.date})`;
  const ruleAt = (number: string) => book.rule(number);
  return {
    contents: () =>
      linked(isNewest(book) ? book.title : `${book.title} (${book.date})`, link('book', contents, edition)),
    penalties: () => linked('All infractions and penalties', link('book', bookName(book, 'penalties'), edition)),
    editions: () => editionsLine(book, edition, link),
    to,
    named: number => to(number, `${number} ${ruleAt(number)?.title ?? ''}`.trim()),
    item: number => {
      const rule = ruleAt(number);
      return lineOf`${to(number)} ${rule === undefined ? '' : (rule.title ?? rule.text)}`;
    },
    inFull: number => {
      const { title, text = '' } = ruleAt(number) ?? {};
      return lineOf`${to(number)} ${title === undefined ? text : lineOf`${bold(title)}: ${text}`}`;
    },
    placed: cited => {
      const [, number] = /^CR (\S+)$/.exec(cited) ?? [];
      if (number !== undefined)
        return core.rule(number, book.core) === undefined
          ? undefined
          : lineOf`CR ${placedItem(core, number, book.core, link)} (${book.core})`;
      const rule = ruleAt(cited);
      return rule && lineOf`${to(cited)} ${rule.title === undefined ? titleIn(book, rule) : titleAndText(rule)}`;
    },
    prose: text => {
      const parts: Line[] = [];
      let at = 0;
      for (const { 0: number, index } of text.matchAll(NUMBER)) {
        if (ruleAt(number) === undefined) continue;
        parts.push(text.slice(at, index), to(number));
        at = index + number.length;
      }
      return joined([...parts, text.slice(at)], '');
    },
  };
};

const editionsLine = ({ prefix, editions }: Book, edition: BookEdition, link: LinkTo): Line | undefined => {
  if (editions.length === 1) return undefined;
  const others = editions
    .toReversed()
    .map(each => linked(each.date, link('book', isNewest(each) ? prefix : `${prefix} (${each.date})`, edition)));
  const changes = editions.slice(1).map((each, at) => {
    const before = editions[at]?.date ?? '';
    return linked(`${before} to ${each.date}`, link('diff', prefix, `${before}..${each.date}`));
  });
  return lineOf`Editions: ${joined(others, ', ')}. What changed: ${joined(changes, ', ')}.`;
};

/** Not the collector number of a card, 300/250. */
const NUMBER = /(?<![\d/.])\d{3}(?:\.(?:\d{1,2}|[a-z]))*(?![\d/])/g;
