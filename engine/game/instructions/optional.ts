/** Instructions that a player may decline or has to pay for: may, pay, unless paid. */

import { choosablesOf, optionsFor } from '../abilities/choosing.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { powerAsSaid } from '../costs/declaredPayments.ts';
import { amountOf, asksAmount } from '../costs/payCost.ts';
import { cannotPayText, canPay, mostPayable, payCost } from '../costs/payWithAdded.ts';
import { isAskedToPay, isNothing } from '../costs/resources.ts';
import { ask, mayQuestion } from '../play/ask.ts';
import { itemOf } from '../play/items.ts';
import { type Play, remarkClarified, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Cost, Instruction, Selector } from '../state/cards/ability.ts';
import { PLAIN_TERMS } from '../state/item.ts';
import { PAID_BEFORE_SLOT } from '../state/slots.ts';
import type { PlayerId, Ref } from '../state/state.ts';
import type { InstructionHandlers, InstructionOf } from './handlers.ts';
import { canMakeNewChoices } from './newChoices.ts';
import { canBePlayed } from './places.ts';
import { choosers, refsFor } from './refs.ts';

export const optionalHandlers = {
  may: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      frame.done =
        isPossible(play, frame, i.instructions) &&
        (isWilling(frame, i.instructions) || mayI(play, frame, who, i.instructions));
      if (frame.done) runWillingly(play, frame, i.instructions);
    }
  },
  pay: (play, frame, i) => {
    const before = frame.slots[PAID_BEFORE_SLOT];
    if (before === undefined) {
      for (const who of choosers(play, frame, i.who)) payAs(play, frame, i, who);
      return;
    }
    frame.done = before.length > 0;
    if (frame.done) runWillingly(play, frame, i.instructions);
  },
  'unless paid': (play, frame, i) => {
    // "Its controller" refers to the object of the instruction, which comes later in the text.
    const acted = actedOn(i.instructions[0]);
    if (frame.antecedent === null && acted !== null) frame.antecedent = refsFor(play, frame, acted);
    for (const who of choosers(play, frame, i.who)) {
      const payer: EffectFrame = { ...frame, controller: who };
      const can = canPay(play, payer, i.cost);
      const isPaid =
        can && (costsNothing(play, payer, i.cost) || mayI(play, frame, who, [])) && payCost(play, payer, i.cost);
      if (!isPaid) tellUnpaid(play, payer, can ? null : i.cost);
      frame.done = !isPaid;
      if (!isPaid) play.run(play, frame, i.instructions);
      else if (i.paid !== undefined) play.run(play, frame, i.paid);
    }
  },
} satisfies Partial<InstructionHandlers>;

/** `pay.nothing`: such a cost is paid by nobody's decision. */
const costsNothing = (play: Play, payer: EffectFrame, cost: Cost): boolean =>
  !asksAmount(cost) && cost.costParts.length === 0 && isNothing(amountOf(contextOf(play, payer), cost));

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
const payAs = (play: Play, frame: EffectFrame, i: Pay, who: PlayerId): void => {
  const payer: EffectFrame = { ...frame, controller: who };
  // More than can be paid has not been said to any purpose: the payer is asked.
  if (asksAmount(i.cost) && ((frame.terms?.x ?? null) === null || !canPay(play, payer, i.cost))) {
    frame.terms = { ...(frame.terms ?? PLAIN_TERMS), x: amountPaid(play, payer, i) };
    payer.terms = frame.terms;
  }
  const can = canPay(play, payer, i.cost);
  // A player who names an amount has thereby said whether they pay.
  const isOpen = i.optional || (mayLeave(play, who, i) && !asksAmount(i.cost));
  const yes = can && (!isOpen || mayI(play, frame, who, i.instructions));
  if (yes && isInnerCost(play, frame, i))
    remarkClarified(play, 'innerCosts', 'this is paid before the ability is finalised');
  if (!yes || !payCost(play, payer, asSaid(play, payer, i.cost))) {
    tellUnpaid(play, payer, can ? null : i.cost);
    frame.done = false;
    return;
  }
  if (asksAmount(i.cost)) frame.lastAmount = frame.terms?.x ?? 0;
  frame.slots = payer.slots;
  frame.antecedent = payer.antecedent;
  frame.done = true;
  runWillingly(play, frame, i.instructions);
};

