/** A board with lines on it that did not do what they say, and how that is said. */
import { onlyLooks } from '../../../engine/language/syntax.ts';
import { lineOf, lineStarts } from '../../../engine/language/words/lines.ts';
import type { ScenarioPart } from '../../../engine/scenario/script/parts.ts';

/** How many of the lines up to this one had an error; `to`: of the document, from 0. */
export const refusedLines = ({ block, report }: Pick<ScenarioPart, 'block' | 'report'>, to: number): number => {
  const starts = lineStarts(block.text);
  const looking = new Set(block.tree.statements.filter(onlyLooks).map(({ line }) => line));
  const lines = report.diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ span }) => lineOf(starts, span.start));
  return new Set(lines.filter(line => !looking.has(line) && block.line + line <= to)).size;
};

/** Empty where every line did what it says. */
export const notAsWritten = (refused: number): string =>
  refused === 0 ? '' : `Not as written: ${refused === 1 ? 'a line has an error' : `${refused} lines have errors`}.`;
