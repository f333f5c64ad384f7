/** Paying for an item (`play.pay`). */

import type { Context } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { withOneOfOwnLegends } from '../abilities/ownLegends.ts';
import { ask } from '../play/ask.ts';
import { itemCard, itemOf, updateItem } from '../play/items.ts';
import { type Play, remarkClarified } from '../play/play.ts';
import { listedNames, player, unit } from '../play/query.ts';
import { isOrAre } from '../play/sentence.ts';
import type { Cost, CostPart } from '../state/cards/cost.ts';
import { joinedSlots, slotNames } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { distinctRefs, idsOf, type Ref } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, DeclaredChoices, GameObject, ObjectId } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { addForPayment, isPayable, type Payment } from './adding.ts';
import { optionalKinds } from './additionalCosts.ts';
import { useLimitedChanges } from './costChanges.ts';
import { canPayPart, objectsMeant, RULE_OF_COST_PART, unpayablePart, VERB } from './costParts.ts';
import { refuseDeadEnd } from './deadEnds.ts';
import { powerAsSaid, refuseStray, saidPower } from './declaredPayments.ts';
import { leaveChain, mayBeDeclined } from './declining.ts';
import { totalToPay } from './discountPlaced.ts';
import { payInner } from './innerCosts.ts';
import { namePaidWith } from './paidWith.ts';
import { amountOf, orderThatPays, payInOrder } from './payCost.ts';
import { type Amount, isAskedToPay, limitedText, planFor, priceText, runesOf } from './resources.ts';
import { powerIn } from './saidPower.ts';
import { spendingOn } from './spending.ts';
import { chosenRefs } from './totalCost.ts';

/** `play.cost.additional.optional`: what the card does not offer cannot be paid. */
const refuseNotOffered = (play: Play, card: GameObject, declared: DeclaredChoices | null): void => {
  const said = flatMapped(declared?.paying ?? [], p => (p.kind === 'keyword' ? [p.keyword] : []));
  if (said.length === 0) return;
  const offered = optionalKinds(play, card);
  const times = (all: readonly string[], keyword: string): number => all.filter(k => k === keyword).length;
  for (const [keyword, concept] of OFFERED) {
    if (times(said, keyword) <= times(offered, keyword)) continue;
    cannotBeFinalized({
      code: 'play/cost',
      rules: ['play.cost.additional.optional', concept],
      message:
        times(offered, keyword) === 0
          ? `${card.name} does not have ${keyword}, so it cannot be paid for.`
          : `${card.name} offers ${keyword} ${times(offered, keyword)} times; this line pays ${times(said, keyword)}.`,
      units: [card.id],
    });
  }
};

const OFFERED = [
  ['accelerate', 'keyword.accelerate.cost'],
  ['repeat', 'keyword.repeat'],
] as const;

/**
 * The whole cost is worked out and paid; where it cannot be, the item fails. Rules: `play.cost`, `play.pay`,
 * `control.spell.costs`, `control.ability.costs`, `ability.activate.pay`, `action.discretionary.costs`.
 */
