/** Judges who know what an earlier check came to. */

import type { Judges } from './judges.ts';
import type { CheckMemory } from './memory.ts';
import type { FileReport } from './report.ts';

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
