/** What passives forbid (`ability.passive`): "cannot", for the players and objects that they name. */

import { player } from '../play/query.ts';
import type { Filter, Selector, StaticEffect } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import type { GameObject, Location, PlayerId, Ref, State } from '../state/state.ts';
import { isActive } from './active.ts';
import type { Context } from './context.ts';
import { contextFor, effectFrame } from './effectFrame.ts';
import { evaluator } from './evaluator.ts';
import { objectFits } from './filter.ts';
import type { Passive } from './layers.ts';
import { cardsPlayed } from './played.ts';
import { passivesIn } from './traits.ts';
import { locationFits } from './where.ts';
import { isFriendly, playersMeant } from './who.ts';

/**
 * Every effect of one kind that passives in force have, with the context in which to evaluate its words. Effects about
 * "the next" card played are included only for the `item` that turned out to be that card.
 */
export const passiveEffects = <K extends StaticEffect['gives']>(
  state: State,
  kind: K,
  item?: number,
): readonly { readonly effect: Extract<StaticEffect, { gives: K }>; readonly c: Context; readonly by: Passive }[] => {
  const such = passivesIn(state)?.gives.get(kind);
  if (such === undefined) return NONE;
  const found: { effect: Extract<StaticEffect, { gives: K }>; c: Context; by: Passive }[] = [];
  for (const { by, effect } of such) {
    if (by.next !== undefined && by.next !== (item ?? null)) continue;
    const { controller, source, name } = by.instance;
    const c = contextFor(state, effectFrame(controller, source, name, { event: by.event, slots: by.slots }));
    if (isActive(c, by.instance)) found.push({ effect: effect as Extract<StaticEffect, { gives: K }>, c, by });
  }
  return found;
};

const NONE: readonly never[] = [];

/** Whether a player ignores a keyword of what is at a place (`ignoring.what`, `ignoring.inactive`). */
export const ignores = (state: State, who: PlayerId, keyword: string, at: Location | null): boolean =>
  passiveEffects(state, 'ignore').some(
    ({ effect, c }) =>
      effect.choosing === undefined &&
      effect.keyword === keyword &&
      playersMeant(c, effect.who).includes(who) &&
      placeFits(c, effect.at, at),
  );

/**
 * Whether a player ignores a keyword while paying for an item that has chosen this object: one ignored object is
 * enough, and the keyword is inactive on all of them (`ignoring.inactive`, `ignoring.limits`).
 */
export const ignoresWhileChoosing = (state: State, who: PlayerId, keyword: string, chosen: readonly Ref[]): boolean =>
  chosen.length > 0 &&
  passiveEffects(state, 'ignore').some(
    ({ effect: { choosing, keyword: ignored, who: of }, c }) =>
      choosing !== undefined &&
      ignored === keyword &&
      playersMeant(c, of).includes(who) &&
      chosen.some(r => evaluator.fits(c, r, choosing)),
  );

type Cannot = Extract<StaticEffect, { gives: 'cannot' }>;
const isSelector = (what: Selector | Filter): what is Selector => 'kind' in what;

const means = (c: Context, what: Cannot['what'], o: GameObject): boolean => {
  if (what === undefined) return true;
  if (isSelector(what)) return evaluator.refs(c, what).some(r => r.kind === 'object' && r.id === o.id);
  return objectFits(c, o, what.where === undefined ? withWhere(what, ANYWHERE) : what);
};

/** Who does something, and with what; or the game by itself. */
type Doer = { readonly player: PlayerId | null; readonly by: readonly Ref[] } | 'the game';

/** The name of the passive that forbids an act on the object; null if none does. */
export const prohibited = (state: State, act: Cannot['act'], o: GameObject, doer: Doer): string | null => {
  if (!state.hasAbilities) return null;
  for (const { effect, c, by } of passiveEffects(state, 'cannot')) {
    if (effect.act !== act || !isAbout(c, effect.by, o, doer)) continue;
    if (means(c, effect.what, o)) return by.instance.name;
  }
  return null;
};

