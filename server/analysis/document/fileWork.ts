/** The scenarios of a document that are not run with it as a whole, as those above them make as much work as one file may. */
import { knownOf } from '../../../engine/known.ts';
import type { ScenarioBlock, ScenarioTree } from '../../../engine/language/syntax.ts';
import { newFileWork, notRunInFile } from '../../../engine/scenario/report/fileWork.ts';
import type { ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { type Analysis, reportOf, scenariosOf } from './analysis.ts';

/** Runs the others, unless that has been done (`runAll`). */
const notRunWith = knownOf((analysis: Analysis): ReadonlySet<ScenarioTree> => {
  const fileWork = newFileWork();
  const scenarios = scenariosOf(analysis);
  const first = scenarios.findIndex(block => {
    if (fileWork.isSpent) return true;
    fileWork.add(reportOf(analysis, block));
    return false;
  });
  return new Set(first < 0 ? [] : scenarios.slice(first).map(({ tree }) => tree));
});

/** For all that is told of the whole document. What is asked about one place of it runs its scenario nevertheless (`reportOf`). */
export const reportInFile = (analysis: Analysis, block: ScenarioBlock): ScenarioReport =>
  notRunWith(analysis).has(block.tree) ? notRunInFile(block) : reportOf(analysis, block);
