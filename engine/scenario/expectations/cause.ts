/** What made an expectation's outcome so. */
import type { Step } from '../../game/state/steps.ts';
import type { Claim } from '../../language/syntax.ts';
import type { Script } from '../acts/playing.ts';
import { judgeClaim, type Verdict } from './claims.ts';

/** Of the first steps that were taken: the last one after which what is was not as before. */
export const causeOf = (
  script: Script,
  claim: Claim,
  verdict: Verdict,
  taken: number,
  isSame: (then: Verdict) => boolean = then => then.is === verdict.is,
): Step | undefined => {
  const { steps } = script.play;
  let later: Step | undefined;
  for (let i = Math.min(taken, steps.length) - 1; i >= 0; i--) {
    const step = steps[i];
    // What had not come to be yet cannot have been so.
    if (step === undefined || verdict.units.some(id => step.after.objects[id] === undefined)) break;
    const then = judgeClaim(step.after, claim, script.resolver, [], script.table);
    if (then === null || !isSame(then)) break;
    later = step;
  }
  return later === steps[0] && steps.length > 0 ? undefined : later;
};
