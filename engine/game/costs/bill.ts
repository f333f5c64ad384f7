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

/** A discount on Power of any domain takes off whatever Power is asked for. */
export const lessPower = (power: Power, domain: string, by: number): void => {
  let left = by;
  const domains = domain === 'any' ? [...power.keys()] : [domain];
  for (const d of domains) {
    const taken = Math.min(left, power.get(d) ?? 0);
    power.set(d, (power.get(d) ?? 0) - taken);
    left -= taken;
  }
};
