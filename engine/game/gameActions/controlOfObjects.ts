/** Control of objects, taken and given back; that of battlefields is `control.ts`'s. */

import { changeHands } from '../play/contesting.ts';
import { endControl } from '../play/controlEffects.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { isLocation, listedNames, objectsById, player } from '../play/query.ts';
import { withModifier } from '../state/outOfBounds.ts';
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
  if (until === 'source' && !isStillThere(play, source)) return;
  const taken = ids.filter(id => play.state.objects[id]?.controller !== who);
  // Who has control by another effect, which may end first, keeps it by this one.
  const kept = ids.filter(
    id => !taken.includes(id) && play.state.objects[id]?.modifiers.some(m => m.kind === 'control'),
  );
  changeObjects(play, kept, o => {
    o.modifiers = withModifier(o.modifiers, { kind: 'control', from: who, until, source });
  });
  if (taken.length === 0) return;
  const before = objectsById(play.state, taken);
  changeObjects(play, taken, o => {
    o.modifiers = withModifier(o.modifiers, { kind: 'control', from: o.controller, until, source });
    o.controller = who;
  });
  step(play)?.tell(
    'chain.resolve.newest',
    `${player(play.state, who).name} takes control of ${listedNames(before.map(o => o.name))}.`,
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

/** What gave control to that player is over: it is whose it would be without that, or its owner's. */
export const loseControl = (play: Play, ids: readonly ObjectId[], who: PlayerId): void => {
  for (const id of ids) {
    const o = play.state.objects[id];
    if (o === undefined) continue;
    changeObjects(play, [id], u => {
      if (u.modifiers.some(m => m.kind === 'control')) endControl(u, (_, to) => to === who);
      else if (u.controller === who) u.controller = u.owner;
    });
    const to = play.state.objects[id]?.controller ?? o.owner;
    if (to === o.controller) continue;
    step(play)?.tell('chain.resolve.newest', `${o.name} goes back to ${player(play.state, to).name}'s control.`, {
      units: [id],
      players: [to],
    });
    changeHands(play, [o]);
  }
};
