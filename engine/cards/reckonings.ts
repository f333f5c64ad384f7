/** Amounts other than a count of things: how many kinds there are among them, differences, and what they cost. */
import type { Selector, Value } from '../game/state/cards/terms.ts';
import { LOOKED_SLOT } from '../game/state/slots.ts';
import { filter } from './filters/filter.ts';
import { attempt, fail, type Parser, refuse, say } from './parser.ts';
import { them } from './referents.ts';

const KINDS = [
  ['(different) domain/domains', 'domains'],
  ['(different) tag/tags', 'tags'],
  ['different energy cost/costs', 'energy costs'],
] as const;

/** `domain among your runes`, `different tags among units you control`: each of them once. */
export const kindsAmong = (p: Parser): Value | null => {
  const of = KINDS.find(([pattern]) => say(p, pattern))?.[1];
  if (of === undefined || !say(p, 'among')) return null;
  if (of === 'energy costs' && p.sawCards && say(p, 'them | those cards'))
    return { kind: 'different', of, what: { types: ['card'] }, among: LOOKED_SLOT };
  const what = filter(p);
  return what === null ? null : { kind: 'different', of, what };
};

/** `the difference between A and B`, whichever is more. */
export const difference = (p: Parser): Value | null => {
  if (!say(p, 'the difference between')) return null;
  if (say(p, "their might/mights | those units ' might/mights")) {
    const pair = them(p);
    const [a, b, ...more] = pair.kind === 'both' ? pair.of : [];
    const might = (of: Selector): Value => ({ kind: 'might', of });
    return a === undefined || b === undefined || more.length > 0
      ? fail(p, 'two units spoken of before')
      : { kind: 'difference', of: [might(a), might(b)] };
  }
  const first = p.grammar.value(p);
  const second = first !== null && say(p, 'and') ? p.grammar.value(p) : null;
  return first === null || second === null ? null : { kind: 'difference', of: [first, second] };
};

/** `the highest energy cost among your units`, `the total energy cost of them`: as printed. */
export const extremeCost = (p: Parser): Value | null =>
  attempt(p, () => {
    const kind = (['highest', 'lowest', 'total'] as const).find(each =>
      say(p, `the ${each} energy cost/costs among/of`),
    );
    if (kind === undefined) return null;
    say(p, 'all | the');
    const what = filter(p);
    return what === null ? null : { kind, of: 'energy', what };
  });

/** What is assigned beyond lethal damage, in a combat (`combat.assign`): of what is dealt otherwise, nothing is in excess. */
export const excess = (p: Parser): Value | null => {
  if (!say(p, 'the excess damage (dealt/you assigned)')) return null;
  if (!p.spell && p.acted !== 'deal') return { kind: 'excess' };
  refuse(p, 'Excess damage is damage assigned in combat beyond lethal damage; no rule defines it for this damage.');
  return null;
};
