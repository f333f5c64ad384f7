/**
 * What one edition makes of a scenario, reduced to what a ruling is about: which expectations hold, how its questions are
 * answered, and which lines are refused.
 */
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { isOfExpectation } from '../../../engine/scenario/report/codes.ts';
import type { Diagnostic, Run, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import { type RunContext, workOfRunningAgain } from '../../../engine/scenario/run.ts';
import { lineIndex } from '../document/lines.ts';
import { type ReportedQuestion, reportedQuestions } from '../verdict/reported.ts';

export interface ScenarioOutcome {
  readonly run: Run;
  readonly status: Status;
  /** By the line of the file, from 0, and its index within the line: whether it holds, and what is reported. */
  readonly expectations: ReadonlyMap<string, Expectation>;
  /** The answers to its questions, by the line of the file. */
  readonly answers: ReadonlyMap<number, ReportedQuestion>;
  /** Errors of this edition, by the line of the file. */
  readonly refused: ReadonlyMap<number, Diagnostic>;
}

export interface Expectation {
  readonly line: number;
  readonly holds: boolean;
  readonly message: string;
}

/** What a scenario is run with again and again. */
export interface AuditContext extends RunContext {
  /** Told what each run took (`Budget`). */
  readonly onWork: (work: number) => void;
  /** What is left for exploring what the next run claims. */
  readonly leftForClaims: () => number;
}

/** `most`: what all runs with it may take; a run that has begun goes on to its end. `worked`: what they have taken until then. */
export const countingRuns = (
  context: RunContext,
  most: number,
): { readonly context: AuditContext; readonly worked: () => number } => {
  let all = 0;
  const onWork = (work: number): void => {
    all += work;
  };
  const leftForClaims = (): number => Math.max(0, Math.min(BOUNDS.workOfClaimsCompared, most - all));
  return { context: { ...context, onWork, leftForClaims }, worked: () => all };
};

export const outcomeUnder = (block: Block<ScenarioTree>, context: AuditContext, ruleset: Ruleset): ScenarioOutcome =>
  outcomeIn(block, reportUnder(block, { ...context, under: [ruleset] }), ruleset);

export const reportUnder = (block: Block<ScenarioTree>, context: AuditContext): ScenarioReport => {
  const report = runExploring(block, context, { mostWork: context.leftForClaims() });
  context.onWork(workOfRunningAgain(block, report) + (report.workOfClaims ?? 0));
  return report;
};

/** Of a report that was made under this ruleset: throws if it was not. */
export const outcomeIn = (block: Block<ScenarioTree>, report: ScenarioReport, ruleset: Ruleset): ScenarioOutcome => {
  const run = report.runs.find(each => each.ruleset === ruleset);
  if (run === undefined) throw new Error(`The scenario was not run under ${ruleset}.`);
  const lines = lineIndex(block.text);
  const errors = report.diagnostics.filter(
    ({ severity, code, editions }) =>
      severity === 'error' && !isOfExpectation(code) && (editions === undefined || editions.includes(ruleset)),
  );
  return {
    run,
    status: run.status,
    expectations: byPlace(run.expectations.map(each => ({ ...each, line: block.line + each.line }))),
    answers: new Map(reportedQuestions(run, block.line).map(each => [each.line, each])),
    refused: new Map(errors.map(each => [block.line + lines.positionAt(each.span.start).line, each])),
  };
};

/** An expectation for one edition alone has none beside it in the other. */
const byPlace = (all: readonly Expectation[]): ReadonlyMap<string, Expectation> => {
  const seen = new Map<number, number>();
  return new Map(
    all.map(each => {
      const nth = seen.get(each.line) ?? 0;
      seen.set(each.line, nth + 1);
      return [`${each.line} ${nth}`, each];
    }),
  );
};

/** Whether every question is answered alike: by another rule it may be. */
export const hasSameAnswers = ({ answers }: ScenarioOutcome, { answers: others }: ScenarioOutcome): boolean =>
  [...answers].every(([line, { answer }]) => (others.get(line)?.answer ?? answer) === answer);

/** Whether both give the same results for everything that both were asked. */
export const isSameOutcome = (a: ScenarioOutcome, b: ScenarioOutcome): boolean =>
  a.status === b.status &&
  [...a.expectations].every(([place, { holds }]) => (b.expectations.get(place)?.holds ?? holds) === holds) &&
  hasSameAnswers(a, b) &&
  a.refused.size === b.refused.size &&
  [...a.refused.keys()].every(line => b.refused.has(line));
