/**
 * Optional additional costs that something else offers to a player who plays such a card, and where the card goes for them: "any
 * player may pay 2 any as an additional cost to play any Dragon; if they do so, they play it here"
 * (`play.cost.additional.optional`, `play.choices.location.granted`).
 */

import type { Context } from '../abilities/context.ts';
import { objectFits } from '../abilities/filter.ts';
import { ofOfferer } from '../abilities/offererCost.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { locationFits } from '../abilities/where.ts';
import { isMeant } from '../abilities/who.ts';
import { allLocations } from '../play/destinations.ts';
import type { Play } from '../play/play.ts';
import { sameLocation } from '../play/query.ts';
import type { Cost, CostPart, StaticEffect, Where } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { flatMapped } from '../state/lists.ts';
import type { DeclaredPayment, GameObject, Location } from '../state/state.ts';
import { VERB } from './costParts.ts';
import { amountOf, powerOf } from './payCost.ts';
import { type Amount, canPayFor } from './resources.ts';
import { powerIn } from './saidPower.ts';

type AdditionalCost = Extract<StaticEffect, { gives: 'additional cost' }>;

interface Offered {
  readonly cost: Cost;
  readonly reduces: AdditionalCost['reduces'];
  readonly to: Where | undefined;
  readonly c: Context;
}

/** The item that a card on the chain is. */
export const itemWith = ({ state }: Play, card: GameObject) =>
  state.chain.find(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === card.id);

/**
 * The optional costs that passives in force offer for this card, in the order of the passives; its own are in
 * `ownAdditional`.
 */
export const offeredCosts = (play: Play, card: GameObject): readonly Offered[] =>
  flatMapped(passiveEffects(play.state, 'additional cost', itemWith(play, card)?.id), ({ effect, c }) =>
    effect.optional &&
    effect.of !== 'me' &&
    isMeant(c, effect.whose, card.controller) &&
    objectFits(c, card, withWhere(effect.of, ANYWHERE))
      ? [{ cost: ofOfferer(effect.cost, c), reduces: effect.reduces, to: effect.to, c }]
      : [],
  );

/**
 * Those that are taken up: asked for and accepted, after the card's own, of which there are so many; or said to be paid, to
 * the last Power, by somebody who plays the card to that place or names none.
 */
export const offersTakenUp = (
  play: Play,
  card: GameObject,
  paying: readonly DeclaredPayment[],
  own: number,
): readonly Offered[] => {
  const accepted = paying.filter(p => p.kind === 'keyword' && p.keyword === 'additional').length - own;
  const to = itemWith(play, card)?.to ?? null;
  return offeredCosts(play, card).filter(
    (offer, n) => n < accepted || ((to === null || goesTo(offer, to)) && isPaidInFull(card, offer, paying)),
  );
};

const goesTo = ({ to, c }: Offered, place: Location): boolean => to === undefined || locationFits(c, place, to);

const isPaidInFull = (card: GameObject, { cost, c }: Offered, paying: readonly DeclaredPayment[]): boolean => {
  const { energy, power } = amountOf(c, cost);
  const isDone = ({ pays }: CostPart): boolean => paying.some(p => p.kind === 'cost part' && p.verb === VERB[pays]);
  const isSaid = (amount: number, domain: string | null): boolean =>
    paying.some(p => p.kind === 'amount' && p.amount === amount && p.domain === domain);
  return (
    (energy > 0 || power.length > 0 || cost.costParts.length > 0) &&
    cost.costParts.every(isDone) &&
    (energy === 0 || isSaid(energy, null)) &&
    (power.every(x => isSaid(x.amount, x.domain)) || isPaidByDomain(card, c, power, paying))
  );
};

/** Power of any domain, said by the domains that pay it (`play.pay.resources`), together with what the card itself takes of them. */
const isPaidByDomain = (
  card: GameObject,
  c: Context,
  power: Amount['power'],
  paying: readonly DeclaredPayment[],
): boolean => {
  const said = powerIn(paying);
  const own = powerOf(c, card.print.power).filter(({ domain }) => said.some(s => canPayFor(s.domain, domain)));
  return power.every(({ domain }) => domain === 'any') && said.length > 0 && sumOf(said) === sumOf(power) + sumOf(own);
};

const sumOf = (power: Amount['power']): number => power.reduce((sum, { amount }) => sum + amount, 0);

/** Where it is to be played for what is paid; empty where nothing that is paid says so. */
export const placesPaidFor = (
  play: Play,
  card: GameObject,
  paying: readonly DeclaredPayment[],
  own: number,
): readonly Location[] => {
  const taken = offersTakenUp(play, card, paying, own).filter(({ to }) => to !== undefined);
  const places = flatMapped(taken, offer => allLocations(play.state).filter(at => goesTo(offer, at)));
  return places.filter((at, n) => places.findIndex(other => sameLocation(other, at)) === n);
};
