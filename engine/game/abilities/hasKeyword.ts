/**
 * Whether an object has a keyword, as phrases ask for it ("cards with Reaction", "spells with Flow"). It is a characteristic,
 * however the object has come by it (`keyword.*.characteristic`): printed, given, as part of an ability, by another keyword
 * that includes it, or from what grants it while the card is played.
 */

import { hasUnitsAt } from '../play/query.ts';
import type { Filter, StaticEffect, Who } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import { abilitiesHad } from './abilitiesHad.ts';
import { type AbilityInstance, abilitiesOf } from './abilityInstances.ts';
import { isActive } from './active.ts';
import { type Context, NO_SLOTS, type View } from './context.ts';
import { isThere } from './measures.ts';
import { hasByItself, hidesItsHidden, isOfAny, itemOfCard } from './ownKeyword.ts';
import { passivesIn } from './traits.ts';
import { contextOfPassive } from './view.ts';
import { locationFits } from './where.ts';
import { isMeant } from './who.ts';

export const hasKeywordNow = (state: State, view: View, o: GameObject, name: string): boolean => {
  if (hidesItsHidden(state, o, name) || view.isLost(o, name)) return false;
  if (hasByItself(state, view, o, name)) return true;
  switch (name) {
    case 'reaction':
      return (
        isSaidToHave(state, view, o, { timing: name, player: playerOf(o) }) ||
        view.keyword(o, 'quick-draw') > 0 ||
        isAmbushing(state, view, o)
      );
    case 'action':
      return isSaidToHave(state, view, o, { timing: name, player: playerOf(o) });
    case 'accelerate':
    case 'repeat':
      return isGranted(state, view, o, name);
    case 'show off':
      return (
        isOfAny(abilitiesHad(state, o), name) ||
        isGivenBy(state, view, { o, player: playerOf(o) }, 'abilities as played', e =>
          e.abilities.some(({ keyword }) => keyword === name) ? e : null,
        )
      );
    default:
      return isOfAny(abilitiesHad(state, o), name);
  }
};

/** Who plays it, or would. */
const playerOf = (o: GameObject): PlayerId =>
  isThere(o) || o.zone.kind === 'chain' || o.zone.kind === 'facedown' ? o.controller : o.owner;

/** Whether what the card says itself or a passive in force gives it this timing, for the player who plays it (`keyword.reaction.conditional`). */
export const isSaidToHave = (
  state: State,
  view: View,
  o: GameObject,
  { timing, player }: { readonly timing: 'action' | 'reaction'; readonly player: PlayerId },
): boolean =>
  abilitiesOf(state, o).some(
    b =>
      b.ability.kind === 'static' &&
      b.ability.effects.some(e => e.gives === 'timing' && e.what === 'me' && e.timing === timing) &&
      isActive(contextOf(state, view, b, player), b),
  ) ||
  isGivenBy(state, view, { o, player }, 'timing', e =>
    e.what !== 'me' && e.timing === timing ? { of: e.what, whose: e.whose } : null,
  );

/** `keyword.repeat`, `keyword.accelerate`: what passives let be paid for it while it is played. */
const isGranted = (state: State, view: View, o: GameObject, name: 'accelerate' | 'repeat'): boolean =>
  isGivenBy(state, view, { o, player: playerOf(o) }, name, e =>
    e.of === 'my abilities' ? null : { of: e.of, whose: e.whose },
  );

type Giving<K extends StaticEffect['gives']> = Extract<StaticEffect, { gives: K }>;

/** To which cards an effect gives something, and by whom they are played; null where it does not give that. */
type Gift<K extends StaticEffect['gives']> = (e: Giving<K>) => { readonly of: Filter; readonly whose: Who } | null;

/** Most passives give nothing of the kind: what they mean and whether they are active is asked of the others alone. */
const isGivenBy = <K extends StaticEffect['gives']>(
  state: State,
  view: View,
  { o, player }: { readonly o: GameObject; readonly player: PlayerId },
  kind: K,
  gift: Gift<K>,
): boolean =>
  passivesIn(state)
    ?.gives.get(kind)
    ?.some(({ by, effect }) => {
      const given = gift(effect as Giving<K>);
      if (given === null || (by.next !== undefined && by.next !== (itemOfCard(state, o)?.id ?? null))) return false;
      const c = contextOfPassive(state, withoutGrants(state, view), by);
      return (
        isMeant(c, given.whose, player) &&
        isActive(c, by.instance) &&
        c.evaluator.fits(c, objectRef(state, o.id), withWhere(given.of, ANYWHERE))
      );
    }) === true;

const withoutGrants = (state: State, view: View): View => ({
  might: o => view.might(o),
  keyword: (o, name) => view.keyword(o, name),
  has: (o, name) => hasByItself(state, view, o, name),
  isLost: (o, name) => view.isLost(o, name),
  tags: o => view.tags(o),
  victoryScore: () => view.victoryScore(),
});

const contextOf = (state: State, view: View, b: AbilityInstance, player: PlayerId): Context => ({
  ...contextOfPassive(state, withoutGrants(state, view), { instance: b, slots: NO_SLOTS, event: null }),
  controller: player,
});

/** `keyword.ambush.meaning`: Reaction, as long as it is played to where its player has units, or to where it says that it can ambush. */
const isAmbushing = (state: State, view: View, o: GameObject): boolean => {
  const item = itemOfCard(state, o);
  const to = item?.to ?? null;
  if (item === undefined || to === null || to.kind !== 'battlefield') return false;
  if (view.keyword(o, 'ambush') > 0 && hasUnitsAt(state, item.controller, to.at)) return true;
  return abilitiesOf(state, o).some(b => {
    if (b.ability.kind !== 'static') return false;
    const ways = b.ability.effects.filter(isQuickWay);
    if (ways.length === 0) return false;
    const c = contextOf(state, view, b, item.controller);
    return isActive(c, b) && ways.some(e => e.to !== undefined && locationFits(c, to, e.to));
  });
};

const isQuickWay = (e: StaticEffect): e is Giving<'may be played'> =>
  e.gives === 'may be played' && e.what === 'me' && e.timing === 'reaction' && e.to !== undefined;
