/** What of a game nobody knows, as far as it was come upon in exploring it. */
import type { UnknownsMet } from '../../game/explore/unknowns.ts';
import type { PlayerId, State } from '../../game/state/state.ts';

export interface Unknown {
  /** Players whose deck the scenario does not list, and from which something was taken, or looked for in it. */
  readonly decks: readonly PlayerId[];
  /** Cards whose order chance made, on which it hangs, by name. */
  readonly order: readonly string[];
}

export const NOTHING_UNKNOWN: Unknown = { decks: [], order: [] };

export const unknownIn = ({ objects }: Pick<State, 'objects'>, { decks, orders }: UnknownsMet): Unknown => ({
  decks,
  order: [...new Set(orders.flatMap(({ cards }) => cards.map(id => objects[id]?.name ?? '')))],
});
