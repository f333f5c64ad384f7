/** What follows `… unless its controller pays 2`: `if they do, …`, `if they don't, …`. */
import type { Instruction } from '../../game/state/cards/ability.ts';
import { type Parser, refuse, say } from '../parser.ts';
import type { Instructions } from './readers.ts';

/**
 * After `… unless its controller pays 2`: "if they do" is the paying, and "if they don't" what is done then. Of what you yourself
 * may pay, "if you do" is the paying, too.
 */
export const ifPaid = (p: Parser, before: Instructions): Instructions | null => {
  const last = before.at(-1);
  const unless = last?.do === 'each player' ? last.instructions.at(-1) : last;
  if (last === undefined || unless?.do !== 'unless paid') return null;
  const yours = unless.who === 'you';
  const paid = say(p, yours ? 'if you do ,' : 'if/when they do ,');
  const unpaid =
    !paid &&
    (say(p, yours ? 'if you do not , | if you cannot ,' : 'if they do not , | if they cannot ,') ||
      (unless.paid !== undefined && say(p, 'otherwise/else (,)')));
  if (!paid && !unpaid) return null;
  if (last !== unless || (paid && unless.paid !== undefined)) return refuse(p, WHO_PAID);
  const instructions = p.grammar.sentence(p);
  if (instructions === null) return null;
  const then: Instruction = paid
    ? { ...unless, paid: instructions }
    : { ...unless, instructions: [...unless.instructions, ...instructions] };
  return [...before.slice(0, -1), then];
};

const WHO_PAID =
  'It is not clear whose payment is meant, because each of several players pays or not. Write it for one player.';
