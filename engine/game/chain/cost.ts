/** The total cost of playing something (`play.cost`). */
import { acting, contextFor } from '../abilities/acting.ts';
import { borneBy, isAwake } from '../abilities/borne.ts';
import type { Context } from '../abilities/context.ts';
import { objectFits } from '../abilities/filter.ts';
import { MEANING } from '../abilities/meaning.ts';
import { isMeant } from '../abilities/who.ts';
import type { WishedPayment, Wishes } from '../act.ts';
import type { Ability, StaticEffect } from '../cards/ability.ts';
import type { Cost, Deed } from '../cards/cost.ts';
import { keywordValue } from '../might.ts';
import { amountOf } from '../paying.ts';
import type { Play } from '../play.ts';
import { given } from '../prohibited.ts';
import { opponents } from '../query.ts';
import { type Ref, sameRef } from '../ref.ts';
import { type Amount, planFor } from '../resources.ts';
import type { GameObject } from '../state.ts';
import type { ChainItem, Terms } from './item.ts';

export interface Total {
  readonly amount: Amount;
  readonly deeds: readonly Deed[];
  readonly terms: Terms;
  /** The part of it that Deflect asks for. */
  readonly deflect: number;
}

type Power = Map<string, number>;
interface Bill {
  energy: number;
  readonly power: Power;
  readonly deeds: Deed[];
}

const addAmount = (bill: Bill, more: Amount): void => {
  bill.energy += more.energy;
  for (const { domain, amount } of more.power) bill.power.set(domain, (bill.power.get(domain) ?? 0) + amount);
};

const contextOf = (play: Play, item: ChainItem): Context =>
  contextFor(
    play.state,
    acting(item.controller, item.source, item.name, {
      slots: item.slots,
      terms: item.terms,
      item: item.id,
      event: item.event,
    }),
  );

/**
 * Base cost, additional costs, increases, discounts, in that order (`play.cost.base` to `play.cost.total`). Rules:
 * `ability.activate.cost`, `ability.activate.cost.other`.
 */
export const totalCost = (play: Play, item: ChainItem, card: GameObject | null, wishes: Wishes | null): Total => {
  const total = totalWith(play, item, card, wishes, 'energy');
  if (planFor(play.state, item.controller, total.amount) !== null) return total;
  // A discount on Energy or Power is the payer's to place: on whichever of the two is short.
  const other = totalWith(play, item, card, wishes, 'power');
  return planFor(play.state, item.controller, other.amount) === null ? total : other;
};

/** What a discount on either Energy or Power takes off. */
type Favoured = 'energy' | 'power';

const totalWith = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  wishes: Wishes | null,
  favoured: Favoured,
): Total => {
  const c = contextOf(play, item);
  const bill: Bill = { energy: 0, power: new Map(), deeds: [] };
  addAmount(bill, baseCost(c, item, card));
  if (item.ability?.kind === 'activated') bill.deeds.push(...item.ability.cost.deeds);
  if (item.instead !== null) bill.deeds.push(...item.instead.deeds);
  const paying = wishes?.paying ?? [];
  const said = optionalCosts(play, card, paying);
  for (const extra of said.costs) {
    const price = amountOf(c, extra.cost);
    addAmount(bill, lessForComponent(play, item, price, favoured));
    bill.deeds.push(...extra.cost.deeds);
  }
  for (const cost of repeatsOf(play, item).slice(0, item.again.length)) {
    addAmount(bill, amountOf(c, cost));
    bill.deeds.push(...cost.deeds);
  }
  for (const cost of mandatoryCosts(play, item, card)) {
    addAmount(bill, amountOf(c, cost));
    bill.deeds.push(...cost.deeds);
  }
  const deflect = deflectOf(play, item, card);
  addAmount(bill, { energy: 0, power: [{ domain: 'any', amount: deflect }] });
  adjust(play, item, card, bill, said.additional);
  if (item.free === 'any and all costs')
    return { amount: { energy: 0, power: [] }, deeds: [], terms: said.terms, deflect: 0 };
  const power = [...bill.power].filter(([, n]) => n > 0).map(([domain, amount]) => ({ domain, amount }));
  const energy = Math.max(0, bill.energy);
  return {
    amount: { energy, power },
    deeds: bill.deeds,
    terms: { ...said.terms, energySpent: energy, powerSpent: power.reduce((sum, p) => sum + p.amount, 0) },
    deflect,
  };
};

