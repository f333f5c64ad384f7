/** What a turn begins with: everything of its player becomes ready. */

import { prohibited } from '../abilities/prohibited.ts';
import { expireAfterAwaken } from '../combat/expiring.ts';
import { ownCause } from '../gameActions/cause.ts';
import { eventFor } from '../gameActions/objectEvents.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { isLocation, objectsById, player } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import type { PlayerId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';

/**
 * The tasks of the Awaken Phase, with which a turn begins. Legends are readied as well, though they are nowhere on the board. It is the turn player's doing, so that what triggers on
 * readying does (`action.responsibility.you`). Rules: `turn.awaken-phase.task`, `ready.awaken`, `legend.object`
 */
export const awaken = (play: Play, who: PlayerId): void => {
  const spent = play.state.objects
    .filter(u => u.controller === who && u.exhausted && (isLocation(u.zone) || u.zone.kind === 'legend'))
    .filter(u => prohibited(play.state, 'be readied', u, 'the game') === null)
    .map(u => u.id);
  changeObjects(play, spent, u => {
    u.exhausted = false;
  });
  if (spent.length > 0)
    step(play)?.tell('turn.awaken', sentence`${player(play.state, who).name} readies everything.`, {
      units: spent,
      players: [who],
    });
  emitEvents(play, () => objectsById(play.state, spent).map(o => eventFor(play, 'ready', o, ownCause(who))));
  expireAfterAwaken(play, who);
};
