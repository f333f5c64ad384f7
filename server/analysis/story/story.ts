/** The story of a scenario under one edition: its script line by line, with every step that followed. */

import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import { player } from '../../../engine/game/play/query.ts';
import type { Edition } from '../../../engine/game/state/editions.ts';
import type { State } from '../../../engine/game/state/state.ts';
import type { Step } from '../../../engine/game/state/steps.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { isOfExpectation, type Severity } from '../../../engine/scenario/report/codes.ts';
import type { Run, ScenarioReport, Status } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import { saidOf } from '../document/edition.ts';
import { type LineIndex, lineIndex } from '../document/lines.ts';
import {
  type ReportedExpectation,
  type ReportedQuestion,
  reportedExpectations,
  reportedQuestions,
} from '../verdict/reported.ts';
import { changesBetween, type StoryChange } from './changes.ts';
import type { ComparisonsLeft } from './touched.ts';

/** Lines are those of the file, from 0. */
export interface Story {
  readonly name: string;
  readonly edition: Edition;
  /** Whether it was run by the edition's text alone. */
  readonly asPrinted?: true;
  readonly line: number;
  readonly status: Status;
  readonly steps: readonly StoryStep[];
  readonly expectations: readonly ReportedExpectation[];
  readonly questions: readonly ReportedQuestion[];
  readonly problems: readonly { readonly line: number; readonly severity: Severity; readonly message: string }[];
  /** The lines of the script, in order. */
  readonly script: readonly number[];
}

export interface StoryStep {
  readonly line: number;
  readonly text: string;
  /** Whom it is about, by name: who acts first. */
  readonly players: readonly string[];
  /** The rule's number; missing where this edition orders the step without a rule of its own. */
  readonly rule?: string;
  readonly concept: string;
  readonly note?: string;
  readonly changes: readonly StoryChange[];
}

/**
 * What the stories of a scenario and of its branches share, under one edition: the steps that they begin with are told once, and what is
 * compared for them is limited together.
 */
export interface SharedTelling {
  readonly known: WeakMap<Step, { readonly before: State | undefined; readonly told: StoryStep }>;
  readonly most: ComparisonsLeft;
  /** What the budget may have read by the end of it, once it has begun. */
  readUpTo?: number;
}

export const newTelling = (): SharedTelling => ({ known: new WeakMap(), most: { left: BOUNDS.comparisons } });

/** `status`: where it is not that of the run. */
export const storyOf = (
  block: Pick<Block<ScenarioTree>, 'text' | 'line' | 'tree'>,
  report: ScenarioReport,
  run: Run,
  rules: RunContext['rules'],
  { status = run.status, telling = newTelling() }: { readonly status?: Status; readonly telling?: SharedTelling } = {},
): Story => {
  const lines = lineIndex(block.text);
  const { steps, problems } = stepsOf(run, block.line, rules, telling);
  return {
    name: report.name,
    ...saidOf(run.ruleset),
    line: block.line,
    status,
    steps,
    expectations: reportedExpectations(run, block.line),
    questions: reportedQuestions(run, block.line),
    problems: [...problemsOf(report, run, block.line, lines), ...problems],
    script: block.tree.statements.filter(isScript).map(statement => block.line + statement.line),
  };
};

const stepsOf = (
  run: Run,
  firstLine: number,
  rules: RunContext['rules'],
  telling: SharedTelling,
): Pick<Story, 'steps' | 'problems'> => {
  const { known, most } = telling;
  telling.readUpTo ??= (run.opening?.budget.read ?? 0) + BOUNDS.workOfLine;
  const end = telling.readUpTo;
  const lineAt = (line: number): number => firstLine + Math.max(line, 0);
  let before = run.opening;
  let endedAt: number | undefined;
  const changesTo = (after: State, line: number): readonly StoryChange[] => {
    const changes = before === undefined || endedAt !== undefined ? [] : changesFrom(before, after, { most, end });
    if (changes === undefined) endedAt = lineAt(line);
    return changes ?? [];
  };
  const toldOf = ({ rule: concept, text, after, line, note, players }: Step): StoryStep => {
    const changes = changesTo(after, line);
    const rule = rules.numbersOf(concept, run.edition)[0];
    return {
      line: lineAt(line),
      text,
      players: players.map(id => player(after, id).name),
      ...(rule === undefined ? {} : { rule }),
      concept,
      ...(note === undefined ? {} : { note }),
      changes,
    };
  };
  const steps = run.steps.map(step => {
    const shared = known.get(step);
    const isShared = shared !== undefined && shared.before === before;
    const told = isShared ? shared.told : toldOf(step);
    if (!isShared && endedAt === undefined) known.set(step, { before, told });
    before = step.after;
    return told;
  });
  const problems: Story['problems'] =
    endedAt === undefined ? [] : [{ line: endedAt, severity: 'warning', message: TOO_MUCH_TO_COMPARE }];
  return { steps, problems };
};

/** Undefined where that is too much. */
const changesFrom = (
  before: State,
  after: State,
  { most, end }: { readonly most: ComparisonsLeft; readonly end: number },
): readonly StoryChange[] | undefined => (after.budget.read > end ? undefined : changesBetween(before, after, most));

const TOO_MUCH_TO_COMPARE = `What the steps from here on change is not shown: passive abilities change with these steps, so that all objects would have to be compared after each, more than ${inFigures(BOUNDS.comparisons)} of them in all. Show a part of the scenario, or fewer objects.`;

/** What the line itself says of an expectation or a question is there already. */
const problemsOf = (
  { diagnostics }: ScenarioReport,
  { ruleset, questions }: Run,
  firstLine: number,
  lines: LineIndex,
): Story['problems'] => {
  const asked = new Set(questions.map(({ span }) => span.start));
  return diagnostics
    .filter(each => each.editions === undefined || each.editions.includes(ruleset))
    .filter(({ code, span }) => code !== 'flow/undecided' || !asked.has(span.start))
    .filter(each => !isOfExpectation(each.code) && (each.severity === 'error' || each.severity === 'warning'))
    .map(({ span, severity, message }) => ({
      line: firstLine + lines.positionAt(span.start).line,
      severity,
      message,
    }));
};
