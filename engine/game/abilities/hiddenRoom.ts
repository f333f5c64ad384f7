/** How many cards may lie facedown at a battlefield (`zone.facedown.one`). */

import { battlefield } from '../play/query.ts';
import type { BattlefieldId, PlayerId, State } from '../state/state.ts';
import type { Context } from './context.ts';
import { passiveEffects } from './prohibited.ts';
import { locationFits } from './where.ts';
import { isFriendly } from './who.ts';

/**
 * One, plus what passives add there (`zone.facedown.room`). `you may hide` means the controller of the unit that says
 * so, and on a battlefield the controller of that battlefield.
 */
export const roomAt = (state: State, at: BattlefieldId, hider: PlayerId): number =>
  passiveEffects(state, 'hidden cards')
    .filter(
      ({ effect, c, by }) =>
        mayHide(c, effect.whose, { at, hider, isOfBattlefield: by.instance.source.kind === 'battlefield' }) &&
        locationFits(c, { kind: 'battlefield', at }, effect.at),
    )
    .reduce((sum, { effect }) => sum + effect.more, 1);

interface Hiding {
  readonly at: BattlefieldId;
  readonly hider: PlayerId;
  readonly isOfBattlefield: boolean;
}

const mayHide = (
  c: Context,
  whose: 'yours' | 'anybody' | 'friendly holder',
  { at, hider, isOfBattlefield }: Hiding,
): boolean => {
  if (whose === 'friendly holder') return battlefield(c.state, at).controller === hider && isFriendly(c, hider);
  return whose === 'anybody' || isOfBattlefield || c.controller === hider;
};
