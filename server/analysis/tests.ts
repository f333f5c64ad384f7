/** Scenarios as tests: run under the editions that they name, or under another one. */

import type { Ruleset } from '../../engine/game/state/rulesets.ts';
import type { ScenarioBlock } from '../../engine/language/syntax.ts';
import { addAll } from '../../engine/lists.ts';
import { newFileWork, notRunInFile } from '../../engine/scenario/report/fileWork.ts';
import type { Diagnostic, ExpectationAnswer, ExpectationResult, Run } from '../../engine/scenario/report/report.ts';
import type { RunContext } from '../../engine/scenario/run.ts';
import { isScript } from '../../engine/scenario/script/branches.ts';
import { isGood, statusOfAll, statusWithin } from '../../engine/scenario/script/outcome.ts';
import { partAt, type ScenarioPart, scenarioParts } from '../../engine/scenario/script/parts.ts';

import { pageUri } from '../../rules-db/pages/links.ts';
import type { RunTestsResult, TestFailure, TestOutcome } from '../protocol.ts';
import { type Analysis, scenariosOf } from './document/analysis.ts';
import { type Cancellation, Cancelled } from './document/cancellation.ts';
import { SLICE } from './document/limit.ts';
import type { ScenarioExplored } from './exploring/inBackground.ts';
import { numberedScenarios, partIds } from './testLists.ts';
import { answersIn } from './verdict/answers.ts';
import { caveatsOf } from './verdict/caveats.ts';

export interface TestRun {
  /** All of the file without them. */
  readonly ids?: readonly string[] | undefined;
  /** Instead of those that each scenario names. */
  readonly ruleset?: Ruleset | undefined;
  readonly token: Cancellation;
  readonly nextTurn: () => Promise<void>;
  /** What is claimed of all that can come is explored by it before; without it, it stays undecided. */
  readonly explore?: (asked: ScenarioExplored) => Promise<void>;
  readonly now?: () => number;
}

/** One after the other, so that other requests are answered in between. Throws where it is cancelled. */
export const runTests = async (
  analysis: Analysis,
  { ids, ruleset, token, nextTurn, explore, now = () => performance.now() }: TestRun,
): Promise<RunTestsResult> => {
  const scenarios: TestOutcome[] = [];
  const context = ruleset === undefined ? analysis.context : under(analysis.context, ruleset);
  const fileWork = newFileWork();
  let end = now() + SLICE;
  for (const { id, block } of numberedScenarios(scenariosOf(analysis))) {
    if (ids !== undefined && !ids.some(each => each === id || each.startsWith(`${id} › `))) continue;
    if (now() >= end) {
      await nextTurn();
      end = now() + SLICE;
    }
    if (token.isCancellationRequested) throw new Cancelled();
    const begun = now();
    const isRun = !fileWork.isSpent;
    const isWanted = (): boolean => !token.isCancellationRequested;
    const mostWork = fileWork.leftForClaims;
    if (isRun) await explore?.({ reports: analysis.reports, block, context, isWanted, mostWork });
    const report = isRun ? analysis.reports(block, context) : notRunInFile(block);
    if (isRun) fileWork.add(report);
    const parts = scenarioParts(block, report);
    // All are played at once: each gets an equal share of the time.
    const milliseconds = (now() - begun) / parts.length;
    const own = partIds(
      id,
      parts.map(({ branch }) => ({ path: branch?.path ?? [] })),
    );
    addAll(
      scenarios,
      parts.flatMap((part, at) => {
        const partId = own[at] ?? id;
        return ids?.includes(partId) === false ? [] : outcomeOf(analysis, partId, parts, part, milliseconds);
      }),
    );
  }
  return { scenarios };
};

/** The same one each time, so that reports are kept with it. */
const under = (context: RunContext, ruleset: Ruleset): RunContext => {
  const known = contexts.get(context) ?? new Map<Ruleset, RunContext>();
  contexts.set(context, known);
  const made = known.get(ruleset) ?? { ...context, under: [ruleset] };
  known.set(ruleset, made);
  return made;
};
const contexts = new WeakMap<RunContext, Map<Ruleset, RunContext>>();

type Parts = readonly [ScenarioPart, ...ScenarioPart[]];

