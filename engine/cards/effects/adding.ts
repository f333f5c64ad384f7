/** Resources that are added, and what alone they may be spent on. */
import { DOMAINS } from '../../domains.ts';
import type { Limited, Purpose, Value } from '../../game/state/cards/ability.ts';
import { filter } from '../filters/filter.ts';
import { noun } from '../nouns.ts';
import {
  attempt,
  fail,
  list,
  type Parser,
  type Reader,
  repeat,
  say,
  sees,
  tokenAt,
  wordOf,
  writtenFrom,
} from '../parser.ts';
import { value } from '../values.ts';
import type { VerbReader } from './readers.ts';

/**
 * The domain of an amount of Power; without one it is Energy. The domain's word, and the `1 any` after `that much`, are
 * still to be read.
 */
const domainBehind = (p: Parser, amount: Value): string | null => {
  if (say(p, 'any power | any | power of any domain/type | rainbow')) return 'any';
  const domain = wordOf(p, DOMAINS);
  if (domain !== undefined) return domain;
  return typeof amount !== 'number' && sees(p, '1 any') ? 'any' : null;
};

/** `add 2`, `add 1 any`, `add 1, 1 fury`, `add that much any`. */
export const add: VerbReader = (p, who) => {
  if (!say(p, 'add/adds')) return null;
  let energy: Value = 0;
  const power: { domain: string; amount: Value }[] = [];
  const one = (): true | null => {
    const amount = value(p);
    if (amount === null) return fail(p, 'a number');
    const domain = domainBehind(p, amount);
    if (domain === null) {
      say(p, 'energy');
      energy = amount;
    } else {
      if (domain !== 'any') p.pos++;
      else say(p, '1 any');
      power.push({ domain, amount });
    }
    return true;
  };
  if (attempt(p, one) === null) return null;
  repeat(p, () => say(p, ', and | , | and') && tokenAt(p).kind === 'number' && one() === true);
  const only = attempt(p, limited);
  return [{ do: 'add', who, energy, power, ...(only === null ? {} : { only }) }];
};

/** `use only to play spells`, `use only to play gear or use gear abilities`. */
const limited: Reader<Limited> = p => {
  if (say(p, '. use/spend this/it (energy/power) only during/on your turn | , only during/on your turn'))
    return { purposes: [{ to: 'anything', during: 'your turn' }], words: 'pay on your turn' };
  const during = say(p, '. use/spend this/it (energy/power) only during/in showdowns | , only during/in showdowns');
  if (during) return { purposes: [{ to: 'anything', during: 'showdown' }], words: 'pay in showdowns' };
  if (!say(p, '. use/spend this/it (energy/power) only to | . use only to | , only to | only to')) return null;
  const from = p.pos;
  const purposes = list(p, purpose, 'or');
  return purposes === null ? null : { purposes, words: writtenFrom(p, from) };
};

const purpose: Reader<Purpose> = p => {
  if (say(p, 'play')) {
    const what = filter(p);
    return what === null ? null : { to: 'play', what };
  }
  if (!say(p, 'use/activate')) return fail(p, 'play');
  if (say(p, '(the) abilities of')) {
    const what = filter(p);
    return what === null ? null : { to: 'activate', what };
  }
  const type = noun(p);
  if (type === null || !say(p, "('s) abilities/ability")) return fail(p, 'abilities');
  return { to: 'activate', what: { types: [type.type] } };
};
