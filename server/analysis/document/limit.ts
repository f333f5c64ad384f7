/**
 * Limits a scenario's run. The thread that speaks with the client runs nothing for long, because every document waits
 * for it; what takes longer is answered by another thread (`server/lsp/elsewhere.ts`).
 */
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { type Interruption, UNINTERRUPTED } from '../../../engine/scenario/report/interruption.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { type Ending, NotInTime } from './host.ts';

export interface Limit {
  /** Before a run. Throws where it is known already that the run would be interrupted. */
  readonly begin: (block: ScenarioBlock, context: RunContext) => Interruption;
  /** What to throw once it was interrupted, as there is no report; undefined where its report says so itself. */
  readonly interrupted: (block: ScenarioBlock, context: RunContext) => unknown;
  /** Does work that may forget to ask whether it shall end. Throws `BudgetExceeded` where it had to be ended. */
  readonly hold: <Result>(work: () => Result) => Result;
}

export const NO_LIMIT: Limit = {
  begin: () => UNINTERRUPTED,
  interrupted: () => new BudgetExceeded(),
  hold: work => work(),
};

/** Thrown where a scenario takes longer than this thread has for it. */
export class BudgetExceeded {}

/** In milliseconds: a run at a time, after which a document of many scenarios lets others in, too. */
export const SLICE = 30;

/**
 * A board of so many things, laid out once for each edition, takes longer than a slice before its first line is played, so that
 * there is nobody to interrupt it: it is not begun here.
 */
const MOST_LAID_OUT = 800;

/** Of a text of so many characters the parse alone may take longer than a slice. */
const MOST_TEXT = 20_000;

/** Whether a document is too long to be run on the thread that speaks with the client. */
export const isLong = (text: string): boolean => text.length > MOST_TEXT;

/** How many things are laid out by a scenario's runs. */
const laidOut = ({ statements }: ScenarioBlock['tree']): number => {
  let things = 0;
  let editions = 0;
  for (const each of statements) {
    if (each.kind === 'unit') things += each.count;
    else if (each.kind === 'edition') editions += each.editions.length;
  }
  return things * Math.max(1, editions);
};

/** So many runs are the first ones; and what asks so seldom is an ordinary scenario on a busy machine. */
const COLD_RUNS = 10;
const FEWEST_QUESTIONS = 64;

/**
 * In milliseconds: what is ended from outside after that. All that is done while the program is slow has so much more together; what
 * comes after something that had to be ended has less, so that sixteen hostile documents do not hold up the others sixteen times.
 */
const MOST_HELD = 150;
const LEAST_HELD = 60;
const HELD_WHILE_COLD = 1000;

/** Remembers what took long, so that it is not tried again. */
export const sliceLimit = (
  { isLimited, within, slice }: Ending,
  now: () => number = () => performance.now(),
): Limit => {
  const known = new WeakMap<ScenarioBlock['tree'], RunContext>();
  let runs = 0;
  let held = 0;
  let ended = 0;
  return {
    hold(work) {
      if (isLimited()) return work();
      const most = Math.max(LEAST_HELD, Math.floor(MOST_HELD / (1 + ended)), HELD_WHILE_COLD - Math.floor(held));
      const began = now();
      try {
        const result = within(most, work);
        ended = Math.max(0, ended - 1);
        return result;
      } catch (error) {
        if (!(error instanceof NotInTime)) throw error;
        ended += 1;
        throw new BudgetExceeded();
      } finally {
        held += now() - began;
      }
    },
    begin({ tree }, context) {
      if (known.get(tree) === context || laidOut(tree) > MOST_LAID_OUT) throw new BudgetExceeded();
      runs += 1;
      const most = runs > COLD_RUNS ? slice.usual : slice.whileCold;
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
      return new BudgetExceeded();
    },
  };
};
