/** What keeps an item on the chain from being countered (`silver.cant.forbidden`). */

import { itemCard } from '../play/items.ts';
import type { Ability, Filter, Selector } from '../state/cards/ability.ts';
import type { ChainItem, GameObject, State } from '../state/state.ts';
import { abilitiesHad } from './abilitiesHad.ts';
import { isActive } from './active.ts';
import { abilitiesAsPlayed } from './asPlayed.ts';
import { contextFor, effectFrame } from './effectFrame.ts';
import { evaluator } from './evaluator.ts';
import { passiveEffects } from './prohibited.ts';

/** The name of what keeps it from that, or null. */
export const uncounterable = (state: State, item: ChainItem): string | null => {
  const own = itemCard(state, item);
  if (own !== null && isShieldedByItself(state, item, own)) return own.name;
  const ref = { kind: 'item', id: item.id } as const;
  for (const { effect, c, by } of passiveEffects(state, 'cannot')) {
    const { act, what } = effect;
    if (act !== 'be countered' || what === undefined) continue;
    const meant = filterMeant(what);
    if (meant !== null && evaluator.fits(c, ref, meant)) return by.instance.name;
  }
  return null;
};

/** By what is printed on it or was given to it, as far as that is active for the player whose item it is. */
const isShieldedByItself = (state: State, item: ChainItem, card: GameObject): boolean => {
  const { controller, name, terms, id } = item;
  const own = abilitiesHad(state, { ...card, controller });
  return abilitiesAsPlayed(state, item, card, own).some(
    b =>
      isOwnShield(b.ability) &&
      isActive(contextFor(state, effectFrame(controller, b.source, name, { terms, item: id })), b),
  );
};

const isOwnShield = (a: Ability): boolean =>
  a.kind === 'static' &&
  a.effects.some(e => e.gives === 'cannot' && e.act === 'be countered' && e.what !== undefined && isMe(e.what));

const isMe = (what: Selector | Filter): boolean => 'kind' in what && what.kind === 'me';

/** Which things are meant; null where a selector says it otherwise than by a filter. */
const filterMeant = (what: Selector | Filter): Filter | null => {
  if (!('kind' in what)) return what;
  return what.kind === 'all' ? what.filter : null;
};
