/** How often a scenario is run only to find out why its editions differ: a long one a few times, an ordinary one hundreds of times. */
import { BOUNDS } from '../../../engine/bounds.ts';
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
  /** What all its runs have taken until now. */
  readonly worked: () => number;
  readonly ofFile: WorkTried;
}

/** What is left for the scenarios of a file together: those below are compared, and why they differ is not sought. */
export interface WorkTried {
  readonly left: () => number;
  readonly take: (work: number) => void;
}

export const workTried = (most: number = BOUNDS.workTriedInFile): WorkTried => {
  let left = most;
  return {
    left: () => left,
    take(work) {
      left -= work;
    },
  };
};

/** What `seek` finds; null where that would take more runs than are tried. */
export const soughtIn = <Found>(
  { block, work, worked, ofFile }: RunAgain,
  seek: (trial: Trial) => Found,
): Found | null => {
  const budget = newBudget(undefined, MOST_LINES_TRIED);
  const lines = Math.max(block.tree.statements.length, Math.floor(work / workOfLine(work)));
  const before = worked();
  const most = Math.min(BOUNDS.workTried, BOUNDS.workComparedAndTried - work, ofFile.left());
  const trial: Trial = () => budget.spend(worked() - before > most ? MOST_LINES_TRIED + 1 : lines, 'answers');
  const came = outcomeOf(['out of bounds'], () => seek(trial));
  ofFile.take(worked() - before);
  return came.kind === 'done' ? came.value : null;
};
