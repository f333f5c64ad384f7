/** Three lines to read out at the table: the verdict, the steps that decided, the rules with their edition. */
import type { Edition } from '../../engine/game/editions.ts';
import type { Step } from '../../engine/game/steps.ts';
import type { Diagnostic, Run, ScenarioReport } from '../../engine/scenario/report.ts';
import { citation } from '../../rules-db/citation.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { Position } from '../shared/lines.ts';
import { type Analysis, mainRun, rangeOf, reportOf, type Spot, spotAt } from './analysis.ts';

/** On a diagnostic's line about that; elsewhere in a scenario about the whole of it. */
export const verdict = (analysis: Analysis, position: Position): string | null => {
  const spot = spotAt(analysis, position);
  if (spot === undefined) return null;
  const report = reportOf(analysis, spot.block);
  const run = mainRun(report);
  const lineOf = (finding: Diagnostic): number =>
    rangeOf(analysis, spot.block, finding.span).start.line - spot.block.line;
  const finding = findingAt(report, spot, lineOf);
  const lines =
    finding === undefined ? whole(analysis.book, report, run) : about(analysis.book, finding, run, lineOf(finding));
  return lines.join('\n');
};

const findingAt = (
  report: ScenarioReport,
  { offset, line, statement }: Spot,
  lineOf: (finding: Diagnostic) => number,
): Diagnostic | undefined => {
  const serious = report.diagnostics.filter(({ severity }) => severity === 'error' || severity === 'warning');
  const lines: readonly number[] = [line, statement?.line ?? line];
  const here = serious.filter(({ span }) => span.start <= offset && offset <= span.end);
  const found = here.length > 0 ? here : serious.filter(finding => lines.includes(lineOf(finding)));
  // While a decision waits, what fails for want of it is no answer: that it waits is.
  return found.find(({ code }) => code === UNDECIDED) ?? found[0];
};

const whole = (book: RuleBook, report: ScenarioReport, run: Run | undefined): readonly string[] => {
  if (run === undefined)
    return [`${title(report)}: not run. ${report.diagnostics[0]?.message ?? ''}`.trim(), NO_STEPS, NO_RULES];
  const decisive = decisiveSteps(run.steps);
  const waiting = report.diagnostics.find(({ code }) => code === UNDECIDED);
  return [
    `${title(report)}: ${report.runs.map(spoken).join('; ')}.${waiting === undefined ? '' : ` ${notDecided(waiting)}`}`,
    told(decisive),
    rules(book, unique(decisive.map(step => step.rule)), run.edition),
  ];
};

/** What led to it: the places that the finding itself points at, else the last steps before its line was over. */
const about = (book: RuleBook, finding: Diagnostic, run: Run | undefined, line: number): readonly string[] => {
  const edition = finding.edition ?? run?.edition;
  const before = (run?.steps ?? []).filter(step => step.line <= line);
  return [
    finding.code === UNDECIDED ? notDecided(finding) : oneLine(finding.message),
    finding.related.length > 0
      ? finding.related.map(related => oneLine(related.message)).join(' ')
      : told(lastSteps(before)),
    edition === undefined || finding.concepts.length === 0 ? NO_RULES : rules(book, finding.concepts, edition),
  ];
};

const UNDECIDED = 'flow/undecided';
const notDecided = ({ message }: Diagnostic): string => `Not decided: ${oneLine(message)}`;

const NO_STEPS = 'Nothing has happened yet.';
const NO_RULES = 'No rule decides it.';

const title = (report: ScenarioReport): string => (report.name === '' ? 'This scenario' : report.name);

const spoken = ({ edition, status, expectations }: Run): string => {
  const held = expectations.filter(each => each.holds).length;
  const said = { passed: 'it holds', failed: 'it does not hold', undecided: 'undecided', invalid: 'it has errors' }[
    status
  ];
  return `${said} in ${edition}${expectations.length === 0 ? '' : ` (${held} of ${expectations.length} expectations)`}`;
};

const told = (steps: readonly Step[]): string =>
  steps.length === 0 ? NO_STEPS : steps.map(step => step.text).join(' ');

/** What an outcome hangs on: damage, deaths, recalls, results, control, points. Where nothing of that happened, what did, mere passes left out. */
const decisiveSteps = (steps: readonly Step[]): readonly Step[] => {
  const decided = steps.filter(step => DECIDES.some(begin => step.rule.startsWith(begin)));
  return decided.length > 0 ? decided.slice(-STEPS_TOLD) : lastSteps(steps);
};

const lastSteps = (steps: readonly Step[]): readonly Step[] => {
  const done = steps.filter(step => step.line >= 0 && !step.rule.startsWith('turn.'));
  const telling = done.filter(step => step.rule !== 'showdown.pass');
  return (telling.length > 0 ? telling : done).slice(-STEPS_TOLD);
};

const DECIDES = [
  'combat.deal',
  'cleanup.kill',
  'unit.might.killed',
  'combat.resolution.recall',
  'combat.result',
  'combat.control',
  'control.established',
  'control.lost',
  'showdown.closes.conquer',
  'score',
  'win',
];
/** A combat that ends with a point tells as many: damage, deaths, winner, control, conquest, point. */
const STEPS_TOLD = 6;

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
