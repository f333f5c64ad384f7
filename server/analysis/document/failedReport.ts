/** The report of a scenario whose run failed. */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';

/** A run that throws is a bug of ours: a problem at the scenario's name says so. `more` ends the sentence. */
export const failedReport = (
  { tree: { name } }: ScenarioBlock,
  { runs, more }: { readonly runs: readonly Run[]; readonly more: string },
): ScenarioReport => ({
  name: name?.text ?? '',
  runs,
  branches: [],
  unrun: [],
  work: 0,
  diagnostics: [
    {
      code: 'setup/value',
      severity: 'error',
      span: name?.span ?? { start: 0, end: 0 },
      message: `Riftbench failed to run this scenario. This is a bug in Riftbench${more}`,
      concepts: [],
      related: [],
      fixes: [],
    },
  ],
});
