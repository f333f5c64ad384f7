/** Paying a cost by itself with what there is, and with what Reactions add meanwhile (`add.during-payment`, `pay.add`). */

import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import type { Play } from '../play/play.ts';
import { player } from '../play/query.ts';
import { isPossible } from '../play/trial.ts';
import type { Cost } from '../state/cards/cost.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import { stop } from '../state/stopping.ts';
import { addForPayment, isInPool, isPayable, type Payment } from './adding.ts';
import { VERB } from './costParts.ts';
import { amountOf, canPayFromPool, payFromPool } from './payCost.ts';
import { isNothing, priceText } from './resources.ts';
import { spendingOn } from './spending.ts';

const paymentFor = (play: Play, frame: EffectFrame, cost: Cost): Payment => ({
  who: frame.controller,
  price: amountOf(contextOf(play, frame), cost),
  about: frame.name,
  on: spendingOn(play.state, frame.item),
  said: [],
  isRestPayable: null,
});

/** `cost.must-be-paid`: whether the payer can pay all of it, adding and choosing on the way as they like. */
export const canPay = (play: Play, frame: EffectFrame, cost: Cost): boolean => {
  const payment = paymentFor(play, frame, cost);
  if (isInPool(play.state, payment)) return canPayFromPool(play, frame, cost);
  return isPayable(play.state, payment) && isPossible(play, scratch => addAndPay(scratch, { ...frame }, cost, payment));
};

const addAndPay = (play: Play, frame: EffectFrame, cost: Cost, payment: Payment): void => {
  addForPayment(play, payment);
  if (!canPayFromPool(play, frame, cost)) stop({ kind: 'refused', refusals: [] });
};

/** Pays a cost that can be paid. False where answers led to where it cannot any more: then it is paid in part. */
export const payCost = (play: Play, frame: EffectFrame, cost: Cost): boolean => {
  const payment = paymentFor(play, frame, cost);
  if (isInPool(play.state, payment)) return payFromPool(play, frame, cost);
  const isRestPayable = (scratch: Play): boolean => canPayFromPool(scratch, { ...frame }, cost);
  addForPayment(play, cost.costParts.length === 0 ? payment : { ...payment, isRestPayable });
  return canPayFromPool(play, frame, cost) && payFromPool(play, frame, cost);
};

/** "Ana cannot pay for Bell, which costs 1 Energy, plus actions (exhaust)": why nobody is asked whether they do. `what`: what it would be for. */
export const cannotPayText = (play: Play, frame: EffectFrame, cost: Cost, what: string): string => {
  const amount = amountOf(contextOf(play, frame), cost);
  const parts = cost.costParts.map(({ pays }) => VERB[pays]);
  const actions = parts.length === 0 ? [] : [`actions (${parts.join(', ')})`];
  const asked = isNothing(amount) && parts.length > 0 ? actions : [priceText(amount), ...actions];
  return `${player(play.state, frame.controller).name} cannot pay for ${what}, which costs ${asked.join(', plus ')}.`;
};

/** The most that could be paid for "any amount"; a number beyond use where the scenario gives no resources. */
export const mostPayable = (play: Play, frame: EffectFrame, cost: Cost): number => {
  for (let x = MOST; x > 0; x--) {
    const terms = { ...(frame.terms ?? PLAIN_TERMS), x };
    if (canPay(play, { ...frame, terms }, cost)) return x;
  }
  return 0;
};

const MOST = 99;
