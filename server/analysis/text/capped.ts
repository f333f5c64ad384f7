/** Limits how many problems of a file are shown: nobody reads more, and more would freeze an editor. */
import { BOUNDS, inFigures } from '../../../engine/bounds.ts';
import type { Severity } from '../../../engine/scenario/report/codes.ts';

/** What is left out of a file's problems: how many, the first of them, and how much the gravest weighs. */
export interface LeftOut<Problem> {
  readonly first: Problem;
  readonly severity: Severity;
  readonly message: string;
}

/**
 * The first errors and warnings, and the first hints: neither takes the place of the others. `more` makes one problem in place
 * of those left out, which weighs as much as the gravest of them: hints alone are nothing to mend first.
 */
export const capped = <Problem>(
  all: readonly Problem[],
  severityOf: (problem: Problem) => Severity,
  more: (left: LeftOut<Problem>) => Problem,
): readonly Problem[] => {
  if (all.length <= BOUNDS.problems + 1) return all;
  const left = [false, true].map(quiet => leftOut(all, each => isQuiet(severityOf(each)) === quiet));
  const out = new Set(left.flat());
  const kept = all.filter(each => !out.has(each));
  const ends = left.flatMap(some => {
    const [first] = some;
    if (first === undefined) return [];
    const severity = GRAVEST.find(each => some.some(problem => severityOf(problem) === each)) ?? 'hint';
    return [more({ first, severity, message: leftOutText(some.length, severity) })];
  });
  return [...kept, ...ends];
};

/** One alone is shown in place of a problem that says that one is left out. */
const leftOut = <Problem>(all: readonly Problem[], isOf: (problem: Problem) => boolean): readonly Problem[] => {
  const some = all.filter(isOf);
  return some.length <= BOUNDS.problems + 1 ? [] : some.slice(BOUNDS.problems);
};

const isQuiet = (severity: Severity): boolean => severity === 'hint' || severity === 'information';

const GRAVEST: readonly Severity[] = ['error', 'warning', 'information', 'hint'];

const leftOutText = (left: number, severity: Severity): string =>
  isQuiet(severity)
    ? `${inFigures(left)} more hints in this file are not shown.`
    : `${inFigures(left)} more problems in this file are not shown. Fix those above first.`;
