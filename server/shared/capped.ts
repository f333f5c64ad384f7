/** Limits how many problems of a file are shown: nobody reads more, and more would freeze an editor. */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';

/** The first ones; `more` makes one problem in place of the others, from their number and the first of them. */
export const capped = <Problem>(
  all: readonly Problem[],
  more: (left: number, first: Problem) => Problem,
): readonly Problem[] => {
  const first = all[BOUNDS.problems];
  return first === undefined || all.length === BOUNDS.problems + 1
    ? all
    : [...all.slice(0, BOUNDS.problems), more(all.length - BOUNDS.problems, first)];
};

export const moreProblems = (left: number): string =>
  `${inFigures(left)} more problems in this file are not shown. Fix those above first.`;
