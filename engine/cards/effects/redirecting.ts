/**
 * Changes to damage before it is dealt: `prevent 2 of it`, `it is dealt 2 instead`, `that damage is dealt to me
 * instead`.
 */
import type { Instruction, Selector, Value } from '../../game/state/cards/ability.ts';
import { number } from '../numerals.ts';
import { attempt, fail, firstOf, type Parser, say } from '../parser.ts';
import { single } from '../selectors.ts';
import type { Instructions } from './readers.ts';

const SAME: Selector = { kind: 'event', part: 'what' };
const ALL_OF_IT: Value = { kind: 'that much' };

const dealt = (amount: Value, to: Selector = SAME): readonly Instruction[] => [{ do: 'deal instead', amount, to }];

const lessBy = (amount: number): Value => ({ kind: 'sum', of: [ALL_OF_IT, -amount] });

/** After `… would be dealt damage,`: it ends with `instead`, or says what is prevented of it. */
export const readRedirectedDamage = (p: Parser): Instructions | null =>
  firstOf<readonly Instruction[]>(p, [inPart, otherAmount, toAnother, anotherTakes]);

/** `prevent 2 of it`, `reduce that damage by 1`. */
const inPart = (p: Parser): Instructions | null => {
  const reduced = say(p, 'reduce that/the damage by | reduce it by');
  if (!reduced && !say(p, 'prevent')) return null;
  const amount = number(p);
  if (amount === null) return fail(p, 'that damage');
  if (!reduced && !say(p, '(damage) of it/that | of that/the damage')) return null;
  say(p, 'instead');
  return dealt(lessBy(amount));
};

/** `it is dealt 2 instead`, `it takes 1 less`, `it is dealt double that damage instead`. */
const otherAmount = (p: Parser): Instructions | null => {
  if (!say(p, "it/they/I am/is/are dealt | it 's dealt | it/they/I take/takes")) return null;
  const amount = changed(p);
  if (amount === null) return null;
  say(p, 'from that source');
  say(p, 'instead');
  return dealt(amount);
};

const changed = (p: Parser): Value | null =>
  firstOf<Value>(p, [
    () =>
      say(p, 'double/twice that damage/much | double/twice that much damage')
        ? { kind: 'times', value: ALL_OF_IT, by: 2 }
        : null,
    () => {
      const more = say(p, 'that much/damage plus') ? number(p) : null;
      return more === null ? null : { kind: 'sum', of: [ALL_OF_IT, more] };
    },
    () => {
      const more = number(p);
      return more !== null && say(p, 'more (damage)') ? { kind: 'sum', of: [ALL_OF_IT, more] } : null;
    },
    () => (say(p, 'half (of) that damage/much') ? halved(p) : null),
    () => {
      const less = number(p);
      return less !== null && say(p, 'less/fewer (damage)') ? lessBy(less) : null;
    },
    () => {
      const amount = number(p);
      if (amount === null) return null;
      say(p, 'damage');
      return say(p, 'instead') ? amount : fail(p, 'instead');
    },
  ]);

const halved = (p: Parser): Value => {
  say(p, ',');
  const round = say(p, 'rounded down') ? 'down' : 'up';
  if (round === 'up') say(p, 'rounded up');
  return { kind: 'half', of: ALL_OF_IT, round };
};

/** `that damage is dealt to me instead`, `have that damage dealt to me instead`, `deal it to another unit instead`. */
const toAnother = (p: Parser): Instructions | null => {
  const said =
    say(
      p,
      'it deals that damage to | that damage is dealt to | have that damage dealt to | deal that damage to | deal it to | redirect it/that to',
    ) || say(p, 'redirect that damage to');
  if (!said) return null;
  const to = single(p);
  return to !== null && say(p, 'instead') ? dealt(ALL_OF_IT, to) : fail(p, 'instead');
};

/** `I am dealt that damage instead`, `this unit takes it instead`. */
const anotherTakes = (p: Parser): Instructions | null => {
  const to = single(p);
  if (to === null || !say(p, 'am/is/are dealt | take/takes') || !say(p, 'that/the damage | it')) return null;
  return say(p, 'instead') ? dealt(ALL_OF_IT, to) : fail(p, 'instead');
};

/** After `damage dealt to me is`: `halved`, `doubled`, `reduced by 1`. */
export const damageChanged = (p: Parser): Instructions | null =>
  firstOf<readonly Instruction[]>(p, [
    () => (say(p, 'halved') ? dealt(halved(p)) : null),
    () => (say(p, 'doubled') ? dealt({ kind: 'times', value: ALL_OF_IT, by: 2 }) : null),
    () => {
      const amount = say(p, 'reduced by') ? attempt(p, () => number(p)) : null;
      return amount === null ? null : dealt(lessBy(amount));
    },
  ]);