/**
 * `play.cost.base`, `play.cost.ignore`; a card from facedown has none (`keyword.hidden.meaning`). Rules:
 * `ability.activate.cost.base`, `ability.activate.cost.base.activated`, `keyword.flow.cost`.
 */
const baseCost = (c: Context, item: ChainItem, card: GameObject | null): Amount => {
  if (item.ability?.kind === 'activated') return amountOf(c, item.ability.cost);
  if (item.instead !== null) return amountOf(c, item.instead);
  if (card === null || (item.hiddenAt !== null && item.from === 'facedown') || card.token)
    return { energy: 0, power: [] };
  const { energy, power } = card.print;
  const price: Amount = {
    energy:
      item.free === 'cost' || item.free === 'energy' || item.free === 'any and all costs' ? 0 : energy - item.discount,
    power:
      item.free === 'cost' || item.free === 'power' || item.free === 'any and all costs'
        ? []
        : power.map(p => ({ domain: p.domain, amount: MEANING.value(c, p.amount) ?? 0 })),
  };
  return { energy: Math.max(0, price.energy), power: price.power };
};

interface Optional {
  readonly costs: readonly { readonly cost: Cost; readonly keyword: string | null }[];
  readonly additional: boolean;
  readonly terms: Terms;
}

type AdditionalCost = Extract<StaticEffect, { gives: 'additional cost' }>;

const ownAdditional = (play: Play, card: GameObject | null): readonly AdditionalCost[] =>
  ownEffects(play, card).flatMap(e => (e.gives === 'additional cost' && e.of === 'me' ? [e] : []));

/** What the card that is played says of itself. */
const ownEffects = (play: Play, card: GameObject | null): readonly StaticEffect[] =>
  card === null
    ? []
    : borneBy(play.state, card)
        .filter(b => b.ability.kind === 'static' && isAwake(play.state, b))
        .flatMap(b => (b.ability.kind === 'static' ? b.ability.effects : []));

/**
 * `play.cost.additional.optional`: those that the player said to pay. Rules: `keyword.accelerate`,
 * `keyword.accelerate.cost`.
 */
const optionalCosts = (play: Play, card: GameObject | null, paying: readonly WishedPayment[]): Optional => {
  const keywords = paying.flatMap(p => (p.kind === 'keyword' ? [p.keyword] : []));
  const costs: { cost: Cost; keyword: string | null }[] = [];
  const paid: string[] = [];
  let repeats = 0;
  if (card !== null && keywords.includes('accelerate') && keywordValue(play.state, card, 'accelerate') > 0) {
    costs.push({ cost: accelerateCost(card), keyword: 'accelerate' });
    paid.push('accelerate');
  }
  for (const a of card?.print.abilities ?? []) {
    const cost = repeatCost(a);
    if (cost === null || !keywords.includes('repeat')) continue;
    if (repeats >= keywords.filter(k => k === 'repeat').length) break;
    costs.push({ cost, keyword: 'repeat' });
    repeats++;
  }
  for (const cost of grantedRepeats(play, card)) {
    if (repeats >= keywords.filter(k => k === 'repeat').length) break;
    costs.push({ cost, keyword: 'repeat' });
    repeats++;
  }
  const optional = ownAdditional(play, card).filter(e => e.optional && e.keyword === undefined);
  const wanted = keywords.includes('additional') || paying.some(p => p.kind !== 'keyword');
  const additional = optional.length > 0 && wanted && !(optional.length === 0);
  if (additional) for (const e of optional) costs.push({ cost: e.cost, keyword: null });
  const x = paying.find(p => p.kind === 'amount');
  return {
    costs,
    additional,
    terms: {
      additional,
      keywords: paid,
      repeats,
      x: x?.kind === 'amount' ? x.amount : null,
      energySpent: 0,
      powerSpent: 0,
    },
  };
};

/** The kinds of optional additional costs that a card has, by the words they are paid by. */
export const optionalKinds = (play: Play, card: GameObject): readonly string[] => [
  ...(keywordValue(play.state, card, 'accelerate') > 0 ? ['accelerate'] : []),
  ...card.print.abilities.flatMap(a => (repeatCost(a) === null ? [] : ['repeat'])),
  ...grantedRepeats(play, card).map(() => 'repeat'),
  ...(ownAdditional(play, card).some(e => e.optional && e.keyword === undefined) ? ['additional'] : []),
];

