/** A scenario as a ruling to post: question and answer, the board as text, the steps with their rules. */
import { RULESETS } from '../../engine/game/state/rulesets.ts';
import type { RuleNumbers } from '../../engine/scenario/report/report.ts';
import { partAt, type ScenarioPart, scenarioParts } from '../../engine/scenario/script/parts.ts';
import { bold, code, plain } from '../../rules-db/markdown.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import { type Analysis, mainRun, reportOf, scenarioAt } from './document/analysis.ts';
import { type PathStop, pathOf } from './scene/path.ts';
import { type JudgedScenario, verdictLines } from './verdict/verdict.ts';

/** Markdown; null where there is no scenario at the line or above it. `link`: leads to the scenario, to be run anew. */
export const rulingAt = (analysis: Analysis, line: number, link?: string): string | null => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const { context, book } = analysis;
  const part = partAt(scenarioParts(block, reportOf(analysis, block)), line - block.line);
  return rulingText(part, { text: block.text, rules: context.rules, book, link });
};

export interface RulingParts {
  /** Of the whole scenario, with all its branches. */
  readonly text: string;
  readonly rules: RuleNumbers;
  readonly book: Pick<RuleBook, 'rule'>;
  /** Leads to the scenario. */
  readonly link: string | undefined;
}

/** Of a scenario or one of its branches; null where it could not be run. */
export const rulingText = (
  { block, report }: Pick<JudgedScenario, 'report'> & { readonly block: ScenarioPart['block'] },
  { text, rules, book, link }: RulingParts,
): string | null => {
  const run = mainRun(report);
  if (run === undefined) return null;
  const path = pathOf(block, run, rules);
  const rulesets = RULESETS.filter(each => report.runs.some(other => other.ruleset === each));
  const steps = path.lines.flatMap(({ text: said, from, to }) =>
    to === from ? [] : [`- ${bold(said)}`, ...path.stops.slice(from + 1, to + 1).map(stop => `  - ${sentence(stop)}`)],
  );
  const cited = [...new Set(path.stops.flatMap(({ rule }) => rule?.number ?? []))].toSorted(byNumber);
  const titles = cited.map(number => `- ${number} ${plain(book.rule(number, run.edition)?.title ?? '')}`.trimEnd());
  return [
    `# ${plain(path.name === '' ? 'Scenario' : path.name)}`,
    `Core rules ${rulesets.join(', ')}.`,
    verdictLines({ block, report, rules })
      .map(each => `> ${plain(each)}`)
      .join('\n>\n'),
    code('rift', text),
    ...(steps.length === 0 ? [] : [`## Steps (${path.ruleset})`, steps.join('\n')]),
    ...(titles.length === 0 ? [] : [`## Rules (${run.edition})`, titles.join('\n')]),
    ...(link === undefined ? [] : [`[Run this scenario](${link})`]),
    '',
  ].join('\n\n');
};

const sentence = ({ text, rule }: PathStop): string =>
  `${plain(text)}${rule?.number === undefined ? '' : ` (${rule.number})`}`;

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
