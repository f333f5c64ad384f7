/** Instructions that a player may decline or has to pay for: may, pay, unless paid. */

import { choosablesOf, optionsFor } from '../abilities/choosing.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { asksAmount, canPay, mostPayable, payCost } from '../costs/payCost.ts';
import { ask, mayQuestion } from '../play/ask.ts';
import { itemOf } from '../play/items.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { Selector } from '../state/cards/terms.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import type { Ref } from '../state/ref.ts';
import { PAID_BEFORE_SLOT } from '../state/slots.ts';
import type { PlayerId } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { canBePlayed } from './places.ts';
import { choosers, refsFor } from './refs.ts';

export const optionalHandlers = {
  may: (play, a, i) => {
    for (const who of choosers(play, a, i.who)) {
      a.done =
        isPossible(play, a, i.instructions) && (isWilling(a, i.instructions) || mayI(play, a, who, i.instructions));
      if (a.done) runWillingly(play, a, i.instructions);
    }
  },
  pay: (play, a, i) => {
    const before = a.slots[PAID_BEFORE_SLOT];
    if (before === undefined) {
      for (const who of choosers(play, a, i.who)) payAs(play, a, i, who);
      return;
    }
    a.done = before.length > 0;
    if (a.done) runWillingly(play, a, i.instructions);
  },
  'unless paid': (play, a, i) => {
    // "Its controller" refers to the object of the instruction, which comes later in the text.
    const acted = actedOn(i.instructions[0]);
    if (a.antecedent === null && acted !== null) a.antecedent = refsFor(play, a, acted);
    for (const who of choosers(play, a, i.who)) {
      const payer: EffectFrame = { ...a, controller: who };
      const isPaid = canPay(play, payer, i.cost) && mayI(play, a, who, []) && payCost(play, payer, i.cost);
      a.done = !isPaid;
      if (!isPaid) play.run(play, a, i.instructions);
      else if (i.paid !== undefined) play.run(play, a, i.paid);
    }
  },
} satisfies Partial<InstructionHandlers>;

/** What an instruction does something to. */
const actedOn = (i: Instruction | undefined): Selector | null => {
  if (i === undefined) return null;
  const what = 'what' in i ? i.what : undefined;
  const acted = what ?? (i.do === 'deal' || i.do === 'give might' || i.do === 'give' ? i.to : null);
  return typeof acted === 'object' && acted !== null && 'kind' in acted ? (acted as Selector) : null;
};

type Pay = InstructionOf<'pay'>;

/**
 * What follows is carried out only if it was paid (`cost.instruction.resolving`). Rules: `term.cost-within`,
 * `term.cost-within.spell`, `term.cost-within.trigger.later`.
 */
const payAs = (play: Play, a: EffectFrame, i: Pay, who: PlayerId): void => {
  const payer: EffectFrame = { ...a, controller: who };
  // More than can be paid has not been said to any purpose: the payer is asked.
  if (asksAmount(i.cost) && ((a.terms?.x ?? null) === null || !canPay(play, payer, i.cost))) {
    a.terms = { ...(a.terms ?? PLAIN_TERMS), x: amountPaid(play, payer, i) };
    payer.terms = a.terms;
  }
  const can = canPay(play, payer, i.cost);
  // A player who names an amount has thereby said whether they pay.
  const isOpen = i.optional || (mayLeave(play, who, i) && !asksAmount(i.cost));
  const yes = can && (!isOpen || mayI(play, a, who, i.instructions));
  if (yes && isInnerCost(play, a, i))
    remarkClarified(play, 'innerCosts', 'this is paid before the ability is finalised');
  if (!yes || !payCost(play, payer, i.cost)) {
    step(play, 'cost.instruction.resolving', `${player(play.state, who).name} does not pay for ${a.name}.`, {
      players: [who],
    });
    a.done = false;
    return;
  }
  if (asksAmount(i.cost)) a.lastAmount = a.terms?.x ?? 0;
  a.slots = payer.slots;
  a.antecedent = payer.antecedent;
  a.done = true;
  runWillingly(play, a, i.instructions);
};

/** "Any amount": its payer says how much. */
const amountPaid = (play: Play, payer: EffectFrame, { cost }: Pay): number =>
  ask(play, 'number', {
    player: payer.controller,
    question: { ask: 'number', least: 0, most: mostPayable(play, payer, cost) },
    about: payer.name,
    rule: 'cost.instruction.resolving',
    prompt: 'how much to pay',
  }).amount;

/** Of a trigger, and not what it costs to have it on the chain at all: editions differ in when it is paid. */
const isInnerCost = (play: Play, a: EffectFrame, { who, instructions }: Pay): boolean => {
  const ability = itemOf(play.state, a.item)?.ability;
  return ability?.kind === 'triggered' && ability.cost === undefined && who === 'you' && instructions.length > 0;
};

/**
 * Resources from a known pool: a cost that brings something may always be left unpaid (`cost.instruction.resolving`), a
 * mere order to pay where the edition leaves that to the player (`pay.choice`).
 */
const mayLeave = (play: Play, who: PlayerId, { cost, instructions }: Pay): boolean =>
  player(play.state, who).pool !== null &&
  (cost.energy !== 0 || cost.power.length > 0) &&
  (instructions.length > 0 || play.behaviours.instructedPayments === 'may be left');

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

/** A player who said, as they played it, what is to be moved where has said that they want it. */
const isWilling = (a: EffectFrame, instructions: readonly Instruction[]): boolean =>
  choosablesOf(instructions).some(k => a.willing.includes(k.slot));

/** What a "may" was taken up for is not asked about again. */
const runWillingly = (play: Play, a: EffectFrame, instructions: readonly Instruction[]): void => {
  const before = a.wanted;
  a.wanted = true;
  play.run(play, a, instructions);
  a.wanted = before;
};

const mayI = (play: Play, a: EffectFrame, who: PlayerId, instructions: readonly Instruction[]): boolean =>
  ask(play, 'may', {
    player: who,
    // What is on no item and has an event stands in place of that event.
    question: mayQuestion(a.item < 0 ? (a.event?.what ?? null) : itOf(a, instructions)),
    about: a.name,
    rule: 'ability.triggered.may.later',
    prompt: instructions[0] === undefined ? 'whether to pay' : `whether to ${instructions[0].do}`,
  }).yes;

/** "For each unit, you may ready it": the one that is asked about. */
const itOf = ({ antecedent }: EffectFrame, [first]: readonly Instruction[]): Ref | null => {
  const [only, ...others] = antecedent ?? [];
  if (only === undefined || others.length > 0 || first === undefined || !('what' in first)) return null;
  return typeof first.what === 'object' && 'kind' in first.what && first.what.kind === 'it' ? only : null;
};
