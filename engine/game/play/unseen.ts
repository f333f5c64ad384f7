/** Cards that exist although the scenario does not name them: in decks whose order nobody knows. */
import type { PlayerId, State } from '../state/state.ts';
import { isOfType, player } from './query.ts';

/** `rune.deck.twelve`: what a rune deck begins the game with. */
const RUNES_OF_A_PLAYER = 12;

/**
 * How many runes a rune deck that the scenario does not list holds beside those that were recycled into it: of the player's twelve,
 * each named one is not there any more. Never-ending for a player whose resources are not counted.
 */
export const unseenRunes = (state: State, who: PlayerId): number => {
  const { pool, runeDeck } = player(state, who);
  if (runeDeck !== null) return 0;
  if (pool === null) return Number.POSITIVE_INFINITY;
  const named = state.objects.filter(o => o.owner === who && isOfType(o, 'rune') && !o.token);
  return Math.max(0, RUNES_OF_A_PLAYER - named.length);
};

/** A deck that the scenario does not list never runs out. */
export const unseenCards = (state: State, who: PlayerId): number =>
  player(state, who).deck === null ? Number.POSITIVE_INFINITY : 0;

/** Cards in hand from a deck that the scenario does not list. */
export const unseenInHand = (state: State, who: PlayerId): number => player(state, who).unseen;

/** Cards in the trash from a deck that the scenario does not list. */
export const unseenInTrash = (state: State, who: PlayerId): number => player(state, who).unseenInTrash;
