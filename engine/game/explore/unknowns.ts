/**
 * What nobody knows of a game and an exploration of it has come upon: cards of decks and hands that are not listed, orders that chance
 * made, and what was paid with resources that are not given.
 */
import type { Player, PlayerId, State, UnspecifiedOrder } from '../state/state.ts';

/** As plain data. */
export interface Met {
  /** Whose deck something was taken from, or looked for in. */
  readonly decks: readonly PlayerId[];
  /** On which something has depended: what was found holds for them alone. */
  readonly orders: readonly UnspecifiedOrder[];
  /** Who discarded what nobody knows. */
  readonly discards: readonly PlayerId[];
  /** Who paid with resources that are not given; `unasked`: also what need not have been paid. */
  readonly payments: readonly PlayerId[];
  readonly unasked: readonly PlayerId[];
  /** Who paid Power of a domain with runes of which nobody knows of which domain they are. */
  readonly domains: readonly PlayerId[];
}

type Whose = Exclude<keyof Met, 'orders'>;

export class UnknownsMet {
  readonly #players: Readonly<Record<Whose, Set<PlayerId>>> = {
    decks: new Set(),
    discards: new Set(),
    payments: new Set(),
    unasked: new Set(),
    domains: new Set(),
  };
  readonly #orders = new Map<string, UnspecifiedOrder>();

  meet({ players }: State): void {
    for (const player of players) {
      for (const what of WHOSE) if (IS_MET[what](player)) this.#players[what].add(player.id);
      for (const order of player.unspecifiedOrders)
        if (order.isReliedOn && order.by === 'chance') this.#orders.set(order.cards.join(), order);
    }
  }

  /** What another exploration of the same game has come upon. */
  also(met: Met): void {
    for (const what of WHOSE) for (const id of met[what]) this.#players[what].add(id);
    for (const order of met.orders) this.#orders.set(order.cards.join(), order);
  }

  get isEmpty(): boolean {
    return this.#orders.size === 0 && WHOSE.every(what => this.#players[what].size === 0);
  }

  get met(): Met {
    const { decks, discards, payments, unasked, domains } = this.#players;
    return {
      decks: inOrder(decks),
      orders: [...this.#orders.values()],
      discards: inOrder(discards),
      payments: inOrder(payments),
      unasked: inOrder(unasked),
      domains: inOrder(domains),
    };
  }
}

const IS_MET: Readonly<Record<Whose, (player: Player) => boolean>> = {
  decks: ({ unspecifiedDeckUsed }) => unspecifiedDeckUsed,
  discards: ({ unspecifiedHandUsed }) => unspecifiedHandUsed,
  payments: ({ unspecifiedPayments }) => unspecifiedPayments !== 'none',
  unasked: ({ unspecifiedPayments }) => unspecifiedPayments === 'unasked',
  domains: ({ unspecifiedDomainUsed }) => unspecifiedDomainUsed,
};
const WHOSE = Object.keys(IS_MET) as readonly Whose[];

const inOrder = (ids: ReadonlySet<PlayerId>): readonly PlayerId[] => [...ids].sort((a, b) => a - b);
