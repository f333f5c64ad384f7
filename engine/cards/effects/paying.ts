/** What somebody may do or pay as it resolves: `you may …`, `pay 2 to …`, `… unless they pay 2`. */

import type { Cost, CostPart, Instruction, Who } from '../../game/state/cards/ability.ts';
import { cost, costBefore, costPart, resources } from '../costs.ts';
import { attempt, type Parser, say, sees } from '../parser.ts';
import { who } from '../players.ts';
import { standing } from '../statics/playable.ts';
import type { Instructions } from './readers.ts';
import { whoActs } from './verbs.ts';

/** A cost that asks for nothing but this part. */
export const asCost = (done: CostPart | null): Cost | null =>
  done === null ? null : { energy: 0, power: [], costParts: [done] };

/** `each opponent discards 1 unless they pay 2`: each of them is asked, about what is theirs to do. */
export const unlessPaid = (who: Who, cost: Cost, instructions: Instructions): Instruction => {
  const [first] = instructions;
  const paid = (each: Instructions): Instruction => ({ do: 'unless paid', who, cost, instructions: each });
  if (who !== 'that player' || first === undefined || instructions.length > 1) return paid(instructions);
  if (first.do === 'each player') return { ...first, instructions: [paid(first.instructions)] };
  if (!('who' in first) || first.who === 'you' || first.who === 'that player') return paid(instructions);
  return { do: 'each player', who: first.who, instructions: [paid([{ ...first, who: 'that player' }])] };
};

/** `you may …`, `they may …`: asked as it resolves. */
export const may = (p: Parser): Instructions | null => {
  const { pos } = p;
  const stays = attempt(p, () => standing(p)) !== null;
  p.pos = pos;
  if (stays) return null;
  const by: Who | null = say(p, 'you may')
    ? 'you'
    : attempt(p, () => {
        const found = who(p);
        return found !== null && say(p, 'may') ? found : null;
      });
  if (by === null) return null;
  const before = p.isDoneByAnother;
  if (by !== 'you') p.isDoneByAnother = true;
  const done = offered(p, by === 'you' ? 'you' : 'that player');
  p.isDoneByAnother = before;
  if (done === null) return null;
  return by === 'you' || by === 'that player' ? done : [{ do: 'each player', who: by, instructions: done }];
};

const offered = (p: Parser, by: Who): Instructions | null => {
  const price = attempt(p, () => readPaidInstructions(p, p.grammar.sentence));
  if (price !== null)
    return [{ do: 'pay', who: by, cost: price.cost, optional: true, instructions: price.instructions }];
  const pay =
    attempt(p, () => together(p)) ??
    attempt(p, () => (say(p, 'pay') ? resources(p) : null)) ??
    attempt(p, () => spent(p));
  if (pay !== null) return [{ do: 'pay', who: by, cost: pay, optional: true, instructions: [] }];
  const instructions = p.grammar.sentence(p);
  return instructions === null ? null : [{ do: 'may', who: by, instructions }];
};

/** `COST to …`: what it costs, and what is done for it, as `read` reads it. */
export const readPaidInstructions = (
  p: Parser,
  read: (p: Parser) => Instructions | null,
): { readonly cost: Cost; readonly instructions: Instructions } | null => {
  const price = costBefore(p);
  if (price === null || !say(p, 'to')) return null;
  const instructions = read(p);
  return instructions === null ? null : { cost: price, instructions: atThatPrice(price, instructions) };
};

/**
 * `pay 1 fury to play me`: a card that says what it is played for costs that, and not its base cost besides
 * (`action.play.by-effect.steps`: as always, but for what the effect changes). With costs other than Energy and Power
 * it is not said to stand in for them.
 */
const atThatPrice = (price: Cost, instructions: Instructions): Instructions =>
  price.costParts.length > 0
    ? instructions
    : instructions.map(i =>
        i.do === 'play' && i.what.kind === 'me' && i.free === 'nothing' ? { ...i, free: 'cost' } : i,
      );

/** `pay 1 to …`: a price that has to be paid for what follows. */
export const paying = (p: Parser): Instructions | null => {
  const price = attempt(p, () => readPaidInstructions(p, p.grammar.sentence));
  return price === null
    ? null
    : [{ do: 'pay', who: whoActs(p), cost: price.cost, optional: false, instructions: price.instructions }];
};

/** `pay 1`, `spend a buff`, with no `to` after it. */
export const optionalPay = (p: Parser): Instructions | null => {
  const price = attempt(p, () => together(p)) ?? attempt(p, () => spent(p)) ?? (say(p, 'pay') ? cost(p) : null);
  return price === null ? null : [{ do: 'pay', who: whoActs(p), cost: price, optional: false, instructions: [] }];
};

/** `pay 1 and exhaust this`, `exhaust me and pay 1`, with no `to` after it: both or neither. */
const together = (p: Parser): Cost | null => {
  const price = costBefore(p);
  const paid = price !== null && (price.energy !== 0 || price.power.length > 0);
  return paid && price.costParts.length > 0 && !sees(p, 'to') ? price : null;
};

/** `spend a buff`, with no `to` after it. */
const spent = (p: Parser): Cost | null => {
  if (!sees(p, 'spend a/one/1/my/its buff')) return null;
  const price = asCost(costPart(p));
  return price === null || sees(p, 'to | from') ? null : price;
};

/** `spend any number of buffs. for each buff spent, …`: whose and how many is chosen as it resolves. */
export const spendingBuffs = (p: Parser): Instructions | null => {
  if (!sees(p, 'spend any number of buffs')) return null;
  const done = costPart(p);
  if (done?.pays !== 'spend buff' || done.what.kind !== 'chosen' || sees(p, 'to')) return null;
  return [{ do: 'spend buff', what: { ...done.what, must: true } }];
};
