/** How often a scenario is run only to find out why its editions differ: a long one a few times, an ordinary one hundreds of times. */
import { newBudget } from '../../../engine/game/state/budget.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';

/** Of all runs together. */
export const MOST_LINES_TRIED = 20_000;

/** To be called before each run. */
export type Trial = () => void;

/** What `seek` finds; null where that would take more runs than are tried. */
export const soughtIn = <Found>({ tree }: Block<ScenarioTree>, seek: (trial: Trial) => Found): Found | null => {
  const budget = newBudget(undefined, MOST_LINES_TRIED);
  const trial: Trial = () => budget.spend(tree.statements.length, 'answers');
  const came = outcomeOf(['out of bounds'], () => seek(trial));
  return came.kind === 'done' ? came.value : null;
};
