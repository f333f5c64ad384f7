/** Keeps the report of each scenario for as long as its tree lives: a scenario that did not change is not run again. */
import type { ScenarioBlock, ScenarioTree } from '../../../engine/language/syntax.ts';
import type { Interruption } from '../../../engine/scenario/report/interruption.ts';
import type { Outlooks } from '../../../engine/scenario/report/outlook.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { type KnownOutlooks, knownOutlooks } from '../exploring/known.ts';
import type { Reports } from './analysis.ts';
import { failedReport } from './failedReport.ts';
import { BudgetExceeded, type Limit, NO_LIMIT } from './limit.ts';

export type RunScenario = (
  block: ScenarioBlock,
  context: RunContext,
  interruption?: Interruption,
  outlooks?: Outlooks,
) => ScenarioReport;

interface KeptReport {
  readonly context: RunContext;
  readonly report: ScenarioReport;
  /** How often outlooks had been forgotten by then. */
  readonly asOf: number;
}

/** If `limit` interrupts a run there is no report: its error is thrown. */
export const keepReports = (
  run: RunScenario,
  onFailure: (error: unknown) => void,
  limit: Limit = NO_LIMIT,
  outlooks: KnownOutlooks = knownOutlooks(),
): Reports => {
  const known = new WeakMap<ScenarioTree, KeptReport>();
  return (block, context) => {
    const before = known.get(block.tree);
    const asOf = outlooks.timesForgotten();
    const isKept = before !== undefined && before.context === context && before.asOf === asOf;
    if (isKept && !outlooks.isAhead(block.tree, context, before.report)) return before.report;
    const { isDue, because } = limit.begin(block, context);
    let interrupted = false;
    const noted = (): boolean => {
      interrupted ||= isDue();
      return interrupted;
    };
    let report: ScenarioReport;
    try {
      report = limit.hold(() =>
        runOrSayWhy(
          () => run(block, context, { isDue: noted, because }, outlooks.of(block.tree, context)),
          block,
          onFailure,
        ),
      );
    } catch (error) {
      throw error instanceof BudgetExceeded ? (limit.interrupted(block, context) ?? error) : error;
    }
    const why = interrupted ? limit.interrupted(block, context) : undefined;
    if (why !== undefined) throw why;
    known.set(block.tree, { context, report, asOf });
    return report;
  };
};

/**
 * A run that throws is a bug of ours: a problem at the scenario's name says so, and the rest of the file is checked as
 * usual.
 */
const runOrSayWhy = (
  run: () => ScenarioReport,
  block: ScenarioBlock,
  onFailure: (error: unknown) => void,
): ScenarioReport => {
  try {
    return run();
  } catch (error) {
    onFailure(error);
    return failedReport(block, { runs: [], more: '; see the output channel for details.' });
  }
};
