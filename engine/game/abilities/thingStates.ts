/** The states that words ask for: exhausted, stunned, Mighty, alone. */

import type { ThingState } from '../state/cards/thingState.ts';
import type { GameObject, State } from '../state/state.ts';
import { attachedTo } from './abilityInstances.ts';
import type { Context, View } from './context.ts';
import { mightHere } from './measures.ts';
import { isChampionLegend } from './ownLegends.ts';
import { isWithoutOthers, PLAIN_STATES } from './plainStates.ts';

/**
 * Whether an object is in a state now. Equipment makes what it is attached to equipped, other gear does not. Rules:
 * `keyword.equip.equipped`, `keyword.equip.equipped.with-attached`, `keyword.equip.equipped.one-enough`, `keyword.equip.equipped.by-equip`.
 */
export const stateFits = (c: Context, o: GameObject, is: ThingState): boolean => {
  const { state } = c;
  switch (is) {
    case 'mighty':
      return mightHere(c, o) >= MIGHTY;
    case 'equipped':
      return attachedTo(state, o.id).some(gear => isEquipment(c.view, gear));
    case 'only unit of yours there':
      return o.controller === c.controller && isOnlyUnitThere(state, o);
    case 'chosen champion':
      return isChosenChampion(state, o);
    case 'champion':
      return o.print.marks.includes('champion');
    case 'occupied':
    case 'uncontrolled':
    case 'open':
    case 'contested':
    case 'triggered':
    case 'activated':
      return false;
    default:
      return PLAIN_STATES[is](state, o);
  }
};

/**
 * `gear.equipment`: by its tag, printed, laid out or given; a card with Equip has it. A given Equip ability brings no tag. Rule:
 * `gear.equipment.referred`.
 */
export const isEquipment = (view: Pick<View, 'tags'>, gear: GameObject): boolean =>
  view.tags(gear).some(tag => tag.toLowerCase() === 'equipment');

/** `mighty`: a Might of 5 or more. */
export const MIGHTY = 5;

/** What its controller controls is counted, and no unit of a teammate, as friendly ones are. */
const isOnlyUnitThere = (state: State, o: GameObject): boolean =>
  isWithoutOthers(state, o, u => u.controller === o.controller);

/**
 * `deck.champion.copies`: by its name, if it lay in its zone as the scenario began; else a champion unit that could be it, as it shares a tag with the
 * legend (`deck.champion.tag`). That is settled as decks are built: by what is printed on both, and not by tags that an effect gives.
 */
const isChosenChampion = (state: State, o: GameObject): boolean => {
  if (!o.print.marks.includes('champion')) return false;
  const name = state.players[o.owner]?.championName ?? null;
  if (name !== null) return name === o.print.name;
  const legend = state.objects.find(l => isChampionLegend(l, state, o.owner));
  return legend === undefined || o.print.tags.some(tag => legend.print.tags.includes(tag));
};
