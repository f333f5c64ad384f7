/** "Add the expectation": what is now true and was not before, as `expect` lines to pick from. */
import { partAt, scenarioParts } from '../../../engine/scenario/script/parts.ts';
import type { ExpectationsResult } from '../../protocol.ts';
import { type Analysis, mainRun, reportOf, scenarioAt } from '../document/analysis.ts';
import { insertionAt } from '../openings.ts';
import { newFactsAt } from './newFacts.ts';

/**
 * Since the last act at a line or above it, and since the board was laid out. What the script expects after that act already
 * is left out. Null where there is no act there.
 */
export const expectationsAt = (analysis: Analysis, line: number): ExpectationsResult | null => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const { block: part, report } = partAt(scenarioParts(block, reportOf(analysis, block)), line - block.line);
  const found = newFactsAt(part, mainRun(report), line);
  if (found === null) return null;
  const { act, expected, sinceAct, sinceBoard } = found;
  const insert = insertionAt(analysis, block.line + (expected.at(-1) ?? act).line);
  return insert && { insert, sinceAct, sinceBoard };
};
