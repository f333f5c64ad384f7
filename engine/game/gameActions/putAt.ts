/** Where objects are on the board, and with them what is attached to them. */

import { changeObjects, type Play } from '../play/play.ts';
import { isLocation, sameLocation } from '../play/query.ts';
import { amongThese } from '../state/ref.ts';
import type { GameObject, Location, ObjectId } from '../state/state.ts';

/** Sets objects down at a place, with what is attached to them (`gear.location.battlefield`). */
export const putAt = (play: Play, ids: readonly ObjectId[], to: (o: GameObject) => Location): void => {
  changeObjects(play, ids, u => {
    u.zone = to(u);
  });
  if (play.state.hasAbilities) takeAlong(play, ids);
};

/**
 * `attachment.top-most.takes-along`: what is attached is where its top-most card is (`attachment.top-most.same-location`), and so is
 * what is attached to that in turn, such as gear on a unit that is gear as well.
 */
export const takeAlong = (play: Play, ids: readonly ObjectId[]): void => {
  const { objects } = play.state;
  const isMoved = amongThese(ids);
  const attached = objects.filter(({ attachedTo }) => attachedTo !== null && isMoved(attachedTo));
  const zones = new Map<ObjectId, Location>();
  for (const g of attached) {
    const zone = g.attachedTo === null ? undefined : objects[g.attachedTo]?.zone;
    if (zone !== undefined && isLocation(zone) && !sameLocation(zone, g.zone)) zones.set(g.id, zone);
  }
  const left = [...zones.keys()];
  changeObjects(play, left, o => {
    o.zone = zones.get(o.id) ?? o.zone;
  });
  if (left.length > 0) takeAlong(play, left);
};
