/** Increases and discounts (`play.cost.increase`, `play.cost.discount`). */

import { isActive } from '../abilities/active.ts';
import { abilitiesAsPlayed } from '../abilities/asPlayed.ts';
import { keyOf } from '../abilities/building.ts';
import type { Context } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { isMatchingPlay } from '../abilities/matchingPlays.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import type { Play } from '../play/play.ts';
import type { StaticEffect, Who } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { joinedSlots } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import type { ChainItem, DeclaredPayment, GameObject, Slots, Terms } from '../state/state.ts';
import { recordTally, timesPermitted } from '../triggers/limits.ts';
import { type ChangeHere, type CostChange, ofActivated } from './abilityCostChanges.ts';
import type { Reduction } from './additionalCosts.ts';
import { type Bill, lessPower, type PickWay } from './bill.ts';
import type { Amount } from './resources.ts';

/** What is paid for a card: which of its costs, and with what. */
export interface Paid {
  readonly terms: Terms;
  readonly slots: Slots;
  /** Of what need not change it, what shall, by its key. */
  readonly taken: readonly string[];
  /** What comes off for costs that others offered, and that are paid. */
  readonly reductions: readonly Reduction[];
}

/** `play.cost.increase`, `play.cost.discount`: all that changes the cost of an item is applied to its bill, increases first. */
export const adjust = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  bill: Bill,
  paid: Paid & { readonly pick: PickWay },
): void => {
  const changes = [
    ...(card === null ? [] : [...ofCardItself(play, item, card, paid), ...ofSuchCards(play, item, card, paid.taken)]),
    ...paid.reductions.map(
      ({ energy, power, c }): ChangeHere => ({ effect: { gives: 'cost', of: 'me', whose: 'you', energy, power }, c }),
    ),
    ...ofEffect(play, item),
    ...ofActivated(play, item),
  ];
  if (changes.length === 0) return;
  const increases = changes.filter(isIncrease);
  for (const { effect, c } of increases) change(bill, effect, c, paid.pick);
  // The player who pays would apply those with the highest minimum first, as that comes out cheapest (`play.cost.discount.minimum`).
  const discounts = changes.filter(x => !increases.includes(x));
  discounts.sort((a, b) => (b.effect.minimum ?? 0) - (a.effect.minimum ?? 0));
  for (const { effect, c } of discounts) change(bill, effect, c, paid.pick);
};

/** Of Energy, or of Power alone (`play.cost.increase`). */
const isIncrease = ({ effect, c }: ChangeHere): boolean =>
  (evaluator.value(c, effect.energy) ?? 0) > 0 ||
  effect.power.some(({ amount }) => (evaluator.value(c, amount) ?? 0) > 0);

/** What the effect that has it played takes off (`play.cost.discount.wording`): of additional costs, too. */
const ofEffect = (play: Play, item: ChainItem): readonly ChangeHere[] => {
  const { discount } = item;
  if (discount === null) return [];
  const { energy, minimum } = discount;
  return [
    {
      effect: { gives: 'cost', of: 'me', whose: 'you', energy: -energy, power: [], minimum },
      c: contextOfItem(play, item),
    },
  ];
};

/** What a card's own text changes of its cost: by itself, or where its additional cost is paid. */
const ofCardItself = (play: Play, item: ChainItem, card: GameObject, paid: Paid): readonly ChangeHere[] => {
  const changes: ChangeHere[] = [];
  for (const { effect, c } of ownEffects(play, item, card, paid)) {
    if (effect.gives === 'cost' && effect.of === 'me') changes.push({ effect, c });
    if (paid.terms.additional && effect.gives === 'additional cost' && effect.reduces !== undefined)
      changes.push({
        effect: { gives: 'cost', of: 'me', whose: 'you', energy: effect.reduces.energy, power: effect.reduces.power },
        c,
      });
  }
  return changes;
};

/** What other objects change of the cost of cards like this one. */
const ofSuchCards = (play: Play, item: ChainItem, card: GameObject, taken: readonly string[]): readonly ChangeHere[] =>
  passiveEffects(play.state, 'cost', item.id).filter(
    each => isTaken(each, taken) && isOfSuchCard(play, item, card, each),
  );

const isTaken = ({ effect, by }: CostPassive, taken: readonly string[]): boolean =>
  effect.optional === undefined || taken.includes(keyOfChange(by));

const keyOfChange = (by: CostPassive['by']): string => keyOf(by, 0);

/** Those that its player may have lower what the card costs, by their keys, each with who offers it. */
export const changesOffered = (
  play: Play,
  item: ChainItem,
  card: GameObject,
): readonly { readonly key: string; readonly name: string }[] =>
  passiveEffects(play.state, 'cost', item.id)
    .filter(each => each.effect.optional === true && isOfSuchCard(play, item, card, each))
    .map(({ by }) => ({ key: keyOfChange(by), name: by.instance.name }));

type CostPassive = ReturnType<typeof passiveEffects<'cost'>>[number];

