/** How deep in branches the lines of a script stand. */

import type { Statement } from '../syntax.ts';

/** Deeper ones are laid out as those of this depth, so that a line does not consist of blanks alone. */
const DEEPEST = 20;

/** For each statement: in how many branches it stands. The lines that open and close a branch are outside of it. */
export const branchDepths = (statements: readonly Statement[]): readonly number[] => {
  let open = 0;
  return statements.map(({ kind }) => {
    if (kind === 'back') open = Math.max(0, open - 1);
    const depth = Math.min(open, DEEPEST);
    if (kind === 'what-if') open++;
    return depth;
  });
};
