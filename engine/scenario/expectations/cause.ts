/** The step that made an expectation's outcome so. */
import type { Step } from '../../game/state/steps.ts';
import type { StandingClaim } from '../../language/syntax.ts';
import type { Scope } from '../names/resolve.ts';
import { judgeClaim } from './claims.ts';
import type { ClaimVerdict } from './claimVerdict.ts';

/** The last of these steps after which the outcome was another than before it. `scope` is the game in which names are looked up. */
export const causeOfFact = (
  steps: readonly Step[],
  scope: Scope,
  claim: StandingClaim,
  verdict: ClaimVerdict,
  isSame: (then: ClaimVerdict) => boolean = then => then.actual === verdict.actual,
): Step | undefined => {
  let later: Step | undefined;
  for (let i = steps.length - 1; i >= 0; i--) {
    const step = steps[i];
    // What did not exist yet cannot have been so.
    if (step === undefined || verdict.units.some(id => step.after.objects[id] === undefined)) break;
    const then = judgeClaim(step.after, claim, scope);
    if (!then.ok || !isSame(then.value)) break;
    later = step;
  }
  return later === steps[0] && steps.length > 0 ? undefined : later;
};
