/** Cards that are banished where they would go to a trash. */
import type { ObjectId, State } from '../state/state.ts';
import { passiveEffects } from './prohibited.ts';
import { playersMeant } from './who.ts';

/**
 * `if a card would be put into your trash from anywhere but your deck, banish it instead`: to which of these cards that
 * applies. A token is no card (`token.not-card`). Rules: `ability.replacement`.
 */
export const banishedForTrash = (state: State, ids: readonly ObjectId[]): readonly ObjectId[] => {
  if (!state.hasAbilities) return NONE;
  const such = passiveEffects(state, 'banished for the trash');
  if (such.length === 0) return NONE;
  return ids.filter(id => {
    const o = state.objects[id];
    if (o === undefined || o.token || o.zone.kind === 'deck') return false;
    return such.some(({ effect, c }) => playersMeant(c, effect.whose).includes(o.owner));
  });
};

const NONE: readonly never[] = [];
