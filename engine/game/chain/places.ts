/** Where permanents can be played to (`play.choices.location`). */

import { abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { objectFits } from '../abilities/filter.ts';
import { hasKeyword } from '../abilities/keywords.ts';
import { forbids, passiveEffects } from '../abilities/prohibited.ts';
import { locationFits } from '../abilities/where.ts';
import { isPermitted } from '../abilities/who.ts';
import { allLocations } from '../play/destinations.ts';
import {
  baseOf,
  battlefield,
  combatUnderWay,
  hasUnitsAt,
  opposed,
  placeName,
  player,
  sameLocation,
} from '../play/query.ts';
import type { StaticEffect } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import type { Concept } from '../state/concepts.ts';
import { slotNames } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { type Refusal, refusal } from '../state/refusal.ts';
import type { ChainItem, GameObject, Location, PlayerId, Ref, State } from '../state/state.ts';

/** How a unit may be played to a place: as every unit may, or by a permission, which may be of Ambush. */
export type Permission = 'default' | 'ambush' | 'granted' | null;

/**
 * By which permission a permanent may be played to a place now: Ambush asks for units of one's own there; Deploy for a
 * battlefield, no matter whose it is (`keyword.deploy.played-to`). Rules:
 * `keyword.ambush`, `keyword.ambush.locations`, `keyword.ambush.units-gone`, `keyword.ambush.units-gone.others`.
 */
export const permissionFor = (state: State, item: Payer, o: GameObject, to: Location): Permission => {
  const who = item.controller;
  if (hasKeyword(state, o, 'deploy')) return to.kind === 'battlefield' ? 'default' : null;
  if (to.kind === 'base') return to.player === who ? 'default' : null;
  if (hasKeyword(state, o, 'ambush') && hasUnitsAt(state, who, to.at)) return 'ambush';
  const own = grantOf(state, item, o, to);
  if (own === 'ambush') return own;
  return battlefield(state, to.at).controller === who ? 'default' : own;
};

/** What is played, and what it is paid with: "its battlefield" is where that is, or was. */
type Payer = Pick<ChainItem, 'controller' | 'slots' | 'paidSlots' | 'granted'>;

const paidWithIn = ({ slots, paidSlots }: Payer): readonly Ref[] =>
  flatMapped(slotNames(slots), slot => (paidSlots.includes(slot) ? (slots[slot] ?? []) : []));

/**
 * `play.choices.location.granted`; to ambush is to be played with all that Ambush allows (`keyword.ambush.verb`). What a card
 * says of itself may go by what it is paid with.
 */
const grantOf = (state: State, item: Payer, o: GameObject, to: Location): Permission => {
  const who = item.controller;
  const paid = paidWithIn(item);
  for (const b of abilitiesOf(state, o)) {
    if (b.ability.kind !== 'static') continue;
    const c = contextFor(state, effectFrame(who, b.source, b.name, { slots: item.slots, antecedent: paid }));
    if (!isActive(c, b)) continue;
    for (const e of b.ability.effects)
      if (isGrant(e) && e.what === 'me' && e.to !== undefined && locationFits(c, to, e.to))
        return e.timing === 'reaction' ? 'ambush' : 'granted';
  }
  if (item.granted !== null && sameLocation(item.granted, to)) return 'granted';
  return isGrantedByOther(state, who, o, to) ? 'granted' : null;
};

/** By something other than the card, or what was about the next card played, which it is. */
const isGrantedByOther = (
  state: State,
  who: PlayerId,
  o: GameObject,
  to: Location,
  such: (e: MayBePlayed) => boolean = isGrant,
): boolean => {
  const item = state.chain.find(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === o.id);
  return passiveEffects(state, 'may be played', item?.id).some(
    ({ effect, c }) =>
      such(effect) &&
      effect.what !== 'me' &&
      effect.to !== undefined &&
      isPermitted(c, effect.what, who) &&
      objectFits(c, o, withWhere(effect.what, ANYWHERE)) &&
      locationFits(c, to, effect.to),
  );
};

/** Whether a card may be played to where something is that it is paid with: that has to be named first. */
export const goesByPayment = (state: State, o: GameObject): boolean =>
  abilitiesOf(state, o).some(
    ({ ability }) =>
      ability.kind === 'static' &&
      ability.effects.some(
        e => isGrant(e) && e.what === 'me' && anywhere(e.to, p => p.kind === 'it' || p.kind === 'slot'),
      ),
  );

type MayBePlayed = Extract<StaticEffect, { gives: 'may be played' }>;

/** "Only" takes places away, and gives none. */
const isGrant = (e: StaticEffect): e is MayBePlayed => e.gives === 'may be played' && e.only !== true;

/** Whether a card says of itself that it is played to other places only. */
const isElsewhereOnly = (state: State, who: PlayerId, o: GameObject, to: Location): boolean =>
  abilitiesOf(state, o).some(b => {
    if (b.ability.kind !== 'static') return false;
    const c = contextFor(state, effectFrame(who, b.source, b.name));
    return (
      isActive(c, b) &&
      b.ability.effects.some(
        e => e.gives === 'may be played' && e.only === true && e.to !== undefined && !locationFits(c, to, e.to),
      )
    );
  });

/** `combat.two-players.no-play`: nothing can be played to a place where others fight. */
export const isOthersCombat = (state: State, who: PlayerId, to: Location): boolean => {
  if (to.kind !== 'battlefield' || state.players.length <= 2) return false;
  const combat = combatUnderWay(state);
  if (combat?.at === to.at) return combat.attacker !== who && combat.defender !== who;
  const b = battlefield(state, to.at);
  return (b.stagedCombat || opposed(state, to.at)) && !hasUnitsAt(state, who, to.at);
};

type Played = Payer & Pick<ChainItem, 'name' | 'hiddenAt'>;

/** Why a unit cannot be played to a place: put together only where it is said, as mostly only whether it can be is asked. */
type Why = () => readonly Refusal[];

const NONE: readonly never[] = [];

/** What keeps a unit from a place, whatever would let it be played there (`silver.cant.forbidden`). */
export const refuseForbiddenPlace = (state: State, item: Played, o: GameObject, to: Location): readonly Refusal[] =>
  whyForbidden(state, item, o, to)?.() ?? NONE;

const whyForbidden = (state: State, item: Played, o: GameObject, to: Location): Why | null => {
  const { controller: who, hiddenAt } = item;
  const { name } = player(state, who);
  const isWhereHidden = to.kind === 'battlefield' && to.at === hiddenAt;
  if (hiddenAt !== null && !isWhereHidden && !isGrantedByOther(state, who, o, to, e => e.evenFacedown === true))
    return () =>
      refusalOf(
        o,
        to,
        'play/hidden-place',
        ['keyword.hidden.here.permanent', 'keyword.hidden.here'],
        `${o.name} was hidden at ${battlefield(state, hiddenAt).name}, so it can be played only there.`,
      );
  if (isOthersCombat(state, who, to))
    return () =>
      refusalOf(
        o,
        to,
        'play/combat-not-involved',
        ['combat.two-players.no-play', 'combat.two-players'],
        `Other players fight at ${placeName(state, to)}; ${name} is not part of that combat and cannot play a unit there.`,
      );
  if (isElsewhereOnly(state, who, o, to))
    return () =>
      refusalOf(
        o,
        to,
        'play/place',
        ['ability.passive', 'silver.cant.only', 'play.choices.location'],
        `${o.name} restricts where it can be played, and ${placeName(state, to)} is not such a place.`,
      );
  if (hiddenAt === null && to.kind === 'base' && hasKeyword(state, o, 'deploy'))
    return () =>
      refusalOf(
        o,
        to,
        'play/place',
        ['keyword.deploy.meaning', 'play.choices.location.valid', 'play.choices.location', 'ability.passive'],
        `${o.name} has Deploy: it is played to a battlefield, not to ${placeName(state, to)}. Say which one: "plays ${o.name} to …".`,
      );
  const bar = forbids(state, 'play', who, o, { to, at: to });
  if (bar !== null)
    return () =>
      refusalOf(
        o,
        to,
        'play/place',
        ['ability.passive', 'silver.cant.forbidden', 'play.choices.location'],
        `${bar} does not let ${name} play ${o.name} to ${placeName(state, to)}.`,
      );
  return null;
};

/** About the unit and, if it is a battlefield, the place. */
const refusalOf = (
  o: GameObject,
  to: Location,
  code: Refusal['code'],
  rules: Refusal['rules'],
  message: string,
): readonly Refusal[] =>
  refusal(code, rules, message, { units: [o.id], ...(to.kind === 'battlefield' ? { place: to.at } : {}) });

/** Why a unit cannot be played to a place; none if it can. */
export const refusePlace = (state: State, item: Played, o: GameObject, to: Location): readonly Refusal[] =>
  whyNotTo(state, item, o, to)?.() ?? NONE;

const whyNotTo = (state: State, item: Played, o: GameObject, to: Location): Why | null => {
  const forbidden = whyForbidden(state, item, o, to);
  if (forbidden !== null) return forbidden;
  const { name } = player(state, item.controller);
  if (item.hiddenAt === null && permissionFor(state, item, o, to) === null)
    return () =>
      refusalOf(
        o,
        to,
        'play/place',
        [
          'play.choices.location.valid',
          'play.choices.location',
          'play.choices.location.granted',
          ...unchanged(state, o),
        ],
        `${name} does not control ${placeName(state, to)}; a unit is played to its controller's base or to a battlefield that they control.`,
      );
  return null;
};

/** Keywords about when a unit is played say nothing of where; Ambush asks for units there. */
const unchanged = (state: State, o: GameObject): readonly Concept[] => [
  ...(o.print.timing === 'action' || hasKeyword(state, o, 'action') ? (['keyword.action.unchanged'] as const) : []),
  ...(o.print.timing === 'reaction' || hasKeyword(state, o, 'reaction')
    ? (['keyword.reaction.unchanged.unit'] as const)
    : []),
  ...(hasKeyword(state, o, 'ambush') ? (['keyword.ambush.meaning'] as const) : []),
];

/** The places that a unit can be played to now, base first. */
export const placesToPlay = (state: State, item: Played, o: GameObject): readonly Location[] => {
  const base = baseOf(item.controller);
  const others = allLocations(state).filter(l => l.kind === 'battlefield');
  return [base, ...others].filter(to => whyNotTo(state, item, o, to) === null);
};
