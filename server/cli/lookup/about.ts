/** `riftbench about`: the version, what the library knows up to which day, and what it cannot know. */
import { inFigures } from '../../../engine/bounds.ts';
import { type Freshness, freshnessOf } from '../../../rules-db/freshness.ts';
import { banListText } from '../../../rules-db/pages/freshness.ts';
import { VERSION } from '../../analysis/text/version.ts';
import { bookOf } from '../book.ts';
import type { Command } from '../command.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';

export const about: Command = {
  name: 'about',
  summary: 'list what Riftbench knows, as of which date, and what is missing',
  takes: '',
  options: [JSON_OPTION],
  about: ['By set, document and source, from the data that comes with Riftbench and your imports.'],
  examples: ['riftbench about', 'riftbench about --json'],
  statuses: { 0: 'the list was printed', 1: 'never' },
  run: (options, io) => {
    const known = freshnessOf(bookOf(io));
    writeResult(io, options, { version: VERSION, ...known }, (width, paint) => aboutText(known, width, paint));
    return 0;
  },
};

const aboutText = (known: Freshness, width: number, paint: Paint): string => {
  const item = (text: string): string =>
    wrap(text, width - 4)
      .map((line, at) => (at === 0 ? `  - ${line}` : `    ${line}`))
      .join('\n');
  const part = (title: string, lines: readonly string[]): string =>
    `${paint('bold', title)}\n${lines.map(item).join('\n')}`;
  return `${[
    `${paint('bold', `riftbench ${VERSION}`)}\nNothing newer than ${known.readOn} was read.`,
    part('Not known here', known.unknown),
    part(
      'Rules',
      known.books.map(
        ({ title, dates, rules, text, playedAs, imported }) =>
          `${title}: ${dates}; ${inFigures(rules)} numbers${imported ? ', with the official words' : ''}${playedAs === undefined ? '' : `, played by the rules of ${playedAs}`}.${text === undefined ? '' : ` Its text: ${text}.`}`,
      ),
    ),
    part(
      'Cards',
      known.sets.map(
        ({ title, cards, inPart, knownOn, note }) =>
          `${title}: ${cards} in the library, ${inPart} of them in part; as of ${knownOn}, ${note}.`,
      ),
    ),
    part('Ban list', [banListText(known)]),
    part(
      'Answers and corrections',
      known.sources.map(
        ({ title, date, by, answers, errata }) =>
          `${title} (${by}, ${date}): ${answers} answers, ${errata} corrections.`,
      ),
    ),
  ].join('\n\n')}\n`;
};