export const pay = (
  play: Play,
  id: number,
  said: DeclaredChoices | null,
  choices: DeclaredChoices | null,
  refuseLost: (play: Play) => Refusal | null,
): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  const card = itemCard(play.state, item);
  const paying = choices === null ? null : namePaidWith(play, item, card, choices);
  // What was asked for just now is said as well.
  const declared = said === choices ? paying : said;
  const before = play.state;
  if (card !== null) refuseNotOffered(play, card, declared);
  const total = totalToPay(play, item, card, paying, declared?.paying ?? []);
  const stray = refuseStray(play, item, total, declared?.paying ?? []);
  if (stray !== null) cannotBeFinalized(stray);
  const frame = effectFrame(item.controller, item.source, item.name, {
    event: item.event,
    slots: item.slots,
    terms: total.terms,
    item: id,
  });
  const c = contextFor(play.state, frame);
  const trigger = triggerCost(play, item);
  const costParts = partsToPay(play, item, [...total.costParts, ...(trigger?.costParts ?? [])]);
  const { named, verbs, paidBy } = actionsSaid(declared, paying, fixedIn(c, costParts));
  const asked: Cost =
    trigger === undefined
      ? { energy: total.amount.energy, power: total.amount.power, costParts }
      : { energy: trigger.energy, power: [...total.amount.power, ...trigger.power], costParts };
  const price: Cost = { ...asked, power: powerAsSaid(amountOf(c, asked).power, powerIn(declared?.paying ?? [])) };
  const payment: Payment = {
    who: item.controller,
    price: amountOf(c, price),
    about: item.name,
    on: spendingOn(play.state, id),
    said: named,
    isRestPayable:
      costParts.length > 0 ? scratch => orderThatPays(scratch, { ...frame }, price, paidBy, verbs) !== null : null,
  };
  if (!isPayable(play.state, payment)) {
    leaveUnpaid(play, item, unpayable(play, item, amountOf(c, asked), total.deflect, declared));
    return;
  }
  if (total.deflect > 0 && !paysForTrigger(play, item, payment.price)) return;
  addForPayment(play, payment);
  const stuck = unpayablePart(play, item.controller, costParts, c, paidBy);
  const unfit = stuck !== null && canPayPart(play, item.controller, stuck, c) ? paidBy(VERB[stuck.pays]) : [];
  const isPlain = costParts.length < 2 && stuck === null;
  const order = isPlain ? costParts : orderThatPays(play, frame, price, paidBy, verbs);
  if (order === null) return cannotBeFinalized(unpaid(play, item, stuck, unfit));
  if (total.deflect > 0 && isAnyChosenAgain(chosenRefs(item)))
    remarkClarified(play, 'deflectAsks', 'Deflect costs Power only once for all the times that a unit is chosen');
  // `play.pay.dead-end`: what would keep it from being played on is not paid with, unless there is nothing else.
  const refuseEnd = (after: Play): Refusal | null =>
    (declared === null ? null : refuseDeadEnd(after, before, item)) ?? refuseLost(after);
  const isPaid = payInOrder(play, frame, { ...price, costParts: order }, paidBy, after => refuseEnd(after) === null);
  if (!isPaid) cannotBeFinalized(unpaid(play, item, stuck, unfit));
  const deadEnd = refuseEnd(play);
  if (deadEnd !== null) cannotBeFinalized(deadEnd);
  const now = itemOf(play.state, id);
  if (now === null) return;
  if (card !== null) useLimitedChanges(play, now, card, paying?.paying ?? []);
  const slots = payInner(play, { ...now, slots: joinedSlots(now.slots, frame.slots) });
  updateItem(play, id, i => {
    i.terms = total.terms;
    i.slots = slots;
    i.paidSlots = slotNames(frame.slots).filter(slot => frame.slots[slot] !== item.slots[slot]);
  });
};

const partsToPay = ({ state }: Play, { controller }: ChainItem, parts: readonly CostPart[]): readonly CostPart[] =>
  parts.map(d => withOneOfOwnLegends(state, controller, d));

/** What a trigger has come to cost may be left unpaid: the choice that costs too much was legal, and it leaves here. */
const leaveUnpaid = (play: Play, item: ChainItem, refusal: Refusal): void => {
  if (item.ability?.kind !== 'triggered') cannotBeFinalized(refusal);
  leaveChain(play, item, 'ability.activate.pay.decline', refusal.message);
};

/** What the cost names itself, `exhaust me`: to say it as well chooses nothing for the rest. */
const fixedIn = (c: Context, costParts: readonly CostPart[]): ReadonlySet<ObjectId> =>
  new Set(
    flatMapped(costParts, d =>
      'what' in d && d.what !== undefined && 'kind' in d.what && d.what.kind !== 'chosen'
        ? idsOf(objectsMeant(c, d.what))
        : [],
    ),
  );

/** What was said to pay actions with; `paidBy` knows what has been answered since as well. */
const actionsSaid = (
  declared: DeclaredChoices | null,
  answered: DeclaredChoices | null,
  fixed: ReadonlySet<ObjectId>,
) => {
  const parts = (of: DeclaredChoices | null) => flatMapped(of?.paying ?? [], p => (p.kind === 'cost part' ? [p] : []));
  return {
    named: flatMapped(parts(declared), p => p.objects),
    verbs: parts(declared).map(p => p.verb),
    paidBy: (verb: string) =>
      flatMapped(parts(answered), p => (p.verb === verb ? p.objects.filter(id => !fixed.has(id)) : [])),
  };
};

/**
 * `stuck` is the part that cannot be done; null where the parts cannot all be done one after the other. `unfit` is what was said
 * to pay it with, where something else would pay it.
 */
