/** Three lines to read out at the table: the verdict, the steps that decided, the rules with their edition. */
import type { Edition } from '../../engine/game/editions.ts';
import type { Step } from '../../engine/game/steps.ts';
import type { Diagnostic, Run, ScenarioReport } from '../../engine/scenario/report.ts';
import { citation } from '../../rules-db/citation.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Position } from '../shared/lines.ts';
import { type Analysis, mainRun, reportOf, type Spot, spotAt } from './analysis.ts';

/** On a diagnostic's line about that; elsewhere in a scenario about the whole of it. */
export const verdict = (analysis: Analysis, position: Position): string | null => {
  const spot = spotAt(analysis, position);
  if (spot === undefined) return null;
  const report = reportOf(analysis, spot.block);
  const run = mainRun(report);
  const finding = findingAt(report, spot);
  const lines = finding === undefined ? whole(analysis.book, report, run) : about(analysis.book, finding, run);
  return lines.join('\n');
};

const findingAt = (report: ScenarioReport, { block, offset, line, statement }: Spot): Diagnostic | undefined => {
  const lineOf = (at: number): number => block.text.slice(0, at).split(/\r\n|\r|\n/).length - 1;
  const serious = report.diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
  return (
    serious.find(({ span }) => span.start <= offset && offset <= span.end) ??
    serious.find(
      ({ span }) => lineOf(span.start) === line || (statement !== undefined && lineOf(span.start) === statement.line),
    )
  );
};

const whole = (book: RuleBook, report: ScenarioReport, run: Run | undefined): readonly string[] => {
  if (run === undefined)
    return [`${title(report)}: not run. ${report.diagnostics[0]?.message ?? ''}`.trim(), NO_STEPS, NO_RULES];
  const decisive = decisiveSteps(run.steps);
  return [
    `${title(report)}: ${report.runs.map(spoken).join('; ')}.`,
    decisive.length === 0 ? NO_STEPS : decisive.map(step => step.text).join(' '),
    rules(book, unique(decisive.map(step => step.rule)), run.edition),
  ];
};

const about = (book: RuleBook, finding: Diagnostic, run: Run | undefined): readonly string[] => {
  const edition = finding.edition ?? run?.edition;
  const led = run === undefined ? [] : decisiveSteps(run.steps);
  return [
    oneLine(finding.message),
    led.length === 0 ? NO_STEPS : led.map(step => step.text).join(' '),
    edition === undefined || finding.concepts.length === 0 ? NO_RULES : rules(book, finding.concepts, edition),
  ];
};

const NO_STEPS = 'Nothing was done before it.';
const NO_RULES = 'No rule decides it.';

const title = (report: ScenarioReport): string => (report.name === '' ? 'This scenario' : report.name);

const spoken = ({ edition, status, expectations }: Run): string => {
  const held = expectations.filter(each => each.holds).length;
  const said = { passed: 'it holds', failed: 'it does not hold', undecided: 'undecided', invalid: 'not a legal game' }[
    status
  ];
  return `${said} in ${edition}${expectations.length === 0 ? '' : ` (${held} of ${expectations.length} expectations)`}`;
};

/** The last steps that changed something for someone; passing and the turn's course decide nothing. */
const decisiveSteps = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(step => step.line >= 0 && !COURSE.some(begin => step.rule.startsWith(begin))).slice(-STEPS_TOLD);

const COURSE = ['turn.', 'showdown.pass', 'showdown.focus'];
const STEPS_TOLD = 4;

const rules = (book: RuleBook, concepts: readonly string[], edition: Edition): string => {
  const numbers = concepts.flatMap(concept => book.numbersOf(concept, edition)[0] ?? []);
  return numbers.length === 0
    ? NO_RULES
    : unique(numbers)
        .map(number => citation(number, edition))
        .join(', ');
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];
const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ');
