/** How far is looked: a game ends there, or with somebody's win. */
import type { State } from '../state/state.ts';

/** What a game is played on to. */
export interface Horizon {
  /** The number of the last turn that is played, up to the end of its Expiration Step (`turn.ending`). */
  readonly lastTurn: number;
  /** Whether something that is under way ends the game once it is over: the combat, or the showdown with its combat. */
  readonly within: 'turn' | 'combat' | 'showdown';
}

/** The turn that is under way, and so many after it. */
export const turnsFrom = ({ turnNumber }: State, more: number): Horizon => ({
  lastTurn: turnNumber + more,
  within: 'turn',
});

export const hasEnded = (state: State, { lastTurn, within }: Horizon): boolean => {
  if (state.winners.length > 0) return true;
  if (within !== 'turn' && state.decision === null && state.chain.length === 0 && !isUnderWay(state, within))
    return true;
  return (
    state.phase === 'expired' &&
    state.turnNumber >= lastTurn &&
    state.decision === null &&
    state.chain.length === 0 &&
    state.showdown === null
  );
};

const isUnderWay = ({ showdown, combat }: State, what: 'combat' | 'showdown'): boolean =>
  (what === 'showdown' && showdown !== null) || (combat !== null && combat.stage !== 'over');
