/** The page that compares two editions: what now says something else, what is new, gone or moved. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import { bold, DOT, heading, joined, lineOf, linked, list, section, table } from '../blocks/making.ts';
import { editionDated } from '../books/dates.ts';
import { editionedBook } from '../books/editioned.ts';
import { bookName, nameOfBook } from '../books/find.ts';
import { type Comparison, compareEditions, comparisonTitle, type RulePair } from '../comparing.ts';
import { datesOfAll } from '../editions.ts';
import { parseNumber } from '../numbers.ts';
import type { BookEdition, RuleBook, RuleInEdition } from '../types.ts';
import { ruleName, sectionTitle } from '../wording.ts';
import type { LinkTo } from './links.ts';
import { ownPage } from './ownPage.ts';
import type { Page, Showing } from './page.ts';
import { markedWords } from './words.ts';

/** Of the address of a comparison: `1.3..1.4` in the place of the edition, `all` or a number as its id. */
const WHOLE = 'all';
const editionsCompared = (edition: string): readonly [BookEdition, BookEdition] | undefined => {
  const [, from, to] = /^(\d+\.\d+|\d{4}-\d{2}-\d{2})\.\.(\d+\.\d+|\d{4}-\d{2}-\d{2})$/.exec(edition) ?? [];
  return from === undefined || to === undefined ? undefined : [from, to];
};

/**
 * `edition`: both editions, as in `1.3..1.4`. `id`: a rule's number, or `all`. Of a book beside the core rules, the days of its
 * editions, and `TR` or `TR 703.4`. Undefined for editions or rules that the book does not have.
 */
export const diffPage = (book: RuleBook, id: string, edition: string, showing: Showing): Page | undefined => {
  const other = nameOfBook(book, id);
  if (other === undefined) return comparisonPage(book, id, edition, showing);
  const { book: own, rest } = other;
  const link: LinkTo = (kind, number, date) => {
    if (kind === 'diff') return showing.link('diff', `${own.prefix} ${number}`, date);
    const there = editionDated(own, date) ?? own;
    return showing.link('book', bookName(there, number), book.editions.at(-1) ?? there.core);
  };
  return comparisonPage(editionedBook(own), rest === '' ? WHOLE : rest, edition, { ...showing, link }, own.title);
};

const comparisonPage = (
  book: RuleBook,
  id: string,
  edition: string,
  { link }: Showing,
  bookTitle?: string,
): Page | undefined => {
  const [from, to] = editionsCompared(edition) ?? [];
  const within = id === WHOLE ? undefined : parseNumber(id);
  if (from === undefined || to === undefined || from === to) return undefined;
  if (!book.editions.includes(from) || !book.editions.includes(to)) return undefined;
  if (id !== WHOLE && (within === undefined || !(book.rule(within, from) ?? book.rule(within, to)))) return undefined;
  const found = compareEditions(book, from, to, within);
  const title = comparisonTitle({ book, ...(bookTitle === undefined ? {} : { title: bookTitle }) }, from, to, within);
  return {
    title,
    citation: title,
    blocks: ownPage(
      lineOf`Editions compared`,
      heading(1, title),
      datesLine(from, to),
      counts(found),
      section('Changed in meaning', changedTable(book, found.changed, from, to, link)),
      section(`New in ${to}`, list(found.added.map(rule => ruleLine(book, rule, link)))),
      section(
        `Said once more in ${to}`,
        list(found.repeated.map(rule => lineOf`${ruleLine(book, rule, link)} (as ${rule.numbers[0] ?? ''})`)),
      ),
      section(`No longer in ${to}`, list(found.gone.map(rule => ruleLine(book, rule, link)))),
      section('In other words, with the same meaning', rewordedTable(book, found.reworded, from, to, link)),
      section(
        'Moved to another number',
        movedTable(within === undefined ? found.moved : oneByOne(found.moved), from, to, link),
      ),
    ),
  };
};

const datesLine = (from: BookEdition, to: BookEdition): Line | undefined => {
  const dates = datesOfAll([from, to]);
  return dates === '' ? undefined : dates;
};

const counts = ({ changed, reworded, added, gone, moved, same }: Comparison): Line => {
  const along = moved.reduce((sum, each) => sum + each.along.length, 0);
  return joined(
    [
      lineOf`${bold(changed.length)} changed in meaning`,
      lineOf`${bold(added.length)} new`,
      lineOf`${bold(gone.length)} gone`,
      ...(reworded.length === 0 ? [] : [lineOf`${bold(reworded.length)} in other words`]),
      lineOf`${bold(moved.length + along)} moved`,
      lineOf`${bold(same)} the same`,
    ],
    DOT,
  );
};

const changedTable = (
  book: RuleBook,
  changed: readonly RulePair[],
  from: BookEdition,
  to: BookEdition,
  link: LinkTo,
): Blocks | undefined => {
  if (changed.length === 0) return undefined;
  return table(
    ['Rule', from, to],
    changed.map(pair => {
      const { before, after } = markedWords(pair.from.text, pair.to.text);
      const old =
        pair.from.number === pair.to.number
          ? ''
          : lineOf` (${linked(pair.from.number, link('rule', pair.from.number, from))} in ${from})`;
      return [
        lineOf`${linked(pair.to.number, link('rule', pair.to.number, to))} ${sectionTitle(book, pair.to)}${old}`,
        before,
        after,
      ];
    }),
  );
};

const rewordedTable = (
  book: RuleBook,
  reworded: Comparison['reworded'],
  from: BookEdition,
  to: BookEdition,
  link: LinkTo,
): Blocks | undefined =>
  reworded.length === 0
    ? undefined
    : table(
        [from, to, 'Rule', 'Why it says the same'],
        reworded.map(({ from: old, to: now, why }) => [
          linked(old.number, link('rule', old.number, from)),
          linked(now.number, link('rule', now.number, to)),
          sectionTitle(book, now),
          why,
        ]),
      );

const ruleLine = (book: RuleBook, rule: RuleInEdition, link: LinkTo): Line => {
  const { number, edition, text } = rule;
  const title = sectionTitle(book, rule);
  return lineOf`${linked(number, link('rule', number, edition))} ${title === '' ? '' : lineOf`${bold(title)} `}${text}`;
};

/** In a part of a section, each rule is listed by itself. */
const oneByOne = (moved: Comparison['moved']): Comparison['moved'] =>
  moved.flatMap(pair => [pair, ...pair.along].map(({ from, to }) => ({ from, to, along: [] })));

const movedTable = (
  moved: Comparison['moved'],
  from: BookEdition,
  to: BookEdition,
  link: LinkTo,
): Blocks | undefined =>
  moved.length === 0
    ? undefined
    : table(
        [from, to, 'Rule'],
        moved.map(({ from: old, to: now, along }) => [
          linked(old.number, link('rule', old.number, from)),
          linked(now.number, link('rule', now.number, to)),
          lineOf`${ruleName(now)}${along.length === 0 ? '' : lineOf` (and ${linked(`${along.length} below it`, link('diff', now.number, `${from}..${to}`))})`}`,
        ]),
      );
