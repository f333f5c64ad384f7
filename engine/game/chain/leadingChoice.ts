/**
 * Abilities that abilities make, with what a player decides in their first words: "you may", and a cost to pay
 * (`ability.triggered.may`, `ability.triggered.cost`).
 */
import { asksAmount } from '../costs/payCost.ts';
import type { Instruction, Triggered } from '../state/cards/ability.ts';

type Decided = Pick<Triggered, 'may' | 'cost' | 'instructions'>;

/**
 * Delayed and reflexive triggers are triggered abilities: what they begin with is decided as any trigger's is. How much is paid
 * is asked as it resolves.
 */
export const withLeadingChoice = (instructions: readonly Instruction[]): Decided => {
  const [first, ...rest] = instructions;
  if (first?.do === 'may' && first.who === 'you') return { may: 'you', instructions: [...first.instructions, ...rest] };
  if (first?.do === 'pay' && first.who === 'you' && first.optional && rest.length === 0 && !asksAmount(first.cost))
    return { may: 'you', cost: first.cost, instructions: first.instructions };
  return { instructions };
};
