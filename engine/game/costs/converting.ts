/** Resources turned into others while something is paid for (`add.during-payment`): Reactions that cost some, and add some. */

import type { Play } from '../play/play.ts';
import { flatMapped } from '../state/lists.ts';
import type { PlayerId, State } from '../state/state.ts';
import {
  type AddingAbility,
  addingAbilities,
  scratchOf,
  takesAnyAmount,
  type Use,
  useOf,
  withMorePool,
} from './addingAbilities.ts';
import { type Amount, payPlan, planFor } from './resources.ts';
import { maySpend, type Spending } from './spending.ts';

export interface Conversion {
  readonly source: AddingAbility;
  readonly use: Use;
}

/** What is to be there in the end. */
export interface Goal {
  readonly price: Amount;
  readonly on: Spending | null;
}

/**
 * The uses, in their order, after which a price can be paid from what is in the pool and from runes: as few as it takes, each of
 * as little as it takes; all ways to begin with. None where no uses come to that.
 */
export const conversionsTo = (state: State, who: PlayerId, goal: Goal): readonly Conversion[] => {
  const sources = addingAbilities(state, who, 'for resources').filter(source =>
    useOf(state, source, 1).adds.some(({ only }) => only === null || maySpend(state, who, only, goal.on)),
  );
  for (let uses = 1; uses <= sources.length; uses++) {
    const ways = state.budget.during('payments', () => beginnings(state, sources, goal, uses));
    if (ways.length > 0) return ways;
  }
  return [];
};

/** What so many uses can begin with. */
const beginnings = (state: State, sources: readonly AddingAbility[], goal: Goal, uses: number): readonly Conversion[] =>
  flatMapped(sources, source => {
    const others = sources.filter(s => s.bearer !== source.bearer);
    for (const use of usesOf(state, source, goal.price)) {
      state.budget.spend(WORK_OF_A_USE, 'payments');
      const after = afterUse(state, source, use);
      if (after === null) break;
      const isEnough =
        uses === 1
          ? planFor(after, source.controller, goal.price, goal.on) !== null
          : beginnings(after, others, goal, uses - 1).length > 0;
      if (isEnough) return [{ source, use }];
    }
    return [];
  });

/** About what a look at all runes and parts of a pool costs. */
const WORK_OF_A_USE = 20;

/** More than the price asks for is of no use. */
const usesOf = function* (state: State, source: AddingAbility, price: Amount): Generator<Use> {
  if (!takesAnyAmount(source)) yield useOf(state, source, null);
  else {
    const most = price.power.reduce((sum, { amount }) => sum + amount, price.energy);
    for (let amount = 1; amount <= most; amount++) yield useOf(state, source, amount);
  }
};

/** Null where it cannot be paid. */
const afterUse = (state: State, { controller }: AddingAbility, { takes, adds }: Use): State | null => {
  const plan = planFor(state, controller, takes);
  if (plan === null) return null;
  const scratch: Play = scratchOf(state);
  payPlan(scratch, controller, takes, plan);
  return withMorePool(scratch.state, controller, adds);
};
