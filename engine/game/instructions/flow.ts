/** Instructions that are about other instructions: may, if, pay, for each, do this, later, choose one, instead. */

import { borneBy } from '../abilities/abilityInstances.ts';
import { choosablesOf, optionsFor } from '../abilities/choosing.ts';
import { locationOf } from '../abilities/context.ts';
import { type Acting, now } from '../abilities/effectFrame.ts';
import { MEANING } from '../abilities/evaluator.ts';
import { keywordTriggers } from '../abilities/keywordTriggers.ts';
import { DEALERS, HIT, isDeed } from '../abilities/outcomes.ts';
import { isChoice } from '../abilities/select.ts';
import { addInForce, enqueueReflexive } from '../chain/delayed.ts';
import { howMany, modesSlot, noteMode, openModes } from '../chain/modes.ts';
import { PAID_BEFORE } from '../costs/innerCosts.ts';
import { asksAmount, canPay, mostPayable, payCost } from '../costs/paying.ts';
import { ask } from '../play/ask.ts';
import { itemOf } from '../play/items.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { event } from '../play/recordEvents.ts';
import type { Ability, Instruction } from '../state/cards/ability.ts';
import type { Filter, Selector, Value } from '../state/cards/terms.ts';
import type { GameEvent } from '../state/events.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import type { PlayerId } from '../state/state.ts';
import { place } from '../triggers/placing.ts';
import { setOffBy } from '../triggers/triggering.ts';
import { raiseMight } from './might.ts';

import { canBePlayed } from './places.ts';
import { amountFor, choosers, objectsFor, refsFor } from './refs.ts';

/** `spell.resolve.replaced` */
export const runFlow = (play: Play, a: Acting, i: Instruction): boolean => {
  switch (i.do) {
    case 'may': {
      for (const who of choosers(play, a, i.who)) {
        a.done = isPossible(play, a, i.does) && (isWilling(a, i.does) || mayI(play, a, who, i.does));
        if (a.done) runWillingly(play, a, i.does);
      }
      return true;
    }
    case 'pay': {
      const before = a.slots[PAID_BEFORE];
      if (before !== undefined) {
        a.done = before.length > 0;
        if (a.done) runWillingly(play, a, i.does);
        return true;
      }
      for (const who of choosers(play, a, i.who)) {
        const payer: Acting = { ...a, controller: who };
        if (asksAmount(i.cost) && (a.terms?.x ?? null) === null) {
          const amount = ask(play, 'number', {
            player: who,
            question: { ask: 'number', least: 0, most: mostPayable(play, payer, i.cost) },
            about: a.name,
            rule: 'cost.instruction.resolving',
            prompt: 'how much to pay',
          }).amount;
          a.terms = { ...(a.terms ?? PLAIN_TERMS), x: amount };
          payer.terms = a.terms;
        }
        const can = canPay(play, who, i.cost, now(play, payer));
        const yes = can && (!(i.optional || mayLeave(play, who, i)) || mayI(play, a, who, i.does));
        if (!yes) {
          step(play, 'cost.instruction.resolving', `${player(play.state, who).name} does not pay for ${a.name}.`, {
            players: [who],
          });
          a.done = false;
          continue;
        }
        if (isInnerCost(play, a, i))
          remarkClarified(play, 'innerCosts', 'this is paid before the ability is finalised');
        payCost(play, payer, i.cost);
        if (asksAmount(i.cost)) a.much = a.terms?.x ?? 0;
        a.slots = payer.slots;
        a.it = payer.it;
        a.done = true;
        runWillingly(play, a, i.does);
      }
      return true;
    }
    case 'unless paid': {
      // "Its controller" is told of what would be done to it, though that stands in front.
      const [first] = i.does;
      if (a.it === null && first?.do === 'counter') a.it = refsFor(play, a, first.what);
      for (const who of choosers(play, a, i.who)) {
        const payer: Acting = { ...a, controller: who };
        if (canPay(play, who, i.cost, now(play, payer)) && mayI(play, a, who, [])) payCost(play, payer, i.cost);
        else play.run(play, a, i.does);
      }
      return true;
    }
    case 'if': {
      const holds = MEANING.holds(now(play, a), i.when);
      if (i.when.is === 'did' && i.when.what === 'kill' && !holds) {
        ifThisKills(play, a, i.does);
        return true;
      }
      if (holds) play.run(play, a, i.does);
      else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
      return true;
    }
    case 'if done':
      if (a.done) play.run(play, a, i.does);
      else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
      return true;
    case 'for each':
      forEach(play, a, i);
      return true;
    case 'for each killed':
      whenKilled(play, a, { ...i.of, by: HIT }, i.does, null);
      return true;
    case 'each player': {
      eachPlayer(play, a, i);
      return true;
    }
    case 'choose one':
      chooseOne(play, a, i);
      return true;
    case 'do this': {
      const times = amountFor(play, a, i.times) ?? 0;
      for (let n = 0; n < times; n++) enqueueReflexive(play, a, i.does);
      return true;
    }
    case 'later': {
      const ability: Ability = {
        kind: 'triggered',
        events: [i.event],
        ...(i.when === undefined ? {} : { when: i.when }),
        does: i.does,
        text: `later: ${a.name}`,
      };
      addInForce(play, a, ability, i.until, i.times ?? null);
      return true;
    }
    case 'replace next': {
      if (i.of !== undefined) a.it = objectsFor(play, a, i.of);
      addInForce(play, a, i.ability, i.until, i.times ?? 1);
      return true;
    }
    case 'for a while': {
      if (i.effect.gives === 'at least might') return raiseMight(play, a, i.effect, i.until);
      const ability: Ability = { kind: 'static', effects: [i.effect], text: `for a while: ${a.name}` };
      if (
        'to' in i.effect &&
        i.effect.to !== undefined &&
        'kind' in i.effect.to &&
        i.effect.to.kind === 'chosen' &&
        'filter' in i.effect.to
      )
        refsFor(play, a, i.effect.to);
      addInForce(play, a, ability, i.until, i.times ?? null);
      return true;
    }
    case 'activate triggers':
      activateTriggers(play, a, i);
      return true;
    default:
      return false;
  }
};