const outcomeOf = (
  analysis: Analysis,
  id: string,
  parts: Parts,
  part: ScenarioPart,
  milliseconds: number,
): TestOutcome => {
  const { block } = part;
  const { runs, unrun, diagnostics } = part.report;
  const found = diagnostics.filter(each => each.severity === 'error' || isUndecided(each));
  const verdicts = runs.map(run => ({ edition: run.ruleset, status: statusWithin(part, run) }));
  const status = unrun.length > 0 ? 'invalid' : statusOfAll(verdicts.map(each => each.status));
  const failures = isGood(status) ? [] : found.map(each => failureOf(analysis, block, runs, each));
  return {
    id,
    status,
    editions: runs.map(run => run.ruleset),
    verdicts,
    milliseconds,
    caveats: [...new Set(runs.flatMap(caveatsOf))],
    answers: answersIn(runs).map(({ asked, text }) => `${asked} ${text}`),
    withoutText: [...new Set(runs.flatMap(({ notRun }) => notRun.map(({ name }) => name)))],
    failures,
    ...badBranchOf(part),
    lines: linesOf(parts, part),
    rules: [...new Set([...runs.flatMap(rulesIn), ...diagnostics.flatMap(each => each.concepts)])].sort(),
  };
};

const badBranchOf = ({ block, branch, inside }: ScenarioPart): Pick<TestOutcome, 'badBranch'> => {
  const bad = inside.find(({ runs }) => runs.some(({ status }) => !isGood(status)));
  if (bad === undefined) return {};
  const name = bad.path.slice(branch?.path.length ?? 0).join(' › ');
  return { badBranch: { name, line: block.line + bad.line } };
};

const isUndecided = ({ code, severity }: Diagnostic): boolean => code === 'flow/undecided' && severity === 'warning';

const failureOf = (analysis: Analysis, block: ScenarioBlock, runs: readonly Run[], found: Diagnostic): TestFailure => {
  const { span, message, rule, edition, editions, related } = found;
  const rangeOf = ({ start, end }: Diagnostic['span']) => ({
    start: analysis.lines.positionAt(block.offset + start),
    end: analysis.lines.positionAt(block.offset + end),
  });
  const expectation = failedAt(runs, found);
  const [decisive] = related;
  return {
    range: rangeOf(span),
    message,
    ...(editions === undefined ? {} : { editions }),
    ...(rule === undefined || edition === undefined
      ? {}
      : { rule: { number: rule, edition, uri: pageUri('rule', rule, edition) } }),
    ...(expectation === undefined ? {} : compared(block, expectation)),
    ...(decisive === undefined ? {} : { step: { line: rangeOf(decisive.span).start.line, text: decisive.message } }),
  };
};

const failedAt = (runs: readonly Run[], { span, editions }: Diagnostic): ExpectationResult | undefined =>
  runs
    .filter(({ ruleset }) => editions?.includes(ruleset) !== false)
    .flatMap(({ expectations }) => expectations)
    .find(each => !each.holds && each.span.start === span.start);

/** As the author has it, and as it is. */
const compared = ({ text }: ScenarioBlock, { span, answer }: ExpectationResult) => ({
  expected: text
    .slice(span.start, span.end)
    .replace(/^expect\s+/i, '')
    .replace(/\s+/g, ' '),
  actual: sayingOf(answer()),
});

const sayingOf = ({ says }: ExpectationAnswer): string => says;

/** The lines of its own script, and whether any run came to each. */
const linesOf = (parts: Parts, part: ScenarioPart): TestOutcome['lines'] => {
  const { block, report } = part;
  const reached = new Set(report.runs.flatMap(({ moments }) => moments.map(({ line }) => line)));
  return block.tree.statements
    .filter(statement => isScript(statement) && partAt(parts, statement.line) === part)
    .map(({ line }) => ({ line: block.line + line, ran: reached.has(line) }));
};

/** A rule counts where a step cites it, or a refusal that an expectation asks for. */
const rulesIn = ({ steps, expectations, questions }: Run): readonly string[] => [
  ...steps.map(({ rule }) => rule),
  ...[...expectations, ...questions].flatMap(({ answer }) => {
    const { asks, because } = answer();
    return asks === 'legality' ? because.flatMap(({ rules }) => rules) : [];
  }),
];
