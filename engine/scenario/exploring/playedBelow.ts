/** Lines that are played below the one that claims something, by the ordinary runner. */
import type { State } from '../../game/state/state.ts';
import { parseBlock } from '../../language/grammar/parse.ts';
import type { ScenarioTree } from '../../language/syntax.ts';
import { linesAtOffsets } from '../../language/words/lines.ts';
import { linesBelow } from '../report/lineEdits.ts';
import type { OutlookQuestion } from '../report/outlook.ts';
import type { Diagnostic, ExpectationResult, ScenarioReport } from '../report/report.ts';
import { runsAt } from '../script/parts.ts';

/** Runs a scenario under the edition of the question. */
export type RunAgain = (written: { readonly text: string; readonly tree: ScenarioTree }) => ScenarioReport;

export interface PlayingBelow {
  readonly source: string;
  readonly question: Pick<OutlookQuestion, 'span'>;
  /** Lines above them, which are no acts. */
  readonly opening?: readonly string[];
  /** Lines below them, which are no acts. */
  readonly shown?: readonly string[];
  readonly run: RunAgain;
}

export interface PlayedBelow {
  /** What was come through, and where they led to. */
  readonly through: readonly State[];
  readonly final: State;
  /** What is expected below them. */
  readonly judged: readonly ExpectationResult[];
}

/** Null where the rules refuse one of them. */
export const playedBelow = (
  lines: readonly string[],
  { source, question: { span }, opening = [], shown = [], run }: PlayingBelow,
): PlayedBelow | null => {
  const before = source.slice(0, span.end);
  const text = `${before}${linesBelow(source, span, [...opening, ...lines, ...shown])}\n`;
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') return null;
  const report = run({ text, tree });
  const firstLine = before.split('\n').length + opening.length;
  const expectedFrom = firstLine + lines.length;
  const lineAt = linesAtOffsets(text);
  const isWrong = ({ severity, span: at }: Diagnostic): boolean =>
    severity === 'error' && at.start > span.end && lineAt(at.start) < expectedFrom;
  const [ran] = runsAt(report, firstLine);
  if (ran?.final === undefined || report.diagnostics.some(isWrong)) return null;
  const { final } = ran;
  return {
    final,
    through: [...ran.steps.flatMap(step => (step.line >= firstLine ? step.after : [])), final],
    judged: ran.expectations.filter(({ line }) => line >= expectedFrom),
  };
};

/** Passes one after another are what `all pass` does, unless it goes on to pass where they do not. */
export const withAllPass = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line, at) => {
    if (!isPass(line)) return line;
    if (at > 0 && isPass(lines[at - 1] ?? '')) return [];
    return isPass(lines[at + 1] ?? '') ? 'all pass' : line;
  });

const isPass = (line: string): boolean => line.endsWith(' passes');
