/** How often a scenario is run only to find out why its editions differ: a long one a few times, an ordinary one hundreds of times. */
import { newBudget } from '../../../engine/game/state/budget.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';

/** Of all runs together. */
export const MOST_LINES_TRIED = 20_000;

/** To be called before each run. */
export type Trial = () => void;

/** What a run of a line takes at most where it is counted as one line (`Budget`): less in a scenario that makes far more work than ordinary ones. */
const workOfLine = (work: number): number => (work > MOST_ORDINARY ? 100 : 500);

export const MOST_ORDINARY = 50_000;

/** What is run, and what one run of it took, about. */
export interface RunAgain {
  readonly block: Block<ScenarioTree>;
  readonly work: number;
}

/** What `seek` finds; null where that would take more runs than are tried. */
export const soughtIn = <Found>({ block, work }: RunAgain, seek: (trial: Trial) => Found): Found | null => {
  const budget = newBudget(undefined, MOST_LINES_TRIED);
  const lines = Math.max(block.tree.statements.length, Math.floor(work / workOfLine(work)));
  const trial: Trial = () => budget.spend(lines, 'answers');
  const came = outcomeOf(['out of bounds'], () => seek(trial));
  return came.kind === 'done' ? came.value : null;
};
