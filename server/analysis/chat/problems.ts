/** What is wrong in a text, for a chat: the line, what and why with the rule, and what would be right. */
import { type Block, isScenario } from '../../../engine/language/syntax.ts';
import type { Severity } from '../../../engine/scenario/report/codes.ts';
import type { Edit, Fix } from '../../../engine/scenario/report/report.ts';
import { citationFindings, diagnosticOf, findingsOf } from '../diagnostics.ts';
import { type Analysis, reportOf, WHOLE } from '../document/analysis.ts';
import { first } from './shortened.ts';

export interface ChatProblem {
  /** In the text, from 1. */
  readonly line: number;
  readonly severity: Severity;
  readonly code?: string;
  readonly says: string;
  readonly cite?: string;
  readonly fixes: readonly ChatFix[];
}

export interface ChatFix {
  readonly title: string;
  /** The lines in place of those that are wrong; left out where that is no more than a few. */
  readonly write?: string;
}

/** Those of scenarios that are not among `run` are left out: nothing is known of them. The gravest first, each kind in the order of its lines. */
export const problemsOf = (analysis: Analysis, run: ReadonlySet<Block>): readonly ChatProblem[] => {
  const found = analysis.blocks.flatMap(block =>
    isScenario(block) && !run.has(block) ? [] : problemsOfBlock(analysis, block),
  );
  const cited = citationFindings(analysis).map(finding =>
    problemOf(analysis, { ...WHOLE, text: analysis.source.text }, finding),
  );
  return [...found, ...cited].sort(
    (a, b) => GRAVEST.indexOf(a.severity) - GRAVEST.indexOf(b.severity) || a.line - b.line,
  );
};

export const problemsOfBlock = (analysis: Analysis, block: Block): readonly ChatProblem[] =>
  findingsOf(analysis, block, reportOf).map(finding => problemOf(analysis, block, finding));

const GRAVEST: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

type Finding = Parameters<typeof diagnosticOf>[2];

const problemOf = (analysis: Analysis, block: Pick<Block, 'offset' | 'text'>, finding: Finding): ChatProblem => {
  const { range, severity, code, data } = diagnosticOf(analysis, block, finding);
  return {
    line: range.start.line + 1,
    severity,
    ...(code === undefined ? {} : { code }),
    says: finding.message,
    ...(data?.citation === undefined ? {} : { cite: data.citation }),
    fixes: first(finding.fixes, MOST_FIXES).shown.map(fix => fixOf(block, fix)),
  };
};

const MOST_FIXES = 3;

const fixOf = ({ text }: Pick<Block, 'text'>, { title, edits }: Fix): ChatFix => {
  const write = changedLines(text, edited(text, edits));
  return { title: title.replaceAll('`', ''), ...(write === undefined ? {} : { write }) };
};

const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((soFar, { span, text: by }) => soFar.slice(0, span.start) + by + soFar.slice(span.end), text);

/** The lines of `after` that `before` has not got; undefined where they are too many to be read, or none. */
const changedLines = (before: string, after: string): string | undefined => {
  const [was, is] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < is.length && was[head] === is[head]) head++;
  let tail = 0;
  while (tail < is.length - head && tail < was.length - head && was.at(-1 - tail) === is.at(-1 - tail)) tail++;
  const lines = is.slice(head, is.length - tail).map(line => line.trim());
  return lines.length === 0 || lines.length > MOST_LINES ? undefined : lines.join('\n').trim();
};

const MOST_LINES = 8;

/** A problem as lines of text. */
export const problemLines = ({ line, severity, says, cite, fixes }: ChatProblem): readonly string[] => [
  `- line ${line}, ${severity}: ${says}${cite === undefined ? '' : ` ${cite}`}`,
  ...fixes.map(
    ({ title, write }) =>
      `    right would be: ${title}${write === undefined ? '' : `: ${write.replaceAll('\n', ' / ')}`}`,
  ),
];
