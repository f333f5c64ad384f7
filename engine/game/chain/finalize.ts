/** The process of play, from pending to finalised (`play.process`, `chain.finalize`). */
import { acting, contextFor } from '../abilities/acting.ts';
import { choosablesOf } from '../abilities/choosing.ts';
import { nameOfRef } from '../abilities/context.ts';
import type { Wish, Wishes } from '../act.ts';
import { addForPayment } from '../adding.ts';
import { ask, Refused } from '../ask.ts';
import { happen } from '../happen.ts';
import { event, note } from '../noting.ts';
import { canPay, canPayInTurn, inOrderSaid, payCost, RULE_OF_DEED, undoable } from '../paying.ts';
import { type Play, step } from '../play.ts';
import { baseOf, listed, player } from '../query.ts';
import { objectRef, type Ref } from '../ref.ts';
import type { Refusal } from '../refusal.ts';
import { type Amount, planFor, priceText } from '../resources.ts';
import type { GameObject, Location } from '../state.ts';
import { putInDeck, putOff } from '../zones.ts';
import { askAdditional } from './additional.ts';
import { choose, NoChoice, type Said, targetsFor } from './choices.ts';
import { chosenRefs, optionalKinds, repeatsOf, totalCost } from './cost.ts';
import { refuseDeadEnd } from './deadEnds.ts';
import { payInner } from './innerCosts.ts';
import type { ChainItem, Slots } from './item.ts';
import { itemCard, itemOf, removeItem, updateItem } from './items.ts';
import { placesToPlay, refusePlace } from './places.ts';

/**
 * Completes the steps of playing a pending item. What its own player plays or activates is refused as a whole where a
 * step fails; what an effect plays or triggers leaves the chain. Rules: `chain.pending.until`,
 * `ability.activate.item`.
 */
export const finalize = (play: Play, id: number, wishes: Wishes | null): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  try {
    if (item.ability?.kind === 'triggered' && !takenUp(play, item)) return;
    makeChoices(play, id, wishes);
    pay(play, id, wishes);
  } catch (e) {
    if (!(e instanceof NoChoice)) throw e;
    if (wishes !== null) throw new Refused([e.refusal]);
    undo(play, id, e.refusal.message);
    return;
  }
  if (itemOf(play.state, id) !== null) finish(play, id);
};

/**
 * `play.legality.undone`: a card goes back to where it was played from; a trigger is gone
 * (`ability.activate.choices.none-triggered`). Rules: `ability.activate.legality`,
 * `keyword.action.conditional.undone`, `keyword.reaction.conditional.undone`.
 */
const undo = (play: Play, id: number, why: string): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  removeItem(play, id);
  const card = itemCard(play.state, item);
  if (card !== null) {
    if (card.token) putOff(play, [card.id], 'gone');
    else if (item.from === 'deck') putInDeck(play, card.id, 'top');
    else putOff(play, [card.id], ZONE[item.from]);
  }
  step(
    play,
    card === null ? 'ability.activate.choices.none-triggered' : 'play.legality.undone',
    card === null ? `${item.name}'s ability leaves the chain: ${why}` : `${item.name} is not played: ${why}`,
    { players: [item.controller] },
  );
};

const ZONE = {
  hand: 'hand',
  facedown: 'hand',
  trash: 'trash',
  deck: 'deck',
  banishment: 'banished',
  champion: 'champion',
  nowhere: 'trash',
} as const;

/**
 * `ability.triggered.may`, `ability.triggered.cost`: whether its controller performs it at all. Rules:
 * `ability.activate.choices.may`.
 */
