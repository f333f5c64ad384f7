/** `riftbench card`: what a card says, where it is banned, how it was corrected, and what was answered about it. */

import { join } from 'node:path';
import { cardWithWords, comparedName, nearestCards } from '../../../engine/scenario/names/nearest.ts';
import { orBetween } from '../../../engine/scenario/names/unknownCards.ts';
import { cardNamed, cardNames } from '../../../rules-db/cards.ts';
import { cardCitation } from '../../../rules-db/citation.ts';
import { evidenceText } from '../../../rules-db/evidence.ts';
import { type AboutCard, aboutCard } from '../../analysis/about/aboutCard.ts';
import { PROJECT_FILE } from '../../analysis/document/edition.ts';
import { bookOf } from '../book.ts';
import type { Command } from '../command.ts';
import { EDITION_OPTION, editionFor } from '../editions.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';
import { CannotWork } from '../io.ts';
import { JSON_OPTION } from '../options.ts';
import { writeResult } from '../result.ts';
import { FROM_PRINT, fromPrint } from './cardFromPrint.ts';

export const card: Command = {
  name: 'card',
  summary: 'show a card, where it is banned, its errata, and rulings about it',
  takes: 'NAME',
  options: [EDITION_OPTION, FROM_PRINT, JSON_OPTION],
  about: [
    'Cards are shown in the sentences that the engine runs. Text marked "not run" does nothing.',
    'Words of the name are enough if only one card has them.',
    'Bans are those of sanctioned tournaments, as of the date given with them.',
  ],
  examples: [
    'riftbench card Draven, Vanquisher',
    'riftbench card "Hidden Blade" --json',
    'riftbench card --from-print print.txt',
    'riftbench card --from-print "When I attack, draw 1."',
  ],
  statuses: {
    0: 'the library has the card, or the print is understood',
    1: 'it has no card of this name, or the print is understood in part',
  },
  run: (options, io) => {
    const print = options.value('from-print');
    if (print !== undefined) return fromPrint([print, ...options.words].join(' '), options, io);
    const asked = options.words.join(' ').trim();
    if (asked === '') throw new CannotWork('card needs a name: riftbench card Hidden Blade');
    const edition = editionFor(options, join(io.cwd, PROJECT_FILE));
    const book = bookOf(io);
    const words = cardNamed(asked) === undefined ? cardWithWords(asked, cardNames()) : undefined;
    const found = aboutCard(book, words ?? asked, edition);
    if (found === undefined) {
      const near = nearestCards(asked, cardNames().map(comparedName), () => true);
      io.err.write(
        `riftbench: the library has no card "${asked}". ${near.length === 0 ? 'Fewer words may find more: riftbench search.' : `Did you mean ${orBetween(near)}?`}\n`,
      );
      return 1;
    }
    writeResult(io, options, found, (width, paint) => cardText(found, width, paint));
    return 0;
  },
};

const cardText = (about: AboutCard, width: number, paint: Paint): string => {
  const item = (text: string): string =>
    wrap(text, width - 4)
      .map((line, at) => (at === 0 ? `  - ${line}` : `    ${line}`))
      .join('\n');
  const part = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${paint('bold', title)}\n${lines.map(item).join('\n')}`];
  return `${[
    paint('bold', cardCitation(about.name, about.set)),
    ...about.bans.map(({ text }) => wrap(text, width).join('\n')),
    about.says.map(line => `  ${line}`).join('\n'),
    ...[evidenceText(about.name) ?? []].flat().map(text => wrap(text, width).join('\n')),
    ...part('Not run', about.notRun),
    ...part(
      'Corrections',
      about.corrections.map(({ source, was, now }) => `${source}. Before: ${was} Now: ${now}`),
    ),
    ...part(
      'FAQ and rulings',
      about.answers.map(({ cited, question }) => `${question} ${cited}`),
    ),
  ].join('\n\n')}\n`;
};
