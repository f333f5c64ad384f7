/**
 * Choices that paying for an item would make void: nobody may make them while there are others
 * (`play.choices.dead-end`).
 */

import { choosablesOf } from '../abilities/choosing.ts';
import { unchangedObject } from '../abilities/context.ts';
import { targetsFor } from '../abilities/targets.ts';
import type { Play } from '../play/play.ts';
import { hasUnitsAt, listedNames, placeName } from '../play/query.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, type Ref, sameRef } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, State } from '../state/state.ts';

/** What paying for an item has taken away that it was to affect; null where nothing, or nothing else could be chosen. */
export const refuseDeadEnd = (play: Play, before: State, item: ChainItem): Refusal | null =>
  lostTarget(play, before, item) ?? lostPlace(play, before, item);

const lostTarget = (play: Play, before: State, item: ChainItem): Refusal | null => {
  for (const k of choosablesOf(item.instructions, item.slots)) {
    const chosen = item.slots[k.slot];
    if (k.kind !== 'objects' || chosen === undefined) continue;
    const lost = chosen.filter(r => isGone(play, r));
    if (lost.length === 0) continue;
    const slots = Object.fromEntries(Object.entries(item.slots).filter(([slot]) => slot !== k.slot));
    const { options } = targetsFor({ ...play, state: before }, { ...item, slots }, k);
    const other = options.some(r => !isGone(play, r) && !chosen.some(x => sameRef(x, r)));
    if (!other) continue;
    const names = listedNames(flatMapped(lost, r => (r.kind === 'object' ? [before.objects[r.id]?.name ?? ''] : [])));
    return {
      code: 'play/target',
      rules: ['play.choices.dead-end', 'play.pay.dead-end', 'play.target.valid'],
      message: `${item.name} cannot choose ${names}: paying for it removes ${names}, and there is something else to choose.`,
      units: idsOf(lost),
    };
  }
  return null;
};

const isGone = (play: Play, r: Ref): boolean => r.kind === 'object' && unchangedObject(play.state, r) === null;

/** A battlefield whose control goes at once with its last unit is no place to play to for that unit's death. */
const lostPlace = (play: Play, before: State, { to, controller, name }: ChainItem): Refusal | null => {
  if (to?.kind !== 'battlefield' || play.behaviours.controlLost === 'in an open cleanup') return null;
  const held = before.battlefields[to.at]?.controller === controller && hasUnitsAt(before, controller, to.at);
  const contested =
    play.behaviours.controlLost === 'unless contested' && play.state.battlefields[to.at]?.contestedBy !== null;
  if (!held || contested || hasUnitsAt(play.state, controller, to.at)) return null;
  return {
    code: 'play/place',
    rules: ['play.choices.dead-end', 'play.pay.dead-end', 'play.choices.location'],
    message: `${name} cannot be played to ${placeName(before, to)}: paying for it uses up the last unit there, and control is lost with it.`,
    units: [],
    place: to.at,
  };
};
