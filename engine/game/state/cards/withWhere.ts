/** Phrases as they are asked of another place than their own. */
import { knownOf } from '../../../known.ts';
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
export const withWhere = (f: Filter, where: Where): Filter => placedAt(where)(f);

const placedAt = knownOf((where: Where) => knownOf((f: Filter): Filter => evenFilter({ ...f, where })));
