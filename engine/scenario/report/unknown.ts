/** What of a game nobody knows, as far as it was come upon in exploring it. */
import type { Met } from '../../game/explore/unknowns.ts';
import type { PlayerId, State } from '../../game/state/state.ts';

export interface Unknown {
  /** Players whose deck the scenario does not list, and from which something was taken, or looked for in it. */
  readonly decks: readonly PlayerId[];
  /** Cards whose order chance made, on which it hangs, by name. */
  readonly order: readonly string[];
  /** Players whose hand the scenario does not list, and who discarded from it. */
  readonly discards: readonly PlayerId[];
  /** Players whose resources the scenario does not give, and who paid; `unasked`: also what they need not have paid. */
  readonly payments: readonly PlayerId[];
  readonly unasked: readonly PlayerId[];
}

export const NOTHING_UNKNOWN: Unknown = { decks: [], order: [], discards: [], payments: [], unasked: [] };

export const unknownIn = ({ objects }: Pick<State, 'objects'>, { orders, ...players }: Met): Unknown => ({
  ...players,
  order: [...new Set(orders.flatMap(({ cards }) => cards.map(id => objects[id]?.name ?? '')))],
});
