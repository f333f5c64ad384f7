/** The states that words ask for, as far as they follow from what lies on an object and where things are: exhausted, stunned, alone. */

import { isLocation, sameLocation, teammates } from '../play/query.ts';
import type { PlainState } from '../state/cards/thingState.ts';
import type { GameObject, State } from '../state/state.ts';
import { locationOf } from './context.ts';

/** Whether an object is in a state now. Rules: `term.in-combat`. */
export const PLAIN_STATES: Readonly<Record<PlainState, (state: State, o: GameObject) => boolean>> = {
  exhausted: (_, o) => o.exhausted,
  ready: (_, o) => !o.exhausted,
  stunned: (_, o) => o.stunned,
  buffed: (_, o) => o.buffs > 0,
  damaged: (_, o) => o.damage > 0,
  undamaged: (_, o) => o.damage === 0,
  attacking: (_, o) => o.role === 'attacker',
  defending: (_, o) => o.role === 'defender',
  'in combat': (_, o) => o.role !== null,
  'in showdown': (state, o) => {
    const at = locationOf(state, o);
    return at?.kind === 'battlefield' && state.showdown?.at === at.at;
  },
  empowered: (_, o) => o.timesEmpowered > 0,
  attached: (_, o) => o.attachedTo !== null,
  unattached: (_, o) => o.attachedTo === null,
  token: (_, o) => o.token,
  'not token': (_, o) => !o.token,
  alone: (state, o) => isAlone(state, o),
  facedown: (_, o) => o.zone.kind === 'facedown',
};

/** Whether an object is in all of these states, as one question. */
export const inAllOf = (states: readonly PlainState[]): ((state: State, o: GameObject) => boolean) => {
  const all = states.map(is => PLAIN_STATES[is]);
  const [only] = all;
  return only !== undefined && all.length === 1 ? only : (state, o) => all.every(fits => fits(state, o));
};

/** `term.alone`: no other friendly units at the same location. */
export const isAlone = (state: State, o: GameObject): boolean =>
  isWithoutOthers(state, o, u => u.controller === o.controller || teammates(state, u.controller, o.controller));

/** It is at a location without any other unit of that kind. */
export const isWithoutOthers = (state: State, o: GameObject, kind: (u: GameObject) => boolean): boolean => {
  const at = locationOf(state, o);
  if (at === null) return false;
  return !state.objects.some(
    u => u.type === 'unit' && u.id !== o.id && isLocation(u.zone) && sameLocation(u.zone, at) && kind(u),
  );
};
