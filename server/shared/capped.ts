/** At most so many problems of one file: nobody reads more, and an editor that is sent more comes to a halt. */
import { BOUNDS, inFigures } from '../../engine/bounds.ts';

/** The first of them; in place of the others, what `more` makes of their number and of the first that is left out. */
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
  `${inFigures(left)} more problems in this file are not shown. Those above come first.`;
