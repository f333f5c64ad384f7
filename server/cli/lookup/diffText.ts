/** A comparison of two editions as text for people. */
import { inFigures } from '../../../engine/bounds.ts';
import type { Comparison, RulePair } from '../../../rules-db/comparing.ts';
import { datesOfAll } from '../../../rules-db/editions.ts';
import type { RuleInEdition } from '../../../rules-db/types.ts';
import { counted, type Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

interface Heading {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

export const diffText = (
  { from, to, title: whole }: Heading,
  { changed, reworded, added, gone, moved, repeated, same }: Comparison,
  width: number,
  paint: Paint,
): string => {
  const paragraph = (text: string, indent: string, first = indent): string =>
    wrap(text, width - indent.length)
      .map((line, at) => (at === 0 ? first : indent) + line)
      .join('\n');
  const head = ({ number, title }: RuleInEdition): string => `  ${paint('bold', number)}  ${title}`;
  const was = (pair: RulePair): string =>
    pair.from.number === pair.to.number ? '' : paint('dim', `  (${pair.from.number} in ${from})`);
  const said = (edition: string, rule: RuleInEdition): string => paragraph(rule.text, '         ', `    ${edition}  `);
  const group = (
    title: string,
    colour: 'green' | 'red' | 'yellow' | 'cyan',
    parts: readonly string[],
  ): readonly string[] =>
    parts.length === 0 ? [] : [`${paint(colour, `${title} (${inFigures(parts.length)})`)}\n${parts.join('\n')}`];
  return `${[
    [
      paint('bold', whole),
      ...[datesOfAll([from, to])].filter(dates => dates !== '').map(dates => paint('dim', dates)),
    ].join('\n'),
    ...group(
      'Changed in meaning',
      'yellow',
      changed.map(pair => `${head(pair.to)}${was(pair)}\n${said(from, pair.from)}\n${said(to, pair.to)}`),
    ),
    ...group(
      `New in ${to}`,
      'green',
      added.map(rule => `${head(rule)}\n${paragraph(rule.text, '    ')}`),
    ),
    ...group(
      `Said once more in ${to}`,
      'green',
      repeated.map(rule => `${head(rule)}${paint('dim', `  (as ${rule.numbers[0]})`)}`),
    ),
    ...group(
      `No longer in ${to}`,
      'red',
      gone.map(rule => `${head(rule)}\n${paragraph(rule.text, '    ')}`),
    ),
    ...group(
      'In other words, with the same meaning',
      'cyan',
      reworded.map(pair => `${head(pair.to)}${was(pair)}\n${paragraph(pair.why, '    ')}`),
    ),
    ...group(
      'Moved',
      'cyan',
      moved.map(
        ({ from: old, to: now, along }) =>
          `  ${old.number} is ${now.number}  ${now.title}${along.length === 0 ? '' : paint('dim', `  (and ${along.length} below it)`)}`,
      ),
    ),
    paint('dim', `${counted(same, 'rule')} the same under the same number.`),
  ].join('\n\n')}\n`;
};
