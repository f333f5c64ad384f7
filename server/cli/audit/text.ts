/** An audit as text for people. */

import type { MovedAnswer } from '../../analysis/audit/asked.ts';
import type { DecidingRule } from '../../analysis/audit/deciding.ts';
import type { Editions } from '../../analysis/audit/editions.ts';
import type { Audited, AuditVerdict, EditionEffect, EffectCounts } from '../../analysis/audit/verdicts.ts';
import type { StoryStep } from '../../analysis/story/story.ts';
import { printable } from '../../analysis/text/printable.ts';
import type { UnreadPath } from '../check/read.ts';
import { counted, type Paint } from '../formats/style.ts';
import { wrap } from '../help.ts';

interface Audit extends Editions {
  readonly counts: EffectCounts;
  /** Whether every difference is listed, or only other outcomes. */
  readonly all: boolean;
  readonly files: readonly Audited[];
  readonly unread: readonly UnreadPath[];
}

export const auditText = (audit: Audit, width: number, paint: Paint): string => {
  const sections = audit.files.flatMap(file =>
    file.verdicts.map(verdict => verdictText(verdict, file, audit, width, paint)),
  );
  const unread = audit.unread.map(
    ({ path, why, isScenario }) =>
      `${paint('bold', printable(path))} ${paint('red', isScenario === true ? 'not audited' : 'not read')}: ${printable(why)}`,
  );
  return `${[...sections, ...(unread.length > 0 ? [unread.join('\n')] : []), summary(audit, paint)].join('\n\n')}\n`;
};

const summary = ({ from, to, counts, all: isAllListed, unread }: Audit, paint: Paint): string => {
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  if (all === 0)
    return unread.some(({ isScenario }) => isScenario) ? 'No scenario was audited.' : 'There is no scenario in it.';
  const toLookAt = counts.outcome + counts.answer;
  const otherwise = toLookAt + counts.both + counts.ahead;
  const head = paint(toLookAt === 0 ? 'green' : 'red', headText(otherwise, all, { from, to }));
  const details = all === 1 ? ofTheOne(counts, to) : ofEach(counts, to);
  const hidden = counts.both + counts.ahead + counts.end + counts.way + counts.elsewhere;
  const more = isAllListed || hidden === 0 ? '' : ` (--all lists ${all === 1 ? 'it' : 'these'} as well)`;
  const asked =
    counts.asked === 0
      ? ''
      : `\n${counted(counts.asked, 'scenario')} ${counts.asked === 1 ? 'has' : 'have'} the same outcome if decisions are made where ${to} asks for them.`;
  const wrong =
    counts.wrong === 0
      ? ''
      : `\n${counted(counts.wrong, 'scenario')} ${counts.wrong === 1 ? 'is wrong: it does' : 'are wrong: they do'} not pass in ${counts.wrong === 1 ? 'an edition that it names' : 'editions that they name'}.`;
  return `${head}${details}${more}.${asked}${wrong}`;
};

/** What differs in the only scenario. */
const ofTheOne = (counts: EffectCounts, to: string): string => {
  if (counts.both > 0) return ': its text says so itself';
  if (counts.ahead > 0) return `: it is written for ${to} or later`;
  if (counts.end > 0) return ', but the board at the end is different';
  if (counts.way > 0) return ', but the steps are different';
  return counts.elsewhere > 0 ? ': it is written for other editions' : '';
};

const ofEach = (counts: EffectCounts, to: string): string => {
  const toLookAt = counts.outcome + counts.answer;
  const known = [
    toLookAt === 0 ? [] : `${toLookAt} to look at`,
    counts.both === 0 ? [] : `${counts.both} whose text says so itself`,
    counts.ahead === 0 ? [] : `${counts.ahead} written for ${to} or later`,
  ].flat();
  const others = [
    counts.end === 0 ? [] : `${counts.end} with a different board at the end`,
    counts.way === 0 ? [] : `${counts.way} by other steps`,
    counts.elsewhere === 0 ? [] : `${counts.elsewhere} written for other editions`,
  ].flat();
  const rest = others.length === 0 ? '' : `; of the others ${others.join(', ')}`;
  return `${known.length === 0 ? '' : `: ${known.join(', ')}`}${rest}`;
};

const headText = (otherwise: number, all: number, { from, to }: Editions): string => {
  if (all === 1)
    return `${to} ${otherwise === 0 ? 'does not decide' : 'decides'} the scenario differently from ${from}`;
  return `${to} decides ${otherwise === 0 ? 'none' : otherwise} of ${all} scenarios differently from ${from}`;
};

const EFFECT_NAMES: Readonly<Record<EditionEffect, string>> = {
  outcome: 'a different outcome',
  answer: 'a different answer to a question',
  asked: 'the same outcome, with a decision in a different place',
  both: 'a different outcome, as its text says itself',
  ahead: 'a different outcome, which its text already expects',
  wrong: 'wrong: it does not pass in an edition that it names',
  elsewhere: 'written for other editions, and passes in neither of these',
  end: 'the same outcome, a different board at the end',
  way: 'the same end, by other steps',
  none: 'nothing changes',
};

