/** Costs that come on top of the base cost, optional and mandatory (`play.cost.additional`). */

import { isStatic } from '../abilities/abilityIndex.ts';
import { areKeywordsActive } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { abilitiesAsPlayed } from '../abilities/asPlayed.ts';
import type { Context } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { objectFits } from '../abilities/filter.ts';
import { keywordValue } from '../abilities/keywords.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import type { Play } from '../play/play.ts';
import type { Cost, StaticEffect } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { type ChainItem, PLAIN_TERMS, type Terms } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { NOTHING_SHOWN_OFF } from '../state/shownOff.ts';
import type { DeclaredPayment, GameObject, Location } from '../state/state.ts';
import { VERB } from './costParts.ts';
import { itemWith, offeredCosts, offersTakenUp, placesPaidFor } from './offeredCosts.ts';
import { repeatsPaid } from './repeatCosts.ts';
import { powerIn } from './saidPower.ts';

/** By which a cost that was offered and is paid lowers what the card costs. */
export interface Reduction extends NonNullable<AdditionalCost['reduces']> {
  readonly c: Context;
}

interface Optional {
  readonly reductions: readonly Reduction[];
  readonly costs: readonly { readonly cost: Cost; readonly keyword: string | null }[];
  readonly terms: Terms;
}

type AdditionalCost = Extract<StaticEffect, { gives: 'additional cost' }>;

const NONE: readonly never[] = [];

/** Where nothing is said to be paid on top. */
const NOTHING_TAKEN_UP: Optional = { reductions: NONE, costs: NONE, terms: PLAIN_TERMS };

/** Those that may or must be paid now: "if you have played a spell this turn, you may pay 1 as an additional cost". */
const ownAdditional = (play: Play, card: GameObject | null): readonly AdditionalCost[] => {
  const own = ownStatics(play, card);
  if (own.length === 0) return NONE;
  const item = card === null ? undefined : itemWith(play, card);
  const played = item === undefined ? {} : { terms: item.terms, item: item.id };
  return flatMapped(
    own.filter(b => isActive(contextFor(play.state, effectFrame(b.controller, b.source, b.name, played)), b)),
    ({ ability }) => ability.effects,
  ).filter((e): e is AdditionalCost => e.gives === 'additional cost' && e.of === 'me');
};

/** What the card that is played says of itself. */
export const ownEffects = (play: Play, card: GameObject | null): readonly StaticEffect[] =>
  flatMapped(
    ownStatics(play, card).filter(b => areKeywordsActive(play.state, b)),
    ({ ability }) => ability.effects,
  );

const ownStatics = (play: Play, card: GameObject | null) => {
  if (card === null) return NONE;
  const all = abilitiesAsPlayed(play.state, itemWith(play, card), card);
  return all.length === 0 ? NONE : all.filter(isStatic);
};

/**
 * `play.cost.additional.optional`: those that the player said to pay. Rules: `keyword.accelerate`,
 * `keyword.accelerate.cost`.
 */
export const optionalCosts = (play: Play, card: GameObject | null, paying: readonly DeclaredPayment[]): Optional => {
  if (paying.length === 0) return NOTHING_TAKEN_UP;
  const keywords = flatMapped(paying, p => (p.kind === 'keyword' ? [p.keyword] : []));
  const costs: { cost: Cost; keyword: string | null }[] = [];
  const reductions: Reduction[] = [];
  const paid: string[] = [];
  if (card !== null && keywords.includes('accelerate') && hasAccelerate(play, card)) {
    costs.push({ cost: accelerateCost(card), keyword: 'accelerate' });
    paid.push('accelerate');
  }
  const times = keywords.filter(k => k === 'repeat').length;
  const repeats = times === 0 ? [] : repeatsPaid(repeatCosts(play, card), times, paying);
  for (const cost of repeats) costs.push({ cost, keyword: 'repeat' });
  const optional = ownOptional(play, card);
  const additional = keywords.includes('additional') || optional.some(e => paying.some(p => paysFor(p, e.cost)));
  if (additional) for (const e of optional) costs.push({ cost: e.cost, keyword: null });
  if (card !== null) {
    for (const { cost, reduces, c } of offersTakenUp(play, card, paying, Math.min(1, optional.length))) {
      costs.push({ cost, keyword: null });
      if (reduces !== undefined) reductions.push({ energy: reduces.energy, power: reduces.power, c });
    }
  }
  return {
    reductions,
    costs,
    terms: {
      additional,
      keywords: paid,
      repeats: repeats.length,
      x: amountSaid(paying),
      powerSaid: [],
      energySpent: 0,
      powerSpent: 0,
      shownOff: NOTHING_SHOWN_OFF,
    },
  };
};

/**
 * Of each Repeat that it has as it is played, printed or given (`keyword.repeat.characteristic`): its own, and those that passives
 * give to it, in this order (`keyword.repeat.cost.each`).
 */
