/** Hiding a card at a battlefield (`hide`, `keyword.hidden`). */

import { roomAt } from '../abilities/hiddenRoom.ts';
import { hasKeyword } from '../abilities/keywords.ts';
import { forbids, passiveEffects } from '../abilities/prohibited.ts';
import { playersMeant } from '../abilities/who.ts';
import { priorityOf } from '../combat/showdown.ts';
import { addForPayment, isPayable, paymentOf } from '../costs/adding.ts';
import { powerAsSaid } from '../costs/declaredPayments.ts';
import { amountOf } from '../costs/payCost.ts';
import { type Amount, payPlan, planFor, priceText } from '../costs/resources.ts';
import { powerIn } from '../costs/saidPower.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { battlefield, player, teammates } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { putOffBoard } from '../play/zones.ts';
import { flatMapped } from '../state/lists.ts';
import { everyReason, type Reasons } from '../state/reasons.ts';
import { objectRef } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { Act, BattlefieldId, DeclaredPayment, GameObject, ObjectId, PlayerId, State } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';

const HIDE_COST: Amount = { energy: 0, power: [{ domain: 'any', amount: 1 }] };
type HideAct = Extract<Act, { kind: 'hide' }>;

const NOTHING: Amount = { energy: 0, power: [] };

/**
 * `keyword.hidden.meaning`: one Power, unless a passive lets that player hide for nothing (`play.cost.ignore`) or for another
 * price; the printed one first.
 */
const hidePrices = (state: State, who: PlayerId): readonly [Amount, ...Amount[]] => {
  if (passiveEffects(state, 'free hiding').some(({ effect, c }) => playersMeant(c, effect.who).includes(who)))
    return [NOTHING];
  const others = flatMapped(passiveEffects(state, 'hiding for'), ({ effect, c }) =>
    playersMeant(c, effect.who).includes(who) ? [amountOf(c, effect.cost)] : [],
  );
  return [HIDE_COST, ...others];
};

/** The price that was said; where none was, the first that can be paid; of one alone nothing is asked. Null where hiding has no such price. */
const hideCost = (state: State, who: PlayerId, paying: readonly DeclaredPayment[]): Amount | null => {
  const prices = hidePrices(state, who);
  const [first, ...others] = prices;
  if (paying.length > 0) {
    const asSaid = prices.map(({ energy, power }) => ({ energy, power: powerAsSaid(power, powerIn(paying)) }));
    return asSaid.find(price => isSaid(price, paying)) ?? null;
  }
  if (others.length === 0) return first;
  return prices.find(price => isPayable(state, paymentOf(who, price, 'hiding'))) ?? first;
};

const isSaid = (price: Amount, paying: readonly DeclaredPayment[]): boolean => {
  const due = new Map<string, number>(price.power.map(({ domain, amount }) => [domain, amount]));
  if (price.energy > 0) due.set('energy', price.energy);
  if (paying.length !== due.size) return false;
  return paying.every(part => part.kind === 'amount' && due.get(part.domain ?? 'energy') === part.amount);
};

/** Each other price than that which is paid where none is said, as far as it can be paid (`keyword.hidden.meaning`). */
export const otherWaysToHide = (state: State, who: PlayerId): readonly (readonly DeclaredPayment[])[] => {
  const prices = hidePrices(state, who);
  if (prices.length === 1) return [];
  return prices
    .filter(price => isPayable(state, paymentOf(who, price, 'hiding')))
    .slice(1)
    .map(saying);
};

const saying = ({ energy, power }: Amount): readonly DeclaredPayment[] => [
  ...(energy > 0 ? [{ kind: 'amount', amount: energy, domain: null } as const] : []),
  ...power.map(({ domain, amount }) => ({ kind: 'amount', amount, domain }) as const),
];

/**
 * `keyword.hidden.meaning`: at a battlefield that its player controls, where none is hidden yet, for one Power. Gives whether
 * enough was heard.
 */
export const againstHiding = (
  state: State,
  who: PlayerId,
  { card, at, paying }: HideAct,
  reasons: Reasons,
): boolean => {
  const o = state.objects[card];
  if (o === undefined) return false;
  const { name } = player(state, who);
  return (
    againstHidingCard(state, who, o, name, reasons) ||
    againstHidingAt(state, who, o, at, reasons) ||
    againstPrice(state, who, o, paying, reasons)
  );
};

const againstPrice = (
  state: State,
  who: PlayerId,
  { id, name }: GameObject,
  paying: readonly DeclaredPayment[],
  reasons: Reasons,
): boolean => {
  const cost = hideCost(state, who, paying);
  if (cost !== null && isPayable(state, paymentOf(who, cost, 'hiding'))) return false;
  const prices = (): readonly string[] => hidePrices(state, who).map(price => priceText(price));
  const message = (): string =>
    cost === null
      ? `${name} can be hidden only for ${prices().join(' or for ')}.`
      : `Hiding costs ${priceText(cost)}, which ${player(state, who).name} cannot pay.`;
  return reasons.add(() => ({
    code: 'play/cost',
    rules: ['keyword.hidden.meaning', 'cost.must-be-paid'],
    message: message(),
    units: [id],
  }));
};

