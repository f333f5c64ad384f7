/** Keywords with a condition within an effect: `legion: …`, `level 6: …` (`dependent`). */
import type { Condition, Dependent } from '../../game/state/cards/ability.ts';
import { number } from '../numerals.ts';
import { type Parser, say } from '../parser.ts';
import { insteadOf } from './conditional.ts';
import type { Instructions } from './readers.ts';

/** `legion: kill it now instead`, `level 6: draw 2 instead` within a spell. */
export const dependent = (p: Parser, before: Instructions): Instructions | null => {
  const when = dependence(p);
  if (when === null) return null;
  const instructions = p.grammar.sentence(p);
  if (instructions === null) return null;
  say(p, 'now');
  if (say(p, 'instead')) return insteadOf(p, before, when, instructions);
  return [...before, { do: 'if', when, instructions }];
};

/** `legion: …` ahead, as a keyword of the ability that it stands in. */
export const keywordAhead = (p: Parser): Dependent['on'] | null => {
  const from = p.pos;
  const when = dependence(p);
  p.pos = from;
  if (when?.is === 'legion') return { keyword: 'legion' };
  return when?.is === 'compare' && typeof when.in.least === 'number'
    ? { keyword: 'level', level: when.in.least }
    : null;
};

const dependence = (p: Parser): Condition | null => {
  if (say(p, 'legion : | legion - | legion ,')) return { is: 'legion' };
  if (!say(p, 'level')) return null;
  const least = number(p);
  if (least === null || !say(p, ': | - | ,')) return null;
  say(p, '-');
  return { is: 'compare', a: { kind: 'xp', who: 'you' }, in: { least } };
};
