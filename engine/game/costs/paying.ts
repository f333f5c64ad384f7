/** Costs: whether they can be paid, and paying them (`cost`, `play.pay`). */

import type { Context } from '../abilities/context.ts';
import { type Acting, now } from '../abilities/effectFrame.ts';
import { Pause } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Cost, Deed } from '../state/cards/cost.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import type { PlayerId } from '../state/state.ts';
import { canDo, type Paid, payDeed, undoable, VERB } from './costParts.ts';
import { type Amount, payPlan, planFor } from './resources.ts';
import { spendingOn } from './spending.ts';

/** The resources of a cost, as they come to now. */
export const amountOf = (c: Context, cost: Cost): Amount => ({
  energy: c.means.value(c, cost.energy) ?? 0,
  power: powerOf(c, cost.power),
});

/**
 * Power as it has to be paid; `calm|mind` is what a card of both asks for as its own (`card.text.symbols.own`). Rules:
 * `card.text.symbols.own.none`, `card.text.symbols.own.several`.
 */
export const powerOf = (c: Context, power: Cost['power']): Amount['power'] =>
  power.map(({ domain, amount }) => ({
    domain: domain.includes('|') && c.state.behaviours.ownPower === 'of any domain' ? 'any' : domain,
    amount: c.means.value(c, amount) ?? 0,
  }));

/** Whether it is for the payer to say how much ("any amount"). */
export const asksAmount = (cost: Cost): boolean =>
  [
    cost.energy,
    ...cost.power.map(p => p.amount),
    ...cost.deeds.flatMap(d => (d.pays === 'spend xp' ? [d.amount] : [])),
  ].some(v => typeof v === 'object' && v.kind === 'x');

/** The most that could be paid for "any amount"; without told resources, a number beyond use. */
export const mostPayable = (play: Play, a: Acting, cost: Cost): number => {
  for (let x = MOST; x > 0; x--) {
    const terms = { ...(a.terms ?? PLAIN_TERMS), x };
    if (canPay(play, a.controller, cost, now(play, { ...a, terms }))) return x;
  }
  return 0;
};

const MOST = 99;

/** `cost.must-be-paid`: every part of it could be done now. */
export const canPay = (play: Play, who: PlayerId, cost: Cost, c: Context): boolean =>
  planFor(play.state, who, amountOf(c, cost), spendingOn(play.state, c.item)) !== null &&
  cost.deeds.every(d => canDo(play, who, d, c));

/** `play.pay.other`: one part after the other, in the order in which the payer named them. */
export const inOrderSaid = (deeds: readonly Deed[], verbs: readonly string[]): readonly Deed[] => {
  const place = (d: Deed): number => {
    const at = verbs.indexOf(VERB[d.pays]);
    return at < 0 ? verbs.length : at;
  };
  return [...deeds].sort((a, b) => place(a) - place(b));
};

/** Whether each part can be done once those before it are: what one gives may pay for the next. */
export const canPayInTurn = (play: Play, a: Acting, deeds: readonly Deed[], said: Paid): boolean => {
  const trial: Play = { ...play, steps: [] };
  const payer: Acting = { ...a };
  try {
    return deeds.every(d => {
      if (undoable(trial, payer.controller, [d], now(trial, payer), said) !== null) return false;
      payDeed(trial, payer, d, said);
      return true;
    });
  } catch (e) {
    if (e instanceof Pause) return false;
    throw e;
  }
};

const NOTHING_SAID: Paid = () => [];

/** Pays a cost that can be paid. */
export const payCost = (play: Play, a: Acting, cost: Cost, said: Paid = NOTHING_SAID): void => {
  const c = now(play, a);
  const price = amountOf(c, cost);
  const plan = planFor(play.state, a.controller, price, spendingOn(play.state, a.item));
  if (plan !== null) payPlan(play, a.controller, price, plan);
  for (const d of cost.deeds) payDeed(play, a, d, said);
};
