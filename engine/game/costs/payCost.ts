/**
 * Whether a cost by itself can be paid with the resources that are there, and paying it; `payWithAdded.ts` adds to them on the way,
 * and an item's whole cost is `payItem.ts`'s (`cost`, `play.pay`).
 */

import type { Context } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import type { Play } from '../play/play.ts';
import { isPossible } from '../play/trial.ts';
import type { Cost, CostPart } from '../state/cards/cost.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { ChainItem } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { canPayPart, type Paid, payPart, unpayablePart, VERB } from './costParts.ts';
import { isOutOfReach } from './outOfReach.ts';
import { type Amount, type PaymentPlan, payPlan, planFor } from './resources.ts';
import { spendingOn } from './spending.ts';

/** The resources of a cost, as they come to now. */
export const amountOf = (c: Context, cost: Cost): Amount => ({
  energy: c.evaluator.value(c, cost.energy) ?? 0,
  power: powerOf(c, cost.power),
});

/**
 * Power as it has to be paid; `calm|mind` is what a card of both asks for as its own (`card.text.symbols.own`). Rules:
 * `card.text.symbols.own.none`, `card.text.symbols.own.several`.
 */
export const powerOf = (c: Context, power: Cost['power']): Amount['power'] =>
  power.map(({ domain, amount }) => ({
    domain: domain.includes('|') && c.state.behaviours.ownPower === 'of any domain' ? 'any' : domain,
    amount: c.evaluator.value(c, amount) ?? 0,
  }));

/** Whether the payer says how much is paid ("any amount"). */
export const asksAmount = (cost: Cost): boolean =>
  [
    cost.energy,
    ...cost.power.map(p => p.amount),
    ...flatMapped(cost.costParts, d => (d.pays === 'spend xp' ? [d.amount] : [])),
  ].some(v => typeof v === 'object' && v.kind === 'x');

/** "Any amount", which is said as it is played and paid then or as it resolves. */
export const asksAnyAmount = ({ instructions, ability, instead }: ChainItem): boolean =>
  anywhere([instructions, ability, instead], part => part.kind === 'x');

/**
 * Whether the payer can pay all of it with what is there, choosing as they like on the way and taking its parts in some order
 * (`play.pay.other`): what one part takes, no other can be paid with; what it gives may pay for the next.
 */
export const canPayFromPool = (play: Play, frame: EffectFrame, cost: Cost): boolean => {
  const price = amountOf(contextOf(play, frame), cost);
  const plan = planFor(play.state, frame.controller, price, spendingOn(play.state, frame.item));
  if (plan === null) return false;
  const [first, ...others] = cost.costParts;
  if (first === undefined) return true;
  if (others.length === 0 && !usesRunes(plan)) return canPayPart(play, frame.controller, first, contextOf(play, frame));
  return orderThatPays(play, frame, cost, NOTHING_SAID, []) !== null;
};

const usesRunes = ({ exhaust, recycle }: PaymentPlan): boolean => exhaust.length > 0 || recycle.length > 0;

/**
 * The parts of a cost in the order in which they are paid: as the payer named them; unnamed, as they are printed, or else as
 * they can be paid. Null where no order and no answers pay for all of it.
 */
export const orderThatPays = (
  play: Play,
  frame: EffectFrame,
  cost: Cost,
  said: Paid,
  verbs: readonly string[],
): readonly CostPart[] | null => {
  const { costParts } = cost;
  if (isOutOfReach(play, costParts, contextOf(play, frame))) return null;
  const search: OrderSearch = { dead: null };
  const orders = verbs.length > 0 ? [inDeclaredOrder(costParts, verbs)] : permutations(costParts, search);
  return play.state.budget.during('payments', () => {
    for (const order of orders) {
      const paid = mostPaid(play, frame, { ...cost, costParts: order }, said);
      if (paid === order.length) return order;
      search.dead = order.slice(0, paid + 1);
    }
    return null;
  });
};

/** How many parts of a cost can be paid in this order, whatever is chosen. */
const mostPaid = (play: Play, frame: EffectFrame, cost: Cost, said: Paid): number => {
  const { length } = cost.costParts;
  let most = 0;
  const noted: Means = {
    offered: ANY.offered,
    goesOn: ANY.goesOn,
    notePaid: left => {
      most = Math.max(most, length - left);
    },
  };
  const isPaid = isPossible(play, scratch => {
    const payer: EffectFrame = { ...frame };
    payResources(scratch, payer, cost);
    if (!payParts(scratch, payer, cost.costParts, said, noted)) stop({ kind: 'refused', refusals: [] });
  });
  return isPaid ? length : Math.min(most, length - 1);
};

