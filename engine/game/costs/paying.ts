/** Costs: whether they can be paid, and paying them (`cost`, `play.pay`). */

import type { Context } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { Pause } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Cost, CostPart } from '../state/cards/cost.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import type { PlayerId } from '../state/state.ts';
import { canPayPart, type Paid, payPart, unpayablePart, VERB } from './costParts.ts';
import { type Amount, payPlan, planFor } from './resources.ts';
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

/** Whether it is for the payer to say how much ("any amount"). */
export const asksAmount = (cost: Cost): boolean =>
  [
    cost.energy,
    ...cost.power.map(p => p.amount),
    ...cost.costParts.flatMap(d => (d.pays === 'spend xp' ? [d.amount] : [])),
  ].some(v => typeof v === 'object' && v.kind === 'x');

/** The most that could be paid for "any amount"; without told resources, a number beyond use. */
export const mostPayable = (play: Play, a: EffectFrame, cost: Cost): number => {
  for (let x = MOST; x > 0; x--) {
    const terms = { ...(a.terms ?? PLAIN_TERMS), x };
    if (canPay(play, a.controller, cost, contextOf(play, { ...a, terms }))) return x;
  }
  return 0;
};

const MOST = 99;

/** `cost.must-be-paid`: every part of it could be done now. */
export const canPay = (play: Play, who: PlayerId, cost: Cost, c: Context): boolean =>
  planFor(play.state, who, amountOf(c, cost), spendingOn(play.state, c.item)) !== null &&
  cost.costParts.every(d => canPayPart(play, who, d, c));

/** `play.pay.other`: one part after the other, in the order in which the payer named them. */
export const inDeclaredOrder = (costParts: readonly CostPart[], verbs: readonly string[]): readonly CostPart[] => {
  const place = (d: CostPart): number => {
    const at = verbs.indexOf(VERB[d.pays]);
    return at < 0 ? verbs.length : at;
  };
  return [...costParts].sort((a, b) => place(a) - place(b));
};

/** Whether each part can be done once those before it are: what one gives may pay for the next. */
export const canPayInTurn = (play: Play, a: EffectFrame, costParts: readonly CostPart[], said: Paid): boolean => {
  const trial: Play = { ...play, steps: [] };
  const payer: EffectFrame = { ...a };
  try {
    return costParts.every(d => {
      if (unpayablePart(trial, payer.controller, [d], contextOf(trial, payer), said) !== null) return false;
      payPart(trial, payer, d, said);
      return true;
    });
  } catch (e) {
    if (e instanceof Pause) return false;
    throw e;
  }
};

const NOTHING_SAID: Paid = () => [];

/** Pays a cost that can be paid. */
export const payCost = (play: Play, a: EffectFrame, cost: Cost, said: Paid = NOTHING_SAID): void => {
  const c = contextOf(play, a);
  const price = amountOf(c, cost);
  const plan = planFor(play.state, a.controller, price, spendingOn(play.state, a.item));
  if (plan !== null) payPlan(play, a.controller, price, plan);
  for (const d of cost.costParts) payPart(play, a, d, said);
};