/** Each for their part. What they chose, and what was done to, is spoken of further as theirs together (`ability.linked`). */
const eachPlayer = (play: Play, a: Acting, i: Extract<Instruction, { do: 'each player' }>): void => {
  const chosen: Record<string, readonly Ref[]> = {};
  let much = 0;
  for (const who of inOrder(play, a, choosers(play, a, i.who), i.startingWith)) {
    const each = asPlayer(a, who);
    play.run(play, each, i.does);
    a.done = each.done;
    much += each.much;
    for (const [slot, refs] of Object.entries(each.slots)) {
      if (slot === LOOKED || isDeed(slot)) a.slots = { ...a.slots, [slot]: refs };
      else if (isChoice(slot) && a.slots[slot] === undefined) chosen[slot] = [...(chosen[slot] ?? []), ...refs];
    }
  }
  a.much = much;
  a.slots = { ...a.slots, ...chosen };
};

const LOOKED = 'looked at';

/** One of several players, who does it for their part: "you" and "that player" alike (`action.attribution`). */
/** Of a trigger, and not what it costs to have it on the chain at all: editions differ in when it is paid. */
const isInnerCost = (play: Play, a: Acting, { who, does }: Extract<Instruction, { do: 'pay' }>): boolean => {
  const ability = itemOf(play.state, a.item)?.ability;
  return ability?.kind === 'triggered' && ability.cost === undefined && who === 'you' && does.length > 0;
};

const asPlayer = (a: Acting, who: PlayerId): Acting => ({
  ...a,
  controller: who,
  slots: { 'that player': [{ kind: 'player', id: who }], ...a.slots },
  it: a.it?.filter(r => r.kind !== 'player') ?? null,
});

/**
 * Resources out of a pool that is told: a cost that brings something may always be left unpaid (`cost.instruction.resolving`), a
 * mere order to pay where the edition leaves that to the player (`pay.choice`).
 */
const mayLeave = (play: Play, who: PlayerId, { cost, does }: Extract<Instruction, { do: 'pay' }>): boolean =>
  player(play.state, who).pool !== null &&
  (cost.energy !== 0 || cost.power.length > 0) &&
  (does.length > 0 || play.behaviours.toldToPay === 'may be left');

const inOrder = (
  play: Play,
  a: Acting,
  who: readonly PlayerId[],
  startingWith: 'next' | undefined,
): readonly PlayerId[] => {
  if (startingWith === undefined) return who;
  const n = play.state.players.length;
  const after = (id: PlayerId): number => (id - a.controller - 1 + n) % n;
  return [...who].sort((x, y) => after(x) - after(y));
};

/** A "may" whose instructions have nothing to act on is not asked about. */
const isPossible = (play: Play, a: Acting, does: readonly Instruction[]): boolean =>
  choosablesOf(does).every(
    k => k.kind !== 'objects' || a.slots[k.slot] === undefined || (a.slots[k.slot]?.length ?? 0) > 0,
  ) &&
  (does[0]?.do !== 'play' || canBePlayed(play, a, does[0])) &&
  (does[0] === undefined || hasAny(play, a, does[0])) &&
  (does[0]?.do !== 'pay' || canPay(play, a.controller, does[0].cost, now(play, a)));

/** Of what is picked from cards looked at, there has to be something. */
const hasAny = (play: Play, a: Acting, i: Instruction): boolean => {
  if (!('what' in i) || typeof i.what !== 'object' || !('kind' in i.what) || i.what.kind !== 'chosen') return true;
  if (!('filter' in i.what) || i.what.among === undefined || i.what.count.least === 0) return true;
  return optionsFor(now(play, a), i.what).options.length > 0;
};

/** Whoever said what is to be moved where as they played it has said that they want it. */
const isWilling = (a: Acting, does: readonly Instruction[]): boolean =>
  choosablesOf(does).some(k => a.willing.includes(k.slot));

