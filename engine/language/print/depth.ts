/** How deep in branches, and in a solution, the lines of a script stand. */

import type { Statement } from '../syntax.ts';

/** Deeper ones are laid out as those of this depth, so that a line does not consist of blanks alone. */
const DEEPEST = 20;

/**
 * For each statement: in how many branches it stands, the solution of a puzzle counted as one that nothing closes. The lines that open
 * and close a branch are outside of it.
 */
export const branchDepths = (statements: readonly Statement[]): readonly number[] => {
  let open = 0;
  let outermost = 0;
  return statements.map(({ kind }) => {
    if (kind === 'back') open = Math.max(outermost, open - 1);
    if (kind === 'goal' || kind === 'hint' || kind === 'solution') outermost = open = 0;
    const depth = Math.min(open, DEEPEST);
    if (kind === 'what-if') open++;
    if (kind === 'solution') outermost = open = 1;
    return depth;
  });
};
