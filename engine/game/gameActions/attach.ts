/** Attaching and detaching (`attach`, `detach`). */

import { locationOf } from '../abilities/context.ts';
import { viewOfState } from '../abilities/stateView.ts';
import { isEquipment } from '../abilities/thingStates.ts';
import { endWithAttachment } from '../play/copying.ts';
import { changeObjects, type Play, step } from '../play/play.ts';
import { baseOf, isLocation, listedNames } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { isOrAre } from '../play/sentence.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { ObjectId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { additionalEffects } from './additionalEffects.ts';
import type { Cause } from './cause.ts';
import { eventFor } from './objectEvents.ts';
import { takeAlong } from './putAt.ts';

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
  if (g.type === 'unit' && play.behaviours.attachedUnits === 'never') {
    step(play)?.tell('attach', `${g.name} is a unit, so it is not attached.`, { units: [gear] });
    return false;
  }
  // What is printed on gear is inactive while it is attached, so it has its say in between (`inactive.exceptions.attaching`).
  detach(play, [gear], cause);
  const also = additionalEffects(play, eventFor(play, 'attach', g, cause, { by: [objectRef(play.state, to)] }));
  const { zone } = bearer;
  changeObjects(play, [gear], o => {
    o.attachedTo = to;
    o.zone = zone;
  });
  takeAlong(play, [gear]);
  step(play)?.tell('attach', `${g.name} is attached to ${bearer.name}.`, { units: [gear, to] });
  if (play.behaviours.asAttached === 'with the attaching') also();
  const fields = { player: cause.player, by: [...cause.by, objectRef(play.state, gear)] };
  emitEvents(play, () => [
    eventFor(play, 'attach', g, cause, { by: [objectRef(play.state, to)] }),
    ...(by === 'equip' || isEquipment(viewOfState(play.state), play.state.objects[gear] ?? g)
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

/** `unit.not-attached.becomes`: what is attached and has become a unit, where the edition lets no unit be attached. */
export const detachUnits = (play: Play, ids: readonly ObjectId[], cause: Cause): void => {
  if (play.behaviours.attachedUnits === 'never')
    detach(
      play,
      ids.filter(id => play.state.objects[id]?.type === 'unit'),
      cause,
    );
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
  step(play)?.tell('detach', `${listedNames(attached.map(g => g.name))} ${isOrAre(attached)} detached.`, {
    units: attached.map(g => g.id),
  });
  emitEvents(play, () => attached.map(g => eventFor(play, 'detach', g, cause)));
  return attached.map(g => g.id);
};
