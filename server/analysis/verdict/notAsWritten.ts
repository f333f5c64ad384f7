/** A board with lines on it that did not do what they say, and how that is said. */
import { onlyLooks } from '../../../engine/language/syntax.ts';
import { lineOf, lineStarts } from '../../../engine/language/words/lines.ts';
import type { ScenarioPart } from '../../../engine/scenario/script/parts.ts';

/** Those up to this one that had an error, in order; all lines are of the document, from 0. */
export const refusedLines = (
  { block, report }: Pick<ScenarioPart, 'block' | 'report'>,
  to: number,
): readonly number[] => {
  const starts = lineStarts(block.text);
  const looking = new Set(block.tree.statements.filter(onlyLooks).map(({ line }) => line));
  const lines = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ span }) => lineOf(starts, span.start));
  const refused = lines.filter(line => !looking.has(line) && block.line + line <= to);
  return [...new Set(refused)].sort((a, b) => a - b).map(line => block.line + line);
};

/** Empty where every line did what it says. */
export const notAsWritten = (refused: number): string =>
  refused === 0 ? '' : `Not as written: ${refused === 1 ? 'a line has an error' : `${refused} lines have errors`}.`;
