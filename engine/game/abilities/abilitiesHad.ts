/** All abilities that an object has in a state: its own and those that passives lend, but for those that passives take away. */

import type { GameObject, State } from '../state/state.ts';
import { type AbilityInstance, abilitiesOf, keywordsOfInstance } from './abilityInstances.ts';
import { isLostUnder, type Traits } from './layers.ts';
import { traitsGiving } from './traits.ts';

/** Not for the layers, which work out what is lent and taken away (`keyword.removed`, `ability`). */
export const abilitiesHad = (state: State, o: GameObject): readonly AbilityInstance[] => {
  const traits = traitsGiving(state, 'no keywords');
  return traits === null
    ? abilitiesOf(state, o)
    : withoutLost(traits, o, abilitiesOf(state, o, traits.abilities.get(o.id)));
};

/** But for those that go with a keyword which passives take away (`keyword.removed`). */
export const withoutLost = <A extends AbilityInstance>(
  traits: Pick<Traits, 'lost'>,
  o: GameObject,
  all: readonly A[],
): readonly A[] =>
  traits.lost.has(o.id) ? all.filter(b => !keywordsOfInstance(b).some(name => isLostUnder(traits, o, name))) : all;
