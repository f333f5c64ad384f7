/** Where an object is, in words. */

import { isLocation, placeName } from '../../game/play/query.ts';
import type { State, Unit } from '../../game/state/state.ts';

/** What was not killed is in the trash without being dead, and a token is then nowhere (`token.ceases`). */
export const whereIs = (state: State, u: Unit): string => {
  if (isLocation(u.zone)) return `at ${placeName(state, u.zone)}`;
  if (u.killed) return 'dead';
  if (u.zone.kind === 'outside') return 'gone, because nothing has created it';
  if (u.zone.kind === 'gone') return u.token ? 'gone, as a token that left the board' : 'gone';
  return `${u.zone.kind === 'facedown' ? '' : 'in '}${placeName(state, u.zone, u.owner)}`;
};
