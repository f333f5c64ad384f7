/**
 * Everything that a player may do in a state, one after the other, and nothing left out but to concede. What has to be chosen as a
 * card is played or an ability activated is asked for; `wholeActs.ts` answers it.
 */
import type { Act, PlayerId, State } from '../state/state.ts';
import type { Interchangeable } from '../stateKey/interchangeable.ts';
import { isTimeToMove } from '../turn/move.ts';
import { activationsToTry } from './abilities.ts';
import { choicesToTry, everyAssignment } from './decisions.ts';
import { everyMove } from './moves.ts';
import { playsToTry } from './plays.ts';

/**
 * Complete; whether each of them is legal is not asked yet: whoever carries them out is told so then. `alike`: objects that can change
 * places; of acts that differ only in which of them are meant, there is one.
 */
export const actsToTry = (state: State, who: PlayerId, alike: Interchangeable): Iterable<Act> => {
  if (state.decision === null) return freeActs(state, who, alike);
  return state.decision.kind === 'assign' ? everyAssignment(state, who, alike) : choicesToTry(state, who, alike);
};

function* freeActs(state: State, who: PlayerId, alike: Interchangeable): Generator<Act> {
  if (isTimeToMove(state, who)) yield* everyMove(state, who, alike);
  yield* playsToTry(state, who, alike);
  yield* activationsToTry(state, who, alike);
  yield { kind: 'pass' };
  yield { kind: 'end-turn' };
}
