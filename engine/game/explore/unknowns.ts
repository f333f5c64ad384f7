/** What nobody knows of a game and an exploration of it has come upon: cards of decks that are not listed, and orders that chance made. */
import type { PlayerId, State, UnspecifiedOrder } from '../state/state.ts';

export class UnknownsMet {
  readonly #decks = new Set<PlayerId>();
  readonly #orders = new Map<string, UnspecifiedOrder>();

  meet({ players }: State): void {
    for (const { id, unspecifiedDeckUsed, unspecifiedOrders } of players) {
      if (unspecifiedDeckUsed) this.#decks.add(id);
      for (const order of unspecifiedOrders)
        if (order.isReliedOn && order.by === 'chance') this.#orders.set(order.cards.join(), order);
    }
  }

  /** What another exploration of the same game has come upon. */
  also({ decks, orders }: Pick<UnknownsMet, 'decks' | 'orders'>): void {
    for (const id of decks) this.#decks.add(id);
    for (const order of orders) this.#orders.set(order.cards.join(), order);
  }

  /** Whose deck something was taken from, or looked for in. */
  get decks(): readonly PlayerId[] {
    return [...this.#decks].sort((a, b) => a - b);
  }

  /** On which something has depended: what was found holds for them alone. */
  get orders(): readonly UnspecifiedOrder[] {
    return [...this.#orders.values()];
  }
}
