/** What passes, at a glance: for each expectation and each scenario, in all editions that are judged. */
import type { ScenarioTree, StatementKind } from '../../../engine/language/syntax.ts';
import type { NotRun, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import { statusOf } from '../../../engine/scenario/script/outcome.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import { withoutText } from './caveats.ts';

/** How an expectation came out: it holds in every edition that judges it, not in each, hangs on a decision, or is not judged at all. */
export type ExpectationOutcome = 'holds' | 'does not hold' | 'not decided' | 'not judged';

export interface Passing {
  /** Of all its editions and branches together. */
  readonly status: Status;
  readonly held: number;
  /** Cards in any of them whose text does not run. */
  readonly notRun: readonly NotRun[];
  readonly expectations: readonly { readonly line: number; readonly outcome: ExpectationOutcome }[];
  readonly questions: number;
}

/** An expectation that holds in some editions only does not hold. */
export const passingOf = ({ statements }: ScenarioTree, report: ScenarioReport): Passing => {
  const runs = allRuns(report);
  const expectations = statements.flatMap(({ kind, span, line }) => {
    if (!PROVED.has(kind)) return [];
    const judged = runs.flatMap(run => run.expectations.filter(each => each.span.start === span.start));
    return [{ line, outcome: outcomeOf(judged) }];
  });
  return {
    status: statusOf(report),
    held: expectations.filter(({ outcome }) => outcome === 'holds').length,
    notRun: runs.flatMap(run => run.notRun),
    expectations,
    questions: statements.filter(({ kind }) => kind === 'ask').length,
  };
};

/** What holds or does not; a solution is proved as a whole. */
export const PROVED: ReadonlySet<StatementKind> = new Set(['expect', 'goal', 'solution']);

const outcomeOf = (judged: readonly { readonly holds: boolean; readonly isDecided: boolean }[]): ExpectationOutcome => {
  if (judged.length === 0) return 'not judged';
  if (judged.some(({ holds, isDecided }) => isDecided && !holds)) return 'does not hold';
  return judged.every(({ isDecided }) => isDecided) ? 'holds' : 'not decided';
};

/** "passed, 3 of 3 expectations hold"; "passed, without the text of Kayle, Justified, 1 of 1 …"; "passed, 1 question" */
export const passingText = ({ status, held, notRun, expectations: { length }, questions }: Passing): string =>
  [
    `${STATUS_TEXTS[status]}${withoutText(notRun)}`,
    ...(length === 0 ? [] : [`${held} of ${length} expectations hold`]),
    ...(questions === 0 || status === 'invalid' ? [] : [`${questions} ${questions === 1 ? 'question' : 'questions'}`]),
  ].join(', ');

const STATUS_TEXTS: Readonly<Record<Status, string>> = {
  invalid: 'has errors',
  failed: 'failed',
  undecided: 'undecided',
  passed: 'passed',
  untested: 'untested: it expects and asks nothing',
};