const repeatCosts = (play: Play, card: GameObject | null): readonly Cost[] => [
  ...ownAdditional(play, card)
    .filter(e => e.keyword === 'repeat')
    .map(e => e.cost),
  ...grantedRepeats(play, card),
];

/** What "any amount" is said to come to: of Power, in all domains together. */
const amountSaid = (paying: readonly DeclaredPayment[]): number | null => {
  const powerSaid = powerIn(paying);
  if (powerSaid.length > 0) return powerSaid.reduce((sum, { amount }) => sum + amount, 0);
  const x = paying.find(p => p.kind === 'amount');
  return x?.kind === 'amount' ? x.amount : null;
};

/** Whether somebody who says so pays for that cost: what its price holds, in whatever amount. */
const paysFor = (p: DeclaredPayment, cost: Cost): boolean => {
  switch (p.kind) {
    case 'amount':
      return p.domain === null
        ? cost.energy !== 0
        : cost.power.some(x => x.domain === 'any' || x.domain.split('|').includes(p.domain ?? '')) ||
            (p.domain === 'xp' && cost.costParts.some(d => d.pays === 'spend xp'));
    case 'cost part':
      return cost.costParts.some(d => VERB[d.pays] === p.verb);
    case 'keyword':
    case 'change':
      return false;
  }
};

/** The kinds of optional additional costs that a card has, by the words they are paid by. */
export const optionalKinds = (play: Play, card: GameObject): readonly string[] => {
  const kinds: string[] = [];
  if (hasAccelerate(play, card)) kinds.push('accelerate');
  for (const _ of repeatCosts(play, card)) kinds.push('repeat');
  if (ownOptional(play, card).length > 0) kinds.push('additional');
  for (const _ of offeredCosts(play, card)) kinds.push('additional');
  return kinds;
};

/** Those without a keyword, taken up or declined together. */
const ownOptional = (play: Play, card: GameObject | null): readonly AdditionalCost[] => {
  const own = ownAdditional(play, card);
  return own.length === 0 ? NONE : own.filter(e => e.optional && e.keyword === undefined);
};

/**
 * Places where the costs that are paid allow the card to be played, besides the usual ones; empty if none of them says
 * so.
 */
export const placesPaid = (
  play: Play,
  card: GameObject | null,
  paying: readonly DeclaredPayment[],
): readonly Location[] =>
  card === null || paying.length === 0
    ? NONE
    : placesPaidFor(play, card, paying, Math.min(1, ownOptional(play, card).length));

/** Whether the card has Accelerate itself or is given it by a passive while it is played. */
const hasAccelerate = (play: Play, card: GameObject): boolean =>
  keywordValue(play.state, card, 'accelerate') > 0 ||
  passiveEffects(play.state, 'accelerate', itemWith(play, card)?.id).some(
    ({ effect, c }) => isMeant(c, effect.whose, card.controller) && fitsCard(c, card, effect.of),
  );

/** Repeat that passives give to cards as they are played, for a cost or for what the card costs itself. */
const grantedRepeats = (play: Play, card: GameObject | null): readonly Cost[] =>
  card === null
    ? []
    : flatMapped(passiveEffects(play.state, 'repeat', itemWith(play, card)?.id), ({ effect, c }) => {
        if (effect.of === 'my abilities') return [];
        if (!isMeant(c, effect.whose, card.controller) || !fitsCard(c, card, effect.of)) return [];
        const own: Cost = { energy: card.print.energy, power: card.print.power, costParts: [] };
        return [effect.cost === 'its cost' ? own : effect.cost];
      });

/** `keyword.repeat.where`: the costs for which an ability's own source lets it be repeated. */
export const repeatsOf = (play: Play, { ability, source }: ChainItem): readonly Cost[] =>
  ability === null || source.kind !== 'object'
    ? []
    : flatMapped(passiveEffects(play.state, 'repeat'), ({ effect, c }) =>
        effect.of === 'my abilities' &&
        effect.cost !== 'its cost' &&
        c.source.kind === 'object' &&
        c.source.id === source.id
          ? [effect.cost]
          : [],
      );

/**
 * `keyword.accelerate.meaning`: one Energy and one Power of the unit's domain, of any where it has none. Rules:
 * `keyword.accelerate.domain`, `keyword.accelerate.no-domain`.
 */
const accelerateCost = (card: GameObject): Cost => ({
  energy: 1,
  power: [{ domain: card.print.domains.length === 0 ? 'any' : card.print.domains.join('|'), amount: 1 }],
  costParts: [],
});

/** `play.cost.additional.mandatory` */
export const mandatoryCosts = (play: Play, item: ChainItem, card: GameObject | null): readonly Cost[] => {
  const own = ownAdditional(play, card)
    .filter(e => !e.optional)
    .map(e => e.cost);
  const others = flatMapped(passiveEffects(play.state, 'additional cost', item.id), ({ effect, c }) =>
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
  objectFits(c, card, withWhere(of, ANYWHERE));