const takenUp = (play: Play, item: ChainItem): boolean => {
  const { ability } = item;
  if (ability?.kind !== 'triggered') return true;
  const a = acting(item.controller, item.source, item.name, { event: item.event, slots: item.slots, item: item.id });
  const c = contextFor(play.state, a);
  const later = play.does.leadingMay === 'on resolution';
  if (!later && ability.cost !== undefined && !canPay(play, item.controller, ability.cost, c))
    return leave(
      play,
      item,
      'ability.activate.pay.decline',
      `${item.name}'s ability leaves the chain: its cost cannot be paid.`,
    );
  // With nothing to choose, there is nothing to decide either (`ability.activate.choices.none-triggered`).
  for (const k of choosablesOf(item.does, item.slots))
    if (k.kind === 'objects' && !k.optional && targetsFor(play, item, k).options.length < k.selector.count.least)
      throw new NoChoice({
        code: 'play/target',
        rules: ['ability.activate.choices.none-triggered'],
        message: 'there is nothing that it could choose.',
        units: [],
      });
  const mine = ability.may === undefined || ability.may === 'you';
  if (later || !mine || (ability.may === undefined && ability.cost === undefined)) return true;
  if (ability.cost === undefined && choosesFirst(item)) return true;
  const { yes } = ask(play, 'may', {
    player: item.controller,
    question: { ask: 'may' },
    about: item.name,
    rule: 'ability.triggered.may',
    prompt: ability.text,
  });
  return (
    yes ||
    leave(
      play,
      item,
      'ability.activate.choices.may.declined',
      `${player(play.state, item.controller).name} declines ${item.name}'s ability.`,
    )
  );
};

/** A trigger that is not performed: it is off the chain, and has not triggered. */
const leave = (
  play: Play,
  item: ChainItem,
  rule: 'ability.activate.pay.decline' | 'ability.activate.choices.may.declined',
  text: string,
): false => {
  removeItem(play, item.id);
  if (item.ability !== null)
    note(play, [
      event(play.state, 'trigger', {
        player: item.controller,
        what: sourceRef(play, item),
        word: item.ability.text,
        amount: -1,
      }),
    ]);
  step(play, rule, text, { players: [item.controller] });
  return false;
};

/** Whether the choice of what it is done to also tells whether it is done. */
const choosesFirst = (item: ChainItem): boolean => {
  const [first] = choosablesOf(item.does, item.slots);
  return first?.kind === 'objects' && first.selector.count.least > 0 && !first.optional;
};

const sourceRef = (play: Play, item: ChainItem): Ref | null =>
  item.source.kind === 'object'
    ? objectRef(play.state, item.source.id)
    : item.source.kind === 'battlefield'
      ? { kind: 'battlefield', id: item.source.id }
      : null;

/**
 * `play.choices`: all that has to be chosen, once for each time that it is done. Rules:
 * `control.permanent.while-played`, `ability.activate.choices`.
 */
const makeChoices = (play: Play, id: number, wishes: Wishes | null): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  const said: Said = { choosing: wishes?.choosing ?? [], moves: wishes?.moves ?? [], all: wishes !== null };
  const mayDecline =
    play.does.leadingMay !== 'on resolution' &&
    item.ability?.kind === 'triggered' &&
    item.ability.may === 'you' &&
    item.ability.cost === undefined &&
    choosesFirst(item);
  const chosen = choose(play, item, said, mayDecline);
  if (chosen === 'declined') {
    leave(
      play,
      item,
      'ability.activate.choices.may.declined',
      `${player(play.state, item.controller).name} declines ${item.name}'s ability.`,
    );
    return;
  }
  const again: Slots[] = [];
  const repeats = item.ability === null ? repeatsSaid(wishes) : repeatsOfAbility(play, item, wishes);
  for (let n = 0; n < repeats; n++) {
    said.moves = movesLeft(said.moves, again.at(-1) ?? chosen.slots);
    const more = choose(play, item, said, false);
    if (more !== 'declined') again.push(more.slots);
  }
  const left = said.choosing[0];
  if (wishes !== null && left !== undefined) throw new NoChoice(tooMany(play, item, left));
  updateItem(play, id, { slots: chosen.slots, again, willing: chosen.willing, to: placeFor(play, item) });
};

/** What was said to be moved where for one time is not said for the next (`keyword.repeat.choices.free`). */
const movesLeft = (moves: Wishes['moves'], taken: Slots): Wishes['moves'] => {
  const ids = Object.values(taken).flatMap(refs => refs.flatMap(r => (r.kind === 'object' ? [r.id] : [])));
  const used = ids.map(id => moves.findIndex(m => m.what === id));
  return moves.filter((_, n) => !used.includes(n));
};

