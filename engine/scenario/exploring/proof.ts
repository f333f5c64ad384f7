/** A way that was found, run again by the ordinary runner: what is shown as a proof is one. */
import type { Horizon } from '../../game/explore/horizon.ts';
import type { State } from '../../game/state/state.ts';
import { stateKey } from '../../game/stateKey/stateKey.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import type { ScenarioTree } from '../../language/syntax.ts';
import { lineAtOffset } from '../../language/words/lines.ts';
import { expectationsOf } from '../expectations/outlookFixes.ts';
import { linesBelow } from '../report/lineEdits.ts';
import type { OutlookQuestion, OutlookScript } from '../report/outlook.ts';
import type { Diagnostic, ScenarioReport } from '../report/report.ts';
import { runsAt } from '../script/parts.ts';
import type { Sighting } from './search.ts';

/** Runs a scenario under the edition of the question. */
export type RunAgain = (written: { readonly text: string; readonly tree: ScenarioTree }) => ScenarioReport;

/** Null where nothing was found to be shown, or where running it does not show it; as short as `all pass` makes it. */
export const provenBy = (
  source: string,
  question: OutlookQuestion,
  sighting: Sighting,
  run: RunAgain,
): OutlookScript | null => {
  const { lines, isFound, isPossible } = sighting;
  if (isFound === null || (!isFound && isPossible !== true)) return null;
  const showing = { source, question, isFound, run };
  const inFull = shownBy(lines, showing);
  const short = withAllPass(lines);
  const inShort = inFull === null || short.length === lines.length ? null : shownBy(short, showing);
  const isSame = inShort !== null && inFull !== null && stateKey(inShort.final) === stateKey(inFull.final);
  const shown = isSame ? inShort : inFull;
  return shown && { lines: shown.lines, isSoThen: shown.isSoThen };
};

/** Passes one after another are what `all pass` does, unless it goes on to pass where they do not. */
const withAllPass = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => {
    if (!isPass(line)) return line;
    if (at > 0 && isPass(lines[at - 1] ?? '')) return [];
    return isPass(lines[at + 1] ?? '') ? 'all pass' : line;
  });

const isPass = (line: string): boolean => line.endsWith(' passes');

interface Showing {
  readonly source: string;
  readonly question: OutlookQuestion;
  readonly isFound: boolean;
  readonly run: RunAgain;
}

interface Shown extends OutlookScript {
  readonly final: State;
}

const shownBy = (lines: readonly string[], { source, question, isFound, run }: Showing): Shown | null => {
  const { span, goal } = question;
  const before = source.slice(0, span.end);
  const shown = isFound ? expectationsOf(question) : [];
  const opening = question.of === 'goal' ? ['solution'] : [];
  const text = `${before}${linesBelow(source, span, [...opening, ...lines, ...shown])}\n`;
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') return null;
  const report = run({ text, tree });
  const firstLine = before.split('\n').length + opening.length;
  const expectedFrom = firstLine + lines.length;
  const isWrong = ({ severity, span: at }: Diagnostic): boolean =>
    severity === 'error' && at.start > span.end && lineAtOffset(text, at.start) < expectedFrom;
  const [ran] = runsAt(report, firstLine);
  if (ran?.final === undefined || report.diagnostics.some(isWrong)) return null;
  const { final } = ran;
  if (!isFound) return { lines, isSoThen: false, final };
  const judged = ran.expectations.filter(({ line }) => line >= expectedFrom);
  const isSoThen = judged.length === shown.length && judged.every(({ holds, isDecided }) => holds && isDecided);
  const through = [...ran.steps.flatMap(step => (step.line >= firstLine ? step.after : [])), final];
  const counted = goal.isOfTheEnd === true ? lastIn(through, question.exploration.horizon) : through;
  return counted.some(goal.isReached) ? { lines, isSoThen, final } : null;
};

/** The ordinary runner goes on into the next turn. */
const lastIn = (through: readonly State[], { lastTurn }: Horizon): readonly State[] =>
  through.filter(({ turnNumber }) => turnNumber <= lastTurn).slice(-1);
