/**
 * Acts that can only be judged by trying them: a card that is played or an ability that is activated may turn out to be
 * wrong by its choices, costs or places. A player who begins one has to be able to bring it to its end
 * (`play.legality`).
 */

import { finalizeAbility } from '../chain/activating.ts';
import { finalizeCard } from '../chain/playing.ts';
import { trial } from '../play/trial.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Act, PlayerId, Reply, State } from '../state/state.ts';
import { playFrom } from './playFrom.ts';

type Attempted = Extract<Act, { kind: 'play' | 'activate' | 'activate-place' }>;

/** Whether an act has to be tried to be judged. */
export const isAttempted = (act: Act): act is Attempted =>
  act.kind === 'play' || act.kind === 'activate' || act.kind === 'activate-place';

/** Why it cannot be brought to its end after these answers; none where some further answers do. */
export const refuseAttempt = (
  state: State,
  who: PlayerId,
  act: Attempted,
  answers: readonly Reply[] = [],
): readonly Refusal[] => {
  const item = state.nextItem;
  const came = trial(playFrom(state), {
    run: scratch => {
      if (act.kind === 'play') finalizeCard(scratch, who, act);
      else finalizeAbility(scratch, who, act);
    },
    answers,
    // What is asked once it is finalised comes from elsewhere, and cannot undo it any more.
    isOver: scratch => !scratch.state.chain.some(i => i.id === item && i.status === 'pending'),
  });
  return came.kind === 'refused' ? came.refusals : [];
};
