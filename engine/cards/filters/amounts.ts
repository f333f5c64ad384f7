/** Amounts that filters compare: `costing 2 or less`, `with less might than me`, `with total might 5 or less`. */
import type { Value, ValueRange } from '../../game/state/cards/terms.ts';
import { keywordName } from '../nouns.ts';
import { attempt, fail, oneOf, type Parser, say, sees } from '../parser.ts';
import { ways } from '../patterns.ts';
import { amountOf, minusOne, plusOne, range } from '../ranges.ts';
import type { Building, FilterDraft } from './draft.ts';

/** `2 or less`, `less energy than it`, after `costing` or `that costs`. */
export const costing = (p: Parser, of: FilterDraft): boolean => {
  const below = attempt(p, () => {
    const less = say(p, 'less energy than');
    if (!less && !say(p, 'no more energy than')) return null;
    const than = amountOf(p, 'energy');
    return than !== null && less ? minusOne(than) : than;
  });
  if (below !== null) {
    of.energy = { most: below };
    return true;
  }
  if (say(p, 'no more energy and/or (no) (more) power than')) {
    const from = p.pos;
    const energy = amountOf(p, 'energy');
    p.pos = from;
    const most = amountOf(p, 'any');
    if (energy === null || most === null) return false;
    of.energy = { most: energy };
    of.power = { most };
    return true;
  }
  const energy = range(p, 'energy');
  if (energy === null) return false;
  of.energy = energy;
  const power = attempt(p, () => (say(p, 'and (power cost)') ? range(p, 'any') : null));
  if (power !== null) of.power = power;
  return true;
};

const COMPARED = ways<(than: Value) => ValueRange>([
  ['no more might than', most => ({ most })],
  ['(the) less might than', than => ({ most: minusOne(than) })],
  ['(the) more/greater might than', than => ({ least: plusOne(than) })],
]);

/** After `with` and `that has`. */
export const having = (p: Parser, of: FilterDraft): boolean => {
  const keyword = attempt(p, keywordName);
  if (keyword !== null) {
    of.keyword = keyword;
    return true;
  }
  const compared = oneOf(p, COMPARED);
  if (compared !== null) {
    const than = amountOf(p, 'might');
    if (than !== null) of.might = compared(than);
    return than !== null;
  }
  // "with might 3 or less", "with 3 might or less", "with 3 or less might"
  const might = attempt(p, () => (say(p, '(a) might (of)') ? range(p, '') : null)) ?? attempt(p, () => mightBehind(p));
  if (might === null) return false;
  of.might = might;
  return true;
};

const mightBehind = (p: Parser): ValueRange | null => {
  const from = p.pos;
  const found = range(p, 'might');
  if (found === null) return null;
  const spoken = p.tokens.slice(from, p.pos).some(({ word }) => word === 'might');
  return spoken || say(p, 'might') ? found : fail(p, 'might');
};

/** `4 or less`, after `with total might`; only an upper end can be said. */
export const total = (p: Parser, made: Building, of: 'might' | 'energy'): boolean => {
  const found = range(p, of);
  if (found?.most === undefined) return false;
  made.total = { of, most: found.most };
  return true;
};

/** Of all that the phrase means, or of others that it names: `a unit they control with the highest Might among their units`. */
export const extreme = (p: Parser, of: FilterDraft, end: 'most' | 'least'): boolean => {
  const others = attempt(p, () => {
    if (sees(p, 'among/of them') || !say(p, 'among/of')) return null;
    say(p, 'all | the');
    return p.grammar.filter(p);
  });
  if (others === null) {
    of.extreme = { of: 'might', end };
    return true;
  }
  // "Among units there": of one that is chosen, it is not known before where that is.
  if (of.might !== undefined || (others.where?.kind === 'there' && !p.eventSaysWhere)) return false;
  const amount = { kind: end === 'most' ? 'highest' : 'lowest', of: 'might', what: others } as const;
  of.might = end === 'most' ? { least: amount } : { most: amount };
  return true;
};
