/** The states that words ask for: exhausted, stunned, Mighty, alone. */

import { isLocation, sameLocation, teammates } from '../play/query.ts';
import type { ThingState } from '../state/cards/thingState.ts';
import type { GameObject, State } from '../state/state.ts';
import { attachedTo } from './abilityInstances.ts';
import { type Context, locationOf, type View } from './context.ts';
import { mightHere } from './measures.ts';
import { isChampionLegend } from './ownLegends.ts';

/**
 * Whether an object is in a state now. Equipment makes what it is attached to equipped, other gear does not. Rules:
 * `term.in-combat`, `keyword.equip.equipped`, `keyword.equip.equipped.with-attached`, `keyword.equip.equipped.one-enough`, `keyword.equip.equipped.by-equip`.
 */
export const stateFits = (c: Context, o: GameObject, is: ThingState): boolean => {
  const { state } = c;
  switch (is) {
    case 'exhausted':
      return o.exhausted;
    case 'ready':
      return !o.exhausted;
    case 'stunned':
      return o.stunned;
    case 'buffed':
      return o.buffs > 0;
    case 'damaged':
      return o.damage > 0;
    case 'undamaged':
      return o.damage === 0;
    case 'attacking':
      return o.role === 'attacker';
    case 'defending':
      return o.role === 'defender';
    case 'in combat':
      return o.role !== null;
    case 'in showdown': {
      const at = locationOf(state, o);
      return at?.kind === 'battlefield' && state.showdown?.at === at.at;
    }
    case 'mighty':
      return mightHere(c, o) >= MIGHTY;
    case 'empowered':
      return o.timesEmpowered > 0;
    case 'equipped':
      return attachedTo(state, o.id).some(gear => isEquipment(c.view, gear));
    case 'attached':
      return o.attachedTo !== null;
    case 'unattached':
      return o.attachedTo === null;
    case 'token':
      return o.token;
    case 'not token':
      return !o.token;
    case 'alone':
      return isAlone(state, o);
    case 'only unit of yours there':
      return o.controller === c.controller && isOnlyUnitThere(state, o);
    case 'facedown':
      return o.zone.kind === 'facedown';
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

/** `term.alone`: no other friendly units at the same location. */
export const isAlone = (state: State, o: GameObject): boolean =>
  isWithout(state, o, u => u.controller === o.controller || teammates(state, u.controller, o.controller));

/** What its controller controls is counted, and no unit of a teammate, as friendly ones are. */
const isOnlyUnitThere = (state: State, o: GameObject): boolean =>
  isWithout(state, o, u => u.controller === o.controller);

/** It is at a location without any other unit of that kind. */
const isWithout = (state: State, o: GameObject, kind: (u: GameObject) => boolean): boolean => {
  const at = locationOf(state, o);
  if (at === null) return false;
  return !state.objects.some(
    u => u.type === 'unit' && u.id !== o.id && isLocation(u.zone) && sameLocation(u.zone, at) && kind(u),
  );
};

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