const repeatsSaid = (wishes: Wishes | null): number =>
  (wishes?.paying ?? []).filter(p => p.kind === 'keyword' && p.keyword === 'repeat').length;

/** `keyword.repeat.cost`: of what triggered its player is asked, as long as it can be paid. */
const repeatsOfAbility = (play: Play, item: ChainItem, wishes: Wishes | null): number => {
  const costs = repeatsOf(play, item);
  if (wishes !== null) return Math.min(costs.length, repeatsSaid(wishes));
  let repeats = 0;
  for (const cost of costs) {
    const c = contextFor(play.state, acting(item.controller, item.source, item.name, { event: item.event }));
    if (!canPay(play, item.controller, cost, c)) break;
    const { yes } = ask(play, 'may', {
      player: item.controller,
      question: { ask: 'may' },
      about: item.name,
      rule: 'play.cost.additional.optional',
      prompt: 'whether to pay for Repeat',
    });
    if (!yes) break;
    repeats++;
  }
  return repeats;
};

/** Something was said to be chosen that nothing is left to be chosen for. */
const tooMany = (play: Play, item: ChainItem, left: Wish): Refusal => ({
  code: 'play/target',
  rules: ['play.target.valid', 'play.choices'],
  message:
    left.kind === 'words'
      ? `${item.name} has no mode "${left.text}" to choose.`
      : `${item.name} does not choose ${nameOfRef(play.state, left.ref)}: it has chosen all that it chooses as it is played.`,
  units: left.kind === 'ref' && left.ref.kind === 'object' ? [left.ref.id] : [],
  ...(left.kind === 'ref' && left.ref.kind === 'battlefield' ? { place: left.ref.id } : {}),
});

/** `play.choices.location`: where a permanent goes. Base where nothing else was said; gear always, unless it was hidden (`keyword.hidden.here.gear`). */
const placeFor = (play: Play, item: ChainItem): Location | null => {
  const card = itemCard(play.state, item);
  if (card === null || card.type === 'spell') return null;
  const { controller } = item;
  if (card.type !== 'unit')
    return item.hiddenAt === null ? baseOf(controller) : { kind: 'battlefield', at: item.hiddenAt };
  if (item.to !== null) {
    const refusals = refusePlace(play.state, item, card, item.to);
    const first = refusals[0];
    // What an effect sends to others' combat goes to base (`combat.two-players.played-to-base`); its permission is the effect's.
    if (item.placed)
      return first?.code === 'play/combat-not-involved' || first?.rules[0] === 'ability.passive'
        ? baseOf(controller)
        : item.to;
    if (first !== undefined) throw new NoChoice(first);
    return item.to;
  }
  const places = placesToPlay(play.state, item, card);
  if (item.hiddenAt !== null) {
    const there: Location = { kind: 'battlefield', at: item.hiddenAt };
    const first = refusePlace(play.state, item, card, there)[0];
    if (first !== undefined) throw new NoChoice(first);
    return there;
  }
  if (item.from !== 'nowhere' && !isByEffect(item)) return places[0] ?? baseOf(controller);
  if (places.length === 0)
    throw new NoChoice({
      code: 'play/place',
      rules: ['play.choices.location'],
      message: `there is no place that ${card.name} could be played to.`,
      units: [card.id],
    });
  const { refs } = ask(play, 'refs', {
    player: controller,
    question: {
      ask: 'refs',
      what: 'place',
      options: places.map(
        (l): Ref => (l.kind === 'battlefield' ? { kind: 'battlefield', id: l.at } : { kind: 'location', location: l }),
      ),
      least: 1,
      most: 1,
    },
    about: card.name,
    rule: 'play.choices.location',
    prompt: `where ${card.name} is played`,
  });
  const r = refs[0];
  return r?.kind === 'battlefield'
    ? { kind: 'battlefield', at: r.id }
    : r?.kind === 'location'
      ? r.location
      : baseOf(controller);
};

const isByEffect = (item: ChainItem): boolean =>
  item.free !== 'nothing' || item.instead !== null || item.discount > 0 || item.placed;

