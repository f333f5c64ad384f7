/** How much Might is given, and within which limits: `+2 might`, `to a minimum of 1`. */
import type { Value } from '../../game/state/cards/terms.ts';
import { number } from '../numerals.ts';
import { attempt, fail, looksForA, oneOf, type Parser, say, sees, tokenAt } from '../parser.ts';
import { ways } from '../patterns.ts';
import { timesEach, value } from '../values.ts';

const SIGNS = ways<1 | -1>([
  ['+', 1],
  ['-', -1],
]);

const signed = (sign: 1 | -1 | 0, amount: Value | null): Value | null =>
  amount === null || sign >= 0 ? amount : { kind: 'negative', of: amount };

/** `+2 might`, `-1 might for each …`, `+might equal to my might`. */
export const mightChange = (p: Parser): Value | null =>
  attempt(p, () => {
    say(p, 'an additional | additional');
    looksForA(p, 'signed number');
    const token = tokenAt(p);
    if (token.kind === 'signed') {
      p.pos++;
      if (!say(p, 'might')) return null;
      return timesEach(p, token.value);
    }
    const sign = oneOf(p, SIGNS) ?? 0;
    if (sign === 0 && !sees(p, 'might (this turn) equal to')) return fail(p, '+1 might');
    if (/\bwhere x is\b/iu.test(p.text) && say(p, 'x might'))
      return sign > 0 ? { kind: 'x' } : { kind: 'negative', of: { kind: 'x' } };
    // "+ Might this turn equal to …": as long as it says, and as much.
    if (sees(p, 'might this turn equal to')) {
      p.pos += 3;
      p.lasting = 'turn';
      say(p, 'equal to');
      return signed(sign, value(p));
    }
    if (say(p, 'might (equal to)')) {
      return signed(sign, value(p));
    }
    return null;
  });

/** `to a maximum of 5`. */
export const maximum = (p: Parser): Value | null =>
  attempt(p, () => {
    if (!say(p, '(,) (to) a maximum of')) return null;
    const most = number(p);
    if (most === null) return null;
    say(p, 'might');
    return most;
  });

/** `to a minimum of 1`; null where none is said. */
export const minimum = (p: Parser): Value | null =>
  attempt(p, () => {
    if (!say(p, '(,) (to) a minimum of')) return null;
    const least = number(p);
    if (least === null) return null;
    say(p, 'might | energy');
    return least;
  });
