/** What the step before came to: to how many things it was done, and how much damage it dealt. */
import type { Instruction, Value } from '../game/state/cards/ability.ts';
import { type InstructionOutcome, outcomeSlot } from '../game/state/slots.ts';
import { fail, oneOf, type Parser, say } from './parser.ts';
import { ways } from './patterns.ts';

const DEALT_OR_HEALED = ways<'deal' | 'heal'>([
  ['dealt', 'deal'],
  ['removed/healed', 'heal'],
]);

/** What was done with damage: `dealt`, `removed`. */
export const dealtOrHealed = (p: Parser): 'deal' | 'heal' | null => oneOf(p, DEALT_OR_HEALED);

/** `damage dealt this way`, `damage removed this way`: what the step before came to. */
export const damageThisWay = (p: Parser): Value | null => {
  say(p, 'the (total/amount of)');
  if (!say(p, '(point/points of) damage')) return null;
  say(p, 'you | it | that was/were | was/were');
  const acted = dealtOrHealed(p);
  if (acted === null || !say(p, 'this way')) return null;
  return p.acted === acted ? { kind: 'that much' } : fail(p, 'what was done before');
};

/** `return any number of units to hand, then draw that many`: as many as that was done to. */
export const countOfStep = ({ acted }: Parser): Value | null => {
  const outcome = acted === null ? undefined : OUTCOME_OF[acted];
  return outcome === undefined ? null : { kind: 'count', what: { types: [], by: outcomeSlot(outcome) } };
};

const OUTCOME_OF: Partial<Readonly<Record<Instruction['do'], InstructionOutcome>>> = {
  stun: 'stunned',
  buff: 'buffed',
  ready: 'readied',
  exhaust: 'exhausted',
  empower: 'empowered',
  banish: 'banished',
  return: 'returned',
  recycle: 'recycled',
  move: 'moved',
  recall: 'recalled',
  'discard these': 'discarded',
  'draw these': 'drawn',
};
