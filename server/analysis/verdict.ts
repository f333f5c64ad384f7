/** The verdict on the scenario at a position: see server/analysis/verdict/. */
import { partAt, scenarioParts } from '../../engine/scenario/script/parts.ts';
import { type Analysis, reportOf, scenarioAt, spotAt } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { verdictLines } from './verdict/verdict.ts';

/**
 * Lines of plain text; null outside of scenarios. The scenario itself is followed by its branches, each by its name.
 */
export const verdict = (analysis: Analysis, position: Position): string | null => {
  const meant = scenarioAt(analysis, position.line);
  const isAbove = meant !== undefined && position.line < meant.line;
  const spot = spotAt(analysis, isAbove ? { line: meant.line, character: 0 } : position);
  if (spot === undefined) return null;
  const { block, offset, line } = spot;
  const { rules } = analysis.context;
  const parts = scenarioParts(block, reportOf(analysis, block));
  const part = partAt(parts, line);
  const own = verdictLines({ ...part, rules }, offset);
  if (part.branch !== null || parts.length === 1) return own.join('\n');
  // For the scenario itself, its branches are answered as well, each by its name.
  const branches = parts.slice(1).flatMap(each => [`${each.report.name}:`, ...verdictLines({ ...each, rules })]);
  return [...own, ...branches].join('\n');
};
