/** How many cards may lie facedown at a battlefield (`zone.facedown.one`). */

import type { BattlefieldId, PlayerId, State } from '../state/state.ts';
import { passiveEffects } from './prohibited.ts';
import { locationFits } from './where.ts';

/**
 * One, plus what passives add there (`zone.facedown.room`). `you may hide` means the controller of the unit that says
 * so, and on a battlefield the controller of that battlefield.
 */
export const roomAt = (state: State, at: BattlefieldId, hider: PlayerId): number =>
  passiveEffects(state, 'hidden cards')
    .filter(
      ({ effect, c, by }) =>
        (effect.whose === 'anybody' || by.instance.source.kind === 'battlefield' || c.controller === hider) &&
        locationFits(c, { kind: 'battlefield', at }, effect.at),
    )
    .reduce((sum, { effect }) => sum + effect.more, 1);
