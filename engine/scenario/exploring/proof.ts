/** A way that was found, run again by the ordinary runner: what is shown as a proof is one. */
import type { Horizon } from '../../game/explore/horizon.ts';
import type { State } from '../../game/state/state.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import type { ScenarioTree } from '../../language/syntax.ts';
import { expectationsOf } from '../expectations/outlookFixes.ts';
import { linesBelow } from '../report/lineEdits.ts';
import type { OutlookQuestion, OutlookScript } from '../report/outlook.ts';
import type { Diagnostic, ScenarioReport } from '../report/report.ts';
import { runsAt } from '../script/parts.ts';
import type { Sighting } from './search.ts';

/** Runs a scenario under the edition of the question. */
export type RunAgain = (written: { readonly text: string; readonly tree: ScenarioTree }) => ScenarioReport;

/** Null where nothing was found to be shown, or where running it does not show it. */
export const provenBy = (
  source: string,
  question: OutlookQuestion,
  { lines, isFound, isPossible }: Sighting,
  run: RunAgain,
): OutlookScript | null => {
  if (isFound === null || (!isFound && isPossible !== true)) return null;
  const { claim, span } = question;
  const before = source.slice(0, span.end);
  const shown = isFound ? expectationsOf(question) : [];
  const text = `${before}${linesBelow(source, span, [...lines, ...shown])}\n`;
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') return null;
  const report = run({ text, tree });
  const firstLine = before.split('\n').length;
  const expectedFrom = firstLine + lines.length;
  const isWrong = ({ severity, span: at }: Diagnostic): boolean =>
    severity === 'error' && at.start > span.end && lineAt(text, at.start) < expectedFrom;
  const [ran] = runsAt(report, firstLine);
  if (ran?.final === undefined || report.diagnostics.some(isWrong)) return null;
  if (!isFound) return { lines, isSoThen: false };
  const isNegative = claim.modality === 'certain' || claim.modality === 'always';
  const judged = ran.expectations.filter(({ line }) => line >= expectedFrom);
  const isSoThen = judged.length === shown.length && judged.every(({ holds, isDecided }) => holds && isDecided);
  const { goal } = question;
  const through = [...ran.steps.flatMap(step => (step.line >= firstLine ? step.after : [])), ran.final];
  const counted = goal.isOfTheEnd === true ? lastIn(through, question.exploration.horizon) : through;
  const isShown = counted.some(goal.isReached);
  if (!isShown && !(isSoThen && !isNegative)) return null;
  return { lines, isSoThen };
};

/** The ordinary runner goes on into the next turn. */
const lastIn = (through: readonly State[], { lastTurn }: Horizon): readonly State[] =>
  through.filter(({ turnNumber }) => turnNumber <= lastTurn).slice(-1);

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1;