/** Whether the prohibition covers this doer: `by enemy spells` does not forbid anything to one's own. */
const isAbout = (c: Context, by: Cannot['by'], o: GameObject, doer: Doer): boolean => {
  if (by === undefined) return true;
  if (by === 'others') return doer === 'the game' || !doer.by.some(r => r.kind === 'object' && r.id === o.id);
  if (doer === 'the game' || by === 'the game') return doer === by;
  const { whose, of } = BY[by];
  if (whose === 'enemy' && (doer.player === null || isFriendly(c, doer.player))) return false;
  return of === 'spells and abilities' || (of === 'spells') === isSpell(c.state, doer.by);
};

const BY = {
  'spells and abilities': { whose: 'all', of: 'spells and abilities' },
  spells: { whose: 'all', of: 'spells' },
  abilities: { whose: 'all', of: 'abilities' },
  'enemy spells and abilities': { whose: 'enemy', of: 'spells and abilities' },
  'enemy spells': { whose: 'enemy', of: 'spells' },
  'enemy abilities': { whose: 'enemy', of: 'abilities' },
} as const;

/** A spell is what its card is; of an ability, its item is named beside what has it (`action.attribution`). */
const isSpell = (state: State, by: readonly Ref[]): boolean =>
  by.some(r => r.kind === 'object' && state.objects[r.id]?.type === 'spell');

/** Whether a unit that is buffed can be buffed again: `I can have any number of buffs` (`action.buff.many`). */
export const mayHaveMoreBuffs = (state: State, o: GameObject): boolean =>
  state.hasAbilities && passiveEffects(state, 'any number of buffs').some(({ effect, c }) => means(c, effect.to, o));

/** How often it can be empowered: once, unless something lets it be so more often (`empower.once.unless`). */
export const timesEmpowerable = (state: State, o: GameObject): number =>
  !state.hasAbilities
    ? 1
    : passiveEffects(state, 'times empowered').reduce(
        (most, { effect, c }) => (means(c, effect.to, o) ? Math.max(most, effect.most) : most),
        1,
      );

/** How many such cards they have played this turn. */
const timesPlayed = (c: Context, who: PlayerId, what: Cannot['what']): number =>
  cardsPlayed(c.state, who, c.state.behaviours.countsAsPlayed).filter(e => e.memo !== null && means(c, what, e.memo))
    .length;

/** The name of what forbids a player to do something with an object, from one place to another; or null. */
export const forbids = (
  state: State,
  act: Cannot['act'],
  who: PlayerId,
  o: GameObject | null,
  places: { readonly from?: Location | null; readonly to?: Location | null; readonly at?: Location | null } = {},
): string | null => {
  if (!state.hasAbilities) return null;
  for (const { effect, c, by } of passiveEffects(state, 'cannot')) {
    if (effect.act !== act) continue;
    if (effect.who !== 'nobody' && !playersMeant(c, effect.who).includes(who)) continue;
    if (effect.untilTurn !== undefined && player(state, who).turns >= effect.untilTurn) continue;
    if (o !== null && !means(c, effect.what, o)) continue;
    if (o === null && effect.what !== undefined) continue;
    if (effect.beyond !== undefined && timesPlayed(c, who, effect.what) < effect.beyond) continue;
    if (
      !placeFits(c, effect.from, places.from) ||
      !placeFits(c, effect.to, places.to) ||
      !placeFits(c, effect.at, places.at)
    )
      continue;
    if (effect.except !== undefined && places.to !== undefined && places.to !== null) {
      // "Their base" is that of the player who plays it.
      const theirs = effect.except.kind === 'base' && places.to.kind === 'base' && places.to.player === who;
      if (theirs || locationFits(c, places.to, effect.except)) continue;
    }
    return by.instance.name;
  }
  return null;
};

const placeFits = (c: Context, where: Cannot['from'], at: Location | null | undefined): boolean =>
  where === undefined || (at !== undefined && at !== null && locationFits(c, at, where));
