/** Which of several Repeat costs are paid (`keyword.repeat.cost.each`, `keyword.repeat.cost.once`). */

import type { DeclaredPayment } from '../state/act.ts';
import type { Cost } from '../state/cards/cost.ts';
import { groups } from '../state/groups.ts';

/**
 * So many of the costs, each once: those that come to just the Energy and Power that were said, as `paying repeat, 1 calm` says
 * which; without that, or where none do, in the order of the card.
 */
export const repeatsPaid = (
  costs: readonly Cost[],
  count: number,
  paying: readonly DeclaredPayment[],
): readonly Cost[] => {
  if (count >= costs.length) return costs;
  const said = amountsSaid(paying);
  if (said.energy === 0 && said.power === 0) return costs.slice(0, count);
  for (const picked of groups(costs, count)) if (comesTo(picked, said)) return picked;
  return costs.slice(0, count);
};

interface Sum {
  readonly energy: number;
  readonly power: number;
}

const amountsSaid = (paying: readonly DeclaredPayment[]): Sum => {
  let energy = 0;
  let power = 0;
  for (const p of paying) {
    if (p.kind !== 'amount' || p.domain === 'xp') continue;
    if (p.domain === null) energy += p.amount;
    else power += p.amount;
  }
  return { energy, power };
};

/** Costs of other than printed numbers come to no sum that could be said. */
const comesTo = (costs: readonly Cost[], said: Sum): boolean => {
  let energy = 0;
  let power = 0;
  for (const cost of costs) {
    if (typeof cost.energy !== 'number') return false;
    energy += cost.energy;
    for (const { amount } of cost.power) {
      if (typeof amount !== 'number') return false;
      power += amount;
    }
  }
  return energy === said.energy && power === said.power;
};