const unpaid = (play: Play, item: ChainItem, stuck: CostPart | null, unfit: readonly ObjectId[]): Refusal => {
  const card = itemCard(play.state, item);
  const own = card === null ? [] : [card.id];
  const rule = stuck === null ? undefined : RULE_OF_COST_PART[stuck.pays];
  return {
    code: 'play/cost',
    rules: ['cost.must-be-paid', 'play.pay.other', ...(rule === undefined ? [] : [rule])],
    message:
      stuck === null || unfit.length === 0
        ? `${player(play.state, item.controller).name} cannot perform the actions that are part of ${item.name}'s cost.`
        : `${listedNames(unfit.map(o => unit(play.state, o).name))} ${isOrAre(unfit)} not what ${item.name}'s cost asks ${player(play.state, item.controller).name} to ${VERB[stuck.pays]}.`,
    units: unfit.length > 0 ? unfit : own,
  };
};

/** What a trigger has come to cost need not be paid; a player who was asked before whether they do it at all is not asked again. Free costs leave nothing to decide. */
const paysForTrigger = (play: Play, item: ChainItem, amount: Amount): boolean => {
  const { name } = player(play.state, item.controller);
  const { ability } = item;
  if (ability?.kind !== 'triggered') return true;
  if (play.behaviours.leadingMay !== 'on resolution' && (mayBeDeclined(play, ability) || ability.cost !== undefined))
    return true;
  if (!isAskedToPay(play, item.controller)) return true;
  const { yes } = ask(play, 'may', {
    player: item.controller,
    question: { ask: 'may' },
    about: item.name,
    rule: 'ability.activate.pay.decline',
    prompt: `whether to pay ${priceText(amount)}`,
  });
  return (
    yes || leaveChain(play, item, 'ability.activate.pay.decline', `${name} does not pay for ${item.name}'s ability.`)
  );
};

/**
 * `ability.triggered.cost.paid`: paid as the trigger is finalised, or, where the edition has it so, as it resolves.
 * Rules: `ability.activate.cost.base.triggered`, `ability.activate.cost.base.within`.
 */
const triggerCost = (play: Play, item: ChainItem) =>
  item.ability?.kind === 'triggered' && play.behaviours.leadingMay !== 'on resolution' ? item.ability.cost : undefined;

const unpayable = (
  play: Play,
  item: ChainItem,
  amount: Amount,
  deflect: number,
  declared: DeclaredChoices | null,
): Refusal => {
  const { pool, name } = player(play.state, item.controller);
  const has =
    pool === null
      ? ''
      : ` ${name} has ${priceText(pool)} and ${runesOf(play.state, item.controller).length} runes${limitedText(pool)}.`;
  const units = item.source.kind === 'object' ? [item.source.id] : [];
  const on = spendingOn(play.state, item.id);
  if (planFor(play.state, item.controller, amount, on) !== null)
    return {
      code: 'play/cost',
      rules: ['play.pay.resources', 'play.legality.paid', 'cost.must-be-paid'],
      message: `${item.name} costs ${priceText(amount)}, which ${name} cannot pay with ${saidPower(declared?.paying ?? [])}.${has}`,
      units,
    };
  const hurries = declared?.paying.some(p => p.kind === 'keyword' && p.keyword === 'accelerate') === true;
  return deflect > 0 && planFor(play.state, item.controller, without(amount, deflect), on) !== null
    ? {
        code: 'play/deflect',
        rules: [
          'keyword.deflect.meaning',
          'keyword.deflect.mandatory',
          ...(deflect > 1 ? (['keyword.deflect.sum'] as const) : []),
          'play.cost.additional.mandatory.deflect',
          'play.pay.resources',
        ],
        message: `${item.name} chooses something with Deflect, which costs ${deflect} more Power; ${name} cannot pay it.${has}`,
        units,
      }
    : {
        code: 'play/cost',
        rules: ['play.pay.resources', 'play.legality.paid', 'cost.must-be-paid', ...(hurries ? ACCELERATED : [])],
        message: `${item.name} costs ${priceText(amount)}${hurries ? ', including Accelerate' : ''}.${has}`,
        units,
      };
};

/** What Accelerate asks for is Power of the unit's own domain (`keyword.accelerate.domain`). */
const ACCELERATED = ['keyword.accelerate.domain', 'keyword.accelerate.cost'] as const;

const without = (amount: Amount, any: number): Amount => ({
  energy: amount.energy,
  power: amount.power.map(p => (p.domain === 'any' ? { ...p, amount: Math.max(0, p.amount - any) } : p)),
});

const isAnyChosenAgain = (chosen: readonly Ref[]): boolean => distinctRefs(chosen).length < chosen.length;
