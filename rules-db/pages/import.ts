/** The page of an imported document: what it came to, what changed, and what is uncertain. */

import { inFigures } from '../../engine/bounds.ts';
import { capitalized } from '../../engine/lists.ts';
import { datesOf, datesText } from '../editions.ts';
import type { ImportReport, RenumberedRule } from '../importing/importReport.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import type { LinkTo } from './links.ts';
import { heading, linked, list, type MarkdownText, markdown, page, plain, section } from './markdown.ts';
import type { Page } from './page.ts';

export const importPage = (book: RuleBook, report: ImportReport, shown: BookEdition, link: LinkTo): Page => {
  const { title, name, form, edition, file, mapping, unsure, uses } = report;
  const number = (each: string, of: BookEdition): MarkdownText =>
    book.conceptOf(each, of) === undefined ? plain(each) : linked(each, link('rule', each, of));
  const here = edition ?? shown;
  const became = ({ number: now, was, says }: RenumberedRule, base: BookEdition): MarkdownText =>
    markdown`${number(now, here)}${was === undefined || was === now ? '' : markdown` (${number(was, base)} in ${plain(base)})`} ${plain(says)}`;
  const part = (name: string, items: readonly RenumberedRule[], base: BookEdition): MarkdownText | undefined =>
    section(`${name} (${inFigures(items.length)})`, list(items.map(each => became(each, base))));
  return {
    title: `Import: ${title}`,
    citation: title,
    markdown: page(
      markdown`Imported texts`,
      heading(1, title),
      plain(
        `${capitalized(edition === undefined ? form : `${form} ${edition}`)}${datesIn(report)}, from ${file}: ${countsOf(report)}.`,
      ),
      section('How it is used', list(uses.map(use => plain(capitalized(use))))),
      mapping &&
        (mapping.texts === 'official'
          ? markdown`Compared with the published text of ${plain(mapping.base)}: ${plain(inFigures(mapping.same))} rules are the same under the same number.`
          : markdown`Compared with our wording of ${plain(mapping.base)}. To see which words changed, import that edition, too.`),
      mapping && part('Changed', mapping.changed, mapping.base),
      mapping && part(`New in ${here}`, mapping.added, mapping.base),
      mapping &&
        section(
          `No longer in ${here} (${inFigures(mapping.gone.length)})`,
          list(mapping.gone.map(({ number: old, says }) => markdown`${number(old, mapping.base)} ${plain(says)}`)),
        ),
      section(
        `Uncertain (${inFigures(unsure.length)})`,
        list(
          unsure.map(
            ({ line, what, took }) =>
              markdown`${line === undefined ? '' : markdown`Line ${line}: `}${plain(what)}: taken for ${plain(took)}`,
          ),
        ) ?? markdown`Nothing.`,
      ),
      mapping && part('Moved', mapping.moved, mapping.base),
      markdown`---\n\n*Kept only on this machine, as ${plain(name)}.*`,
    ),
  };
};

const datesIn = ({ form, edition }: ImportReport): string => {
  const dates = edition === undefined || form !== 'core rules' ? undefined : datesOf(edition);
  return dates === undefined ? '' : ` (${datesText(dates)})`;
};

const countsOf = ({ rules, answers, cards, notes }: ImportReport): string =>
  Object.entries({ rules, answers, cards, notes })
    .flatMap(([thing, many]) => (many === 0 ? [] : `${inFigures(many)} ${thing}`))
    .join(', ');
