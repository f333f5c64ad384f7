/** Playing a card, activating an ability, hiding a card: the discretionary actions that lead to the chain. */

import { acting, contextFor } from '../abilities/acting.ts';
import { borneBy, borneByPlaces, isAwake } from '../abilities/borne.ts';
import { objectFits } from '../abilities/filter.ts';
import { MEANING } from '../abilities/meaning.ts';
import type { Act } from '../act.ts';
import { Refused } from '../ask.ts';
import type { Activated, Timing } from '../cards/ability.ts';
import type { Cost } from '../cards/cost.ts';
import { settleFinalized } from '../flow.ts';
import { addsResources, enqueue, event, happen } from '../happen.ts';
import { hasKeyword } from '../might.ts';
import { amountOf } from '../paying.ts';
import { change, changeUnits, type Play, step } from '../play.ts';
import { forbids, given } from '../prohibited.ts';
import { battlefield, player } from '../query.ts';
import { objectRef } from '../ref.ts';
import type { Refusal } from '../refusal.ts';
import { refusal } from '../refusing.ts';
import { payPlan, planFor } from '../resources.ts';
import { priorityOf } from '../showdown.ts';
import type { BattlefieldId, GameObject, ObjectId, PlayerId, State } from '../state.ts';
import { traitsOf } from '../traits.ts';
import { putOff } from '../zones.ts';
import { finalize, itemOf, refuseCardTiming } from './finalize.ts';
import { type ChainItem, PLAIN_TERMS, type Source } from './item.ts';
import { pendingCard } from './pending.ts';
import { refuseTiming } from './timing.ts';

type PlayAct = Extract<Act, { kind: 'play' }>;
type ActivateAct = Extract<Act, { kind: 'activate' | 'activate-place' }>;

/** `action.play.from`: from hand or the Champion Zone, from facedown, or from where the card itself allows. */
export const refusePlay = (state: State, who: PlayerId, act: PlayAct): readonly Refusal[] => {
  const o = state.objects[act.card];
  if (o === undefined) return refusal('play/not-in-hand', ['action.play.from'], 'There is no such card.');
  const zone = o.zone.kind;
  if (act.from === 'facedown' && zone !== 'facedown')
    return [
      {
        code: 'play/not-in-hand',
        rules: ['action.play.from', 'keyword.hidden.meaning'],
        message: `${o.name} does not lie facedown; it is in ${zone === 'hand' ? "its owner's hand" : `the ${zone}`}.`,
        units: [o.id],
      },
    ];
  if (zone === 'facedown') {
    if (o.owner !== who && o.controller !== who) return [notIn(state, who, o)];
    if (o.since >= state.turnNumber)
      return [
        {
          code: 'play/hidden-this-turn',
          rules: ['keyword.hidden.meaning'],
          message: `${o.name} was hidden this turn; it can be played from the next turn on.`,
          units: [o.id],
        },
      ];
    return [];
  }
  if ((zone === 'hand' || zone === 'champion') && o.owner === who) return onlyWhen(state, who, o);
  if (zone !== 'hand' && o.owner === who && mayBePlayedFrom(state, who, o) !== null) return [];
  return [notIn(state, who, o)];
};

const notIn = (state: State, who: PlayerId, o: GameObject): Refusal => ({
  code: 'play/not-in-hand',
  rules: ['action.play.from'],
  message: `${o.name} is not in ${player(state, who).name}'s hand, and cards are played from hand or the Champion Zone.`,
  units: [o.id],
});

/** "Play me only …": a card's own condition on being played. */
const onlyWhen = (state: State, who: PlayerId, o: GameObject): readonly Refusal[] => {
  for (const b of borneBy(state, o)) {
    if (b.ability.kind !== 'static') continue;
    const only = b.ability.effects.find(e => e.gives === 'may be played' && e.what === 'me' && e.only === true);
    if (only === undefined || b.ability.when === undefined) continue;
    const c = contextFor(state, acting(who, b.source, b.name));
    if (!MEANING.holds(c, b.ability.when))
      return [
        {
          code: 'play/timing',
          rules: ['ability.passive.off-board.context', 'play.legality.timing'],
          message: `${o.name} says when it can be played: ${b.ability.text}.`,
          units: [o.id],
        },
      ];
  }
  return [];
};

type MayBePlayed = Extract<import('../cards/ability.ts').StaticEffect, { gives: 'may be played' }>;

/**
 * The permission to play a card from the zone where it is, if it has one (`ability.passive.off-board`). Rules:
 * `keyword.flow.meaning`.
 */
