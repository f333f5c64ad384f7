/** What passes, at a glance: for each expectation and each scenario, in all editions that are judged. */
import type { ScenarioTree } from '../../engine/language/syntax.ts';
import type { NotRun, ScenarioReport, Status } from '../../engine/scenario/report/report.ts';
import { allRuns } from '../../engine/scenario/script/parts.ts';
import { withoutText } from './verdict/caveats.ts';

/** How an expectation came out: it holds in every edition that judges it, not in each, or is not judged at all. */
export type ExpectationOutcome = 'holds' | 'does not hold' | 'not judged';

export interface Passing {
  /** The worst of its editions and branches. */
  readonly status: Status;
  readonly held: number;
  /** Cards in any of them whose text does not run. */
  readonly notRun: readonly NotRun[];
  readonly expectations: readonly { readonly line: number; readonly outcome: ExpectationOutcome }[];
}

/** An expectation that holds in some editions only does not hold. */
export const passingOf = ({ statements }: ScenarioTree, report: ScenarioReport): Passing => {
  const { unrun } = report;
  const runs = allRuns(report);
  const expectations = statements.flatMap(({ kind, span, line }) => {
    if (kind !== 'expect') return [];
    const judged = runs.flatMap(run => run.expectations.filter(each => each.span.start === span.start));
    const met = judged.every(({ holds }) => holds) ? 'holds' : 'does not hold';
    const outcome: ExpectationOutcome = judged.length === 0 ? 'not judged' : met;
    return [{ line, outcome }];
  });
  const held = expectations.filter(({ outcome }) => outcome === 'holds').length;
  return {
    status: unrun.length > 0 || runs.length === 0 ? 'invalid' : worst(runs),
    held,
    notRun: runs.flatMap(run => run.notRun),
    expectations,
  };
};

const worst = (runs: ScenarioReport['runs']): Status =>
  WORST_FIRST.find(status => runs.some(run => run.status === status)) ?? 'invalid';

const WORST_FIRST: readonly Status[] = ['invalid', 'failed', 'undecided', 'passed'];

/** "passed, 3 of 3 expectations hold"; "passed, without the text of Kayle, Justified, 1 of 1 …" */
export const passingText = ({ status, held, notRun, expectations: { length } }: Passing): string => {
  const said = `${status === 'invalid' ? 'has errors' : status}${withoutText(notRun)}`;
  return length === 0 ? said : `${said}, ${held} of ${length} expectations hold`;
};
