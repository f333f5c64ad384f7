/**
 * What ends a scenario's run. The thread that speaks with the client runs nothing for long, as every document waits for it; what
 * takes longer is answered by another thread (`server/lsp/elsewhere.ts`).
 */
import { type Interruption, UNINTERRUPTED } from '../../engine/scenario/report/interruption.ts';
import type { RunContext } from '../../engine/scenario/run.ts';
import type { ScenarioBlock } from './analysis.ts';

export interface Limit {
  /** Before a run. Throws where it is known already that the run would be interrupted. */
  readonly begin: (block: ScenarioBlock, context: RunContext) => Interruption;
  /** What to throw once it was interrupted, as there is no report. */
  readonly interrupted: (block: ScenarioBlock, context: RunContext) => unknown;
}

export const NO_LIMIT: Limit = { begin: () => UNINTERRUPTED, interrupted: () => new TakesLong() };

/** Thrown where a scenario takes longer than this thread has for it. */
export class TakesLong {}

/** In milliseconds: a run at a time, after which a document of many scenarios lets others in, too. */
export const SLICE = 30;

/** The first runs have more, as the program itself is still slow; and what asks so seldom is an ordinary scenario on a busy machine. */
const WHILE_COLD = 90;
const COLD_RUNS = 10;
const FEWEST_QUESTIONS = 64;

/** Remembers what took long, so that it is not tried again. */
export const sliceLimit = (now: () => number = () => performance.now()): Limit => {
  const known = new WeakMap<ScenarioBlock['tree'], RunContext>();
  let runs = 0;
  return {
    begin({ tree }, context) {
      if (known.get(tree) === context) throw new TakesLong();
      runs += 1;
      const most = runs > COLD_RUNS ? SLICE : WHILE_COLD;
      let questions = 0;
      let end = 0;
      const isDue = (): boolean => {
        questions += 1;
        // What is loaded before the first line is no matter of the scenario.
        if (questions === 1) end = now() + most;
        return questions > FEWEST_QUESTIONS && now() >= end;
      };
      return { isDue, because: '' };
    },
    interrupted({ tree }, context) {
      known.set(tree, context);
      return new TakesLong();
    },
  };
};
