/** How much: `4 or less`, `no more than 4`, `less than my might`. */
import type { ThingType, Value, ValueRange } from '../game/state/cards/terms.ts';
import { firstOf, type Parser, peek, say } from './parser.ts';
import { doneTo, it } from './referents.ts';

/** `4 or less`, `no more than 4`, `less than your points`; `unit` is the word that may follow the number. */
export const range = (p: Parser, unit: 'might' | 'energy' | 'any' | ''): ValueRange | null => {
  const amount = () => {
    const value = p.grammar.value(p);
    if (unit !== '' && value !== null) say(p, unit === 'any' ? '(power) any (power) | power' : unit);
    return value;
  };
  if (say(p, 'no more than | up to | at most | of at most')) {
    const most = p.grammar.value(p);
    if (most === null) return null;
    if (say(p, 'more than')) {
      const base = amountOf(p, unit);
      return base === null ? null : { most: { kind: 'sum', of: [base, most] } };
    }
    if (unit !== '') say(p, unit);
    return { most };
  }
  if (say(p, 'at least | no less than')) {
    const least = amount();
    return least === null ? null : { least };
  }
  if (say(p, 'less/fewer than')) {
    const below = amountOf(p, unit);
    if (unit === 'might' || unit === 'energy') say(p, unit);
    return below === null ? null : { most: minusOne(below) };
  }
  if (say(p, 'more/greater than')) {
    const above = amountOf(p, unit);
    if (unit === 'might' || unit === 'energy') say(p, unit);
    return above === null ? null : { least: plusOne(above) };
  }
  if (say(p, 'equal to')) {
    const same = amountOf(p, unit);
    return same === null ? null : { least: same, most: same };
  }
  const exactly = say(p, 'exactly');
  const value = amount();
  if (value === null) return null;
  if (!exactly && (say(p, '+') || say(p, 'or more/greater/higher | and up'))) {
    if (unit !== '') say(p, unit);
    return { least: value };
  }
  if (!exactly && say(p, 'or less/fewer/lower')) return { most: value };
  return { least: value, most: value };
};

export const minusOne = (value: Value): Value =>
  typeof value === 'number' ? value - 1 : { kind: 'sum', of: [value, -1] };
export const plusOne = (value: Value): Value =>
  typeof value === 'number' ? value + 1 : { kind: 'sum', of: [value, 1] };

const AMOUNT_IN: Readonly<Record<string, 'energy cost' | 'power cost'>> = { energy: 'energy cost', any: 'power cost' };

/** `me`, `my might`, `the killed unit`: what another thing has of the same. */
export const amountOf = (p: Parser, unit: string): Value | null => {
  const kind = AMOUNT_IN[unit] ?? 'might';
  return firstOf<Value>(p, [
    p.grammar.value,
    () => (say(p, 'me') ? { kind, of: { kind: 'me' } } : null),
    () => (say(p, 'it') ? { kind, of: it(p) } : null),
    () => {
      if (
        !say(
          p,
          'the killed/chosen/moved/discarded/recycled/banished/returned unit/gear/card/spell | that unit/gear/card/spell',
        )
      )
        return null;
      const type = (peek(p, -1) === '' ? 'unit' : peek(p, -1)) as ThingType;
      return { kind, of: doneTo(p, peek(p, -2), [type]) ?? { kind: 'it' } };
    },
  ]);
};