/** What a "may" was taken up for is not asked about again. */
const runWillingly = (play: Play, a: Acting, does: readonly Instruction[]): void => {
  const before = a.wanted;
  a.wanted = true;
  play.run(play, a, does);
  a.wanted = before;
};

const mayI = (play: Play, a: Acting, who: Parameters<typeof player>[1], does: readonly Instruction[]): boolean =>
  ask(play, 'may', {
    player: who,
    question: { ask: 'may' },
    about: a.name,
    rule: 'ability.triggered.may.later',
    prompt: does[0] === undefined ? 'whether to pay' : `whether to ${does[0].do}`,
  }).yes;

const forEach = (play: Play, a: Acting, i: Extract<Instruction, { do: 'for each' }>): void => {
  const { what } = i;
  if (typeof what === 'object' && isSelector(what)) {
    for (const r of refsFor(play, a, what)) {
      a.it = [r];
      play.run(play, a, i.does);
    }
    return;
  }
  const times = amountFor(play, a, what) ?? 0;
  for (let n = 0; n < times; n++) play.run(play, a, i.does);
};

const SELECTORS = new Set([
  'me',
  'chosen',
  'all',
  'slot',
  'event',
  'it',
  'your',
  'bearer',
  'attachment',
  'here',
  'named',
  'both',
  'each other',
]);
const isSelector = (what: Selector | Exclude<Value, number>): what is Selector => SELECTORS.has(what.kind);

/** `play.choices.modes`: chosen as it was played; in what resolves without having been played, now. */
const chooseOne = (play: Play, a: Acting, i: Extract<Instruction, { do: 'choose one' }>): void => {
  const key = modesSlot(i);
  const before = a.slots[key];
  const chooser = i.who === undefined ? a.controller : choosers(play, a, i.who)[0];
  if (chooser === undefined) return;
  // "They" in a mode are whoever chose it.
  if (i.who !== undefined) a.slots = { ...a.slots, 'that player': [{ kind: 'player', id: chooser }] };
  const modes =
    before === undefined
      ? ask(play, 'modes', {
          player: chooser,
          question: {
            ask: 'modes',
            labels: i.modes.map(m => m.label),
            ...howMany(i),
            open: openModes(play.state, a, i),
          },
          about: a.name,
          rule: i.who === undefined ? 'play.choices.modes' : 'play.choices.later',
          prompt: 'what it does',
        }).modes
      : before.flatMap(r => (r.kind === 'item' ? [r.id] : []));
  for (const m of modes) {
    if (before === undefined) noteMode(play, a, i, m);
    const mode = i.modes[m];
    if (mode !== undefined) play.run(play, a, mode.does);
  }
};

/**
 * `if this kills it`: damage kills only in the cleanup behind what dealt it, so what follows waits for that
 * (`ability.reflexive`, `kill.attributed.cleanup`).
 */
const ifThisKills = (play: Play, a: Acting, does: readonly Instruction[]): void => {
  if (a.it === null || a.it.length === 0 || a.source.kind !== 'object') return;
  const [first] = does;
  const then = first?.do === 'do this' && does.length === 1 ? first.does : does;
  whenKilled(play, { ...a, slots: { ...a.slots, [HIT]: a.it } }, { kind: 'slot', slot: HIT }, then, 1);
};

/** What this ability has dealt damage to, for as long as it may die of that. */
const whenKilled = (
  play: Play,
  a: Acting,
  what: Selector | Filter,
  does: readonly Instruction[],
  times: number | null,
): void => {
  const by: Selector = { kind: 'both', of: [{ kind: 'me' }, { kind: 'slot', slot: DEALERS }] };
  const events = [{ on: 'die', what, with: by }] as const;
  // Those that die of it do so in the next cleanup; what dies in a later one has died of something else.
  const cleanups: Value = { kind: 'happened', event: { on: 'cleanup' } };
  const done = amountFor(play, a, cleanups) ?? 0;
  const when = { is: 'compare', a: cleanups, in: { least: done, most: done } } as const;
  addInForce(play, a, { kind: 'triggered', events, when, does, text: 'if this kills it' }, 'turn', times);
};

/** `ability.triggered.activate-named`: as if the named part of the condition had come about. */
const activateTriggers = (play: Play, a: Acting, i: Extract<Instruction, { do: 'activate triggers' }>): void => {
  for (const r of objectsFor(play, a, i.of)) {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined) continue;
    const as: GameEvent = event(play.state, i.on, {
      player: o.controller,
      what: r,
      memo: o,
      at: locationOf(play.state, o),
    });
    const bearers = [...borneBy(play.state, o), ...keywordTriggers(play.state, o)].flatMap(b =>
      b.ability.kind === 'triggered' ? [{ ...b, ability: b.ability }] : [],
    );
    place(
      play,
      setOffBy(play, [as], bearers).filter(t => t.inForce === null),
    );
  }
  a.done = true;
};
