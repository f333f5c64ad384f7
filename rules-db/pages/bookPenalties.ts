/** The table of penalties in a book: each infraction, its penalty, where that changes, and the rule. */

import type { Blocks } from '../blocks/blocks.ts';
import { heading, joined, lineOf, list, section, table, together } from '../blocks/making.ts';
import { infractionsIn, type PenalizingSection, penaltyText } from '../books/penalties.ts';
import type { Book, BookRule } from '../books/types.ts';
import type { BookLinks } from './bookLinks.ts';
import { ownPage } from './ownPage.ts';
import type { Page } from './page.ts';

export const penaltiesPage = (book: Book, links: BookLinks): Page => ({
  title: `${book.title}: infractions and penalties`,
  citation: `${book.title} (${book.date}), infractions and penalties`,
  blocks: ownPage(
    links.contents(),
    heading(1, 'Infractions and penalties'),
    links.prose(book.penalties ?? ''),
    ...infractionsIn(book).map(each =>
      section(`${each.section.number} ${each.section.title ?? ''}`, sectionTable(each, links)),
    ),
  ),
});

const sectionTable = ({ infractions, upgrades }: PenalizingSection, links: BookLinks): Blocks =>
  together(
    table(
      ['Rule', 'Infraction', 'Penalty', 'It changes'],
      infractions.map(({ rule, cases }) => [
        links.to(rule.number),
        links.to(rule.number, rule.title ?? rule.text),
        penaltyText(rule.penalty),
        joined(
          cases.map(each => lineOf`${links.to(each.number)} ${caseText(each)}`),
          lineOf`; `,
        ),
      ]),
    ),
    list(upgrades.map(each => links.inFull(each.number))),
  );

/** "Game Loss: At Professional OPL that is a Game Loss." */
const caseText = ({ penalty, title, text }: BookRule): string =>
  `${penaltyText(penalty)}: ${title ?? text}`.replace(/\.$/, '');
