/** What a player may have more of, position by position, counted thing by thing. */
import type { Gain } from '../../../gains.ts';

/** Of one thing: how much there is of it, and what having more of it is called; null where it is worth nothing by itself. */
interface Amount {
  readonly count: number;
  readonly gain: Gain | null;
}

export type Amounts = ReadonlyMap<string, Amount>;

export class AmountsCounted {
  readonly #counted = new Map<string, Amount>();

  add(thing: string, gain: Gain | null, count: number): void {
    if (count === 0) return;
    this.#counted.set(thing, { gain, count: count + (this.#counted.get(thing)?.count ?? 0) });
  }

  get all(): Amounts {
    return this.#counted;
  }
}

export interface Gained {
  readonly gain: Gain;
  readonly amount: number;
}

/** What there is more of after than before; null where there is less of anything. */
export const gainedBetween = (before: Amounts, after: Amounts): readonly Gained[] | null => {
  for (const [thing, { count }] of before) if ((after.get(thing)?.count ?? 0) < count) return null;
  const gained = new Map<Gain, number>();
  for (const [thing, { gain, count }] of after) {
    const more = count - (before.get(thing)?.count ?? 0);
    if (gain !== null && more > 0) gained.set(gain, more + (gained.get(gain) ?? 0));
  }
  return [...gained].map(([gain, amount]) => ({ gain, amount }));
};
