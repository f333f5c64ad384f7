/**
 * What counts as passed, failed and not decided: the one rule of it, which every front end shows and none makes again. Passed is
 * only what was expected or asked, is decided, and holds.
 */
import type { PlayedScript } from '../acts/playing.ts';
import { type Run, type ScenarioReport, STATUSES, type Status } from '../report/report.ts';
import { allRuns, type ScenarioPart } from './parts.ts';

/** Of a script that could be played. A question has no wrong answer: it can only be left open. */
export const statusOfScript = ({ judged, answered }: Pick<PlayedScript, 'judged' | 'answered'>): Status => {
  if (judged.some(({ result, isUndecided }) => !result.holds && !isUndecided)) return 'failed';
  if (judged.some(each => each.isUndecided) || answered.some(({ result }) => !result.isDecided)) return 'undecided';
  return judged.length + answered.length > 0 ? 'passed' : 'untested';
};

/** Of several of them together: the worst, and `untested` only where nothing is expected or asked in any. */
export const statusOfAll = (all: readonly Status[]): Status => STATUSES.find(each => all.includes(each)) ?? 'invalid';

/** Of a scenario with its branches, in all its editions. */
export const statusOf = (report: ScenarioReport): Status =>
  report.unrun.length > 0 ? 'invalid' : statusOfAll(allRuns(report).map(({ status }) => status));

/** Of a scenario or a branch with the branches within it, under one of its editions. */
export const statusWithin = (part: ScenarioPart, run: Run): Status =>
  statusOfAll([run.status, ...statusesInside(part, run)]);

/** By itself: of what expects and asks nothing but in its branches, theirs. */
export const ownStatus = (part: ScenarioPart, run: Run): Status =>
  run.status === 'untested' && part.inside.length > 0 ? statusOfAll(statusesInside(part, run)) : run.status;

const statusesInside = ({ inside }: ScenarioPart, { ruleset }: Run): readonly Status[] => {
  // Each once: of a hundred branches, one in the other, there are thousands.
  const found = new Set<Status>();
  for (const { runs } of inside) for (const each of runs) if (each.ruleset === ruleset) found.add(each.status);
  return [...found];
};

/** Whether there is nothing to mend. Without expectations and questions there is nothing to prove either. */
export const isGood = (status: Status): boolean => status === 'passed' || status === 'untested';
