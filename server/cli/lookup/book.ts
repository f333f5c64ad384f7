/** `riftbench rule "TR 601.2"`: a rule of a book beside the core rules, its contents, or its table of infractions. */
import { editionedBook } from '../../../rules-db/books/editioned.ts';
import { bookCitation, missingInBook, nearestAbove, unknownEdition } from '../../../rules-db/books/find.ts';
import { infractionsIn, penaltyText } from '../../../rules-db/books/penalties.ts';
import type { Book, BookRule } from '../../../rules-db/books/types.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type AboutBookRule, aboutBookRule } from '../../analysis/about/aboutBookRule.ts';
import type { NumberAndTitle } from '../../analysis/about/aboutRule.ts';
import type { CommandOptions, ExitStatus } from '../command.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';
import type { Io } from '../io.ts';
import { writeResult } from '../result.ts';
import { aboutHistory, historyText } from './history.ts';

/**
 * `rest`: a number, `penalties`, or nothing for the contents. Status 1, with the numbers near it on standard error, for
 * a rule that the book does not have.
 */
export const showBook = (
  book: RuleBook,
  { book: own, rest, unknownDate }: { readonly book: Book; readonly rest: string; readonly unknownDate?: string },
  options: CommandOptions,
  io: Io,
): ExitStatus => {
  const print = (value: unknown, text: (width: number, paint: Paint) => string): ExitStatus => {
    writeResult(io, options, value, text);
    return 0;
  };
  if (unknownDate !== undefined) {
    io.err.write(`riftbench: ${unknownEdition(own, unknownDate)}\n`);
    return 1;
  }
  if (rest === '') {
    const contents = own.rules().filter(({ number }) => !number.includes('.'));
    return print({ book: own.prefix, title: own.title, date: own.date, rules: contents }, () =>
      contentsText(own, contents),
    );
  }
  if (rest === 'penalties') {
    const sections = infractionsIn(own);
    return print({ book: own.prefix, date: own.date, sections }, (_, paint) => penaltiesText(own, paint));
  }
  const rule = own.rule(rest.replace(/\.$/, ''));
  if (rule === undefined) {
    io.err.write(`riftbench: ${missingInBook(own, rest).replace(/^The/, 'the')}${nearIt(own, rest)}\n`);
    return 1;
  }
  const found = editionedBook(own).rule(rule.number, own.date);
  if (options.has('history') && found !== undefined) {
    const history = aboutHistory(editionedBook(own), found);
    return print(history, (width, paint) => historyText(history, width, paint));
  }
  const about = aboutBookRule(book, { book: own, rule });
  return print(about, (width, paint) => bookRuleText(own, about, width, paint));
};

const bookRuleText = (own: Book, about: AboutBookRule, width: number, paint: Paint): string => {
  const paragraph = (text: string): string =>
    wrap(text, width - 2)
      .map(line => `  ${line}`)
      .join('\n');
  const list = (title: string, lines: readonly NumberAndTitle[]): readonly string[] =>
    lines.length === 0
      ? []
      : [`${paint('bold', title)}\n${lines.map(each => `  ${each.number}  ${each.title}`).join('\n')}`];
  const path = [own.title, ...about.path.map(({ number, title }) => `${number} ${title}`)].join(' > ');
  return `${[
    `${paint('bold', `${bookCitation(own, about.number)}  ${about.title}`)}\n${paint('dim', path)}`,
    paragraph(about.text),
    ...(about.penalty === undefined ? [] : [`  Penalty: ${penaltyText(about.penalty)}`]),
    ...(about.note === undefined ? [] : [paragraph(about.note)]),
    ...(about.official === undefined
      ? []
      : [
          `${paint('bold', 'Official wording (imported)')}\n${paragraph(about.official.text)}\n${paint('dim', `  ${about.official.from}`)}`,
        ]),
    ...list(
      'Below it',
      about.below.map(each => inFull(own, each)),
    ),
    ...list(
      'Around it',
      [about.previous, about.next].flatMap(each => each ?? []),
    ),
    ...list('See also', about.see),
    ...list(
      'In other editions',
      about.elsewhere.map(({ edition, number, says }) => ({ number: `${edition}  ${number}`, title: `says ${says}` })),
    ),
  ].join('\n\n')}\n`;
};

/** What is under a rule is read with it: all that it says. */
const inFull = (own: Book, { number, title }: NumberAndTitle): NumberAndTitle => {
  const rule = own.rule(number);
  return { number, title: rule === undefined ? title : titled(rule) };
};

const titled = ({ title, text }: BookRule): string => (title === undefined ? text : `${title}: ${text}`);

const contentsText = (own: Book, contents: readonly BookRule[]): string =>
  `${own.title} (${own.date})\n\n${contents
    .map(({ number, title, text }) => `${own.above(number) === undefined ? '' : '  '}${number}  ${title ?? text}\n`)
    .join('')}`;

const penaltiesText = (own: Book, paint: Paint): string =>
  infractionsIn(own)
    .map(({ section, infractions, upgrades }) => {
      const rows = infractions.flatMap(({ rule, cases }) => [
        `  ${rule.number.padEnd(WIDTH)}${(rule.title ?? rule.text).padEnd(48)}${penaltyText(rule.penalty)}`,
        ...cases.map(each => paint('dim', caseText(each))),
      ]);
      return `${[paint('bold', `${section.number} ${section.title ?? ''}`), ...rows, ...upgrades.map(caseText)].join('\n')}\n`;
    })
    .join('\n');
const WIDTH = 8;

const caseText = (rule: BookRule): string =>
  `    ${rule.number.padEnd(16)}${penaltyText(rule.penalty)}: ${rule.title ?? rule.text}`;

/** The nearest number above that the book has. */
const nearIt = (own: Book, number: string): string => {
  const above = nearestAbove(own, number);
  return above === undefined
    ? ` They go from ${own.rules()[0]?.number} to ${own.rules().at(-1)?.number}.`
    : ` Above it is ${own.prefix} ${above}.`;
};
