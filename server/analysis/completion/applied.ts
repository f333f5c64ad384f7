/** The rules that a scenario has applied. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { runsAt } from '../../../engine/scenario/script/parts.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { type Analysis, mainRun, reportOf } from '../document/analysis.ts';
import { numbersOf } from './rules.ts';

/** Their main numbers, the last applied first; up to a line of the block, or in all. */
export const appliedRules = (
  analysis: Analysis,
  block: ScenarioBlock,
  edition: BookEdition,
  before = Number.POSITIVE_INFINITY,
): readonly string[] => {
  const report = reportOf(analysis, block);
  const parts = before === Number.POSITIVE_INFINITY ? [report, ...report.branches] : [{ runs: runsAt(report, before) }];
  const steps = parts.flatMap(part => mainRun(part)?.steps ?? []);
  const concepts = steps.filter(({ line }) => line < before).map(({ rule }) => rule);
  return numbersOf(analysis.book, concepts.toReversed(), edition);
};
