/** Attaching and detaching (`attach`, `detach`), and control of objects taken and given back. */

import { locationOf } from '../abilities/context.ts';
import { endWithAttachment } from '../play/copying.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { baseOf, isLocation, listed, objectsById, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { isOrAre } from '../play/sentence.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { ObjectId, PlayerId, Until } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { besides } from './besides.ts';
import type { Cause } from './cause.ts';
import { eventFor } from './kill.ts';

/**
 * `attach`: from what it is attached to it is detached (`attach.elsewhere`); to the same again nothing happens, or it goes off and
 * on, as the edition has it (`attach.same`, `attach.same.instruction`). Rules: `keyword.equip.top-most`, `keyword.equip.equipped-by.event`.
 */
export const attach = (
  play: Play,
  gear: ObjectId,
  to: ObjectId,
  cause: Cause,
  by: 'effect' | 'equip' = 'effect',
): boolean => {
  const g = play.state.objects[gear];
  const bearer = play.state.objects[to];
  if (g === undefined || bearer === undefined || !isLocation(bearer.zone)) return false;
  if (g.attachedTo === to && play.behaviours.attachSame === 'does nothing') return false;
  // What is printed on gear is inactive while it is attached, so it has its say in between (`inactive.exceptions.attaching`).
  detach(play, [gear], cause);
  const also = besides(play, eventFor(play, 'attach', g, cause, { by: [objectRef(play.state, to)] }));
  const { zone } = bearer;
  changeObjects(play, [gear], o => {
    o.attachedTo = to;
    o.zone = zone;
  });
  step(play, 'attach', `${g.name} is attached to ${bearer.name}.`, { units: [gear, to] });
  if (play.behaviours.asAttached === 'with the attaching') also();
  const fields = { player: cause.player, by: [...cause.by, objectRef(play.state, gear)] };
  emitEvents(play, () => [
    eventFor(play, 'attach', g, cause, { by: [objectRef(play.state, to)] }),
    ...(by === 'equip' || g.print.tags.includes('Equipment')
      ? [
          newEvent('equip', {
            ...fields,
            what: objectRef(play.state, to),
            memo: bearer,
            at: locationOf(play.state, bearer),
          }),
        ]
      : []),
  ]);
  if (play.behaviours.asAttached === 'after it') also();
  return true;
};

/** `detach`: it stays where its bearer is, until a cleanup recalls it (`detach.location.gear`). */
export const detach = (play: Play, ids: readonly ObjectId[], cause: Cause): readonly ObjectId[] => {
  const attached = flatMapped(ids, id => {
    const g = play.state.objects[id];
    return g === undefined || g.attachedTo === null ? [] : [g];
  });
  for (const g of attached) {
    const at = locationOf(play.state, g) ?? baseOf(g.controller);
    changeObjects(play, [g.id], o => {
      o.attachedTo = null;
      o.zone = at;
    });
  }
  if (attached.length === 0) return [];
  endWithAttachment(
    play,
    attached.map(g => g.id),
  );
  step(play, 'detach', `${listed(attached.map(g => g.name))} ${isOrAre(attached)} detached.`, {
    units: attached.map(g => g.id),
  });
  emitEvents(play, () => attached.map(g => eventFor(play, 'detach', g, cause)));
  return attached.map(g => g.id);
};

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
