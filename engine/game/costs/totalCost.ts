/** The total cost of playing something (`play.cost`). */

import type { Context } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { keywordValue } from '../abilities/keywords.ts';
import { ownChoiceSlots } from '../abilities/ownChoices.ts';
import { ignoresWhileChoosing } from '../abilities/prohibited.ts';
import type { Play } from '../play/play.ts';
import { isLocation, opponents } from '../play/query.ts';
import type { Activated, CostPart } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import { distinctRefs, type Ref } from '../state/ref.ts';
import type { ChainItem, DeclaredChoices, GameObject, Terms } from '../state/state.ts';
import { mandatoryCosts, optionalCosts, ownEffects, repeatsOf } from './additionalCosts.ts';
import { addAmount, type Bill, type PickWay } from './bill.ts';
import { adjust, changesTaken, ignoredParts, lessForComponent } from './costChanges.ts';
import { paidWith } from './paidWith.ts';
import { amountOf, asksAnyAmount, powerOf } from './payCost.ts';
import { type Amount, planFor, priceText } from './resources.ts';
import { powerIn } from './saidPower.ts';
import { spendingOn } from './spending.ts';

export interface Total {
  readonly amount: Amount;
  readonly costParts: readonly CostPart[];
  readonly terms: Terms;
  /** What it is added up from, before increases and discounts. */
  readonly parts: readonly Amount[];
  /** The part of it that Deflect asks for. */
  readonly deflect: number;
}

/**
 * Base cost, additional costs, increases, discounts, in that order (`play.cost.base` to `play.cost.total`). Rules:
 * `ability.activate.cost`, `ability.activate.cost.other`.
 */
export const totalCost = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices | null,
): Total => {
  const ways = totalsOf(play, item, card, declared);
  const on = spendingOn(play.state, item.id);
  return ways.find(({ amount }) => planFor(play.state, item.controller, amount, on) !== null) ?? ways[0];
};

/** What it comes to: each sum once, where discounts are the payer's to place in several ways (`play.cost.discount`). */
export const totalsOf = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices | null,
): readonly [Total, ...Total[]] => {
  const one = (picks: readonly number[]) => {
    const ways: number[] = [];
    const total = totalWith(play, item, card, declared, count => picks[ways.push(count) - 1] ?? 0);
    return { total, next: nextPicks(picks, ways) };
  };
  const { total: first, next: second } = one([]);
  const sums = new Map([[priceText(first.amount), first]]);
  for (let tried = 1, next = second; next !== null && tried < MOST_WAYS; tried++) {
    const way = one(next);
    const text = priceText(way.total.amount);
    if (!sums.has(text)) sums.set(text, way.total);
    next = way.next;
  }
  sums.delete(priceText(first.amount));
  return [first, ...sums.values()];
};

/** Far more than discounts can be placed in, of the cards that there are. */
const MOST_WAYS = 200;

/** The picks after these, of so many ways each: null after the last. */
const nextPicks = (picks: readonly number[], ways: readonly number[]): readonly number[] | null => {
  const last = ways.findLastIndex((count, i) => (picks[i] ?? 0) + 1 < count);
  return last < 0 ? null : [...ways.slice(0, last).map((_, i) => picks[i] ?? 0), (picks[last] ?? 0) + 1];
};

