/** Whose turn it is, and which phase of it. */
import type { Condition, Who } from '../../game/state/cards/terms.ts';
import { not } from '../events/happening.ts';
import { attempt, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';
import { place } from '../where.ts';

/** Times of the game by which any sentence can be limited, before it or after it. */
export const TIMES: readonly (readonly [words: string, Condition])[] = [
  ['on/during your turn/turns', { is: 'turn', of: 'you' }],
  [
    "on/during an/each/your opponent 's turn | on/during (your) opponents ' turns | on/during other players ' turns",
    { is: 'turn', of: 'opponents' },
  ],
  [
    'during/in a showdown (that) I am in/at | during/in a showdown (that) I am part of | during showdowns (that) I am in',
    { is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['in showdown'] } },
  ],
  [
    'during/in a combat (that) I am in | during/in a combat (that) I am part of',
    { is: 'fits', what: { kind: 'me' }, filter: { types: [], is: ['in combat'] } },
  ],
  ['during/in a showdown | during showdowns', { is: 'state', turn: 'showdown' }],
  ['during/in your beginning phase', { is: 'phase', phase: 'beginning', of: 'you' }],
  ['during/in your main phase', { is: 'phase', phase: 'main', of: 'you' }],
];

const TIMES_SAID = ways(TIMES);

/** `during your turn`, `on opponents' turns`, `during showdowns here`. */
export const timeCondition = (p: Parser): Condition | null => {
  const found = oneOf(p, TIMES_SAID);
  if (found?.is !== 'state') return found;
  return say(p, 'here') ? { ...found, at: { kind: 'here' } } : found;
};

/** `a showdown is in progress here`. */
export const showdownOpen = (p: Parser): Condition | null => {
  if (say(p, '(a) combat is happening/ongoing/underway here | (a) combat is (in progress) here'))
    return { is: 'state', turn: 'combat', at: { kind: 'here' } };
  if (say(p, 'it is a showdown')) return { is: 'state', turn: 'showdown' };
  if (!say(p, "a showdown is (in progress) | there is/'s a showdown (in progress)")) return null;
  const at = attempt(p, () => place(p));
  return { is: 'state', turn: 'showdown', ...(at === null ? {} : { at: at.where }) };
};

const WHOSE_TURN = ways<Who>([
  ["your | my controller 's", 'you'],
  ["an opponent 's", 'opponents'],
]);

const PHASES = ways<'beginning' | 'main'>([
  ['beginning phase', 'beginning'],
  ['main phase', 'main'],
]);

const turnOrPhase = (p: Parser, of: Who): Condition | null => {
  if (say(p, 'turn')) return { is: 'turn', of };
  const phase = oneOf(p, PHASES);
  return phase === null ? null : { is: 'phase', phase, of };
};

/** `it's your turn`, `it's not an opponent's turn`, `it's your beginning phase`. */
export const turns = (p: Parser): Condition | null => {
  if (!say(p, 'it is/was')) return null;
  const negative = say(p, 'not');
  const of = oneOf(p, WHOSE_TURN);
  if (of === null) return null;
  const found = turnOrPhase(p, of);
  return found !== null && negative ? not(found) : found;
};
