/** How a combat came out, in words. */
import { player } from '../../game/play/query.ts';
import type { State } from '../../game/state/state.ts';

const NOBODY_WON = {
  tie: 'the combat was a tie',
  'tie without result': 'the combat was a tie, without a result',
  'no result': 'the combat had no result',
} as const;

/** How the combat came out, or that it is not over. */
export const resultText = (state: State): string => {
  const { combat } = state;
  if (combat === null) return 'there was no combat';
  const { result } = combat;
  if (result === null) return 'the combat is not over';
  if (result.kind === 'won') return `${player(state, result.winner).name} won the combat`;
  return NOBODY_WON[result.kind];
};
