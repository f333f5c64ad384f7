/** A scenario as a ruling to post: question and answer, the board as text, the steps with their rules. */
import { RULESETS } from '../../engine/game/state/rulesets.ts';
import { partAt, scenarioParts } from '../../engine/scenario/script/parts.ts';
import { bold, code, plain } from '../../rules-db/markdown.ts';
import { type Analysis, mainRun, reportOf, scenarioAt } from './document/analysis.ts';
import { type PathStop, pathOf } from './scene/path.ts';
import { verdictLines } from './verdict/verdict.ts';

/** Markdown; null where there is no scenario at the line or above it. */
export const rulingAt = (analysis: Analysis, line: number): string | null => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const { rules } = analysis.context;
  const part = partAt(scenarioParts(block, reportOf(analysis, block)), line - block.line);
  const run = mainRun(part.report);
  if (run === undefined) return null;
  const path = pathOf(part.block, run, rules);
  const rulesets = RULESETS.filter(each => part.report.runs.some(other => other.ruleset === each));
  const steps = path.lines.flatMap(({ text, from, to }) =>
    to === from ? [] : [`- ${bold(text)}`, ...path.stops.slice(from + 1, to + 1).map(stop => `  - ${sentence(stop)}`)],
  );
  const cited = [...new Set(path.stops.flatMap(({ rule }) => rule?.number ?? []))].toSorted(byNumber);
  const titles = cited.map(number =>
    `- ${number} ${plain(analysis.book.rule(number, run.edition)?.title ?? '')}`.trimEnd(),
  );
  return [
    `# ${plain(path.name === '' ? 'Scenario' : path.name)}`,
    `Core rules ${rulesets.join(', ')}.`,
    verdictLines({ ...part, rules })
      .map(each => `> ${plain(each)}`)
      .join('\n>\n'),
    code('rift', block.text),
    ...(steps.length === 0 ? [] : [`## Steps (${path.ruleset})`, steps.join('\n')]),
    ...(titles.length === 0 ? [] : [`## Rules (${run.edition})`, titles.join('\n')]),
    '',
  ].join('\n\n');
};

const sentence = ({ text, rule }: PathStop): string =>
  `${plain(text)}${rule?.number === undefined ? '' : ` (${rule.number})`}`;

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });
