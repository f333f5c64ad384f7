/** Instructions that are about other instructions: may, if, pay, for each, do this, later, choose one, instead. */

import { abilitiesOf } from '../abilities/abilityInstances.ts';
import { choosablesOf, optionsFor } from '../abilities/choosing.ts';
import { locationOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { keywordTriggers } from '../abilities/keywordTriggers.ts';
import { DAMAGED_SLOT, DEALERS_SLOT, isOutcomeSlot } from '../abilities/outcomes.ts';
import { isChoice } from '../abilities/select.ts';
import { addLasting, enqueueReflexive } from '../chain/delayed.ts';
import { howMany, modesSlot, noteMode, openModes } from '../chain/modes.ts';
import { PAID_BEFORE } from '../costs/innerCosts.ts';
import { asksAmount, canPay, mostPayable, payCost } from '../costs/paying.ts';
import { ask } from '../play/ask.ts';
import { itemOf } from '../play/items.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import type { Ability, Instruction } from '../state/cards/ability.ts';
import type { Filter, Selector, Value } from '../state/cards/terms.ts';
import type { GameEvent } from '../state/events.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import type { PlayerId } from '../state/state.ts';
import { placeTriggers } from '../triggers/placing.ts';
import { triggeredBy } from '../triggers/triggering.ts';
import { raiseMight } from './might.ts';

import { canBePlayed } from './places.ts';
import { amountFor, choosers, objectsFor, refsFor } from './refs.ts';

/** `spell.resolve.replaced` */
export const runFlow = (play: Play, a: EffectFrame, i: Instruction): boolean => {
  switch (i.do) {
    case 'may': {
      for (const who of choosers(play, a, i.who)) {
        a.done =
          isPossible(play, a, i.instructions) && (isWilling(a, i.instructions) || mayI(play, a, who, i.instructions));
        if (a.done) runWillingly(play, a, i.instructions);
      }
      return true;
    }
    case 'pay': {
      const before = a.slots[PAID_BEFORE];
      if (before !== undefined) {
        a.done = before.length > 0;
        if (a.done) runWillingly(play, a, i.instructions);
        return true;
      }
      for (const who of choosers(play, a, i.who)) {
        const payer: EffectFrame = { ...a, controller: who };
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
        const can = canPay(play, payer, i.cost);
        const yes = can && (!(i.optional || mayLeave(play, who, i)) || mayI(play, a, who, i.instructions));
        if (yes && isInnerCost(play, a, i))
          remarkClarified(play, 'innerCosts', 'this is paid before the ability is finalised');
        if (!yes || !payCost(play, payer, i.cost)) {
          step(play, 'cost.instruction.resolving', `${player(play.state, who).name} does not pay for ${a.name}.`, {
            players: [who],
          });
          a.done = false;
          continue;
        }
        if (asksAmount(i.cost)) a.lastAmount = a.terms?.x ?? 0;
        a.slots = payer.slots;
        a.antecedent = payer.antecedent;
        a.done = true;
        runWillingly(play, a, i.instructions);
      }
      return true;
    }
    case 'unless paid': {
      // "Its controller" is told of what would be done to it, though that stands in front.
      const [first] = i.instructions;
      if (a.antecedent === null && first?.do === 'counter') a.antecedent = refsFor(play, a, first.what);
      for (const who of choosers(play, a, i.who)) {
        const payer: EffectFrame = { ...a, controller: who };
        const isPaid = canPay(play, payer, i.cost) && mayI(play, a, who, []) && payCost(play, payer, i.cost);
        if (!isPaid) play.run(play, a, i.instructions);
      }
      return true;
    }
    case 'if': {
      const holds = evaluator.holds(contextOf(play, a), i.when);
      if (i.when.is === 'did' && i.when.what === 'kill' && !holds) {
        ifThisKills(play, a, i.instructions);
        return true;
      }
      if (holds) play.run(play, a, i.instructions);
      else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
      return true;
    }
    case 'if done':
      if (a.done) play.run(play, a, i.instructions);
      else if (i.otherwise !== undefined) play.run(play, a, i.otherwise);
      return true;
    case 'for each':
      forEach(play, a, i);
      return true;
    case 'for each killed':
      whenKilled(play, a, { ...i.of, by: DAMAGED_SLOT }, i.instructions, null);
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
      for (let n = 0; n < times; n++) enqueueReflexive(play, a, i.instructions);
      return true;
    }
    case 'later': {
      const ability: Ability = {
        kind: 'triggered',
        events: [i.event],
        ...(i.when === undefined ? {} : { when: i.when }),
        instructions: i.instructions,
        text: `later: ${a.name}`,
      };
      addLasting(play, a, ability, i.until, i.times ?? null);
      return true;
    }
    case 'replace next': {
      if (i.of !== undefined) a.antecedent = objectsFor(play, a, i.of);
      addLasting(play, a, i.ability, i.until, i.times ?? 1);
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
      addLasting(play, a, ability, i.until, i.times ?? null);
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
const eachPlayer = (play: Play, a: EffectFrame, i: Extract<Instruction, { do: 'each player' }>): void => {
  const chosen: Record<string, readonly Ref[]> = {};
  let much = 0;
  for (const who of inOrder(play, a, choosers(play, a, i.who), i.startingWith)) {
    const each = asPlayer(a, who);
    play.run(play, each, i.instructions);
    a.done = each.done;
    much += each.lastAmount;
    for (const [slot, refs] of Object.entries(each.slots)) {
      if (slot === LOOKED || isOutcomeSlot(slot)) a.slots = { ...a.slots, [slot]: refs };
      else if (isChoice(slot) && a.slots[slot] === undefined) chosen[slot] = [...(chosen[slot] ?? []), ...refs];
    }
  }
  a.lastAmount = much;
  a.slots = { ...a.slots, ...chosen };
};

const LOOKED = 'looked at';

/** One of several players, who does it for their part: "you" and "that player" alike (`action.attribution`). */
/** Of a trigger, and not what it costs to have it on the chain at all: editions differ in when it is paid. */
const isInnerCost = (
  play: Play,
  a: EffectFrame,
  { who, instructions }: Extract<Instruction, { do: 'pay' }>,
): boolean => {
  const ability = itemOf(play.state, a.item)?.ability;
  return ability?.kind === 'triggered' && ability.cost === undefined && who === 'you' && instructions.length > 0;
};

const asPlayer = (a: EffectFrame, who: PlayerId): EffectFrame => ({
  ...a,
  controller: who,
  slots: { 'that player': [{ kind: 'player', id: who }], ...a.slots },
  antecedent: a.antecedent?.filter(r => r.kind !== 'player') ?? null,
});

/**
 * Resources out of a pool that is told: a cost that brings something may always be left unpaid (`cost.instruction.resolving`), a
 * mere order to pay where the edition leaves that to the player (`pay.choice`).
 */
const mayLeave = (play: Play, who: PlayerId, { cost, instructions }: Extract<Instruction, { do: 'pay' }>): boolean =>
  player(play.state, who).pool !== null &&
  (cost.energy !== 0 || cost.power.length > 0) &&
  (instructions.length > 0 || play.behaviours.toldToPay === 'may be left');

const inOrder = (
  play: Play,
  a: EffectFrame,
  who: readonly PlayerId[],
  startingWith: 'next' | undefined,
): readonly PlayerId[] => {
  if (startingWith === undefined) return who;
  const n = play.state.players.length;
  const after = (id: PlayerId): number => (id - a.controller - 1 + n) % n;
  return [...who].sort((x, y) => after(x) - after(y));
};

/** A "may" whose instructions have nothing to act on is not asked about. */
const isPossible = (play: Play, a: EffectFrame, instructions: readonly Instruction[]): boolean =>
  choosablesOf(instructions).every(
    k => k.kind !== 'objects' || a.slots[k.slot] === undefined || (a.slots[k.slot]?.length ?? 0) > 0,
  ) &&
  (instructions[0]?.do !== 'play' || canBePlayed(play, a, instructions[0])) &&
  (instructions[0] === undefined || hasAny(play, a, instructions[0])) &&
  (instructions[0]?.do !== 'pay' || canPay(play, a, instructions[0].cost));

/** Of what is picked from cards looked at, there has to be something. */
const hasAny = (play: Play, a: EffectFrame, i: Instruction): boolean => {
  if (!('what' in i) || typeof i.what !== 'object' || !('kind' in i.what) || i.what.kind !== 'chosen') return true;
  if (!('filter' in i.what) || i.what.among === undefined || i.what.count.least === 0) return true;
  return optionsFor(contextOf(play, a), i.what).options.length > 0;
};

/** Whoever said what is to be moved where as they played it has said that they want it. */
const isWilling = (a: EffectFrame, instructions: readonly Instruction[]): boolean =>
  choosablesOf(instructions).some(k => a.willing.includes(k.slot));

/** What a "may" was taken up for is not asked about again. */
const runWillingly = (play: Play, a: EffectFrame, instructions: readonly Instruction[]): void => {
  const before = a.wanted;
  a.wanted = true;
  play.run(play, a, instructions);
  a.wanted = before;
};

const mayI = (
  play: Play,
  a: EffectFrame,
  who: Parameters<typeof player>[1],
  instructions: readonly Instruction[],
): boolean =>
  ask(play, 'may', {
    player: who,
    question: { ask: 'may' },
    about: a.name,
    rule: 'ability.triggered.may.later',
    prompt: instructions[0] === undefined ? 'whether to pay' : `whether to ${instructions[0].do}`,
  }).yes;

const forEach = (play: Play, a: EffectFrame, i: Extract<Instruction, { do: 'for each' }>): void => {
  const { what } = i;
  if (typeof what === 'object' && isSelector(what)) {
    for (const r of refsFor(play, a, what)) {
      a.antecedent = [r];
      play.run(play, a, i.instructions);
    }
    return;
  }
  const times = amountFor(play, a, what) ?? 0;
  for (let n = 0; n < times; n++) play.run(play, a, i.instructions);
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
const chooseOne = (play: Play, a: EffectFrame, i: Extract<Instruction, { do: 'choose one' }>): void => {
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
    if (mode !== undefined) play.run(play, a, mode.instructions);
  }
};

/**
 * `if this kills it`: damage kills only in the cleanup behind what dealt it, so what follows waits for that
 * (`ability.reflexive`, `kill.attributed.cleanup`).
 */
const ifThisKills = (play: Play, a: EffectFrame, instructions: readonly Instruction[]): void => {
  if (a.antecedent === null || a.antecedent.length === 0 || a.source.kind !== 'object') return;
  const [first] = instructions;
  const then = first?.do === 'do this' && instructions.length === 1 ? first.instructions : instructions;
  whenKilled(
    play,
    { ...a, slots: { ...a.slots, [DAMAGED_SLOT]: a.antecedent } },
    { kind: 'slot', slot: DAMAGED_SLOT },
    then,
    1,
  );
};

/** What this ability has dealt damage to, for as long as it may die of that. */
const whenKilled = (
  play: Play,
  a: EffectFrame,
  what: Selector | Filter,
  instructions: readonly Instruction[],
  times: number | null,
): void => {
  const by: Selector = { kind: 'both', of: [{ kind: 'me' }, { kind: 'slot', slot: DEALERS_SLOT }] };
  const events = [{ on: 'die', what, with: by }] as const;
  // Those that die of it do so in the next cleanup; what dies in a later one has died of something else.
  const cleanups: Value = { kind: 'happened', event: { on: 'cleanup' } };
  const done = amountFor(play, a, cleanups) ?? 0;
  const when = { is: 'compare', a: cleanups, in: { least: done, most: done } } as const;
  addLasting(play, a, { kind: 'triggered', events, when, instructions, text: 'if this kills it' }, 'turn', times);
};

/** `ability.triggered.activate-named`: as if the named part of the condition had come about. */
const activateTriggers = (play: Play, a: EffectFrame, i: Extract<Instruction, { do: 'activate triggers' }>): void => {
  for (const r of objectsFor(play, a, i.of)) {
    const o = r.kind === 'object' ? play.state.objects[r.id] : undefined;
    if (o === undefined) continue;
    const as: GameEvent = newEvent(play.state, i.on, {
      player: o.controller,
      what: r,
      memo: o,
      at: locationOf(play.state, o),
    });
    const bearers = [...abilitiesOf(play.state, o), ...keywordTriggers(play.state, o)].flatMap(b =>
      b.ability.kind === 'triggered' ? [{ ...b, ability: b.ability }] : [],
    );
    placeTriggers(
      play,
      triggeredBy(play, [as], bearers).filter(t => t.lasting === null),
    );
  }
  a.done = true;
};