const mayBePlayedFrom = (state: State, who: PlayerId, o: GameObject): MayBePlayed | null => {
  for (const b of borneBy(state, o)) {
    if (b.ability.kind !== 'static' || !isAwake(state, { ...b, controller: who })) continue;
    const c = contextFor(state, acting(who, b.source, b.name));
    if (b.ability.when !== undefined && !MEANING.holds(c, b.ability.when)) continue;
    for (const e of b.ability.effects)
      if (e.gives === 'may be played' && e.what === 'me' && (fromZone(e.from) === o.zone.kind || isOtherPrice(e, o)))
        return e;
  }
  for (const { effect, c } of given(state, 'may be played'))
    if (
      effect.what !== 'me' &&
      fromZone(effect.from) === o.zone.kind &&
      c.controller === who &&
      objectFits(c, o, { ...effect.what, where: { kind: 'anywhere' } })
    )
      return effect;
  return null;
};

/** `play.cost.base.for`: from where it is played anyway, only the price is another. */
const isOtherPrice = (e: MayBePlayed, o: GameObject): boolean =>
  e.from === undefined && e.for !== undefined && (o.zone.kind === 'hand' || o.zone.kind === 'champion');

/**
 * The price that it is played for in place of its own. From the hand that is the player's choice: as was said, or where its
 * own price is out of reach.
 */
const priceFor = (
  play: Play,
  who: PlayerId,
  o: GameObject,
  act: PlayAct,
  may: MayBePlayed | null,
): Cost | undefined => {
  if (may?.for === undefined || !isOtherPrice(may, o)) return may?.for;
  const c = contextFor(play.state, acting(who, { kind: 'none' }, o.name));
  const other = amountOf(c, may.for);
  const said = (act.wishes?.paying ?? []).filter(p => p.kind === 'amount');
  const isSaid =
    said.length > 0 &&
    said.every(p =>
      p.domain === null
        ? p.amount === other.energy
        : other.power.some(({ domain, amount }) => domain === p.domain && amount === p.amount),
    );
  const own = amountOf(c, { energy: o.print.energy, power: o.print.power, deeds: [] });
  return isSaid || planFor(play.state, who, own) === null ? may.for : undefined;
};

const fromZone = (from: MayBePlayed['from']): string | undefined => (from === 'banishment' ? 'banished' : from);

const timingOf = (state: State, who: PlayerId, o: GameObject): Timing => {
  let timing = o.print.timing;
  if (hasKeyword(state, o, 'reaction')) timing = 'reaction';
  else if (timing === 'main' && hasKeyword(state, o, 'action')) timing = 'action';
  for (const b of borneBy(state, o))
    if (b.ability.kind === 'static' && isAwake(state, b)) {
      const c = contextFor(state, acting(who, b.source, b.name));
      if (b.ability.when === undefined || MEANING.holds(c, b.ability.when))
        for (const e of b.ability.effects) if (e.gives === 'timing' && e.what === 'me') timing = e.timing;
    }
  for (const { effect, c } of given(state, 'timing'))
    if (
      effect.what !== 'me' &&
      c.controller === who &&
      objectFits(c, o, { ...effect.what, where: { kind: 'anywhere' } })
    )
      timing = effect.timing;
  return timing;
};

/**
 * `play.process`: a card from its zone to the chain, and through the steps of playing. Rules: `play`, `play.states`,
 * `action.play.meaning`, `action.play.discretionary`.
 */
export const playCard = (play: Play, who: PlayerId, act: PlayAct): void => {
  const before = play.state;
  const o = before.objects[act.card];
  if (o === undefined) return;
  const facedown = o.zone.kind === 'facedown' ? o.zone.at : null;
  const permission = mayBePlayedFrom(play.state, who, o);
  const timing = timingOf(play.state, who, o);
  const from = FROM[o.zone.kind] ?? 'hand';
  const bar = forbids(play.state, 'play', who, o, {});
  // A unit is kept from places one by one, unless it is kept from leaving the place where it lies.
  if (bar !== null && (o.type !== 'unit' || facedown !== null))
    throw new Refused(
      refusal(
        'play/timing',
        ['ability.passive', 'play.legality'],
        `${bar} does not let ${player(play.state, who).name} play ${o.name}.`,
      ),
    );
  putOff(play, [act.card], 'chain');
  const card = play.state.objects[act.card] ?? o;
  changeUnits(play, [act.card], c => {
    c.controller = who;
  });
  const price = priceFor(play, who, o, act, permission);
  const item = pendingCard(play, card, who, {
    to: act.to,
    hiddenAt: facedown,
    from,
    ...(price === undefined ? {} : { instead: price }),
    ...(permission?.afterwards === undefined ? {} : { afterwards: permission.afterwards }),
  });
  step(
    play,
    'play.begin',
    `${player(play.state, who).name} plays ${card.name}${facedown === null ? '' : ` from facedown at ${battlefield(play.state, facedown).name}`}.`,
    {
      players: [who],
      units: [act.card],
    },
  );
  const early = refuseCardTiming(play, before, item, play.state.objects[act.card] ?? card, timing);
  if (early.length > 0) throw new Refused(early);
  finalize(play, item.id, act.wishes);
  settleFinalized(play, item.id);
};