/** `play.cost.additional.optional`: what the card does not offer cannot be paid. */
const refuseNotOffered = (play: Play, card: GameObject, wishes: Wishes | null): void => {
  const said = (wishes?.paying ?? []).flatMap(p => (p.kind === 'keyword' ? [p.keyword] : []));
  const offered = optionalKinds(play, card);
  const times = (all: readonly string[], keyword: string): number => all.filter(k => k === keyword).length;
  for (const [keyword, concept] of OFFERED) {
    if (times(said, keyword) <= times(offered, keyword)) continue;
    throw new NoChoice({
      code: 'play/cost',
      rules: ['play.cost.additional.optional', concept],
      message:
        times(offered, keyword) === 0
          ? `${card.name} does not have ${keyword}, so that it cannot be paid for.`
          : `${card.name} offers ${keyword} ${times(offered, keyword)} times; ${times(said, keyword)} were to be paid.`,
      units: [card.id],
    });
  }
};

const OFFERED = [
  ['accelerate', 'keyword.accelerate.cost'],
  ['repeat', 'keyword.repeat'],
] as const;

/**
 * `play.cost`, `play.pay`, `control.spell.costs`, `control.ability.costs`, `ability.activate.pay`,
 * `action.discretionary.costs`
 */
const pay = (play: Play, id: number, wishes: Wishes | null): void => {
  const item = itemOf(play.state, id);
  if (item === null) return;
  const card = itemCard(play.state, item);
  const before = play.state;
  if (card !== null) refuseNotOffered(play, card, wishes);
  const total = totalCost(play, item, card, wishes ?? (card === null ? null : askAdditional(play, item, card)));
  const a = acting(item.controller, item.source, item.name, {
    event: item.event,
    slots: item.slots,
    terms: total.terms,
    item: id,
  });
  const c = contextFor(play.state, a);
  const named = (wishes?.paying ?? []).flatMap(p => (p.kind === 'deed' ? p.objects : []));
  addForPayment(play, item.controller, total.amount, named);
  const plan = planFor(play.state, item.controller, total.amount);
  if (plan === null) throw new NoChoice(unpayable(play, item, total.amount, total.deflect));
  if (total.deflect > 0 && !paysForTrigger(play, item, total.amount)) return;
  const paying = (wishes?.paying ?? []).flatMap(p => (p.kind === 'deed' ? [p.verb] : []));
  const deeds = inOrderSaid([...total.deeds, ...(triggerCost(play, item)?.deeds ?? [])], paying);
  const said = (verb: string) =>
    (wishes?.paying ?? []).flatMap(p => (p.kind === 'deed' && p.verb === verb ? p.objects : []));
  const stuck = undoable(play, item.controller, deeds, c, said);
  if (stuck !== null && !canPayInTurn(play, a, deeds, said)) {
    const rule = RULE_OF_DEED[stuck.pays];
    throw new NoChoice({
      code: 'play/cost',
      rules: ['cost.must-be-paid', 'play.pay.other', ...(rule === undefined ? [] : [rule])],
      message: `${player(play.state, item.controller).name} cannot do what ${item.name} asks to be paid with.`,
      units: card === null ? [] : [card.id],
    });
  }
  const trigger = triggerCost(play, item);
  const price = { energy: total.amount.energy, power: total.amount.power, deeds };
  if (trigger !== undefined) {
    payCost(play, a, { ...price, energy: trigger.energy, power: [...total.amount.power, ...trigger.power] });
  } else payCost(play, a, price, said);
  const deadEnd = wishes === null ? null : refuseDeadEnd(play, before, item);
  if (deadEnd !== null) throw new NoChoice(deadEnd);
  const now = itemOf(play.state, id);
  if (now !== null)
    updateItem(play, id, {
      terms: total.terms,
      slots: payInner(play, { ...now, slots: { ...now.slots, ...a.slots } }),
    });
};

