/** Limits how many problems of a file are shown: nobody reads more, and more would freeze an editor. */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';

/** The first ones; `more` turns the number of the others, and the first of those, into one problem in their place. */
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
