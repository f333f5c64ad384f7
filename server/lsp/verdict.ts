/** The verdict on the scenario at a position: see server/shared/verdict/. */
import type { Position } from '../shared/lines.ts';
import { verdictLines } from '../shared/verdict/verdict.ts';
import { type Analysis, reportOf, spotAt } from './analysis.ts';

export const verdict = (analysis: Analysis, position: Position): string | null => {
  const spot = spotAt(analysis, position);
  if (spot === undefined) return null;
  const { block, offset } = spot;
  const judged = { block, report: reportOf(analysis, block), rules: analysis.context.rules };
  return verdictLines(judged, offset).join('\n');
};
