/** Whether an outcome hangs on a decision that waits. */
import { makeForced, perform, playFrom } from '../../game/actions.ts';
import { legalActs } from '../../game/legalActs/legalActs.ts';
import type { State } from '../../game/state/state.ts';
import type { StandingClaim } from '../../language/syntax.ts';
import { type Coming, isAboutAssignment } from '../acts/coming.ts';
import { decisionText } from '../acts/waiting.ts';
import { libraryOf } from '../names/cards.ts';
import type { Scope } from '../names/resolve.ts';
import { judgeClaim } from './claims.ts';
import { isOfTheMoment } from './unresolved.ts';

/**
 * The decision that an outcome hangs on, as a sentence; null where it is decided. What does not hold may hold once that is
 * made. What holds is open where the script leaves the decision open and one of its ways makes it otherwise.
 */
export const undecidedBy = (
  scope: Scope,
  claim: StandingClaim,
  holds: boolean,
  { next, branches }: Coming,
): string | null => {
  const { decision } = scope.state;
  if (decision === null || isOfTheMoment(claim) || isAboutAssignment(claim)) return null;
  const isDecided = holds && (next !== null || branches || isOfWhatWas(claim) || !mayEnd(scope, claim));
  return isDecided ? null : decisionText(scope.state, decision);
};

/** How often something has triggered, and what is staged or under way: the next decision is not what is asked about. */
export const isOfWhatWas = ({ about }: StandingClaim): boolean => about === 'triggered' || about === 'places';

/** Whether what holds may be over once all is decided that waits. */
const mayEnd = (scope: Scope, claim: StandingClaim): boolean => {
  const trials = { left: MOST_TRIALS };
  const holdsIn = (state: State): boolean => {
    const said = judgeClaim(state, claim, scope);
    return said.ok && said.value.holds;
  };
  const endsIn = (state: State): boolean => {
    const { decision } = state;
    if (decision === null) return !holdsIn(state);
    const { acts, cut } = legalActs(state, decision.player, GROUPS[decision.kind], Math.max(1, trials.left));
    // Of too many ways nobody has tried all: damage that could go anywhere may kill anything.
    if (cut > 0 || acts.length > trials.left) return decision.kind === 'assign' || !holdsIn(state);
    trials.left -= acts.length;
    return acts.some(act => {
      const ahead = playFrom(state, libraryOf(scope.names.cards));
      perform(ahead, decision.player, act);
      makeForced(ahead);
      return ahead.state === state ? !holdsIn(state) : endsIn(ahead.state);
    });
  };
  return endsIn(scope.state);
};

const GROUPS = { assign: 'assignments', choose: 'choices', begin: 'choices' } as const;

/** So many ways in all: what a person would go through by hand. */
const MOST_TRIALS = 40;
