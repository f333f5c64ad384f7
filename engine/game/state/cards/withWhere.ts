/** Phrases as they are asked of another place than their own. */
import type { Filter, Where } from './terms.ts';

export const ANYWHERE: Where = { kind: 'anywhere' };
export const AT_A_BATTLEFIELD: Where = { kind: 'battlefield' };
export const ON_THE_BOARD: Where = { kind: 'board' };

/**
 * The same words of things at another place. Made once for each phrase and place, as most phrases say no place, and a copy
 * with one key more costs many times as much as one with the same: give places that stay the same, as those above.
 */
export const withWhere = (f: Filter, where: Where): Filter => {
  let placed = made.get(where);
  if (placed === undefined) {
    placed = new WeakMap();
    made.set(where, placed);
  }
  const before = placed.get(f);
  if (before !== undefined) return before;
  const now: Filter = { ...f, where };
  placed.set(f, now);
  return now;
};

const made = new WeakMap<Where, WeakMap<Filter, Filter>>();
