/** Objects on the board as they are seen: runes are with their players' resources. */
import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { lethalNow, mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { isLocation } from '../../../engine/game/play/query.ts';
import type { GameObject, State } from '../../../engine/game/state/state.ts';
import type { SceneMight, SceneObject } from './scene.ts';

/** None for what is not on the board. */
export const objectOf = (state: State, object: GameObject): SceneObject | undefined => {
  const { zone, type } = object;
  if (!isLocation(zone) || type === 'rune') return undefined;
  const isUnit = type === 'unit';
  return {
    id: object.id,
    name: object.name,
    type,
    place: zone,
    controller: object.controller,
    owner: object.owner,
    might: isUnit ? mightOf(state, object) : null,
    damage: object.damage,
    lethal: isUnit ? lethalNow(state, object) : null,
    keywords: keywordsOf(state, object).map(({ name, value }) => ({ name, value })),
    role: object.role,
    exhausted: object.exhausted,
    stunned: object.stunned,
    buffs: object.buffs,
    timesEmpowered: object.timesEmpowered,
    token: object.token,
    attachedTo: object.attachedTo,
  };
};

const mightOf = (state: State, unit: GameObject): SceneMight => {
  const { counted, parts } = mightOfUnit(state, unit);
  return { value: counted, printed: unit.might, parts: parts.map(({ label, amount }) => ({ label, amount })) };
};
