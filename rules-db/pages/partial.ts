/** Pages of an edition that is known in part: one of its numbers, or all that is known of it. */
import { citation } from '../citation.ts';
import { isKnownInPart, partialText } from '../partial.ts';
import type { PartialEdition, RuleBook } from '../types.ts';
import type { LinkTo } from './links.ts';
import { heading, linked, list, markdown, ownPage, plain, section, table } from './markdown.ts';
import type { Page } from './page.ts';

export const partialRulePage = (book: RuleBook, partial: PartialEdition, number: string, link: LinkTo): Page => {
  const { edition, before } = partial;
  const pair = partial.pairs.find(each => each.number === number);
  const title = isKnownInPart(partial, number) ? number : `${number} is not known`;
  return {
    title: `${title} (${edition})`,
    citation: citation(number, edition),
    markdown: ownPage(
      markdown`Core rules ${plain(edition)}, known in part`,
      heading(1, title),
      plain(partialText(book, partial, number)),
      pair && linked(`${pair.before} in ${before}`, link('rule', pair.before, before)),
      linked(`Everything known about ${edition}`, link('about', 'edition', edition)),
    ),
  };
};

export const partialEditionPage = (book: RuleBook, partial: PartialEdition, link: LinkTo): Page => {
  const { edition, before, printed, inForce, source, pairs, added } = partial;
  return {
    title: `Core rules ${edition}, known in part`,
    citation: `Core rules ${edition}`,
    markdown: ownPage(
      heading(1, `Core rules ${edition}, known in part`),
      plain(
        `Printed ${printed}, in force from ${inForce}. Its text is not known to Riftbench: import your copy to look it all up. The publisher gives it no number; players call it ${edition}.`,
      ),
      plain(
        `A scenario may be run by the rules of ${before} under its name, with the line "edition ${edition} as ${before}"; every report says so.`,
      ),
      section(
        'Numbers that are quoted',
        table(
          [edition, before, 'What it is there'],
          pairs.map(each => [
            linked(each.number, link('rule', each.number, edition)),
            linked(each.before, link('rule', each.before, before)),
            plain(book.rule(each.before, before)?.text ?? ''),
          ]),
        ),
      ),
      section('New', list(added.map(each => plain(`${each.number}: ${each.about}`)))),
      plain(`From ${source}. No other number is inferred from these.`),
    ),
  };
};
