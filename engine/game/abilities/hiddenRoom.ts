/** How many cards may lie facedown at a battlefield (`zone.facedown.one`). */

import type { BattlefieldId, State } from '../state/state.ts';
import { passiveEffects } from './prohibited.ts';
import { locationFits } from './where.ts';

/** One, and what passives there add to it (`zone.facedown.one.changes`). */
export const roomAt = (state: State, at: BattlefieldId): number =>
  passiveEffects(state, 'hidden cards')
    .filter(({ effect, c }) => locationFits(c, { kind: 'battlefield', at }, effect.at))
    .reduce((sum, { effect }) => sum + effect.more, 1);
