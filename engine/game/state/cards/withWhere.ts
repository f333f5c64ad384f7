/** Phrases as they are asked of another place than their own. */
import { evenFilter, evenWhere } from './evenTerms.ts';
import type { Filter, Where } from './terms.ts';

export const ANYWHERE: Where = evenWhere({ kind: 'anywhere' });
export const AT_A_BATTLEFIELD: Where = evenWhere({ kind: 'battlefield' });
export const ON_THE_BOARD: Where = evenWhere({ kind: 'board' });
export const IN_ANY_HAND: Where = evenWhere({ kind: 'zone', zone: 'hand', of: 'any' });

export const ANY_CARD: Filter = evenFilter({ types: ['card'] });
export const ANYTHING: Filter = evenFilter({ types: [] });

/** The same words without "other": of "another unit", any unit. */
export const withoutOther = (f: Filter): Filter => evenFilter({ ...f, other: undefined });

/**
 * The same words of things at another place. Made once for each phrase and place: give places that stay the same, as those
 * above.
 */
export const withWhere = (f: Filter, where: Where): Filter => {
  let placed = made.get(where);
  if (placed === undefined) {
    placed = new WeakMap();
    made.set(where, placed);
  }
  const before = placed.get(f);
  if (before !== undefined) return before;
  const now = evenFilter({ ...f, where });
  placed.set(f, now);
  return now;
};

const made = new WeakMap<Where, WeakMap<Filter, Filter>>();
