/** Control of objects, taken and given back; that of battlefields is `control.ts`'s. */

import { changeObjects, type Play, step } from '../play/play.ts';
import { isLocation, listed, objectsById, player } from '../play/query.ts';
import type { ObjectId, PlayerId, Until } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import type { Cause } from './cause.ts';
import { eventFor } from './objectEvents.ts';

/** Control of an object; attached gear keeps its own controller (`attachment.attached.control-apart`). */
export const takeControl = (
  play: Play,
  ids: readonly ObjectId[],
  who: PlayerId,
  { until, source }: { readonly until: Until; readonly source: ObjectId | null },
  cause: Cause,
): void => {
  const taken = ids.filter(id => play.state.objects[id]?.controller !== who);
  if (taken.length === 0 || (until === 'source' && !isStillThere(play, source))) return;
  const before = objectsById(play.state, taken);
  changeObjects(play, taken, o => {
    o.modifiers = [...o.modifiers, { kind: 'control', from: o.controller, until, source }];
    o.controller = who;
  });
  step(
    play,
    'chain.resolve.newest',
    `${player(play.state, who).name} takes control of ${listed(before.map(o => o.name))}.`,
    {
      units: taken,
      players: [who],
    },
  );
  emitEvents(play, () => before.map(o => eventFor(play, 'take control', o, cause)));
};

/** What would last as long as its source does is over before it begins without that (`play.impossible.delayed-over`). */
const isStillThere = (play: Play, source: ObjectId | null): boolean => {
  const o = source === null ? undefined : play.state.objects[source];
  return o !== undefined && isLocation(o.zone);
};

/** Back to the player who had it before, or its owner. */
export const loseControl = (play: Play, ids: readonly ObjectId[]): void => {
  for (const id of ids) {
    const o = play.state.objects[id];
    if (o === undefined) continue;
    const back = o.modifiers.find(m => m.kind === 'control');
    const to = back?.kind === 'control' ? back.from : o.owner;
    if (to === o.controller) continue;
    changeObjects(play, [id], u => {
      u.controller = to;
      u.modifiers = u.modifiers.filter(m => m.kind !== 'control');
    });
    step(play, 'chain.resolve.newest', `${o.name} goes back to ${player(play.state, to).name}'s control.`, {
      units: [id],
      players: [to],
    });
  }
};
