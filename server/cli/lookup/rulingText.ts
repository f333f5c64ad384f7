/** A FAQ entry or a ruling as text for people. */
import { citation } from '../../../rules-db/citation.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { SOURCE_ERRS } from '../../../rules-db/wording.ts';
import type { AboutEntry, TestedBy } from '../../analysis/about/aboutEntry.ts';
import { rulesetOf } from '../../analysis/document/edition.ts';
import type { Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

export const rulingText = (about: AboutEntry, edition: BookEdition, width: number, paint: Paint): string => {
  const paragraph = (text: string, first = '  ', rest = ' '.repeat(first.length)): string =>
    wrap(text, width - first.length)
      .map((line, at) => (at === 0 ? first : rest) + line)
      .join('\n');
  const list = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : [`${paint('bold', title)}\n${lines.join('\n')}`];
  const rules = (all: AboutEntry['rules']): readonly string[] =>
    all.flatMap(({ number, title }) => (number === undefined ? [] : `  ${citation(number, edition)}  ${title}`));
  const { source, place } = about;
  const isSourceWrong = about.standing === 'contradicts';
  const from = typeof source === 'string' ? source : `${source.title}, ${source.date}`;
  return `${[
    `${paint('bold', `${about.kind} ${about.id}`)}\n${paint('dim', place === undefined ? from : `${from}: ${place}`)}`,
    paragraph(about.question),
    paragraph(isSourceWrong ? `By the rules: ${about.answer}` : about.answer),
    paragraph(standing(about)),
    ...list(
      'Clarified',
      about.clarified.map(text => paragraph(text)),
    ),
    ...list(
      'Step by step',
      (about.steps ?? []).map((step, at) => paragraph(step, `  ${at + 1}. `)),
    ),
    ...list(
      'Fine points',
      (about.finePoints ?? []).map(point => paragraph(point, '  - ')),
    ),
    ...list(
      'Official wording (imported)',
      (about.official ?? []).flatMap(({ question, answer, steps = [], finePoints = [], from: document }) => [
        paint('bold', paragraph(question)),
        ...answer.split('\n').map(line => paragraph(line)),
        ...[...steps, ...finePoints].map(line => paragraph(line, '  - ')),
        paint('dim', `  ${document}`),
      ]),
    ),
    ...list('Rules', rules(about.rules)),
    ...list(isSourceWrong ? 'The rules that decide against the source' : 'What says otherwise', rules(about.against)),
    ...list(
      'Cards',
      about.cards.map(card => `  ${card}`),
    ),
    ...list(
      'Put to the test',
      about.scenarios.map(scenario => scenarioText(scenario, paragraph, paint)),
    ),
  ].join('\n\n')}\n`;
};

const standing = ({ standing: is, standingNote, editions }: AboutEntry): string => {
  const parts =
    is === 'contradicts'
      ? [SOURCE_ERRS, standingNote ?? '']
      : [is === 'superseded' ? 'Superseded.' : '', standingNote ?? '', `Holds in ${editions.join(', ')}.`];
  return parts.filter(part => part !== '').join(' ');
};

const scenarioText = (
  { id, editions, results }: TestedBy,
  paragraph: (text: string, first?: string) => string,
  paint: Paint,
): string => {
  if (results === undefined) return paragraph(`${id} (${editions.join(', ')})`);
  const parts = results.map(({ holds, faults, ...said }) =>
    holds
      ? `    ${rulesetOf(said)}  ${paint('green', 'passed')}`
      : [
          `    ${rulesetOf(said)}  ${paint('red', 'failed')}`,
          ...faults.map(fault => paragraph(fault, '         ')),
        ].join('\n'),
  );
  return [paragraph(id), ...parts].join('\n');
};
