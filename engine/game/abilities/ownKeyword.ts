/** Keywords that an object has, as far as that is known without what passives grant. */

import type { ChainItem, GameObject, State } from '../state/state.ts';
import { type AbilityInstance, abilitiesOf, keywordOfAbility } from './abilityInstances.ts';
import type { View } from './context.ts';

/**
 * Whether an object has a keyword by itself. What passives grant is left out: they may ask for keywords themselves. Rules: `keyword.hidden.reaction`,
 * `keyword.flow.characteristic`
 */
export const hasByItself = (
  state: State,
  view: Pick<View, 'keyword' | 'isLost'>,
  o: GameObject,
  name: string,
): boolean => {
  if (hidesItsHidden(state, o, name) || view.isLost(o, name)) return false;
  if (view.keyword(o, name) > 0 || o.print.timing === name) return true;
  if (name === 'reaction') return isFromFacedown(state, o);
  // Flow that it was given in the trash (`object.loses-modifications` ends that) is what it is played for all the same.
  if (name === 'flow' && itemOfCard(state, o)?.playedFor === name) return true;
  return (o.print.abilities.length > 0 || o.modifiers.length > 0) && isOfAny(abilitiesOf(state, o), name);
};

export const isOfAny = (abilities: readonly AbilityInstance[], name: string): boolean =>
  abilities.some(({ ability, on }) => keywordOfAbility(ability) === name || on.some(({ keyword }) => keyword === name));

/** `keyword.hidden.facedown-apart`: what lies facedown is no card with Hidden, where the edition says so. */
export const hidesItsHidden = ({ behaviours }: State, { zone }: GameObject, name: string): boolean =>
  name === 'hidden' && zone.kind === 'facedown' && behaviours.facedownCards === 'without Hidden';

/** Facedown, or played from there. */
const isFromFacedown = (state: State, o: GameObject): boolean =>
  o.zone.kind === 'facedown' || (itemOfCard(state, o)?.hiddenAt ?? null) !== null;

export const itemOfCard = (state: State, { id, zone }: GameObject): ChainItem | undefined =>
  zone.kind === 'chain'
    ? state.chain.find(i => i.kind === 'card' && i.source.kind === 'object' && i.source.id === id)
    : undefined;