/** What a trigger has come to cost need not be paid; whoever was asked before whether they do it at all is not asked again. Free costs leave nothing to decide. */
const paysForTrigger = (play: Play, item: ChainItem, amount: Amount): boolean => {
  const { name, pool } = player(play.state, item.controller);
  const { ability } = item;
  if (pool === null || ability?.kind !== 'triggered') return true;
  if (play.does.leadingMay !== 'on resolution' && (ability.may === 'you' || ability.cost !== undefined)) return true;
  const { yes } = ask(play, 'may', {
    player: item.controller,
    question: { ask: 'may' },
    about: item.name,
    rule: 'ability.activate.pay.decline',
    prompt: `whether to pay ${priceText(amount)}`,
  });
  return yes || leave(play, item, 'ability.activate.pay.decline', `${name} does not pay for ${item.name}'s ability.`);
};

/**
 * `ability.triggered.cost.paid`: paid as the trigger is finalised, or, where the edition has it so, as it resolves.
 * Rules: `ability.activate.cost.base.triggered`, `ability.activate.cost.base.within`.
 */
const triggerCost = (play: Play, item: ChainItem) =>
  item.ability?.kind === 'triggered' && play.does.leadingMay !== 'on resolution' ? item.ability.cost : undefined;

const unpayable = (play: Play, item: ChainItem, amount: Amount, deflect: number): Refusal => {
  const { pool, name } = player(play.state, item.controller);
  const has =
    pool === null
      ? ''
      : ` ${name} has ${priceText({ energy: pool.energy, power: pool.power })} and ${play.state.objects.filter(o => o.type === 'rune' && o.zone.kind === 'base' && o.controller === item.controller).length} runes.`;
  const units = item.source.kind === 'object' ? [item.source.id] : [];
  return deflect > 0 && planFor(play.state, item.controller, without(amount, deflect)) !== null
    ? {
        code: 'play/deflect',
        rules: [
          'keyword.deflect.meaning',
          'keyword.deflect.mandatory',
          'play.cost.additional.mandatory.deflect',
          'play.pay.resources',
        ],
        message: `${item.name} chooses what has Deflect, which costs ${deflect} Power more; ${name} cannot pay it.${has}`,
        units,
      }
    : {
        code: 'play/cost',
        rules: ['play.pay.resources', 'play.legality.paid', 'cost.must-be-paid'],
        message: `${item.name} costs ${priceText(amount)}.${has}`,
        units,
      };
};

const without = (amount: Amount, any: number): Amount => ({
  energy: amount.energy,
  power: amount.power.map(p => (p.domain === 'any' ? { ...p, amount: Math.max(0, p.amount - any) } : p)),
});

/**
 * `play.finalize`: it is pending no more; what chooses things has chosen them (`ability.targeting-effect`). Rules:
 * `chain.finalized`, `play.states.finalized`, `ability.activate.finalize`, `ability.activate.finalize.pending`.
 */
const finish = (play: Play, id: number): void => {
  updateItem(play, id, { status: 'finalized' });
  const item = itemOf(play.state, id);
  if (item === null) return;
  const card = itemCard(play.state, item);
  step(
    play,
    card === null ? 'ability.activate.finalize.finalized' : 'play.finalize.pending',
    card === null
      ? `${item.name}'s ability is finalised${chosenText(play, item)}.`
      : `${item.name} is finalised${chosenText(play, item)}.`,
    { players: [item.controller], units: item.source.kind === 'object' ? [item.source.id] : [] },
  );
  if (card !== null)
    note(play, [
      event(play.state, 'finalize', {
        player: item.controller,
        what: objectRef(play.state, card.id),
        memo: card,
        spent: item.terms.energySpent,
      }),
    ]);
  const chosen = chosenRefs(item).filter(r => r.kind === 'object');
  happen(
    play,
    chosen.map(what =>
      event(play.state, 'choose', {
        player: item.controller,
        what,
        memo: what.kind === 'object' ? (play.state.objects[what.id] ?? null) : null,
        by: [{ kind: 'item', id }, ...(item.source.kind === 'object' ? [objectRef(play.state, item.source.id)] : [])],
      }),
    ),
  );
};

const chosenText = (play: Play, item: ChainItem): string => {
  const names = chosenRefs(item).flatMap(r =>
    r.kind === 'object'
      ? [play.state.objects[r.id]?.name ?? '']
      : r.kind === 'battlefield'
        ? [play.state.battlefields[r.id]?.name ?? '']
        : [],
  );
  return names.length === 0 ? '' : `, choosing ${listed([...new Set(names)])}`;
};