/** For all other effects, one run may have stopped half-way, so that differing boards mean nothing. */
const COMPARED_TO_THE_END: ReadonlySet<EditionEffect> = new Set(['outcome', 'answer', 'both', 'end', 'way']);

const verdictText = (
  verdict: AuditVerdict,
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
  const steps = (mark: string, sections: readonly StoryStep[]): readonly string[] =>
    sections.length === 0
      ? [paragraph(mark, 'none of these steps')]
      : sections.map(({ text, rule }) => paragraph(mark, rule === undefined ? text : `${text} ${rule}`));
  const { parting, rules, causes, lines, end, mended, faults } = verdict;
  return [
    `${paint('bold', verdict.name === '' ? 'A scenario without a name' : printable(verdict.name))}: ${EFFECT_NAMES[verdict.effect]}  ${paint('dim', `${printable(path)}:${verdict.line + 1}`)}`,
    `  ${from}: ${verdict.from}; ${to}: ${verdict.to}${verdict.names.length === 0 ? '' : paint('dim', `  (names ${printable(verdict.names.join(', '))})`)}`,
    ...faults.map(({ edition, line, message }) => `${lineText(line)}\n${paragraph(edition, message)}`),
    ...(causes.length === 0 ? [] : [`  ${causesTitle(causes)}`, ...causesLines(causes, { from, to }, paragraph)]),
    ...(verdict.tooLong === true
      ? [
          paragraph(
            '!',
            'The scenario, or its file as a whole, is too long to be run again for each difference between the editions, so the search for the cause ended early.',
          ),
        ]
      : []),
    ...(mended === undefined
      ? []
      : [
          `  In ${to} it passes if its answers are moved:`,
          ...mended.answers.map(answer => movedText(answer, lineText, paragraph)),
        ]),
    ...(parting === undefined || mended !== undefined
      ? []
      : [
          '  They differ from here on:',
          lineText(parting.line),
          ...steps(from, parting.from),
          ...steps(to, parting.to),
        ]),
    ...(end.length > 0 && COMPARED_TO_THE_END.has(verdict.effect)
      ? [
          '  At the end:',
          ...end.map(({ about, what, from: old, to: now }) =>
            paragraph('-', `${about}: ${what} ${old} in ${from}, ${now} in ${to}`),
          ),
        ]
      : []),
    ...(end.length === 0 && COMPARED_TO_THE_END.has(verdict.effect) && parting !== undefined
      ? ['  At the end the board is the same.']
      : []),
    ...(rules.length === 0
      ? []
      : ['  The rules responsible:', ...rules.map(rule => paragraph('-', ruleText(rule, { from, to })))]),
    ...(lines.length === 0 || mended !== undefined ? [] : ['  Lines that are decided differently:']),
    ...(mended === undefined ? lines : []).flatMap(({ line, from: old, to: now }) => [
      lineText(line),
      paragraph(from, old),
      paragraph(to, now),
    ]),
  ].join('\n');
};

const causesTitle = (causes: AuditVerdict['causes']): string => {
  if (causes.length > 1) return 'Decided by any one of:';
  return (causes[0]?.length ?? 0) > 1 ? 'Decided by these together:' : 'Decided by:';
};

type Paragraph = (mark: string, text: string) => string;

const causesLines = (causes: AuditVerdict['causes'], editions: Editions, paragraph: Paragraph): readonly string[] =>
  causes.flatMap((set, at) =>
    set.flatMap(({ about, from, to, clarified, rules }, nth) => [
      paragraph(
        at > 0 && nth === 0 ? 'or' : '-',
        `${about}: ${from} in ${editions.from}${sinceText(clarified.from)}, ${to} in ${editions.to}${sinceText(clarified.to)}`,
      ),
      ...rules.map(rule => paragraph(' ', ruleText(rule, editions))),
    ]),
  );

const sinceText = (clarified: string | undefined): string =>
  clarified === undefined ? '' : ` (clarified ${clarified})`;

const movedText = (
  { text, line, before }: MovedAnswer,
  lineText: (line: number) => string,
  paragraph: Paragraph,
): string => `${paragraph('+', `${text} (from line ${line + 1}) before`)}\n${lineText(before)}`;

const INDENT = 9;

const ruleText = ({ title, from: old, to: now, became }: DecidingRule, { from, to }: Editions): string => {
  switch (became) {
    case 'new':
      return `${now} (${to}) ${title}: new in ${to}`;
    case 'gone':
      return `${old} (${from}) ${title}: no longer in ${to}`;
    case 'changed':
      return `${now} (${to}) ${title}: says something different from ${old} (${from})`;
    case 'the same':
      return `${now} (${to}) ${title}${old === now ? '' : `: ${old} (${from})`}`;
  }
};
