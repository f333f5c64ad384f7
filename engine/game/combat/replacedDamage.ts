/** Replacements of damage as they count at its assignment (`combat.assign.replacements`). */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import type { Cause } from '../gameActions/cause.ts';
import { eventFor } from '../gameActions/objectEvents.ts';
import { candidatesFor, mayReplace, type ReplacementCandidate } from '../gameActions/replacements.ts';
import type { Instruction } from '../state/cards/ability.ts';
import type { GameEvent } from '../state/events.ts';
import type { State, Unit } from '../state/state.ts';

/** Beyond what anything adds up to. */
const MOST_ASSIGNED = 30_000;

/**
 * The least that has to be assigned to a unit so that it is dealt at least `wanted`, where another amount is dealt instead; null
 * where no assignment will do. What its player may leave, or pays for, is not counted on.
 */
export const assignedFor = (state: State, u: Unit, wanted: number, cause: () => Cause): number | null => {
  if (!mayReplace(state)) return wanted;
  const event = eventFor({ state }, 'be dealt', u, cause(), { amount: wanted });
  const other = candidatesFor({ state, replacing: [] }, event).filter(isOtherAmount);
  if (other.length === 0) return wanted;
  const dealtOf = (assigned: number): number =>
    other.reduce(
      (amount, each) => (amount <= 0 ? 0 : Math.min(MOST_ASSIGNED, amountInstead(state, each, { ...event, amount }))),
      assigned,
    );
  if (dealtOf(MOST_ASSIGNED) < wanted) return null;
  let [tooFew, enough] = [0, MOST_ASSIGNED];
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (dealtOf(middle) >= wanted) enough = middle;
    else tooFew = middle;
  }
  return enough;
};

const isOtherAmount = ({ instance: { ability } }: ReplacementCandidate): boolean =>
  ability.may === undefined &&
  ability.cost === undefined &&
  ability.besides !== true &&
  ability.instructions.length === 1 &&
  ability.instructions.every(i => i.do === 'deal instead' && isToSame(i.to));

const isToSame = (to: Extract<Instruction, { do: 'deal instead' }>['to']): boolean =>
  to.kind === 'event' && to.part === 'what';

const amountInstead = (state: State, { instance, lasting }: ReplacementCandidate, event: GameEvent): number => {
  const [i] = instance.ability.instructions;
  if (i?.do !== 'deal instead') return event.amount;
  const frame = effectFrame(instance.controller, instance.source, instance.name, {
    event,
    slots: lasting?.slots ?? {},
    antecedent: event.what === null ? null : [event.what],
  });
  return Math.max(0, evaluator.value(contextFor(state, frame), i.amount) ?? 0);
};
