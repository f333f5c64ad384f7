/**
 * Acts that can only be judged by trying them, as far as they go. Whether some answers bring one to its end (`play.legality`) is
 * otherwise tried as it begins, and again with each answer; whoever goes on with every answer there is finds that out anyway.
 */
import { perform, playFrom } from '../actions.ts';
import type { ActivateAct } from '../chain/activatable.ts';
import { refuseActivate } from '../chain/activating.ts';
import { refusePlay } from '../chain/playing.ts';
import { refuseWhileDeciding } from '../combat/refuseWhileDeciding.ts';
import type { Play } from '../play/play.ts';
import type { Act, PlayerId, State } from '../state/state.ts';
import { outcomeOf, stop } from '../state/stopping.ts';
import { namingAbility } from '../turn/abilityMeant.ts';
import { refuseAnswer } from '../turn/answering.ts';

/** Such an act, or an answer to what is asked before it is over. */
export type Attempting = ActivateAct | Extract<Act, { kind: 'play' | 'answer' }>;

/** The state that it leads to, perhaps with a question; null where it is refused already. Stops as `out of bounds`. */
export const attemptedSoFar = (
  state: State,
  who: PlayerId,
  said: Attempting,
  { library, lastTurn }: Pick<Play, 'lastTurn'> & { readonly library?: Play['library'] | undefined },
): State | null => {
  const act = namingAbility(state, who, said);
  state.budget.spend(WORK_OF_A_TRY + state.objects.length, 'answers');
  if (state.winners.length > 0 || isRefusedAtOnce(state, who, act)) return null;
  const play = playFrom(state, library);
  play.lastTurn = lastTurn;
  if (outcomeOf(['refused'], () => perform(play, who, act)).kind === 'refused') return null;
  return play.excess === null ? play.state : stop({ kind: 'out of bounds', excess: play.excess });
};

const WORK_OF_A_TRY = 100;

const isRefusedAtOnce = (state: State, who: PlayerId, act: Attempting): boolean => {
  if (act.kind === 'answer') return refuseAnswer(state, who, act.answer).length > 0;
  if (refuseWhileDeciding(state).length > 0) return true;
  return (act.kind === 'play' ? refusePlay(state, who, act) : refuseActivate(state, who, act)).length > 0;
};
