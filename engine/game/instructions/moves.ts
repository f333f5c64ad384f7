/** Instructions that move units, recall them, and attach gear. */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import { areKeywordsActive } from '../abilities/abilityInstances.ts';
import { choosablesOf } from '../abilities/choosing.ts';
import { hereOf, locationOf, whereIsOrWas } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { recordOutcome } from '../abilities/outcomes.ts';
import { forbids, prohibited } from '../abilities/prohibited.ts';
import { thereOf, thisBattlefieldOf } from '../abilities/where.ts';
import { amountOf } from '../costs/payCost.ts';
import { canPay, payCost } from '../costs/payWithAdded.ts';
import { type Amount, isAskedToPay, isNothing } from '../costs/resources.ts';
import { totalCost } from '../costs/totalCost.ts';
import { attach } from '../gameActions/attach.ts';
import { causeOf } from '../gameActions/cause.ts';
import { type Move, moveAll, recall } from '../gameActions/moving.ts';
import { changeCondition } from '../gameActions/states.ts';
import { ask } from '../play/ask.ts';
import { refuseDestination } from '../play/destinations.ts';
import { newItem } from '../play/items.ts';
import { type Play, step } from '../play/play.ts';
import { baseOf, isLocation, listed, placeName, player } from '../play/query.ts';
import { sentence, UNRECORDED } from '../play/sentence.ts';
import type { Ability, Activated, Cost, Destination } from '../state/cards/ability.ts';
import { type Slots, type Source, withSlot } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref, sameRef } from '../state/ref.ts';
import { LEFT_SLOT } from '../state/slots.ts';
import type { GameObject, Location, ObjectId, State } from '../state/state.ts';
import type { InstructionHandlers } from './handlers.ts';
import { choosers, objectsFor, placeFor, refsFor } from './refs.ts';
import { countedOf, finish, possibleOf, speakOf, tellPrevented, thoseOf } from './results.ts';

export const moveHandlers = {
  move: (play, frame, i) => {
    const refs = objectsFor(play, frame, i.what);
    const left = flatMapped(idsOf(refs), (id): Ref[] => {
      const at = play.state.objects[id]?.zone;
      return at?.kind === 'battlefield' ? [{ kind: 'battlefield', id: at.at }] : [];
    });
    const moves = flatMapped(idsOf(refs), (id): Move[] => {
      const o = play.state.objects[id];
      const to = o === undefined ? null : placeOf(play, frame, i.to, o);
      return to === null ? [] : [{ id, to }];
    });
    // Only now: it may go to what another left before it.
    frame.slots = withSlot(frame.slots, LEFT_SLOT, left);
    const done = moveBy(play, frame, moves);
    const meant = thoseOf(
      refs,
      moves.map(({ id }) => id),
    );
    finish(frame, speakOf(play, frame, i.what, meant, thoseOf(refs, done)), done.length);
    recordOutcome(frame, 'moved', thoseOf(refs, done));
  },
  'swap places': (play, frame, i) => {
    const [x] = objectsFor(play, frame, i.a);
    const y = objectsFor(play, frame, i.b).find(r => x === undefined || !sameRef(r, x));
    const p = x?.kind === 'object' ? play.state.objects[x.id] : undefined;
    const q = y?.kind === 'object' ? play.state.objects[y.id] : undefined;
    if (p === undefined || q === undefined || !isLocation(p.zone) || !isLocation(q.zone)) {
      frame.done = false;
      return;
    }
    frame.done =
      moveBy(play, frame, [
        { id: p.id, to: q.zone },
        { id: q.id, to: p.zone },
      ]).length > 0;
  },
  recall: (play, frame, i) => {
    const meant = objectsFor(play, frame, i.what);
    const refs = possibleOf(play, frame, 'be recalled', meant);
    const back = countedOf(play, refs, recall(play, idsOf(refs), causeOf(frame)));
    if (i.exhausted === true) changeCondition(play, 'exhaust', idsOf(back), causeOf(frame));
    finish(frame, speakOf(play, frame, i.what, meant, refs), back.length);
    recordOutcome(frame, 'recalled', back);
  },
  attach: (play, frame, i) => {
    const gear = objectsFor(play, frame, i.what);
    const bearer = objectsFor(play, frame, i.to)[0];
    let done = 0;
    for (const g of idsOf(gear)) {
      if (bearer?.kind !== 'object' || (i.paying === 'equip' && !payEquip(play, frame, g, bearer))) continue;
      if (attach(play, g, bearer.id, causeOf(frame), i.paying === 'equip' ? 'equip' : 'effect')) done++;
    }
    finish(frame, gear, done);
  },
} satisfies Partial<InstructionHandlers>;