interface OrderSearch {
  /** A beginning whose last part cannot be paid behind those before it: nothing that begins so pays. */
  dead: readonly CostPart[] | null;
}

/** All orders, that which is given first, but for those that begin with what is known to be dead. */
function* permutations(
  rest: readonly CostPart[],
  search: OrderSearch,
  taken: readonly CostPart[] = [],
): Generator<readonly CostPart[]> {
  if (rest.length === 0) yield taken;
  for (const [n, next] of rest.entries()) {
    if (beginsWith(taken, search.dead)) return;
    yield* permutations(
      rest.filter((_, i) => i !== n),
      search,
      [...taken, next],
    );
  }
}

const beginsWith = (order: readonly CostPart[], dead: readonly CostPart[] | null): boolean =>
  dead !== null && dead.length <= order.length && dead.every((d, i) => order[i] === d);

/** `play.pay.other`: one part after the other, in the order in which the payer named them. */
const inDeclaredOrder = (costParts: readonly CostPart[], verbs: readonly string[]): readonly CostPart[] => {
  const place = (d: CostPart): number => {
    const at = verbs.indexOf(VERB[d.pays]);
    return at < 0 ? verbs.length : at;
  };
  return [...costParts].sort((a, b) => place(a) - place(b));
};

const NOTHING_SAID: Paid = () => [];

/** Pays a cost that can be paid. False where answers led to where it cannot any more: then it is paid in part. */
export const payFromPool = (play: Play, frame: EffectFrame, cost: Cost): boolean => {
  const order = cost.costParts.length < 2 ? cost.costParts : orderThatPays(play, frame, cost, NOTHING_SAID, []);
  return payInOrder(play, frame, { ...cost, costParts: order ?? cost.costParts }, NOTHING_SAID);
};

/** Whether what is paid for can still be gone on with, once all of it is paid. */
export type GoesOn = (play: Play) => boolean;

/** The same, with its parts in the order given, and with what was said. */
export const payInOrder = (
  play: Play,
  frame: EffectFrame,
  cost: Cost,
  said: Paid,
  goesOn: GoesOn | null = null,
): boolean => {
  payResources(play, frame, cost);
  return play.state.budget.during('payments', () =>
    payParts(play, frame, cost.costParts, said, { offered: 'what leaves the rest payable', goesOn }),
  );
};

const payResources = (play: Play, frame: EffectFrame, cost: Cost): void => {
  const price = amountOf(contextOf(play, frame), cost);
  const plan = planFor(play.state, frame.controller, price, spendingOn(play.state, frame.item));
  if (plan !== null) payPlan(play, frame.controller, price, plan);
};

/** What a player may pay with: anything, or only what leaves the rest of the cost and everything after it possible. */
interface Means {
  readonly offered: 'any' | 'what leaves the rest payable';
  readonly goesOn: GoesOn | null;
  /** Told how many parts are left, each time that one can be paid. */
  readonly notePaid?: (left: number) => void;
}

const ANY: Means = { offered: 'any', goesOn: null };

/** One part after the other; false where one cannot be done once those before it are. */
const payParts = (
  play: Play,
  frame: EffectFrame,
  costParts: readonly CostPart[],
  said: Paid,
  means: Means,
): boolean => {
  const { offered, goesOn } = means;
  const [first, ...rest] = costParts;
  means.notePaid?.(costParts.length);
  if (first === undefined) return true;
  if (isOutOfReach(play, costParts, contextOf(play, frame))) return false;
  if (unpayablePart(play, frame.controller, [first], contextOf(play, frame), said) !== null) return false;
  const before: EffectFrame = { ...frame };
  // `play.pay.dead-end`: nothing is paid with what would leave the rest unpaid.
  const leavesRest = (id: ObjectId): boolean =>
    isPossible(play, scratch => {
      const payer: EffectFrame = { ...before };
      payPart(scratch, payer, first, () => [id]);
      if (!payParts(scratch, payer, rest, said, ANY) || goesOn?.(scratch) === false)
        stop({ kind: 'refused', refusals: [] });
    });
  payPart(play, frame, first, said, (rest.length > 0 || goesOn !== null) && offered !== 'any' ? leavesRest : undefined);
  return payParts(play, frame, rest, said, means);
};
