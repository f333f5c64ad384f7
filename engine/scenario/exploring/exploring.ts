/** Runs a scenario, explores what it claims of all that can come, and runs it again with what was found. */
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { Block, ScenarioTree } from '../../language/syntax.ts';
import { type Interruption, UNINTERRUPTED } from '../report/interruption.ts';
import type { Outlook, OutlookQuestion } from '../report/outlook.ts';
import type { ScenarioReport } from '../report/report.ts';
import { type RunContext, runScenario } from '../run.ts';
import { BY_POSITIONS, type SearchLimits, type Sighting } from './limits.ts';
import { loopProven } from './loopProof.ts';
import type { RunAgain } from './playedBelow.ts';
import { provenBy } from './proof.ts';
import { searchFor } from './search.ts';

type Written = Pick<Block<ScenarioTree>, 'text' | 'tree'>;

export interface ExploringOptions {
  /** Asked for each claim that is explored, as that begins. */
  readonly limits?: () => SearchLimits;
  /** Asked for each run. */
  readonly interruption?: () => Interruption;
}

export const runExploring = (
  block: Written,
  context: RunContext,
  { limits = () => BY_POSITIONS, interruption = () => UNINTERRUPTED }: ExploringOptions = {},
): ScenarioReport => {
  const found = new Map<string, Outlook | undefined>();
  // What a puzzle's solution keeps is asked once its goal is known to be forced.
  for (;;) {
    const report = runScenario(block, context, interruption(), ({ id }) => found.get(id));
    const asked = (report.unexplored ?? []).filter(({ id }) => !found.has(id));
    if (asked.length === 0) return report;
    for (const question of asked)
      if (!found.has(question.id)) found.set(question.id, explored(block, question, context, limits()) ?? undefined);
  }
};

/** Null where the limits paused it. */
const explored = (
  block: Written,
  question: OutlookQuestion,
  context: RunContext,
  limits: SearchLimits,
): Outlook | null => {
  const sighting = searchFor(question, limits).goOn();
  return sighting === null ? null : proven(block, question, context, sighting);
};

/** What was found, with the script that shows it. */
export const proven = (
  { text }: Written,
  question: OutlookQuestion,
  context: RunContext,
  sighting: Sighting,
): Outlook => {
  const under: readonly Ruleset[] = [question.ruleset];
  const run: RunAgain = written => runScenario(written, { ...context, under });
  if (question.of === 'loop') return loopProven(text, question, sighting, run);
  const { lines: _, ...found } = sighting;
  return { ...found, script: provenBy(text, question, sighting, run) };
};