const FROM: Readonly<Record<string, ChainItem['from'] | undefined>> = {
  hand: 'hand',
  facedown: 'facedown',
  trash: 'trash',
  deck: 'deck',
  banished: 'banishment',
  champion: 'champion',
};

// --- activating ----------------------------------------------------------------------------------------------------

interface Activatable {
  readonly ability: Activated;
  readonly source: Source;
  readonly name: string;
  readonly controller: PlayerId;
}

const activatables = (state: State, act: ActivateAct): readonly Activatable[] => {
  const borne =
    act.kind === 'activate-place'
      ? borneByPlaces(state).filter(b => b.source.kind === 'battlefield' && b.source.id === act.at)
      : state.objects[act.source] === undefined
        ? []
        : borneBy(state, state.objects[act.source] as GameObject, traitsOf(state)?.abilities.get(act.source));
  return borne.flatMap(b =>
    b.ability.kind === 'activated' && isAwake(state, b)
      ? [{ ability: b.ability, source: b.source, name: b.name, controller: b.controller }]
      : [],
  );
};

const picked = (all: readonly Activatable[], words: string | null): Activatable | null => {
  if (words === null) return all.length === 1 ? (all[0] ?? null) : null;
  const wanted = words.toLowerCase();
  return (
    all.find(a => a.ability.keyword === wanted) ??
    all.find(a => a.ability.text.toLowerCase().includes(wanted)) ??
    all[Number(wanted) - 1] ??
    null
  );
};

/**
 * `unit.activated.timing`, `gear.activated.when`, `ability.activated.board`, `keyword.empower.timing-text`,
 * `keyword.equip.timing-text`
 */
export const refuseActivate = (state: State, who: PlayerId, act: ActivateAct): readonly Refusal[] => {
  const all = activatables(state, act);
  const name = act.kind === 'activate' ? (state.objects[act.source]?.name ?? '?') : battlefield(state, act.at).name;
  const units = act.kind === 'activate' ? [act.source] : [];
  const one = picked(all, act.ability);
  if (one === null) {
    const which =
      all.length === 0
        ? 'has no ability that can be activated now'
        : `has several; say which: ${all.map(a => `"${a.ability.text}"`).join(', ')}`;
    return [
      {
        code: 'play/no-ability',
        rules: ['ability.activated', 'ability.activated.recognized'],
        message: `${name} ${which}.`,
        units,
      },
    ];
  }
  const refusals: Refusal[] = [];
  const o = act.kind === 'activate' ? state.objects[act.source] : undefined;
  if (o !== undefined && o.controller !== who)
    refusals.push({
      code: 'play/no-ability',
      rules: ['ability.activated.choice', 'control.controller-decides'],
      message: `${player(state, o.controller).name} controls ${name}, and only they activate it.`,
      units,
    });
  const timing = one.ability.timing;
  if (!addsAtOnce(state, one.ability, who)) {
    const untimely = refuseTiming(state, who, `${name}'s ability`, timing, 'ability', o?.id ?? null);
    const own = timing !== 'main' || (state.turnPlayer === who && state.chain.length === 0);
    refusals.push(
      ...untimely.map((r): Refusal => (own ? r : { ...r, rules: [...r.rules, 'ability.activated.timing'] })),
    );
  }
  if (
    one.ability.when !== undefined &&
    !MEANING.holds(contextFor(state, acting(who, one.source, one.name)), one.ability.when)
  )
    refusals.push({
      code: 'play/timing',
      rules: ['ability.activated.use.condition', 'play.legality'],
      message: `${name} says when this ability can be used, and it is not so now.`,
      units,
    });
  return refusals;
};

/** `add.during-payment`: reactions that add resources whenever their player could act at all. */
const addsAtOnce = (state: State, ability: Activated, who: PlayerId): boolean =>
  ability.timing === 'reaction' && addsResources(ability) && priorityOf(state) === who;

/**
 * `ability.activate`: the steps of playing, for an ability. Rules: `unit.activated`, `unit.activated.process`,
 * `unit.activated.like-spell`, `gear.activated`, `gear.activated.process`, `gear.activated.like-spell`,
 * `ability.activated.where`.
 */