/** The item that a card on the chain is. */
const itemWith = (play: Play, card: GameObject): number | undefined =>
  play.state.chain.find(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === card.id)?.id;

/** Repeat that passives give to cards as they are played, for a cost or for what the card costs itself. */
const grantedRepeats = (play: Play, card: GameObject | null): readonly Cost[] =>
  card === null
    ? []
    : given(play.state, 'repeat', itemWith(play, card)).flatMap(({ effect, c }) => {
        if (effect.of === 'my abilities') return [];
        if (!isMeant(c, effect.whose, card.controller) || !fitsCard(c, card, effect.of)) return [];
        const own: Cost = { energy: card.print.energy, power: card.print.power, deeds: [] };
        return [effect.cost === 'its cost' ? own : effect.cost];
      });

/** `keyword.repeat.where`: the costs for which an ability's own source lets it be repeated. */
export const repeatsOf = (play: Play, { ability, source }: ChainItem): readonly Cost[] =>
  ability === null || source.kind !== 'object'
    ? []
    : given(play.state, 'repeat').flatMap(({ effect, c }) =>
        effect.of === 'my abilities' &&
        effect.cost !== 'its cost' &&
        c.source.kind === 'object' &&
        c.source.id === source.id
          ? [effect.cost]
          : [],
      );

/** `keyword.accelerate.meaning`: one Energy and one Power of the unit's domain, of any where it has none. */
const accelerateCost = (card: GameObject): Cost => ({
  energy: 1,
  power: [{ domain: card.print.domains.length === 0 ? 'any' : card.print.domains.join('|'), amount: 1 }],
  deeds: [],
});

/** The cost that Repeat asks for, where an ability is that keyword. */
export const repeatCost = (a: Ability): Cost | null => {
  if (a.kind !== 'static' || a.text.split(' ')[0]?.toLowerCase() !== 'repeat') return null;
  const effect = a.effects.find(e => e.gives === 'additional cost');
  return effect?.gives === 'additional cost' ? effect.cost : null;
};

/** `play.cost.additional.mandatory` */
const mandatoryCosts = (play: Play, item: ChainItem, card: GameObject | null): readonly Cost[] => {
  const own = ownAdditional(play, card)
    .filter(e => !e.optional)
    .map(e => e.cost);
  const others = given(play.state, 'additional cost', item.id).flatMap(({ effect, c }) =>
    !effect.optional &&
    effect.of !== 'me' &&
    card !== null &&
    isMeant(c, effect.whose, item.controller) &&
    fitsCard(c, card, effect.of)
      ? [effect.cost]
      : [],
  );
  return [...own, ...others];
};

const fitsCard = (c: Context, card: GameObject, of: Exclude<AdditionalCost['of'], 'me'>): boolean =>
  objectFits(c, card, { ...of, where: { kind: 'anywhere' } });

/** `keyword.deflect.meaning`: for each time that an opponent's object with it is chosen, or once. Rules: `keyword.deflect`. */
const deflectOf = (play: Play, item: ChainItem, card: GameObject | null): number => {
  if (ownEffects(play, card).some(e => e.gives === 'ignore' && e.keyword === 'deflect')) return 0;
  let sum = 0;
  const chosen = chosenRefs(item);
  const counted =
    play.does.deflectAsks === 'each time'
      ? chosen
      : chosen.filter((r, at) => chosen.findIndex(x => sameRef(x, r)) === at);
  for (const r of counted) {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined || !opponents(play.state, o.controller, item.controller)) continue;
    if (o.zone.kind === 'base' || o.zone.kind === 'battlefield') sum += keywordValue(play.state, o, 'deflect');
  }
  return sum;
};

export const chosenRefs = (item: Pick<ChainItem, 'slots' | 'again'>): readonly Ref[] =>
  [item.slots, ...item.again].flatMap(slots =>
    Object.entries(slots).flatMap(([slot, refs]) => (/^[a-z]$/.test(slot) ? refs : [])),
  );

type CostChange = Extract<StaticEffect, { gives: 'cost' }>;

