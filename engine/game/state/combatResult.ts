/** How a combat came out (`combat.result`), in the terms of the state's edition. */
import type { PlayerId } from './things.ts';

/**
 * Up to 1.2, a combat that nobody wins is a tie. From 1.3, it has no result; from 1.4 it is a tie besides if attackers were
 * recalled as defenders were still there (`term.tie`), and no tie if nobody is left.
 */
export type CombatResult =
  | { readonly kind: 'won'; readonly winner: PlayerId; readonly loser: PlayerId }
  | { readonly kind: 'tie' | 'tie without result' | 'no result' };

export const winnerOf = (result: CombatResult | null): PlayerId | null =>
  result?.kind === 'won' ? result.winner : null;

export const loserOf = (result: CombatResult | null): PlayerId | null => (result?.kind === 'won' ? result.loser : null);

export const isTie = (result: CombatResult | null): boolean =>
  result?.kind === 'tie' || result?.kind === 'tie without result';

export const isWithoutResult = (result: CombatResult | null): boolean =>
  result?.kind === 'no result' || result?.kind === 'tie without result';
