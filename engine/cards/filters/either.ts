/** One feature or another: `with Tank or Shield`, `with a buff or attached Equipment`. */
import type { Filter, ThingState } from '../../game/state/cards/ability.ts';
import { keywordName } from '../nouns.ts';
import { fail, list, oneOf, type Parser, say } from '../parser.ts';
import { ways } from '../patterns.ts';

/** Null for one feature alone, which needs no `or`. */
export const eitherOf = (p: Parser): readonly Filter[] | null => {
  if (!say(p, 'with | that has/have')) return null;
  const all = list(p, feature, ', or | , | or (with)');
  return all !== null && all.length > 1 ? all : fail(p, 'or');
};

const feature = (p: Parser): Filter | null => {
  const state = oneOf(p, FEATURES);
  if (state !== null) return { types: [], where: { kind: 'anywhere' }, is: [state] };
  const keyword = keywordName(p);
  return keyword === null ? null : { types: [], where: { kind: 'anywhere' }, keyword };
};

const FEATURES = ways<ThingState>([
  ['a buff | buffs', 'buffed'],
  ['damage (marked) (on it/them)', 'damaged'],
  ['(an) attached equipment | (an/any) equipment attached (to it/them)', 'equipped'],
]);
