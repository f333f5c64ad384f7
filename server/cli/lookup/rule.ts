/** `riftbench rule`: one rule, where it is, where it is in other editions, and what cites it. */

import { join } from 'node:path';
import { bookRuleAt, inBook } from '../../../rules-db/books/find.ts';
import { beginning } from '../../../rules-db/importing/document.ts';
import { otherRuleAt } from '../../../rules-db/imports/find.ts';
import type { OtherBook } from '../../../rules-db/imports/types.ts';
import { nameMeant } from '../../../rules-db/search/names.ts';
import { nearestKnown } from '../../../rules-db/search/numberAsked.ts';
import { searchBook } from '../../../rules-db/search/search.ts';
import type { BookEdition, RuleBook } from '../../../rules-db/types.ts';
import { aboutRule } from '../../analysis/about/aboutRule.ts';
import { citedWith, homesOf, numberIn } from '../../analysis/about/asked.ts';
import { nearIt } from '../../analysis/about/near.ts';
import { PROJECT_FILE } from '../../analysis/document/edition.ts';
import { bookOf } from '../book.ts';
import type { Command, CommandOptions, ExitStatus } from '../command.ts';
import { bookEditionFor, EDITION_OPTION } from '../editions.ts';
import { CannotWork, type Io } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { showBook } from './book.ts';
import { aboutHistory, historyText } from './history.ts';
import { otherRuleText, ruleText } from './ruleText.ts';

export const rule: Command = {
  name: 'rule',
  summary: 'show a rule, its numbers in other editions, and what cites it',
  takes: 'NUMBER',
  options: [EDITION_OPTION, { name: 'history', about: 'the rule from edition to edition, newest first' }, JSON_OPTION],
  about: [
    'NUMBER may be a citation, "CR 443.1.d.3 (1.2)", which names its edition (--edition overrides it), the name of a concept, which has its own number in each edition, or a keyword: riftbench rule tank.',
    'A rule of another book has the book\'s prefix: "TR 601.2" is one of the tournament rules, "TR" alone gives their contents, and "TR penalties" the table of infractions. "TR 601.2 (2026-07-16)" is one of an older edition; without a day, it is the newest.',
    "Rules are given in this project's words, not in those of the official document.",
  ],
  examples: [
    'riftbench rule 465.2.c.3',
    'riftbench rule 443.1.d --edition 1.2',
    'riftbench rule 465.2.c.10 --history',
    'riftbench rule "CR 443.1.d.3 (1.2)"',
    'riftbench rule combat.assign.lethal-first --json',
    'riftbench rule "TR 703.8"',
    'riftbench rule "TR 509.5 (2026-07-16)"',
    'riftbench rule TR penalties',
  ],
  statuses: { 0: 'the edition has the rule', 1: 'the edition has no rule of this number' },
  run: (options, io) => {
    const said = options.words.join(' ').trim();
    if (said === '') throw new CannotWork('rule needs a number: riftbench rule 465.2.c.3');
    const book = bookOf(io);
    const { asked, edition } = citedIn(said, options, io, book);
    const other = otherRuleAt(book.imported, asked);
    const ofBook = inBook(book, said);
    if (ofBook !== undefined && isAskedFor(ofBook) && (other === undefined || bookRuleAt(book, said) !== undefined))
      return showBook(book, ofBook, options, io);
    if (other !== undefined) return showOther(other, options, io);
    const concept = book.concepts.get(asked.toLowerCase())?.id ?? book.keywords.get(asked.toLowerCase())?.concept;
    if (concept !== undefined && book.numbersOf(concept, edition).length === 0) {
      io.err.write(`riftbench: edition ${edition} has no rule ${concept}. ${homesOf(book, concept)}\n`);
      return 1;
    }
    const number = concept === undefined ? numberIn(asked) : book.numbersOf(concept, edition)[0];
    if (number === undefined) throw noNumber(book, asked, edition);
    const found = book.rule(number, edition);
    if (found === undefined) {
      io.err.write(`riftbench: edition ${edition} has no rule ${number}. ${elsewhere(book, number, edition)}\n`);
      return 1;
    }
    if (options.has('history')) {
      const history = aboutHistory(book, found);
      writeResult(io, options, history, (width, paint) => historyText(history, width, paint));
      return 0;
    }
    const about = aboutRule(book, found);
    writeResult(io, options, about, (width, paint) => ruleText(about, width, paint));
    return 0;
  },
};

