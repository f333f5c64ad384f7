/** What a cost adds up to while it is being worked out (`play.cost`). */
import type { CostPart } from '../state/cards/cost.ts';
import type { Amount } from './resources.ts';

type Power = Map<string, number>;

export interface Bill {
  energy: number;
  readonly power: Power;
  readonly costParts: CostPart[];
}

/** Adds to the bill in place, Power domain by domain: the amount, or `times` as much. */
export const addAmount = (bill: Pick<Bill, 'energy' | 'power'>, more: Amount, times = 1): void => {
  bill.energy += more.energy * times;
  for (const { domain, amount } of more.power) bill.power.set(domain, (bill.power.get(domain) ?? 0) + amount * times);
};

/** Which of several ways to place a discount is taken, counted from 0. */
export type PickWay = (ways: number) => number;

/** A discount on Power of any domain takes off whatever Power is asked for: where several domains are, the payer says which. */
export const lessPower = (power: Power, domain: string, by: number, pick: PickWay): void => {
  if (domain !== 'any') {
    takeOff(power, domain, by);
    return;
  }
  let left = by;
  for (let placed = 0; left > 0; placed++) {
    const due = [...power].filter(([, n]) => n > 0);
    const [d, n] = due[due.length > 1 && placed < MOST_PLACED ? pick(due.length) : 0] ?? [];
    if (d === undefined || n === undefined) return;
    const taken = due.length > 1 && placed < MOST_PLACED ? 1 : Math.min(left, n);
    takeOff(power, d, taken);
    left -= taken;
  }
};

/** So many are placed one by one; no game has a larger discount on several domains. */
const MOST_PLACED = 6;

const takeOff = (power: Power, domain: string, by: number): void => {
  const n = power.get(domain) ?? 0;
  power.set(domain, Math.max(0, n - by));
};
