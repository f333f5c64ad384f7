/** Whether the newest edition decides a scenario otherwise than the one that it was written for. */
import { NEWEST } from '../../../engine/game/state/editions.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';

/** Null where it is played by the newest, or comes out the same there. */
export const decidedOtherwise = (
  block: ScenarioBlock,
  { runs }: Pick<ScenarioReport, 'runs'>,
  context: RunContext,
): string | null => {
  const [run] = runs;
  if (run === undefined || runs.some(({ edition }) => edition === NEWEST)) return null;
  const [newest] = runScenario(block, { ...context, under: [NEWEST] }).runs;
  if (newest === undefined || comesTo(newest) === comesTo(run)) return null;
  return `It is played by the rules ${run.ruleset}; by those of ${NEWEST}, the newest, it comes out otherwise.`;
};

const comesTo = ({ status, expectations, questions }: Run): string =>
  JSON.stringify([
    status,
    expectations.map(({ holds, isDecided }) => [holds, isDecided]),
    questions.map(({ answer }) => {
      const { yes, says } = answer();
      return [yes, says];
    }),
  ]);
