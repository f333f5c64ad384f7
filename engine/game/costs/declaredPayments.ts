/**
 * Compares the payments that were declared with the price (`play.pay`): whatever is no part of it is refused, not
 * ignored.
 */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { itemCard, onlyAdds } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { listed } from '../play/query.ts';
import type { CostPart } from '../state/cards/cost.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, DeclaredPayment, ObjectId } from '../state/state.ts';
import { optionalKinds, repeatsOf } from './additionalCosts.ts';
import { objectsMeant, VERB } from './costParts.ts';
import { asksAnyAmount } from './payCost.ts';
import { type Amount, breadth, priceText } from './resources.ts';
import type { Total } from './totalCost.ts';

/** The first payment that fits no part of the price; null where all do. */
export const refuseStray = (
  play: Play,
  item: ChainItem,
  price: Price,
  paying: readonly DeclaredPayment[],
): Refusal | null => {
  const stray = paying.find(p => !isMeant(play, item, price, p)) ?? tooMuch(item, price, paying);
  if (stray === undefined) return null;
  const { amount, costParts } = price;
  const others = costParts.length === 0 ? '' : `, plus actions (${costParts.map(d => VERB[d.pays]).join(', ')})`;
  return {
    code: 'play/cost',
    rules: ['play.pay.resources', 'play.pay.other'],
    message: `${item.name} costs ${priceText(amount)}${others}; ${said(stray)} is not part of that cost.`,
    units: item.source.kind === 'object' ? [item.source.id] : [],
  };
};

/** The payment with which more is paid than all parts ask for: each by itself may be one of them. */
const tooMuch = (
  item: ChainItem,
  { amount, parts, deflect }: Price,
  paying: readonly DeclaredPayment[],
): DeclaredPayment | undefined => {
  if (asksAnyAmount(item)) return undefined;
  const sums = { energy: 0, power: 0 };
  // Said as it is printed, or as it comes to.
  const most = {
    energy: Math.max(
      amount.energy,
      sumOf(parts, p => p.energy),
    ),
    power: Math.max(powerOf(amount), sumOf(parts, powerOf) + deflect),
  };
  return paying.find(p => {
    if (p.kind !== 'amount' || p.domain === 'xp') return false;
    const kind = p.domain === null ? 'energy' : 'power';
    sums[kind] += p.amount;
    return sums[kind] > most[kind];
  });
};

const powerOf = ({ power }: Amount): number => sumOf(power, p => p.amount);

const sumOf = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((sum, each) => sum + of(each), 0);

type PaidAmount = Extract<DeclaredPayment, { kind: 'amount' }>;
type Price = Pick<Total, 'amount' | 'costParts' | 'parts' | 'deflect'>;

const isMeant = (play: Play, item: ChainItem, { amount, costParts, parts }: Price, p: DeclaredPayment): boolean => {
  switch (p.kind) {
    case 'amount':
      if (asksAnyAmount(item) || isXp(p, costParts)) return true;
      return p.amount === 0 ? isFreeOf(p, amount) : [amount, ...parts].some(part => isPartOf(p, part));
    case 'cost part':
      return isDone(play, item, costParts, p) || p.objects.some(id => adds(play, id));
    case 'keyword':
      return keywordsOf(play, item).includes(p.keyword);
    case 'change':
      return true;
  }
};

/** An action of the price; of one that nobody chooses anything for, with the objects that it is done to. */
const isDone = (
  play: Play,
  item: ChainItem,
  costParts: readonly CostPart[],
  { verb, objects }: Extract<DeclaredPayment, { kind: 'cost part' }>,
): boolean => {
  const done = costParts.filter(d => VERB[d.pays] === verb);
  const meant = flatMapped(done, d => ('what' in d && d.what !== undefined && 'kind' in d.what ? d.what : []));
  if (done.length === 0 || meant.length < done.length || meant.some(({ kind }) => kind === 'chosen'))
    return done.length > 0;
  const c = contextFor(play.state, effectFrame(item.controller, item.source, item.name, { item: item.id }));
  const ids = flatMapped(meant, what => idsOf(objectsMeant(c, what)));
  return objects.every(id => ids.includes(id));
};

const said = (p: DeclaredPayment): string => {
  switch (p.kind) {
    case 'amount':
      return `${p.amount} ${p.domain ?? 'Energy'}`;
    case 'cost part':
      return `to ${p.verb}`;
    case 'keyword':
      return p.keyword;
    case 'change':
      return p.by;
  }
};

/** All Energy of a part, or Power that a part of it can be paid with. */
export const isPartOf = (p: PaidAmount, { energy, power }: Amount): boolean =>
  p.domain === null
    ? p.amount === energy
    : p.amount <= power.reduce((sum, x) => (fits(p.domain ?? '', x.domain) ? sum + x.amount : sum), 0);

/** `paying 0` says that nothing of the kind is paid, whatever the parts of the price are. */
const isFreeOf = (p: PaidAmount, amount: Amount): boolean =>
  p.domain === null ? amount.energy === 0 : amount.power.every(x => !fits(p.domain ?? '', x.domain));

const fits = (domain: string, price: string): boolean =>
  domain === 'any' || price === 'any' || price.split('|').includes(domain);

const isXp = (p: PaidAmount, costParts: readonly CostPart[]): boolean =>
  p.domain === 'xp' && costParts.some(d => d.pays === 'spend xp');

/** What makes resources to pay with: an ability that adds, or a rune. */
const adds = ({ state }: Play, id: ObjectId): boolean => {
  const o = state.objects[id];
  return (
    o !== undefined &&
    (o.type === 'rune' || abilitiesHad(state, o).some(b => b.ability.kind === 'activated' && onlyAdds(b.ability)))
  );
};

/** The keywords that can be paid for on it, or that it is paid by. */
const keywordsOf = (play: Play, item: ChainItem): readonly string[] => {
  const card = itemCard(play.state, item);
  if (card !== null) return [...optionalKinds(play, card), ...(item.playedFor === null ? [] : [item.playedFor])];
  const keyword = item.ability?.kind === 'activated' ? item.ability.keyword : undefined;
  return [...(repeatsOf(play, item).length > 0 ? ['repeat'] : []), ...(keyword === undefined ? [] : [keyword])];
};

/**
 * Power that several domains can pay, as it was said to be paid (`play.pay.resources`): by fury where the line pays `1 fury` for
 * `1 any`. What is asked for in that very domain is paid by what was said first.
 */
export const powerAsSaid = (power: Amount['power'], saidOf: Amount['power']): Amount['power'] => {
  const left = power.map(p => ({ ...p }));
  const narrowed: { domain: string; amount: number }[] = [];
  for (const { domain, amount } of saidOf) {
    if (domain === 'any') continue;
    let due = amount;
    const open = left.filter(x => fits(domain, x.domain)).sort((a, b) => breadth(a.domain) - breadth(b.domain));
    for (const part of open) {
      const taken = Math.min(due, part.amount);
      part.amount -= taken;
      due -= taken;
      if (taken > 0) narrowed.push({ domain, amount: taken });
    }
  }
  return narrowed.length === 0 ? power : [...narrowed, ...left].filter(({ amount }) => amount > 0);
};

/** "1 fury and 1 calm": the Power that a line pays, as it says it. */
export const saidPower = (paying: readonly DeclaredPayment[]): string =>
  listed(flatMapped(paying, p => (p.kind === 'amount' && p.domain !== null && p.domain !== 'xp' ? [said(p)] : [])));
