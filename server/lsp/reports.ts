/** Keeps what each scenario's run told for as long as its tree lives: a scenario that did not change is not run again. */
import type { ScenarioTree } from '../../engine/language/syntax.ts';
import type { RunContext, ScenarioReport } from '../../engine/scenario/report.ts';
import type { Reports } from './analysis.ts';

export const keepReports = (run: Reports, onFailure: (error: unknown) => void): Reports => {
  const known = new WeakMap<ScenarioTree, { readonly context: RunContext; readonly report: ScenarioReport }>();
  return (tree, context) => {
    const before = known.get(tree);
    if (before !== undefined && before.context === context) return before.report;
    const report = runOrSayWhy(run, tree, context, onFailure);
    known.set(tree, { context, report });
    return report;
  };
};

/** A run that throws is a mistake of ours: the author is told so on the scenario's name, and the rest of the file goes on. */
const runOrSayWhy = (
  run: Reports,
  tree: ScenarioTree,
  context: RunContext,
  onFailure: (error: unknown) => void,
): ScenarioReport => {
  try {
    return run(tree, context);
  } catch (error) {
    onFailure(error);
    return {
      name: tree.name?.text ?? '',
      runs: [],
      diagnostics: [
        {
          code: 'setup/value',
          severity: 'error',
          span: tree.name?.span ?? { start: 0, end: 0 },
          message: 'Riftbench failed to run this scenario. The mistake is Riftbench’s; the output channel says more.',
          concepts: [],
          related: [],
          fixes: [],
        },
      ],
    };
  }
};
