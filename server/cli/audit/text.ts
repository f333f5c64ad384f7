/** An audit for people to read. */

import type { ToldStep } from '../../shared/story/story.ts';
import { counted, type Paint, printable } from '../formats/style.ts';
import { wrap } from '../help.ts';
import type { Audited, Counts, DecidingRule, Editions, Effect, Verdict } from './verdicts.ts';

interface Audit extends Editions {
  readonly counts: Counts;
  /** Whether all that is not as it was is told, or only other outcomes. */
  readonly all: boolean;
  readonly files: readonly Audited[];
}

export const auditText = (audit: Audit, width: number, paint: Paint): string => {
  const told = audit.files.flatMap(file =>
    file.verdicts.map(verdict => verdictText(verdict, file, audit, width, paint)),
  );
  return `${[...told, summary(audit, paint)].join('\n\n')}\n`;
};

const summary = ({ from, to, counts, all: isAllTold }: Audit, paint: Paint): string => {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (all === 0) return 'There is no scenario in it.';
  const head =
    counts.outcome === 0
      ? paint('green', `${to} overturns nothing of ${from}`)
      : paint('red', `${to} decides ${counted(counts.outcome, 'scenario')} otherwise than ${from}`);
  const others = [
    counts.ahead === 0 ? [] : `${counts.ahead} written for ${to} already`,
    counts.end === 0 ? [] : `${counts.end} with another board at the end`,
    counts.way === 0 ? [] : `${counts.way} by other steps`,
  ].flat();
  const more = isAllTold ? '' : '; --all tells them';
  const rest = others.length === 0 ? '' : ` (${others.join(', ')}${more})`;
  const judged = all - counts.outcome - counts.unjudged;
  return `${head}; ${counted(judged, 'other')}${rest}.${unjudgedText(counts.unjudged, isAllTold)}`;
};

/** Such a scenario may be overturned as well, and nobody would see it: that is said whatever was asked for. */
const unjudgedText = (count: number, isAllTold: boolean): string =>
  count === 0
    ? ''
    : `\n${counted(count, 'scenario')} ${count === 1 ? 'does' : 'do'} not pass in either edition: ${
        count === 1 ? 'its outcome was' : 'their outcomes were'
      } not compared${isAllTold ? '' : ' (--all tells which)'}.`;

const EFFECT_NAMES: Readonly<Record<Effect, string>> = {
  outcome: 'another outcome',
  ahead: 'another outcome, and written for it already',
  unjudged: 'passes in neither edition, so that its outcome was not compared',
  end: 'the same outcome, another board at the end',
  way: 'the same end, by other steps',
  none: 'nothing changes',
};

const verdictText = (
  verdict: Verdict,
  { path, source }: Audited,
  { from, to }: Editions,
  width: number,
  paint: Paint,
): string => {
  const lineText = (line: number): string =>
    `  ${paint('dim', `${line + 1}`.padStart(5))}  ${paint('bold', printable((source[line] ?? '').trim()))}`;
  const paragraph = (mark: string, text: string): string =>
    wrap(printable(text), width - INDENT - mark.length - 1)
      .map((part, at) => `${' '.repeat(INDENT)}${at === 0 ? paint('cyan', mark) : ' '.repeat(mark.length)} ${part}`)
      .join('\n');
  const steps = (mark: string, told: readonly ToldStep[]): readonly string[] =>
    told.length === 0
      ? [paragraph(mark, 'nothing of this')]
      : told.map(({ text, rule, concept }) => paragraph(mark, `${text} ${rule ?? concept}`));
  const { parting, rules, lines, end } = verdict;
  return [
    `${paint('bold', verdict.name === '' ? 'A scenario without a name' : printable(verdict.name))}: ${EFFECT_NAMES[verdict.effect]}  ${paint('dim', `${path}:${verdict.line + 1}`)}`,
    `  ${from}: ${verdict.from}; ${to}: ${verdict.to}${verdict.names.length === 0 ? '' : paint('dim', `  (names ${verdict.names.join(', ')})`)}`,
    ...(parting === undefined
      ? []
      : ['  They part here:', lineText(parting.line), ...steps(from, parting.from), ...steps(to, parting.to)]),
    ...(verdict.effect === 'end'
      ? [
          '  At the end:',
          ...end.map(({ about, what, from: old, to: now }) =>
            paragraph('-', `${about}: ${what} ${old} in ${from}, ${now} in ${to}`),
          ),
        ]
      : []),
    ...(rules.length === 0
      ? []
      : ['  The rules that made it so:', ...rules.map(rule => paragraph('-', ruleText(rule, { from, to })))]),
    ...(lines.length === 0 ? [] : ['  What comes of it:']),
    ...lines.flatMap(({ line, from: old, to: now }) => [lineText(line), paragraph(from, old), paragraph(to, now)]),
  ].join('\n');
};

const INDENT = 9;

const ruleText = ({ title, from: old, to: now, became }: DecidingRule, { from, to }: Editions): string => {
  switch (became) {
    case 'new':
      return `${now} (${to}) ${title}: new in ${to}`;
    case 'gone':
      return `${old} (${from}) ${title}: no longer in ${to}`;
    case 'changed':
      return `${now} (${to}) ${title}: says something else than ${old} (${from})`;
    case 'the same':
      return `${now} (${to}) ${title}${old === now ? '' : `: ${old} (${from})`}`;
  }
};
