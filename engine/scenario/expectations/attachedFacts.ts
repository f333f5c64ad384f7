/** What is attached to what, as expectations claim it (`attachment.attached`, `keyword.equip.equipped`). */

import { attachedTo } from '../../game/abilities/abilityInstances.ts';
import { viewOfState } from '../../game/abilities/stateView.ts';
import { isEquipment } from '../../game/abilities/thingStates.ts';
import { isOnBoard, listed } from '../../game/play/query.ts';
import type { ObjectId, State, Unit } from '../../game/state/state.ts';
import type { Fact } from './fact.ts';
import { whereIs } from './whereIs.ts';

/** `bearer`: what it is claimed to be attached to; null for anything. */
export const attachedFact = (state: State, gear: Unit, bearer: ObjectId | null): Fact => {
  const to = isOnBoard(gear) && gear.attachedTo !== null ? state.objects[gear.attachedTo] : undefined;
  if (to !== undefined)
    return { holds: bearer === null || to.id === bearer, actual: `${gear.name} is attached to ${to.name}` };
  return {
    holds: false,
    actual: isOnBoard(gear) ? `${gear.name} is not attached` : `${gear.name} is ${whereIs(state, gear)}`,
  };
};

/** By Equipment; other gear that is attached does not make it so. */
export const equippedFact = (state: State, u: Unit): Fact => {
  if (!isOnBoard(u)) return { holds: false, actual: `${u.name} is ${whereIs(state, u)}` };
  const equipment = attachedTo(state, u.id).filter(gear => isEquipment(viewOfState(state), gear));
  return {
    holds: equipment.length > 0,
    actual:
      equipment.length > 0
        ? `${u.name} is equipped with ${listed(equipment.map(({ name }) => name))}`
        : `${u.name} is not equipped`,
  };
};
