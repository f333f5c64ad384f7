/** Phrases as they are asked of another place than their own. */
import { knownOf } from '../../../known.ts';
import { normalizeFilter, normalizeWhere } from './normalizeShape.ts';
import type { Filter, Where } from './terms.ts';

export const ANYWHERE: Where = normalizeWhere({ kind: 'anywhere' });
export const AT_A_BATTLEFIELD: Where = normalizeWhere({ kind: 'battlefield' });
export const ON_THE_BOARD: Where = normalizeWhere({ kind: 'board' });
export const IN_ANY_HAND: Where = normalizeWhere({ kind: 'zone', zone: 'hand', of: 'any' });

export const ANY_CARD: Filter = normalizeFilter({ types: ['card'] });
export const ANYTHING: Filter = normalizeFilter({ types: [] });

/** The same words without "other": of "another unit", any unit. */
export const withoutOther = (f: Filter): Filter => normalizeFilter({ ...f, other: undefined });

/**
 * The same words of things at another place. Made once for each phrase and place: give places that stay the same, as those
 * above.
 */
export const withWhere = (f: Filter, where: Where): Filter => placedAt(where)(f);

const placedAt = knownOf((where: Where) => knownOf((f: Filter): Filter => normalizeFilter({ ...f, where })));