/** Where an instruction sends an object; null where there is no such place any more. */
export const placeOf = (play: Play, frame: EffectFrame, to: Destination, o: GameObject): Location | null => {
  switch (to.kind) {
    case 'chosen':
      return placeFor(play, frame, to.slot, to.where);
    case 'base': {
      if (to.of === 'controller') return baseOf(o.controller);
      if (to.of === 'owner') return baseOf(o.owner);
      const who = choosers(play, frame, to.of)[0];
      return who === undefined ? null : baseOf(who);
    }
    case 'location of': {
      const r = refsFor(play, frame, to.what)[0];
      if (r?.kind === 'battlefield') return { kind: 'battlefield', at: r.id };
      if (r?.kind === 'location') return r.location;
      return r === undefined ? null : whereIsOrWas(contextOf(play, frame), r);
    }
    case 'here': {
      const here = hereOf(contextOf(play, frame));
      return to.battlefield === true && here?.kind === 'base' ? null : here;
    }
    case 'there':
      return thereOf(contextOf(play, frame));
    case 'this battlefield':
      return thisBattlefieldOf(contextOf(play, frame));
    // Said of a token alone, which is played with all that the one before was to be (`ability.replacement.inherits`).
    case 'same place':
      return null;
  }
};

const movesText = (state: State, moves: readonly Move[]): string =>
  listed(moves.map(m => `${state.objects[m.id]?.name ?? ''} is moved to ${placeName(state, m.to)}`));

/**
 * Moves what can be moved; an impossible instruction is ignored (`play.impossible.ignored`). Gives those that were
 * moved. Rules: `move.by-effect.restrictions`.
 */
const moveBy = (play: Play, frame: EffectFrame, moves: readonly Move[]): readonly ObjectId[] => {
  const legal = moves.filter(m => {
    const o = play.state.objects[m.id];
    if (o === undefined || !isLocation(o.zone)) return false;
    const why = refuseDestination(play.state, o, m.to, 'effect')[0]?.message ?? barred(play, frame, o, m.to);
    if (why !== null) tellPrevented(play, o.id, `${o.name} is not moved: ${why}`);
    return why === null;
  });
  if (legal.length === 0) return [];
  const { state } = play;
  const text = play.recorder === null ? UNRECORDED : sentence`${() => movesText(state, legal)}.`;
  moveAll(play, legal, causeOf(frame), { rule: 'move', text });
  return legal.map(m => m.id);
};

const barred = (play: Play, frame: EffectFrame, o: GameObject, to: Location): string | null => {
  const by =
    prohibited(play.state, 'be moved', o, causeOf(frame)) ??
    // It is moved by the effect's controller, not by its own.
    forbids(play.state, 'move', frame.controller, o, { from: isLocation(o.zone) ? o.zone : null, to });
  return by === null ? null : `${by} does not allow it.`;
};

/**
 * The Equip cost of a gear, one Power less: what it would come to if that ability were activated, choosing the bearer; of several
 * such abilities that can be paid, one of the player's choice. Rules: `keyword.weaponmaster.cost`,
 * `keyword.weaponmaster.cost.none`, `keyword.weaponmaster.fails`, `keyword.weaponmaster.not-activated`.
 */
