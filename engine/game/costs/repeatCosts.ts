/** Which of several Repeat costs are paid (`keyword.repeat.cost.each`, `keyword.repeat.cost.once`). */

import type { DeclaredPayment } from '../state/act.ts';
import type { Cost } from '../state/cards/cost.ts';

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
  return comingTo(costs, count, said) ?? costs.slice(0, count);
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

/**
 * The first so many, in the order of the card, that come to just that; null where none do. What was tried once is not tried again:
 * the same number of the same costs that come to the same. Costs of other than printed numbers come to no sum that could be said.
 */
const comingTo = (costs: readonly Cost[], count: number, said: Sum): readonly Cost[] | null => {
  const sums = costs.map(sumOf);
  const failed = new Set<string>();
  const from = (at: number, left: number, rest: Sum): readonly Cost[] | null => {
    if (left === 0) return rest.energy === 0 && rest.power === 0 ? [] : null;
    if (costs.length - at < left || rest.energy < 0 || rest.power < 0) return null;
    const key = `${at} ${left} ${rest.energy} ${rest.power}`;
    if (failed.has(key)) return null;
    const [cost, sum] = [costs[at], sums[at]];
    const taken =
      cost === undefined || sum === undefined || sum === null
        ? null
        : from(at + 1, left - 1, { energy: rest.energy - sum.energy, power: rest.power - sum.power });
    const found = taken === null || cost === undefined ? from(at + 1, left, rest) : [cost, ...taken];
    if (found === null) failed.add(key);
    return found;
  };
  return from(0, count, said);
};

const sumOf = (cost: Cost): Sum | null => {
  let power = 0;
  for (const { amount } of cost.power) {
    if (typeof amount !== 'number') return null;
    power += amount;
  }
  return typeof cost.energy === 'number' ? { energy: cost.energy, power } : null;
};