const totalWith = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  declared: DeclaredChoices | null,
  pick: PickWay,
): Total => {
  const c = contextOfItem(play, item);
  const bill: Bill = { energy: 0, power: new Map(), costParts: [] };
  const parts: Amount[] = [];
  const add = (part: Amount): void => {
    parts.push(part);
    addAmount(bill, part);
  };
  const paying = declared?.paying ?? [];
  const said = optionalCosts(play, card, paying);
  const terms: Terms = {
    ...said.terms,
    shownOff: item.terms.shownOff,
    x: item.terms.x ?? said.terms.x,
    powerSaid: asksAnyAmount(item) ? powerIn(paying) : [],
  };
  const ignored = ignoredParts(play, item, card, said.terms);
  const base = baseCost(c, item, card);
  add({
    energy: ignored.some(part => part !== 'power') ? 0 : base.energy,
    power: ignored.some(part => part !== 'energy') ? [] : base.power,
  });
  if (item.ability?.kind === 'activated') bill.costParts.push(...item.ability.cost.costParts);
  if (item.instead !== null) bill.costParts.push(...item.instead.costParts);
  for (const extra of said.costs) {
    const price = amountOf(c, extra.cost);
    // Said as it is printed, or as it comes to.
    parts.push(price);
    add(lessForComponent(play, item, { price, keyword: extra.keyword }, pick));
    bill.costParts.push(...extra.cost.costParts);
  }
  for (const cost of repeatsOf(play, item).slice(0, item.again.length)) {
    add(lessForComponent(play, item, { price: amountOf(c, cost), keyword: 'repeat' }, pick));
    bill.costParts.push(...cost.costParts);
  }
  for (const cost of mandatoryCosts(play, item, card)) {
    add(amountOf(c, cost));
    bill.costParts.push(...cost.costParts);
  }
  const deflect = deflectOf(play, item, card);
  add({ energy: 0, power: [{ domain: 'any', amount: deflect }] });
  adjust(play, item, card, bill, {
    terms: said.terms,
    slots: paidWith(play, c, card, paying),
    taken: changesTaken(paying),
    reductions: said.reductions,
    pick,
  });
  if (item.free === 'any and all costs')
    return { amount: { energy: 0, power: [] }, costParts: [], terms, parts, deflect: 0 };
  const power = [...bill.power].filter(([, n]) => n > 0).map(([domain, amount]) => ({ domain, amount }));
  const energy = Math.max(0, bill.energy);
  return {
    amount: { energy, power },
    costParts: bill.costParts,
    terms: { ...terms, energySpent: energy, powerSpent: power.reduce((sum, p) => sum + p.amount, 0) },
    parts,
    deflect,
  };
};

/**
 * `play.cost.base`, `play.cost.ignore`; a card from facedown has none (`keyword.hidden.meaning`). Rules:
 * `ability.activate.cost.base`, `ability.activate.cost.base.activated`, `keyword.flow.cost`.
 */
const baseCost = (c: Context, item: ChainItem, card: GameObject | null): Amount => {
  if (item.ability?.kind === 'activated') return ownCost(c, item.ability);
  if (item.instead !== null) return amountOf(c, item.instead);
  if (card === null || (item.hiddenAt !== null && item.from === 'facedown') || card.token)
    return { energy: 0, power: [] };
  const { energy, power } = card.print;
  const price: Amount = {
    energy: item.free === 'cost' || item.free === 'energy' || item.free === 'any and all costs' ? 0 : energy,
    power: item.free === 'cost' || item.free === 'power' || item.free === 'any and all costs' ? [] : powerOf(c, power),
  };
  return { energy: Math.max(0, price.energy), power: price.power };
};

/** What an ability's text says about its own cost: `this ability costs 1 less for each …` (`ability.activate.cost.base`). */
const ownCost = (c: Context, { cost, less, lessWhen }: Activated): Amount => {
  const { energy, power } = amountOf(c, cost);
  const isLess = less !== undefined && (lessWhen === undefined || c.evaluator.holds(c, lessWhen));
  return { energy: Math.max(0, energy - (isLess ? (c.evaluator.value(c, less) ?? 0) : 0)), power };
};

/** `keyword.deflect.meaning`: for each time that an opponent's object with it is chosen, or once. Rules: `keyword.deflect`. */
const deflectOf = (play: Play, item: ChainItem, card: GameObject | null): number => {
  const chosen = chosenRefs(item);
  if (chosen.length === 0 || ownEffects(play, card).some(e => e.gives === 'ignore' && e.keyword === 'deflect'))
    return 0;
  let sum = 0;
  if (ignoresWhileChoosing(play.state, item.controller, 'deflect', chosen)) return 0;
  const counted = play.behaviours.deflectAsks === 'each time' ? chosen : distinctRefs(chosen);
  for (const r of counted) {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined || !opponents(play.state, o.controller, item.controller)) continue;
    const isMeant = isLocation(o.zone) || (o.zone.kind === 'legend' && play.behaviours.deflectOn === 'any game object');
    if (isMeant) sum += keywordValue(play.state, o, 'deflect');
  }
  return sum;
};

/** All that an item has chosen, for each time that it is done: what its own words name, by slots of a letter each. */
export const chosenRefs = ({ slots: first, again, paidSlots, instructions }: ChoosingItem): readonly Ref[] => {
  const own = ownChoiceSlots(instructions);
  return flatMapped([first, ...again], slots =>
    flatMapped(Object.entries(slots), ([slot, refs]) => (own.has(slot) && !paidSlots.includes(slot) ? refs : [])),
  );
};

type ChoosingItem = Pick<ChainItem, 'slots' | 'again' | 'paidSlots' | 'instructions'>;
