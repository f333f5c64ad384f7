/** A rule as text for people. */
import { citation } from '../../../rules-db/citation.ts';
import { isImportedConcept } from '../../../rules-db/imports/overlay.ts';
import { shortened } from '../../../rules-db/pages/ownPage.ts';
import { keywordTitle, standingLabel } from '../../../rules-db/wording.ts';
import type { AboutRule, NumberAndTitle } from '../../analysis/about/aboutRule.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

export const ruleText = (about: AboutRule, width: number, paint: Paint): string => {
  const paragraph = (text: string, indent: number): string =>
    wrap(text, width - indent)
      .map(line => ' '.repeat(indent) + line)
      .join('\n');
  const list = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${paint('bold', title)}\n${lines.join('\n')}`];
  const pointer = (each: NumberAndTitle): string => `  ${each.number}  ${each.title}`;
  const also = about.numbers.filter(number => number !== about.number);
  return `${[
    `${paint('bold', `${citation(about.number, about.edition)}  ${about.title}`)}${about.path.length === 0 ? '' : `\n${paint('dim', pathText(about))}`}`,
    ...(isImportedConcept(about.concept) ? [] : [paragraph(about.text, 2)]),
    ...list(
      'Clarified',
      about.clarified.map(text => paragraph(text, 2)),
    ),
    ...list(
      'How it is read',
      about.readings.map(text => paragraph(text, 2)),
    ),
    ...list('Official wording (imported)', officialLines(about, paragraph, paint)),
    ...(about.notes ?? []).flatMap(({ title, text, from }) =>
      list(`${title} (imported)`, [...paragraphs(text, paragraph), paint('dim', `  ${from}`)]),
    ),
    ...(also.length === 0 ? [] : [`  The same rule is also at ${also.join(', ')}.`]),
    ...list('Below it', about.below.map(pointer)),
    ...list(
      'Around it',
      [about.previous, about.next].flatMap(each => (each === undefined ? [] : pointer(each))),
    ),
    ...list(
      'In other editions',
      about.editions.map(each => editionText(each, about.text, paragraph)),
    ),
    ...list(
      'FAQ entries and rulings',
      about.citedBy.map(entry => {
        const label = standingLabel(entry, about.edition);
        const where = entry.editions.length === 0 ? '' : `; editions ${entry.editions.join(', ')}`;
        const note = label === undefined ? '' : ` [${label}]`;
        return `${paragraph(`${entry.kind} ${entry.id}: ${entry.title}`, 2)}\n${paint('dim', `    ${entry.source}${where}${note}`)}`;
      }),
    ),
    ...list(
      'Keywords and cards',
      [
        ...(about.keywords.length === 0 ? [] : [`Keyword: ${about.keywords.map(keywordTitle).join(', ')}`]),
        ...(about.cards.length === 0 ? [] : [`Cards: ${shortened(about.cards, MOST_CARDS, text => text).join('; ')}`]),
      ].map(text => paragraph(text, 2)),
    ),
    ...list('See also', about.see.map(pointer)),
    // The name that the engine's code cites the rule by: from a number to its code in one search.
    paint('dim', `Concept ${about.concept}`),
  ].join('\n\n')}\n`;
};

const MOST_CARDS = 12;

/** A rule of an imported document that is no edition of the core rules. */
export const otherRuleText = (
  { citation: cited, from, text, around }: OtherRule,
  width: number,
  paint: Paint,
): string => {
  const broken = wrap(text, width - 2).map(line => `  ${line}`);
  const beside = around.map(each => `  ${each.number}  ${each.title}`);
  return `${[
    `${paint('bold', cited)}\n${paint('dim', from)}`,
    broken.join('\n'),
    ...(beside.length === 0 ? [] : [`${paint('bold', 'Around it')}\n${beside.join('\n')}`]),
  ].join('\n\n')}\n`;
};

interface OtherRule {
  readonly citation: string;
  readonly from: string;
  readonly text: string;
  readonly around: readonly NumberAndTitle[];
}

const officialLines = (
  { official }: AboutRule,
  paragraph: (text: string, indent: number) => string,
  paint: Paint,
): readonly string[] =>
  official === undefined
    ? []
    : [
        ...paragraphs(official.text, paragraph),
        paint('dim', `  ${official.from}`),
        ...(official.changed === true ? ['  Its words have changed since our wording was written: trust these.'] : []),
      ];

const paragraphs = (text: string, paragraph: (text: string, indent: number) => string): readonly string[] =>
  text.split('\n').map(line => paragraph(line, 2));

const pathText = ({ path }: AboutRule): string =>
  path.map(({ number, title }) => (title === '' ? number : `${number} ${title}`)).join(' > ');

const editionText = (
  { edition, numbers, text }: AboutRule['editions'][number],
  here: string,
  paragraph: (text: string, indent: number) => string,
): string => {
  if (text === undefined) return `  ${edition}  does not have it`;
  const head = `  ${edition}  ${numbers.join(', ')}`;
  return text === here ? head : `${head}\n${paragraph(text, 7)}`;
};
