/** Judges who know what an earlier check came to. */

import type { FileReport } from '../../analysis/checking/report.ts';
import type { Judges } from './judges.ts';
import type { CheckMemory } from './memory.ts';

export const judgesRemembering = (judges: Judges, memory: CheckMemory): Judges => ({
  ...judges,
  judge: (job, onScenario) => {
    const known = memory.of(job);
    if (known !== undefined) {
      for (const _ of known.scenarios) onScenario();
      return known;
    }
    const kept = (report: FileReport): FileReport => {
      memory.keep(job, report);
      return report;
    };
    const judged = judges.judge(job, onScenario);
    return judged instanceof Promise ? judged.then(kept) : kept(judged);
  },
});