/** `play.cost.increase`, `play.cost.discount`: what the card says of itself, and what others say of it. */
const adjust = (play: Play, item: ChainItem, card: GameObject | null, bill: Bill, additional: boolean): void => {
  const changes: { effect: CostChange; c: Context }[] = [];
  if (card !== null) {
    for (const b of borneBy(play.state, card)) {
      if (b.ability.kind !== 'static' || !isAwake(play.state, { ...b, controller: item.controller })) continue;
      const a = acting(item.controller, b.source, b.name, {
        terms: { ...item.terms, additional },
        item: item.id,
        slots: item.slots,
      });
      const c = contextFor(play.state, a);
      if (b.ability.when !== undefined && !MEANING.holds(c, b.ability.when)) continue;
      for (const effect of b.ability.effects)
        if (effect.gives === 'cost' && effect.of === 'me') changes.push({ effect, c });
      if (!additional) continue;
      for (const effect of b.ability.effects)
        if (effect.gives === 'additional cost' && effect.reduces !== undefined)
          changes.push({
            effect: {
              gives: 'cost',
              of: 'me',
              whose: 'you',
              energy: effect.reduces.energy,
              power: effect.reduces.power,
            },
            c,
          });
    }
    for (const { effect, c } of given(play.state, 'cost', item.id))
      if (
        typeof effect.of === 'object' &&
        isMeant(c, effect.whose, item.controller) &&
        objectFits(c, card, { ...effect.of, where: { kind: 'anywhere' } })
      )
        changes.push({ effect, c });
  }
  if (item.ability?.kind === 'activated' && item.ability.keyword === 'equip')
    for (const { effect, c } of given(play.state, 'cost', item.id))
      if (effect.of === 'equip' && isMeant(c, effect.whose, item.controller)) changes.push({ effect, c });
  const increases = changes.filter(({ effect, c }) => (MEANING.value(c, effect.energy) ?? 0) > 0);
  for (const { effect, c } of increases) change(bill, effect, c);
  // Whoever pays would apply discounts with a minimum first, as that comes out cheapest (`play.cost.discount.minimum`).
  const discounts = changes.filter(x => !increases.includes(x));
  discounts.sort((a, b) => Number(a.effect.minimum === undefined) - Number(b.effect.minimum === undefined));
  for (const { effect, c } of discounts) change(bill, effect, c);
};

const change = (bill: Bill, effect: CostChange, c: Context): void => {
  const energy = MEANING.value(c, effect.energy) ?? 0;
  if (energy > 0) bill.energy += energy;
  else if (energy < 0) {
    const floor = effect.minimum ?? 0;
    if (bill.energy > floor) bill.energy = Math.max(floor, bill.energy + energy);
  }
  if (effect.either === true && energy < 0) return;
  for (const { domain, amount } of effect.power) {
    const n = MEANING.value(c, amount) ?? 0;
    if (n >= 0) bill.power.set(domain, (bill.power.get(domain) ?? 0) + n);
    else lessPower(bill.power, domain, -n);
  }
};

/** A discount on Power of any domain takes off whatever Power is asked for. */
const lessPower = (power: Power, domain: string, by: number): void => {
  let left = by;
  const domains = domain === 'any' ? [...power.keys()] : [domain];
  for (const d of domains) {
    const taken = Math.min(left, power.get(d) ?? 0);
    power.set(d, (power.get(d) ?? 0) - taken);
    left -= taken;
  }
};

/** `play.cost.discount.component`: what is off an optional additional cost comes off it alone, and first. */
const lessForComponent = (play: Play, item: ChainItem, price: Amount, favoured: Favoured): Amount => {
  const bill: Bill = { energy: price.energy, power: new Map(price.power.map(p => [p.domain, p.amount])), deeds: [] };
  for (const { effect, c } of given(play.state, 'cost', item.id)) {
    if (effect.of !== 'additional costs' || !isMeant(c, effect.whose, item.controller)) continue;
    const hasPower = [...bill.power.values()].some(n => n > 0);
    if (effect.either === true && (bill.energy === 0 || (favoured === 'power' && hasPower))) {
      for (const { domain, amount } of effect.power) lessPower(bill.power, domain, -(MEANING.value(c, amount) ?? 0));
      continue;
    }
    change(bill, effect, c);
  }
  return { energy: Math.max(0, bill.energy), power: [...bill.power].map(([domain, amount]) => ({ domain, amount })) };
};