const againstHidingCard = (state: State, who: PlayerId, o: GameObject, name: string, reasons: Reasons): boolean => {
  const because = (code: Refusal['code'], rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code, rules, message: message(), units: [o.id] }));
  if (!isWhereHiddenFrom(state, who, o)) {
    const onlyFromHand = o.owner === who && o.zone.kind === 'champion';
    if (
      because('play/not-in-hand', ['hide.hidden', 'keyword.hidden.meaning'], () =>
        onlyFromHand
          ? `${o.name} is in ${name}'s Champion Zone, and this edition lets cards be hidden from hand only.`
          : `${o.name} is not in ${name}'s hand.`,
      )
    )
      return true;
  } else if (
    !hasKeyword(state, o, 'hidden') &&
    because('play/timing', ['hide.hidden', 'keyword.hidden.meaning'], () => `${o.name} does not have Hidden.`)
  )
    return true;
  return (
    !mayHideNow(state, who) &&
    because(
      'play/timing',
      ['hide.discretionary', 'action.discretionary.when', 'keyword.hidden.meaning', 'hide'],
      () =>
        `${name} can hide cards only in ${name}'s own turn, with priority, while there is no chain and no showdown.`,
    )
  );
};

/**
 * `action.discretionary.when`: in a neutral open state. From 1.1 Hidden names an open state, which a showdown can be in
 * as well. That is one more condition, as the same words are for activated abilities (`ability.activated.timing`): the
 * keyword allows the action and does not take it out of its own timing, nor is it among what a showdown offers
 * (`showdown.options`).
 */
const mayHideNow = (state: State, who: PlayerId): boolean =>
  state.turnPlayer === who && state.chain.length === 0 && state.showdown === null && priorityOf(state) === who;

/** `hide.hidden`: a card of their own in hand or, as far as the edition says so, in the Champion Zone. */
export const isWhereHiddenFrom = (state: State, who: PlayerId, { owner, zone }: GameObject): boolean =>
  owner === who &&
  (zone.kind === 'hand' || (zone.kind === 'champion' && state.behaviours.hiddenFrom === 'hand or Champion Zone'));

const againstHidingAt = (state: State, who: PlayerId, o: GameObject, at: BattlefieldId, reasons: Reasons): boolean => {
  const place = battlefield(state, at);
  const { name } = player(state, who);
  const because = (rules: Refusal['rules'], message: () => string): boolean =>
    reasons.add(() => ({ code: 'play/hidden-place', rules, message: message(), units: [o.id], place: at }));
  if (
    place.controller !== who &&
    because(
      place.controller !== null && teammates(state, who, place.controller)
        ? ['keyword.hidden.meaning', 'hide.meaning', 'zone.facedown.controller', 'mode.team.control.hide']
        : ['keyword.hidden.meaning', 'hide.meaning', 'zone.facedown.controller'],
      () => `${name} does not control ${place.name}; cards are hidden at battlefields that their player controls.`,
    )
  )
    return true;
  const there = state.objects.filter(h => h.zone.kind === 'facedown' && h.zone.at === at).length;
  // Passives only add to the one that there is always room for.
  const room = there === 0 ? 1 : roomAt(state, at, who);
  if (
    there >= room &&
    because(['keyword.hidden.meaning', 'zone.facedown.one'], () =>
      room === 1
        ? `A card is already hidden at ${place.name}.`
        : `${there} cards are already hidden at ${place.name}, which has room for ${room}.`,
    )
  )
    return true;
  const bar = forbids(state, 'hide', who, o, { at: { kind: 'battlefield', at } });
  return (
    bar !== null &&
    because(
      ['ability.passive', 'silver.cant.forbidden', 'keyword.hidden.meaning'],
      () => `${bar} does not let ${name} hide ${o.name} at ${place.name}.`,
    )
  );
};

/** Why nothing can be hidden there: no matter who hides it, an effect included (`hide.meaning`). */
export const refuseHidingAt = (state: State, who: PlayerId, o: GameObject, at: BattlefieldId): readonly Refusal[] =>
  everyReason(reasons => againstHidingAt(state, who, o, at, reasons));

/** `hide`: no chain opens (`keyword.hidden.no-chain`). */
export const hide = (play: Play, who: PlayerId, { card, at, paying }: HideAct): void => {
  const cost = hideCost(play.state, who, paying);
  if (cost !== null) addForPayment(play, paymentOf(who, cost, 'hiding'));
  const plan = cost === null ? null : planFor(play.state, who, cost);
  if (cost !== null && plan !== null) payPlan(play, who, cost, plan);
  putFacedown(play, who, card, at);
};

/**
 * Puts a card facedown there and triggers what looks for that. Asks no price and checks nothing: ask `refuseHidingAt`
 * first.
 */
export const putFacedown = (play: Play, who: PlayerId, id: ObjectId, at: BattlefieldId): void => {
  putOffBoard(play, [id], 'hand');
  changeObjects(play, [id], o => {
    o.zone = { kind: 'facedown', at };
    o.controller = who;
    o.since = play.state.turnNumber;
  });
  step(play)?.tell('hide', `${player(play.state, who).name} hides a card at ${battlefield(play.state, at).name}.`, {
    players: [who],
    units: [id],
    places: [at],
  });
  emitEvents(play, () => [
    newEvent('hide', { player: who, what: objectRef(play.state, id), at: { kind: 'battlefield', at } }),
  ]);
};