export const activate = (play: Play, who: PlayerId, act: ActivateAct): void => {
  const before = play.state;
  const one = picked(activatables(play.state, act), act.ability);
  if (one === null) return;
  const { ability, source, name } = one;
  const item: ChainItem = {
    id: play.state.items,
    kind: 'ability',
    name,
    controller: who,
    source,
    ability,
    does: ability.does,
    status: 'pending',
    event: null,
    slots: {},
    again: [],
    terms: PLAIN_TERMS,
    to: null,
    hiddenAt: null,
    from: 'nowhere',
    adds: addsResources(ability),
    afterwards: null,
    enters: null,
    willing: [],
    free: 'nothing',
    instead: null,
    discount: 0,
    placed: false,
  };
  enqueue(play, item, 'play');
  step(play, 'ability.activate.begin', `${player(play.state, who).name} activates ${name}.`, {
    players: [who],
    units: source.kind === 'object' ? [source.id] : [],
  });
  finalize(play, item.id, act.wishes);
  if (itemOf(play, item.id) !== null) settleFinalized(play, item.id);
  if (item.adds && before.priority === who) keepPriority(play, who);
};

/** `add.no-pass`: adding resources in answer to something leaves priority where it was. */
const keepPriority = (play: Play, who: PlayerId): void => {
  const { chain } = play.state;
  if (chain.length === 0 || chain.some(i => i.status === 'pending')) return;
  change(play, s => {
    s.priority = who;
  });
};

// --- hiding --------------------------------------------------------------------------------------------------------

const HIDE_COST = { energy: 0, power: [{ domain: 'any', amount: 1 }] } as const;

/** `keyword.hidden.meaning`: at a battlefield that its player controls, where none is hidden yet, for one Power. */
export const refuseHide = (state: State, who: PlayerId, id: ObjectId, at: BattlefieldId): readonly Refusal[] => {
  const o = state.objects[id];
  if (o === undefined) return [];
  const refusals: Refusal[] = [];
  const name = player(state, who).name;
  const place = battlefield(state, at);
  const add = (code: Refusal['code'], rules: Refusal['rules'], message: string, there = false) =>
    refusals.push({ code, rules, message, units: [id], ...(there ? { place: at } : {}) });
  if (o.owner !== who || (o.zone.kind !== 'hand' && o.zone.kind !== 'champion'))
    add('play/not-in-hand', ['hide.hidden', 'keyword.hidden.meaning'], `${o.name} is not in ${name}'s hand.`);
  else if (!hasKeyword(state, o, 'hidden'))
    add('play/timing', ['hide.hidden', 'keyword.hidden.meaning'], `${o.name} does not have Hidden.`);
  if (state.turnPlayer !== who || state.chain.length > 0 || priorityOf(state) !== who)
    add(
      'play/timing',
      ['hide.discretionary', 'keyword.hidden.meaning', 'hide'],
      `${name} hides cards in ${name}'s own turn, in an open state, with priority.`,
    );
  if (place.controller !== who)
    add(
      'play/hidden-place',
      ['keyword.hidden.meaning', 'hide.meaning'],
      `${name} does not control ${place.name}; cards are hidden at battlefields that one controls.`,
      true,
    );
  const there = state.objects.find(h => h.zone.kind === 'facedown' && h.zone.at === at);
  if (there !== undefined)
    add('play/hidden-place', ['keyword.hidden.meaning'], `A card is hidden at ${place.name} already.`, true);
  if (planFor(state, who, HIDE_COST) === null)
    add(
      'play/cost',
      ['keyword.hidden.meaning', 'cost.must-be-paid'],
      `Hiding costs 1 Power, which ${name} cannot pay.`,
    );
  return refusals;
};

/** `hide`: no chain opens (`keyword.hidden.no-chain`). */
export const hide = (play: Play, who: PlayerId, id: ObjectId, at: BattlefieldId): void => {
  const plan = planFor(play.state, who, HIDE_COST);
  if (plan !== null) payPlan(play, who, HIDE_COST, plan);
  putOff(play, [id], 'hand');
  changeUnits(play, [id], o => {
    o.zone = { kind: 'facedown', at };
    o.controller = who;
    o.since = play.state.turnNumber;
  });
  step(play, 'hide', `${player(play.state, who).name} hides a card at ${battlefield(play.state, at).name}.`, {
    players: [who],
    units: [id],
    places: [at],
  });
  happen(play, [
    event(play.state, 'hide', { player: who, what: objectRef(play.state, id), at: { kind: 'battlefield', at } }),
  ]);
};
