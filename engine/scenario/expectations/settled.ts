/** What all ways to assign the damage that waits come to alike: it is decided before anybody assigns. */
import { makeForced, perform, recordedPlayFrom } from '../../game/actions.ts';
import { openAssignment } from '../../game/combat/damage.ts';
import { legalActs } from '../../game/legalActs/legalActs.ts';
import type { RecordedPlay } from '../../game/play/play.ts';
import type { State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import type { StandingClaim } from '../../language/syntax.ts';
import { isAboutAssignment } from '../acts/coming.ts';
import { type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { libraryOf } from '../names/cards.ts';
import { judgeClaim } from './claims.ts';
import type { ClaimVerdict } from './claimVerdict.ts';
import { isOfWhatWas } from './hanging.ts';
import { isOfTheMoment } from './unresolved.ts';

export interface Settled {
  readonly script: Script;
  /** The verdict as it is told. */
  readonly told: (verdict: ClaimVerdict) => ClaimVerdict;
}

/**
 * The script as it is after the first of the ways, where a claim holds after all of them or after none and nothing is left to be
 * decided; as it stands otherwise, and where nothing is claimed.
 */
export const settled = (script: Script, { coming }: ScriptLine, claim: StandingClaim | null): Settled => {
  const scope = scopeOf(script);
  const asItStands: Settled = { script, told: verdict => verdict };
  const isAsked = scope.state.decision?.kind === 'assign' && coming.next === null && !coming.branches;
  const isOfNow =
    claim === null ||
    claim.about === 'legality' ||
    isOfTheMoment(claim) ||
    isAboutAssignment(claim) ||
    isOfWhatWas(claim);
  if (!isAsked || isOfNow) return asItStands;
  const ends = endsOf(script.play, libraryOf(scope.names.cards));
  const [first] = ends;
  if (first === undefined || !ends.every(({ state }) => isAtRest(state))) return asItStands;
  const verdicts = ends.map(({ state }) => judgeClaim(state, claim, { ...scope, state }));
  const holds = verdicts.map(said => said.ok && said.value.unspecified !== true && said.value.holds);
  const now = judgeClaim(scope.state, claim, scope);
  const isSoAlready = now.ok && now.value.holds && holds[0] === true;
  if (isSoAlready || !verdicts.every(said => said.ok) || new Set(holds).size > 1) return asItStands;
  const { play } = script;
  const recorder = play.recorder.fork();
  for (const step of first.steps) recorder.steps.push(step);
  return {
    script: { ...script, play: { ...play, memory: null, state: first.state, recorder } },
    told: verdict => ({ ...verdict, actual: `${verdict.actual}, however the damage is assigned` }),
  };
};

const isAtRest = ({ decision, chain }: State): boolean => decision === null && chain.length === 0;

interface Way {
  readonly state: State;
  readonly steps: readonly Step[];
}

/** After each way; none where there are more than a person would go through by hand. */
const endsOf = (play: RecordedPlay, library: ReturnType<typeof libraryOf>): readonly Way[] => {
  let waiting: readonly Way[] = [{ state: play.state, steps: [] }];
  const ends: Way[] = [];
  let left = MOST_WAYS;
  while (waiting.length > 0) {
    const next: Way[] = [];
    for (const before of waiting) {
      const { state, steps } = before;
      if (state.decision?.kind !== 'assign') {
        ends.push(before);
        continue;
      }
      const { player } = state.decision;
      if ((openAssignment(state)?.targets.length ?? 0) > MOST_TARGETS) return [];
      const { acts, cut } = legalActs(state, player, 'assignments', Math.max(1, left));
      left -= acts.length;
      if (cut > 0 || acts.length === 0 || left < 0) return [];
      for (const act of acts) {
        const ahead = recordedPlayFrom(state, library);
        ahead.recorder.line = play.recorder.line;
        perform(ahead, player, act);
        makeForced(ahead);
        if (ahead.state === state) return [];
        next.push({ state: ahead.state, steps: [...steps, ...ahead.recorder.steps] });
      }
    }
    waiting = next;
  }
  return ends;
};

const MOST_WAYS = 40;
/** Among more there are more ways than that, but for few. */
const MOST_TARGETS = 12;
