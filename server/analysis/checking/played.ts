/** A scenario, played, whatever happens. */

import { editionOf, type Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { type ExploringOptions, runExploring } from '../../../engine/scenario/exploring/exploring.ts';
import { BY_POSITIONS } from '../../../engine/scenario/exploring/limits.ts';
import { UNINTERRUPTED } from '../../../engine/scenario/report/interruption.ts';
import type { Run, ScenarioReport } from '../../../engine/scenario/report/report.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import { failedReport } from '../document/failedReport.ts';

const notRun = (ruleset: Ruleset): Run => ({
  ruleset,
  edition: editionOf(ruleset),
  status: 'invalid',
  expectations: [],
  questions: [],
  notRun: [],
  assumed: [],
  cards: [],
  steps: [],
  acts: [],
  moments: [],
});

/**
 * A run that throws is a bug of Riftbench's: it is reported at the scenario's name, and the rest is checked as usual.
 */
export const runOrSayWhy = (
  block: ScenarioBlock,
  context: RunContext,
  options: ExploringOptions = {},
): ScenarioReport => {
  try {
    return runExploring(block, context, options);
  } catch (error) {
    return failedReport(block, { runs: [notRun(context.defaultEdition)], more: `: ${thrownText(error)}` });
  }
};

/** The same, with word of each run and of each claim as it begins: all of them have their time. */
export const eachBegun = (
  { limits = () => BY_POSITIONS, interruption = () => UNINTERRUPTED, more }: ExploringOptions = {},
  onBegin: () => void,
): ExploringOptions => ({
  more,
  limits: () => {
    onBegin();
    return limits();
  },
  interruption: () => {
    onBegin();
    return interruption();
  },
});
