/** What of a game nobody knows, as far as it was come upon in exploring it. */
import type { Met } from '../../game/explore/unknowns.ts';
import type { State } from '../../game/state/state.ts';

export interface Unknown extends Omit<Met, 'orders'> {
  /** Cards whose order chance made, on which it hangs, by name. */
  readonly order: readonly string[];
}

export const NOTHING_UNKNOWN: Unknown = { decks: [], order: [], discards: [], payments: [], unasked: [], domains: [] };

export const unknownIn = ({ objects }: Pick<State, 'objects'>, { orders, ...players }: Met): Unknown => ({
  ...players,
  order: [...new Set(orders.flatMap(({ cards }) => cards.map(id => objects[id]?.name ?? '')))],
});
