/** The event that an activated ability was activated: which one, and what it costs (`ability.activate`). */

import type { Play } from '../play/play.ts';
import { newEvent } from '../play/recordEvents.ts';
import { type ChainItem, sourceRef } from '../state/item.ts';
import { emitEvents } from '../triggers/emitEvents.ts';

/** Once it has resolved, as a card is played by then (`action.play.triggers.when`). */
export const emitActivation = (play: Play, item: ChainItem): void => {
  if (item.ability?.kind !== 'activated') return;
  emitEvents(play, () => [
    newEvent('activate', {
      player: item.controller,
      what: sourceRef(play.state, item.source),
      // As it was when it was activated: its cost may have taken it from the board (`play.information.look-back`).
      memo: item.source.kind === 'object' ? item.source.memo : null,
      amount: baseEnergyOf(item),
    }),
  ]);
};

/** `cost.determining.ability`: whatever has made it cheaper or dearer. */
const baseEnergyOf = ({ ability }: ChainItem): number => {
  const energy = ability?.kind === 'activated' ? ability.cost.energy : 0;
  return typeof energy === 'number' ? energy : 0;
};
