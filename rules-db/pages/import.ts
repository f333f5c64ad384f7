/** The page of an imported document: what it came to, what changed, and what is uncertain. */

import { inFigures } from '../../engine/bounds.ts';
import { capitalized } from '../../engine/lists.ts';
import type { Blocks, Line } from '../blocks/blocks.ts';
import { DIVIDER, emphasis, heading, lineOf, linked, list, section, together } from '../blocks/making.ts';
import { datesOf, datesText } from '../editions.ts';
import type { ImportReport, RenumberedRule } from '../importing/importReport.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import type { LinkTo } from './links.ts';
import type { Page } from './page.ts';

export const importPage = (book: RuleBook, report: ImportReport, shown: BookEdition, link: LinkTo): Page => {
  const { title, name, form, edition, file, mapping, unsure, uses } = report;
  const number = (each: string, of: BookEdition): Line =>
    book.conceptOf(each, of) === undefined ? each : linked(each, link('rule', each, of));
  const here = edition ?? shown;
  const became = ({ number: now, was, says }: RenumberedRule, base: BookEdition): Line =>
    lineOf`${number(now, here)}${was === undefined || was === now ? '' : lineOf` (${number(was, base)} in ${base})`} ${says}`;
  const part = (name: string, items: readonly RenumberedRule[], base: BookEdition): Blocks | undefined =>
    section(`${name} (${inFigures(items.length)})`, list(items.map(each => became(each, base))));
  return {
    title: `Import: ${title}`,
    citation: title,
    blocks: together(
      lineOf`Imported texts`,
      heading(1, title),
      `${capitalized(edition === undefined ? form : `${form} ${edition}`)}${datesIn(report)}, from ${file}: ${countsOf(report)}.`,
      section('How it is used', list(uses.map(use => capitalized(use)))),
      mapping &&
        (mapping.texts === 'official'
          ? lineOf`Compared with the published text of ${mapping.base}: ${inFigures(mapping.same)} rules are the same under the same number.`
          : lineOf`Compared with our wording of ${mapping.base}. To see which words changed, import that edition, too.`),
      mapping && part('Changed', mapping.changed, mapping.base),
      mapping && part(`New in ${here}`, mapping.added, mapping.base),
      mapping &&
        section(
          `No longer in ${here} (${inFigures(mapping.gone.length)})`,
          list(mapping.gone.map(({ number: old, says }) => lineOf`${number(old, mapping.base)} ${says}`)),
        ),
      section(
        `Uncertain (${inFigures(unsure.length)})`,
        list(
          unsure.map(
            ({ line, what, took }) =>
              lineOf`${line === undefined ? '' : lineOf`Line ${line}: `}${what}: taken for ${took}`,
          ),
        ) ?? lineOf`Nothing.`,
      ),
      mapping && part('Moved', mapping.moved, mapping.base),
      DIVIDER,
      emphasis(lineOf`Kept only on this machine, as ${name}.`),
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