const isOfSuchCard = (play: Play, item: ChainItem, card: GameObject, { effect, c, by }: CostPassive): boolean =>
  typeof effect.of === 'object' &&
  (effect.times === undefined || timesPermitted(play.state, by.instance) < effect.times) &&
  isMeant(c, effect.whose, item.controller) &&
  objectFits(asTheirs(c, effect.whose, item), card, withWhere(effect.of, ANYWHERE)) &&
  isMatchingPlay(c, item, { of: effect.of, plays: effect.plays, whose: effect.whose });

/** `ability.times.passive`: what changes the cost of so many cards each turn has been applied to one more, as that has been paid for. */
export const useLimitedChanges = (
  play: Play,
  item: ChainItem,
  card: GameObject,
  paying: readonly DeclaredPayment[],
): void => {
  // Most are not limited: whether they are about the card was asked when it was paid for.
  const limited = passiveEffects(play.state, 'cost', item.id).filter(({ effect }) => effect.times !== undefined);
  const taken = changesTaken(paying);
  for (const { by } of limited.filter(each => isTaken(each, taken) && isOfSuchCard(play, item, card, each)))
    recordTally(play, 'permit', by.instance, item.controller);
};

export const changesTaken = (paying: readonly DeclaredPayment[]): readonly string[] =>
  paying.length === 0 ? NONE : flatMapped(paying, (p): readonly string[] => (p.kind === 'change' ? [p.by] : NONE));

const NONE: readonly never[] = [];

/** A battlefield sides with nobody: for "spells that choose friendly units here", units friendly to the player who plays the spell. */
const asTheirs = (c: Context, whose: Who, { controller }: ChainItem): Context =>
  c.source.kind === 'battlefield' && whose === 'each player' ? { ...c, controller } : c;

/** The effects of a card's own static abilities while it is being played, given what is paid for it. */
const ownEffects = (
  play: Play,
  item: ChainItem,
  card: GameObject,
  { terms, slots }: Pick<Paid, 'terms' | 'slots'>,
): readonly { readonly effect: StaticEffect; readonly c: Context }[] =>
  flatMapped(abilitiesAsPlayed(play.state, item, card), b => {
    if (b.ability.kind !== 'static') return [];
    const frame = effectFrame(item.controller, b.source, b.name, {
      terms: { ...item.terms, additional: terms.additional },
      item: item.id,
      slots: joinedSlots(item.slots, slots),
    });
    const c = contextFor(play.state, frame);
    return isActive(c, b) ? b.ability.effects.map(effect => ({ effect, c })) : [];
  });

/** Which parts of its base cost a card says are ignored (`play.cost.ignore`). */
export const ignoredParts = (
  play: Play,
  item: ChainItem,
  card: GameObject | null,
  terms: Terms,
): readonly ('cost' | 'energy' | 'power')[] =>
  card === null
    ? []
    : flatMapped(ownEffects(play, item, card, { terms, slots: {} }), ({ effect }) =>
        effect.gives === 'ignore cost' ? [effect.part] : [],
      );

const change = (bill: Bill, effect: CostChange, c: Context, pick: PickWay): void => {
  const energy = evaluator.value(c, effect.energy) ?? 0;
  const floor = effect.minimum ?? 0;
  const takes = effect.either === true && energy < 0 ? placed(bill, floor, pick) : 'both';
  if (energy > 0) bill.energy += energy;
  else if (takes !== 'power' && bill.energy > floor) bill.energy = Math.max(floor, bill.energy + energy);
  if (takes === 'energy') return;
  for (const { domain, amount } of effect.power) {
    const n = evaluator.value(c, amount) ?? 0;
    if (n >= 0) bill.power.set(domain, (bill.power.get(domain) ?? 0) + n);
    else lessPower(bill.power, domain, -n, pick);
  }
};

/** Whether a discount on Energy or Power takes off the one or the other: nothing of what is not due. */
const placed = ({ energy, power }: Bill, floor: number, pick: PickWay): 'energy' | 'power' => {
  if (energy <= floor) return 'power';
  return [...power.values()].some(n => n > 0) && pick(2) === 1 ? 'power' : 'energy';
};

interface Component {
  readonly price: Amount;
  /** The keyword that asks for it: what lowers Repeat costs lowers no other. */
  readonly keyword: string | null;
}

/** `play.cost.discount.component`: what is off an optional additional cost comes off it alone, and first. */
export const lessForComponent = (play: Play, item: ChainItem, { price, keyword }: Component, pick: PickWay): Amount => {
  const bill: Bill = {
    energy: price.energy,
    power: new Map(price.power.map(p => [p.domain, p.amount])),
    costParts: [],
  };
  for (const { effect, c } of passiveEffects(play.state, 'cost', item.id))
    if (
      (effect.of === 'additional costs' || (effect.of === 'repeat' && keyword === 'repeat')) &&
      isMeant(c, effect.whose, item.controller)
    )
      change(bill, effect, c, pick);
  return { energy: Math.max(0, bill.energy), power: [...bill.power].map(([domain, amount]) => ({ domain, amount })) };
};