const payEquip = (play: Play, frame: EffectFrame, gear: GameObject['id'], bearer: Ref): boolean => {
  const o = play.state.objects[gear];
  if (o === undefined) return false;
  const source: Source = { kind: 'object', id: o.id, memo: o, location: locationOf(play.state, o) };
  const as: EffectFrame = { ...frame, source };
  // Printed or given: what is printed on it counts as if it were not attached (`inactive.exceptions.equip`).
  const equips = flatMapped(abilitiesHad(play.state, { ...o, attachedTo: null }), b =>
    isEquip(b.ability) && areKeywordsActive(play.state, b) ? [b.ability] : [],
  );
  const payable = flatMapped(equips, ability => {
    const cost = equipCost(play, as, ability, bearer);
    return canPay(play, as, cost) ? [{ label: ability.text, cost }] : [];
  });
  const cost = payable[whichOf(play, frame, payable)]?.cost;
  if (cost !== undefined && isLeft(play, frame, cost)) {
    const { name } = player(play.state, frame.controller);
    step(play)?.tell('cost.instruction.resolving', `${name} does not pay for ${o.name}.`, {
      players: [frame.controller],
    });
    return false;
  }
  if (cost !== undefined && payCost(play, as, cost)) return true;
  const why = equips.length > 0 ? 'its Equip cost, 1 Power less, cannot be paid' : 'it has no Equip cost';
  step(play)?.tell('keyword.weaponmaster.fails', `${o.name} is not attached: ${why}.`, { units: [gear] });
  return false;
};

/** Resources from a known pool may be left unpaid (`cost.instruction.resolving`, `pay.choice`), and then nothing is attached. */
const isLeft = (play: Play, frame: EffectFrame, cost: Cost): boolean =>
  !isNothing(amountOf(contextOf(play, frame), cost)) &&
  isAskedToPay(play, frame.controller) &&
  !ask(play, 'may', {
    player: frame.controller,
    question: { ask: 'may' },
    about: frame.name,
    rule: 'ability.triggered.may.later',
    prompt: 'whether to pay the Equip cost',
  }).yes;

const isEquip = (ability: Ability): ability is Activated => ability.kind === 'activated' && ability.keyword === 'equip';

const equipCost = (play: Play, frame: EffectFrame, ability: Activated, bearer: Ref): Cost => {
  const { controller, source, name } = frame;
  const slots = { ...frame.slots, ...slotsFor(ability, bearer) };
  const { instructions } = ability;
  const item = newItem(play.state, { kind: 'ability', name, controller, source, ability, instructions, slots });
  const { amount, costParts } = totalCost(play, item, null, null);
  return { ...amount, power: onePowerLess(amount.power), costParts };
};

const whichOf = (play: Play, frame: EffectFrame, payable: readonly { readonly label: string }[]): number => {
  if (payable.length < 2) return 0;
  const { modes } = ask(play, 'modes', {
    player: frame.controller,
    question: { ask: 'modes', labels: payable.map(({ label }) => label), count: 1 },
    about: frame.name,
    rule: 'keyword.weaponmaster.cost',
    prompt: 'which Equip cost to pay',
  });
  return modes[0] ?? 0;
};

/** The choice of the bearer, in the ability's own slots. */
const slotsFor = ({ instructions }: Activated, bearer: Ref): Slots =>
  Object.fromEntries(choosablesOf(instructions).map(k => [k.slot, [bearer]]));

/** `keyword.weaponmaster.cost.no-power`: Power of any kind; a cost without Power stays as it is. */
const onePowerLess = (power: Amount['power']): Amount['power'] => {
  const at = power.findIndex(p => p.amount > 0);
  return power.map((p, i) => (i === at ? { ...p, amount: p.amount - 1 } : p));
};
