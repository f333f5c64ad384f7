/** The verdict on the scenario at a position: see server/analysis/verdict/. */
import { partAt, scenarioParts } from '../../engine/scenario/script/parts.ts';
import { type Analysis, reportOf, scenarioAt, spotAt } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { shortAnswer, verdictLines } from './verdict/verdict.ts';

/** Lines of plain text: the first answers the question at the position, where one is. Null outside of scenarios. */
export const verdict = (analysis: Analysis, position: Position): string | null => {
  const asked = askedAt(analysis, position);
  if (asked === null) return null;
  const { part, parts, rules, offset } = asked;
  const own = verdictLines({ ...part, rules }, offset);
  if (part.branch !== null || parts.length === 1) return own.join('\n');
  // For the scenario itself, its branches are answered as well, each by its name.
  const branches = parts.slice(1).flatMap(each => [`${each.report.name}:`, ...verdictLines({ ...each, rules })]);
  return [...own, ...branches].join('\n');
};

/** The answer to the question at the position, else to the first, for a chat. Null outside of scenarios. */
export const shortVerdict = (analysis: Analysis, position: Position): string | null => {
  const asked = askedAt(analysis, position);
  return asked === null ? null : shortAnswer({ ...asked.part, rules: asked.rules }, asked.offset);
};

const askedAt = (analysis: Analysis, position: Position) => {
  const meant = scenarioAt(analysis, position.line);
  const isAbove = meant !== undefined && position.line < meant.line;
  const spot = spotAt(analysis, isAbove ? { line: meant.line, character: 0 } : position);
  if (spot === undefined) return null;
  const { block, offset, line } = spot;
  const parts = scenarioParts(block, reportOf(analysis, block));
  return { part: partAt(parts, line), parts, rules: analysis.context.rules, offset };
};