/** With the domains that were named for "any amount" as it was played, unless what there is has changed so that they cannot pay. */
const asSaid = (play: Play, payer: EffectFrame, cost: Cost): Cost => {
  const said = payer.terms?.powerSaid ?? [];
  if (said.length === 0 || !asksAmount(cost)) return cost;
  const named: Cost = { ...cost, power: powerAsSaid(amountOf(contextOf(play, payer), cost).power, said) };
  return canPay(play, payer, named) ? named : cost;
};

/** `unpayable`: the cost, where there was nothing to decide. */
const tellUnpaid = (play: Play, payer: EffectFrame, unpayable: Cost | null): void => {
  const { name } = player(play.state, payer.controller);
  const text =
    unpayable === null ? `${name} does not pay for ${payer.name}.` : cannotPayText(play, payer, unpayable, payer.name);
  step(play)?.tell(unpayable === null ? 'cost.instruction.resolving' : 'cost.impossible', text, {
    players: [payer.controller],
  });
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
const isInnerCost = (play: Play, frame: EffectFrame, { who, instructions }: Pay): boolean => {
  const ability = itemOf(play.state, frame.item)?.ability;
  return ability?.kind === 'triggered' && ability.cost === undefined && who === 'you' && instructions.length > 0;
};

/**
 * Resources from a known pool: a cost that brings something may always be left unpaid (`cost.instruction.resolving`), a
 * mere order to pay where the edition leaves that to the player (`pay.choice`).
 */
const mayLeave = (play: Play, who: PlayerId, { cost, instructions }: Pay): boolean =>
  (cost.energy !== 0 || cost.power.length > 0) &&
  (instructions.length > 0 || play.behaviours.instructedPayments === 'may decline') &&
  isAskedToPay(play, who);

/** A "may" whose instructions have nothing to act on is not asked about. */
const isPossible = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): boolean =>
  choosablesOf(instructions).every(
    k => k.kind !== 'objects' || frame.slots[k.slot] === undefined || (frame.slots[k.slot]?.length ?? 0) > 0,
  ) &&
  (instructions[0]?.do !== 'play' || canBePlayed(play, frame, instructions[0])) &&
  (instructions[0] === undefined || hasAny(play, frame, instructions[0])) &&
  (instructions[0]?.do !== 'make new choices' || canMakeNewChoices(play, frame, instructions[0])) &&
  (instructions[0]?.do !== 'pay' || canPay(play, frame, instructions[0].cost));

/** Of what is picked from cards looked at, there has to be something. */
const hasAny = (play: Play, frame: EffectFrame, i: Instruction): boolean => {
  if (!('what' in i) || typeof i.what !== 'object' || !('kind' in i.what) || i.what.kind !== 'chosen') return true;
  if (!('filter' in i.what) || i.what.among === undefined || i.what.count.least === 0) return true;
  return optionsFor(contextOf(play, frame), i.what).options.length > 0;
};

/** A player who said, as they played it, what is to be moved where has said that they want it. */
const isWilling = (frame: EffectFrame, instructions: readonly Instruction[]): boolean =>
  choosablesOf(instructions).some(k => frame.willing.includes(k.slot));

/** What a "may" was taken up for is not asked about again. */
const runWillingly = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): void => {
  const before = frame.wanted;
  frame.wanted = true;
  play.run(play, frame, instructions);
  frame.wanted = before;
};

const mayI = (play: Play, frame: EffectFrame, who: PlayerId, instructions: readonly Instruction[]): boolean =>
  ask(play, 'may', {
    player: who,
    // What is on no item and has an event stands in place of that event.
    question: mayQuestion(frame.item < 0 ? (frame.event?.what ?? null) : itOf(frame, instructions)),
    about: frame.name,
    rule: 'ability.triggered.may.later',
    prompt: instructions[0] === undefined ? 'whether to pay' : `whether to ${instructions[0].do}`,
  }).yes;

/** "For each unit, you may ready it": the one that is asked about. */
const itOf = ({ antecedent }: EffectFrame, [first]: readonly Instruction[]): Ref | null => {
  const [only, ...others] = antecedent ?? [];
  if (only === undefined || others.length > 0 || first === undefined || !('what' in first)) return null;
  return typeof first.what === 'object' && 'kind' in first.what && first.what.kind === 'it' ? only : null;
};
