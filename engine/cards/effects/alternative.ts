/** What follows an instruction and changes it: `…, or 4 instead if …`, `…, where X is …`. */
import type { Condition, Instruction, Value } from '../../game/state/cards/ability.ts';
import { anywhere, replaceParts } from '../../game/state/cards/walk.ts';
import { number } from '../numerals.ts';
import { attempt, fail, type Parser, say } from '../parser.ts';
import { value } from '../values.ts';
import { mightChange } from './changes.ts';
import { hoist } from './conditional.ts';
import type { Instructions } from './readers.ts';

/** `deal 2 to a unit, or 4 instead if it's attacking`: the same instruction, with the other amount where that is so. */
export const readOrInstead = (p: Parser, found: Instructions): Instructions | null => {
  const last = found.at(-1);
  if (last === undefined || !('amount' in last) || !say(p, ', or | or')) return null;
  const amount = otherAmount(p, last);
  if (amount === null) return null;
  const early = say(p, 'instead');
  const when = say(p, 'if') ? p.grammar.condition(p) : null;
  if (when === null) return null;
  if (!early) say(p, 'instead');
  const { chosen, rest } = hoist(last);
  if (!('amount' in rest)) return null;
  return [...found.slice(0, -1), ...chosen, either(rest, amount, when)];
};

const otherAmount = (p: Parser, of: Instruction): Value | null => {
  if (of.do !== 'give might') {
    const amount = value(p);
    say(p, 'damage');
    return amount;
  }
  const amount = mightChange(p);
  // As long as the first: another duration would be another effect.
  if (of.until === 'turn') say(p, 'this turn');
  return amount;
};

const either = (rest: Instruction, amount: Value, when: Condition): Instruction => ({
  do: 'if',
  when,
  instructions: [{ ...rest, amount } as Instruction],
  otherwise: [rest],
});

/** `deal X to a unit, where X is the number of runes you control`: X is that, wherever the sentence has it. */
export const readWhereXIs = (p: Parser, found: Instructions): Instructions | null => {
  if (!say(p, ', where x is | where x is')) return null;
  if (!anywhere(found, part => part.kind === 'x')) return fail(p, 'X');
  const is = value(p) ?? attempt(p, number);
  return is === null ? null : (replaceParts(found, part => (part.kind === 'x' ? is : undefined)) as Instructions);
};
