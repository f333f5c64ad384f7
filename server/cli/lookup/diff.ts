/** `riftbench diff`: what became of the rules from one edition to another. */

import { editionDated } from '../../../rules-db/books/dates.ts';
import { editionedBook } from '../../../rules-db/books/editioned.ts';
import { bookWith, editionNamed, unknownEdition } from '../../../rules-db/books/find.ts';
import type { Book } from '../../../rules-db/books/types.ts';
import { type Comparison, compareEditions, comparisonTitle } from '../../../rules-db/comparing.ts';
import { parseNumber } from '../../../rules-db/numbers.ts';
import type { BookEdition, RuleBook, RuleInEdition } from '../../../rules-db/types.ts';
import { nearIt } from '../../analysis/about/near.ts';
import { readEdition } from '../../analysis/document/edition.ts';
import { bookOf } from '../book.ts';
import type { Command } from '../command.ts';
import { CannotWork } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { diffText } from './diffText.ts';

export const diff: Command = {
  name: 'diff',
  summary: 'compare the rules of two editions',
  takes: 'FROM TO [SECTION]',
  options: [JSON_OPTION],
  about: [
    'Shows what changed in meaning, what was added, what is gone, what was only reworded, and what moved to another number. For a section, it covers everything in it in either edition. A rule that only moved along with the one above it is counted with that one.',
    'It counts rules, not numbers. A rule that an edition states at several numbers is one rule; the additional numbers are listed separately. A relocated rule counts as changed or moved, while a list of numbers would show one number gone and another one new.',
    'Editions of the tournament rules are named by their dates: riftbench diff 2026-07-16 2026-10-09, or with the prefix, TR.',
    "Rules are given in this project's words, not in those of the official document.",
  ],
  examples: [
    'riftbench diff 1.3 1.4',
    'riftbench diff 1.2 1.4 465.2',
    'riftbench diff 1.3 1.4 346 --json',
    'riftbench diff TR 2026-07-16 2026-10-09 703.4',
  ],
  statuses: { 0: 'the editions were compared', 1: 'neither edition has a rule of this number' },
  run: (options, io) => {
    const core = bookOf(io);
    const { words, other } = ofBook(options.words, core);
    const [first, second, ...rest] = words;
    if (first === undefined || second === undefined)
      throw new CannotWork('diff needs two editions: riftbench diff 1.3 1.4');
    const book = other === undefined ? core : editionedBook(other);
    const [from, to] = [first, second].map(each => editionOf(each, book, other)) as [BookEdition, BookEdition];
    if (from === to) throw new CannotWork(`diff needs two different editions, not ${from} twice.`);
    const section = sectionOf(rest.join(' ').trim(), book, [from, to]);
    if (section !== undefined && book.rule(section, from) === undefined && book.rule(section, to) === undefined) {
      io.err.write(
        `riftbench: neither edition ${from} nor ${to} has a rule ${section}. ${nearIt(book, section, to)}\n`,
      );
      return 1;
    }
    const found = compareEditions(book, from, to, section);
    const titled = { book, ...(other === undefined ? {} : { title: other.title }) };
    const heading = {
      ...(other === undefined ? {} : { book: other.prefix }),
      from,
      to,
      ...(section === undefined ? {} : { section }),
    };
    writeResult(io, options, { ...heading, ...plain(found) }, (width, paint) =>
      diffText({ from, to, title: comparisonTitle(titled, from, to, section) }, found, width, paint),
    );
    return 0;
  },
};

/** A book beside the core rules that is named by its prefix, or by the day of one of its editions. */
const ofBook = (
  words: readonly string[],
  core: RuleBook,
): { readonly words: readonly string[]; readonly other: Book | undefined } => {
  const named = words.map(each => bookWith(core, each));
  const prefixed = named.find(each => each !== undefined);
  const rest = words.filter((_, at) => named[at] === undefined);
  const [first = ''] = rest;
  return { words: rest, other: prefixed ?? (core.editions.includes(first) ? undefined : editionNamed(core, first)) };
};

const editionOf = (text: string, book: RuleBook, other: Book | undefined): BookEdition => {
  if (book.editions.includes(text)) return text;
  if (other !== undefined) {
    const dated = editionDated(other, text);
    if (dated === undefined) throw new CannotWork(unknownEdition(other, text));
    return dated.date;
  }
  const read = readEdition(text);
  if ('problem' in read) throw new CannotWork(read.problem);
  return read.edition;
};

const sectionOf = (text: string, book: RuleBook, editions: readonly [BookEdition, BookEdition]): string | undefined => {
  if (text === '') return undefined;
  const number = parseNumber(text);
  if (number === undefined)
    throw new CannotWork(
      `"${text}" is not a rule number; one looks like 465.2.c.3.${numberedAs(text, book, editions)}`,
    );
  return number;
};

/** A keyword or a concept has a number of its own in each edition: none of them is the section. */
const numberedAs = (text: string, book: RuleBook, editions: readonly [BookEdition, BookEdition]): string => {
  const name = text.toLowerCase();
  const concept = book.concepts.get(name)?.id ?? book.keywords.get(name)?.concept;
  if (concept === undefined) return '';
  const numbers = editions.flatMap(edition =>
    book
      .numbersOf(concept, edition)
      .slice(0, 1)
      .map(number => ({ number, edition })),
  );
  const last = numbers.at(-1);
  if (last === undefined) return '';
  const is = numbers.map(each => `${each.number} in ${each.edition}`).join(' and ');
  return ` ${text} is ${is}: riftbench diff ${editions.join(' ')} ${last.number}, or riftbench rule ${text} --history`;
};

/** What `--json` prints: numbers, titles and texts, without the records behind them. */
const plain = ({ changed, reworded, added, gone, moved, repeated, same }: Comparison): object => {
  const inJson = ({ concept, number, title, text }: RuleInEdition) => ({ concept: concept.id, number, title, text });
  return {
    changed: changed.map(({ from, to }) => ({ from: inJson(from), to: inJson(to) })),
    reworded: reworded.map(({ from, to, why }) => ({ from: from.number, to: to.number, title: to.title, why })),
    added: added.map(inJson),
    repeated: repeated.map(({ number, numbers, title }) => ({ number, as: numbers[0], title })),
    gone: gone.map(inJson),
    moved: moved.map(({ from, to, along }) => ({
      from: from.number,
      to: to.number,
      title: to.title,
      along: along.length,
    })),
    same,
  };
};
