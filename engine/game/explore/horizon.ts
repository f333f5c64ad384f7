/** How far is looked: a game ends there, or with somebody's win. */
import type { State } from '../state/state.ts';

/** What a game is played on to. */
export interface Horizon {
  /** The number of the last turn that is played, up to the end of its Expiration Step (`turn.ending`). */
  readonly lastTurn: number;
  /** Whether something that is under way ends the game once it is over: the combat, or the showdown with its combat. */
  readonly within: 'turn' | 'combat' | 'showdown';
  /** After how many plies at most; without it, that many as it takes. */
  readonly plies?: number;
}

/** To the end of the turn that is under way, and of so many after it. */
export const turnsFrom = ({ turnNumber }: State, more: number): Horizon => ({
  lastTurn: turnNumber + more,
  within: 'turn',
});

/** The same turn, but for so many plies at most. */
export const pliesFromNow = (state: State, plies: number): Horizon => ({ ...turnsFrom(state, 0), plies });

/** To the end of what is under way; null where no such thing is. */
export const endOf = (state: State, what: 'combat' | 'showdown'): Horizon | null =>
  isUnderWay(state, what) ? { lastTurn: state.turnNumber, within: what } : null;

export const hasEnded = (state: State, { lastTurn, within }: Horizon): boolean => {
  const { winners, decision, chain, phase, turnNumber, showdown } = state;
  if (winners.length > 0) return true;
  if (decision !== null || chain.length > 0) return false;
  if (within !== 'turn' && !isUnderWay(state, within)) return true;
  return phase === 'expired' && turnNumber >= lastTurn && showdown === null;
};

const isUnderWay = ({ showdown, combat }: State, what: 'combat' | 'showdown'): boolean =>
  (what === 'showdown' && showdown !== null) || (combat !== null && combat.stage !== 'over');
