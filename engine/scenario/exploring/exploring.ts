/** Runs a scenario, explores what it claims of all that can come, and runs it again with what was found. */
import type { Ruleset } from '../../game/state/rulesets.ts';
import { outcomeOf } from '../../game/state/stopping.ts';
import type { Budget } from '../../game/state/work.ts';
import type { Block, ScenarioTree } from '../../language/syntax.ts';
import { type Interruption, UNINTERRUPTED } from '../report/interruption.ts';
import type { Outlook, OutlookQuestion } from '../report/outlook.ts';
import type { ScenarioReport } from '../report/report.ts';
import { type RunContext, runScenario, workOfRunningAgain } from '../run.ts';
import { BY_POSITIONS, budgetOfClaims, type SearchLimits, type Sighting, type TellingMore } from './limits.ts';
import { loopProven } from './loopProof.ts';
import type { RunAgain } from './playedBelow.ts';
import { provenBy, strategyProven } from './proof.ts';
import { searchFor } from './search.ts';

type Written = Pick<Block<ScenarioTree>, 'text' | 'tree'>;

export interface ExploringOptions {
  /** Asked for each claim that is explored, as that begins. */
  readonly limits?: () => SearchLimits;
  /** Asked for each run. */
  readonly interruption?: () => Interruption;
  readonly more?: TellingMore | undefined;
  /** What looking for all its claims may take together. */
  readonly mostWork?: number | undefined;
}

export const runExploring = (
  block: Written,
  context: RunContext,
  { limits = () => BY_POSITIONS, interruption = () => UNINTERRUPTED, more, mostWork }: ExploringOptions = {},
): ScenarioReport => {
  const found = new Map<string, Outlook | undefined>();
  let budget: Budget | undefined;
  // What a puzzle's solution keeps is asked once its goal is known to be forced.
  for (;;) {
    const report = runScenario(block, context, interruption(), ({ id }) => found.get(id));
    const asked = (report.unexplored ?? []).filter(({ id }) => !found.has(id));
    if (asked.length === 0) return report;
    budget ??= budgetOfClaims(report, mostWork);
    const times = timesAsked(asked);
    let waiting = asked.length;
    for (const question of asked) {
      if (found.has(question.id)) continue;
      waiting -= times.get(question.id) ?? 0;
      const claim = { block, question, context, budget, waiting, left: budget.left };
      found.set(question.id, explored(claim, limits(), more) ?? undefined);
    }
  }
};

const timesAsked = (asked: readonly OutlookQuestion[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { id } of asked) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
};

/** A claim, and what looking for it takes from. `left`: what was left of that as it began. */
export interface Explored {
  readonly block: Written;
  readonly question: OutlookQuestion;
  readonly context: RunContext;
  readonly budget: Budget;
  /** How many others are to be explored after it. */
  readonly waiting: number;
  readonly left: number;
}

/** Null where the limits paused it. */
const explored = (claim: Explored, limits: SearchLimits, more: TellingMore | undefined): Outlook | null => {
  const sighting = searchFor(claim.question, limits, claim, more).goOn();
  return sighting === null ? null : proven(claim, sighting);
};

/** What was found, with the script that shows it: running that takes from the budget, too. */
export const proven = ({ block, question, context, budget, left }: Explored, sighting: Sighting): Outlook => {
  const under: readonly Ruleset[] = [question.ruleset];
  let work = 0;
  const played: RunAgain = written => runScenario(written, { ...context, under });
  const run: RunAgain = written => {
    const report = played(written);
    work += workOfRunningAgain(written, report);
    return report;
  };
  const shown = (): Omit<Outlook, 'work'> => {
    if (question.of === 'loop') return loopProven(block.text, question, sighting, run);
    const { lines: _, strategy, ...found } = sighting;
    const proven = { ...found, script: provenBy(block.text, question, sighting, run) };
    return strategy === undefined
      ? proven
      : { ...proven, strategy: strategy && strategyProven(block.text, question, strategy, played) };
  };
  const outlook = shown();
  // Where that was the last of it, the next claim finds none left.
  outcomeOf(['out of bounds'], () => budget.spend(work, 'happenings'));
  return { ...outlook, work: left - budget.left };
};
