/** Pages of imports that have no page of ours: a rule of another numbered document, a passage of a page. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import { DIVIDER, emphasis, heading, joined, lineOf, linked, list, STEP, section, together } from '../blocks/making.ts';
import { otherRuleAt, passageNamed } from '../imports/find.ts';
import type { OtherBook } from '../imports/types.ts';
import { isUnder, numberAbove } from '../numbers.ts';
import type { BookEdition, RuleBook } from '../types.ts';
import { importPage } from './import.ts';
import type { LinkTo } from './links.ts';
import { quoted } from './official.ts';
import type { Page } from './page.ts';

/** `TR 601.2`, or a passage by its id. */
export const documentPage = (book: RuleBook, id: string, edition: BookEdition, link: LinkTo): Page | undefined => {
  const report = book.imported.report(/^import (\S+)$/.exec(id)?.[1] ?? '');
  if (report !== undefined) return importPage(book, report, edition, link);
  const rule = otherRuleAt(book.imported, id);
  if (rule !== undefined) return otherRulePage(rule.book, rule.number, edition, link);
  const passage = passageNamed(book.imported, id);
  if (passage === undefined) return undefined;
  const { title, text, was, steps = [], finePoints = [], from } = passage;
  return {
    title,
    citation: from,
    blocks: together(
      heading(1, title),
      quoted(text),
      section('In order', list(steps)),
      section('Fine points', list(finePoints)),
      was === undefined ? undefined : section('Before', quoted(was)),
      imported(from),
    ),
  };
};

const otherRulePage = (book: OtherBook, number: string, edition: BookEdition, link: LinkTo): Page => {
  const { abbreviation, title, date, rules } = book;
  const at = rules.findIndex(each => each.number === number);
  const item = (each: string): Line => {
    const text = rules.find(rule => rule.number === each)?.text ?? '';
    return lineOf`${linked(each, link('document', `${abbreviation} ${each}`, edition))} ${shortened(text)}`;
  };
  const above = pathTo(book, number);
  const below = rules.filter(each => isUnder(each.number, number) && numberAbove(each.number) === number);
  const [before, after] = [rules[at - 1]?.number, rules[at + 1]?.number];
  return {
    title: `${abbreviation} ${number}`,
    citation: `${abbreviation} ${number}${date === undefined ? '' : ` (${date})`}`,
    blocks: together(
      heading(1, `${abbreviation} ${number}`),
      joined([title, ...above.map(each => linked(each, link('document', `${abbreviation} ${each}`, edition)))], STEP),
      quoted(rules[at]?.text ?? ''),
      section('Above it', list(above.map(item))),
      section('Under it', list(below.map(each => item(each.number)))),
      section(
        'Before and after',
        list([
          ...(before === undefined ? [] : [lineOf`Before: ${item(before)}`]),
          ...(after === undefined ? [] : [lineOf`After: ${item(after)}`]),
        ]),
      ),
      imported(title),
    ),
  };
};

/** The numbers above one, and above them the last bare number that heads it. */
const pathTo = ({ rules }: OtherBook, number: string): readonly string[] => {
  const numbers = new Set(rules.map(each => each.number));
  const above: string[] = [];
  for (let up = numberAbove(number); up !== undefined; up = numberAbove(up)) if (numbers.has(up)) above.unshift(up);
  return above;
};

const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, text.lastIndexOf(' ', 80))}…` : text);

const imported = (from: string): Blocks =>
  together(DIVIDER, emphasis(lineOf`${from}, as imported here: the publisher's words, kept only on this machine.`));
