/** Acts as lines of a script, so that a game can be read and played again from a file. */
import type { Act } from '../../../../engine/game/actions.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { isLineAct, lineOf as lineOfPlayer } from '../../../../engine/scenario/lines/lines.ts';

export const lineOf = (state: State, who: PlayerId, act: Act): string => {
  if (isLineAct(act)) return lineOfPlayer(state, who, act);
  return act.kind === 'turn'
    ? `turn ${state.players[act.player]?.name ?? '?'}${act.from === 'start' ? ' from start' : ''}`
    : 'effect';
};