/** A number, nothing but the book, or its table. */
const isAskedFor = ({ rest }: { readonly rest: string }): boolean => /^(?:\d.*|penalties|)$/.test(rest);

/** A citation as it is copied says its edition itself: `CR 465.2.c.3 (1.4)`. */
const citedIn = (
  said: string,
  options: CommandOptions,
  io: Io,
  book: RuleBook,
): { readonly asked: string; readonly edition: BookEdition } => {
  const { asked, named } = citedWith(said);
  if (named === undefined || options.has('edition'))
    return { asked, edition: bookEditionFor(options, join(io.cwd, PROJECT_FILE), book) };
  if (!book.editions.includes(named))
    throw new CannotWork(`there is no edition "${named}"; there are ${book.editions.join(', ')}.`);
  return { asked, edition: named };
};

/** Words are no number: rules that speak of them, and how to look for more. */
const noNumber = (book: RuleBook, asked: string, edition: BookEdition): CannotWork => {
  const found = searchBook(book, asked, { edition, kinds: ['rule'], limit: FEW });
  const keyword = nameMeant(asked.toLowerCase(), [...book.keywords.keys()]);
  const named = keyword === undefined ? '' : ` Did you mean the keyword ${keyword}?`;
  const near = found.length === 0 ? '' : ` Rules that speak of it: ${found.map(({ id }) => id).join(', ')}.`;
  return new CannotWork(
    `"${asked}" is not a rule number; one looks like 465.2.c.3.${named}${near} To find rules by words: riftbench search ${asked}`,
  );
};

const FEW = 4;

/** A rule of another document that was imported: the publisher's words are all there is of it. */
const showOther = (
  { book, number }: { readonly book: OtherBook; readonly number: string },
  options: CommandOptions,
  io: Io,
): ExitStatus => {
  const { abbreviation, title, rules } = book;
  const at = rules.findIndex(each => each.number === number);
  const text = rules[at]?.text ?? '';
  const around = [rules[at - 1], rules[at + 1]].flatMap(each =>
    each === undefined ? [] : { number: each.number, title: beginning(each.text) },
  );
  const found = { number, from: title, text, around };
  writeResult(io, options, { document: abbreviation, ...found }, (width, paint) =>
    otherRuleText({ citation: `${abbreviation} ${number}`, from: title, text, around }, width, paint),
  );
  return 0;
};

/** Where else the number stands and what it became, else the nearest numbers. */
const elsewhere = (book: RuleBook, number: string, edition: BookEdition): string => {
  const homes = book.editions.filter(each => book.rule(number, each) !== undefined).toReversed();
  const told = homes.map(each => {
    const concept = book.conceptOf(number, each) ?? '';
    const here = book.numbersOf(concept, edition)[0];
    const now = here === undefined ? `${edition} does not have it` : `${here} in ${edition}`;
    return `in ${each} it is "${book.rule(number, each)?.title}" (${now})`;
  });
  if (told.length > 0) return `Elsewhere: ${told.join('; ')}.`;
  const cited = book.books.flatMap(each => (each.rule(number) === undefined ? [] : [`${each.prefix} ${number}`]));
  const inBooks = cited.length === 0 ? '' : `There is ${cited.join(' and ')}: riftbench rule "${cited[0]}". `;
  const { beginning: nearest } = nearestKnown(book, { beginning: number, edition: undefined, words: [] });
  if (nearest === number || book.conceptOf(nearest, edition) !== undefined)
    return `${inBooks}${nearIt(book, number, edition)}`;
  return `${inBooks}The nearest that there is is ${nearest}. ${elsewhere(book, nearest, edition)}`;
};
