/** Any scenario runs to an end within its bounds, says the same each time, and tells of places in it. */
import { isDeepStrictEqual } from 'node:util';
import { stateKey } from '../../../engine/game/stateKey/stateKey.ts';
import { asItCounts } from '../../../engine/game/stateKey/whatCounts.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { allRuns, scenarioParts, writtenOut } from '../../../engine/scenario/script/parts.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { costly, heapSince } from '../cost.ts';
import type { Target } from '../target.ts';
import { anyFile, isArticle } from '../texts/texts.ts';

export const runner: Target = {
  name: 'runner',
  make: anyFile,
  faultsOf(text) {
    const { blocks } = parseFile(text, { markdown: isArticle(text) });
    const context = withCards(
      runContext(loadRuleBook(), '1.4'),
      blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
    );
    const before = process.memoryUsage().heapUsed;
    return [...blocks.filter(isScenario).flatMap(block => faultsOfRun(block, context)), ...heapSince(before)];
  },
};

const isScenario = (block: Block): block is Block<ScenarioTree> => block.tree.kind === 'scenario';

const faultsOfRun = (block: Block<ScenarioTree>, context: RunContext): readonly string[] => {
  const reports: ScenarioReport[] = [];
  const dear = costly(`the run of “${block.tree.name?.text ?? ''}”`, () => {
    reports.push(runScenario(block, context));
  });
  if (dear.length > 0) return dear;
  const [report] = reports;
  if (report === undefined) return [];
  const faults: string[] = [];
  const length = block.text.length;
  for (const { span, message, fixes } of report.diagnostics) {
    const places = [span, ...fixes.flatMap(fix => fix.edits.map(edit => edit.span))];
    if (places.some(({ start, end }) => start < 0 || end < start || end > length))
      faults.push(`a place outside of the scenario: ${message}`);
    if (message.trim() === '') faults.push('a diagnostic that says nothing');
  }
  if (allRuns(report).some(run => run.status === 'invalid') && !report.diagnostics.some(isLoud))
    faults.push('it is invalid, and nothing says why');
  const again = runScenario(block, context);
  if (!isDeepStrictEqual(outcome(report), outcome(again))) faults.push('run again, it says something else');
  if (report.branches.length > 0) faults.push(...faultsOfBranches(block, report, context));
  return faults;
};

/** Each branch comes to what its lines come to, written out as a scenario. */
const faultsOfBranches = (
  block: Block<ScenarioTree>,
  report: ScenarioReport,
  context: RunContext,
): readonly string[] => {
  const parts = scenarioParts(block, report);
  return writtenOut(block).flatMap((writeOut, i) => {
    const alone = runScenario(writeOut(), context);
    return isDeepStrictEqual(played(parts[i]?.report), played(alone))
      ? []
      : [`written out, ${alone.name} is otherwise`];
  });
};

const played = (report: ScenarioReport | undefined): unknown =>
  report?.runs.map(({ ruleset, expectations, steps, final }) => [
    ruleset,
    expectations.map(({ holds, message }) => [holds, message]),
    steps.map(step => step.text),
    // A sentence of another branch has the runner keep more of what has happened, though nothing here asks for it.
    final && stateKey({ ...asItCounts(final), hasAbilities: false }, 'by name'),
  ]);

/** A warning says that a card's sentence is not understood: the error stands at the card. */
const isLoud = ({ severity }: ScenarioReport['diagnostics'][number]): boolean =>
  severity === 'error' || severity === 'warning';

const outcome = (report: ScenarioReport): unknown => [
  report.diagnostics,
  allRuns(report).map(({ ruleset, status, steps }) => [ruleset, status, steps.map(step => step.text)]),
];
