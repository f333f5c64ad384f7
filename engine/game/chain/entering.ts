/** How permanents enter: ready or exhausted, where, and with what (`ability.replacement.entering`). */

import { type AbilityInstance, abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import type { Context } from '../abilities/context.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { isMatchingPlay } from '../abilities/matchingPlays.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isMeant } from '../abilities/who.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { listed } from '../play/query.ts';
import { newPlayEvent } from '../play/recordEvents.ts';
import type { StaticEffect } from '../state/cards/ability.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import type { Draft } from '../state/draft.ts';
import { untilFor } from '../state/lasting.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { ChainItem, GameObject, Location, Modifier, PlayEvent } from '../state/state.ts';
import { recordTally, timesPermitted } from '../triggers/limits.ts';

/** `ability.replacement.entering`: how it enters is replaced before it does. */
export const entersInBase = (play: Play, item: ChainItem, card: GameObject): boolean =>
  abilitiesOf(play.state, card).some(
    b =>
      b.ability.kind === 'static' &&
      isActive(contextOfItem(play, item), b) &&
      b.ability.effects.some(e => e.gives === 'enters in base'),
  );

type Enters = Extract<StaticEffect, { gives: 'enters' | 'enters with' }>;

/** Something that is said of how a permanent enters, and the context to read its words in. */
export interface Entering {
  readonly effect: Enters;
  readonly c: Context;
  /** The passive of another object that says so. */
  readonly by?: AbilityInstance;
}

/** What the card says of itself, and then what passives say of such plays. */
export const entering = (play: Play, item: ChainItem, card: GameObject, to: Location): readonly Entering[] => {
  const found: Entering[] = [];
  for (const b of abilitiesOf(play.state, card)) {
    if (b.ability.kind !== 'static') continue;
    const memo = { ...card, zone: to };
    const frame = effectFrame(item.controller, { kind: 'object', id: card.id, memo, location: to }, card.name, {
      terms: item.terms,
      item: item.id,
      slots: item.slots,
      // Where it was played from, as it has left the chain by now.
      event: playEvent(play, item, card),
    });
    const c = contextFor(play.state, frame);
    if (!isActive(c, b)) continue;
    for (const effect of b.ability.effects)
      if ((effect.gives === 'enters' || effect.gives === 'enters with') && effect.what === 'me')
        found.push({ effect, c });
  }
  for (const kind of ['enters', 'enters with'] as const)
    for (const { effect, c, by } of passiveEffects(play.state, kind, item.id))
      if (
        effect.what !== 'me' &&
        (effect.times === undefined || timesPermitted(play.state, by.instance) < effect.times) &&
        evaluator.fits(c, objectRef(play.state, card.id), withWhere(effect.what, ANYWHERE)) &&
        isMeant(c, effect.whose, item.controller) &&
        isMatchingPlay(c, { ...item, to }, { of: effect.what, plays: effect.plays, whose: effect.whose })
      )
        found.push({ effect, c, by: by.instance });
  return found;
};

/**
 * `ability.times.passive`: what says how so many of them enter each turn is applied to one more. Where its controller may
 * leave it, they are asked, unless the card enters so by itself (`ability.times.passive.may`).
 */
export const applyLimited = (
  play: Play,
  item: ChainItem,
  card: GameObject,
  how: readonly Entering[],
): readonly Entering[] => {
  const applied: Entering[] = [];
  // What one passive says of it in several ways is applied once.
  const decided = new Map<AbilityInstance, boolean>();
  for (const each of how) {
    const { effect, by } = each;
    if (effect.times !== undefined && by !== undefined) {
      const isApplied = decided.get(by) ?? isAppliedTo(play, item, card, how, by);
      if (!decided.has(by) && isApplied) recordTally(play, 'permit', by, item.controller);
      decided.set(by, isApplied);
      if (!isApplied) continue;
    }
    applied.push(each);
  }
  return applied;
};

const isAppliedTo = (
  play: Play,
  item: ChainItem,
  card: GameObject,
  how: readonly Entering[],
  by: AbilityInstance,
): boolean => {
  const own = how.filter(each => each.by === by);
  if (own.every(({ effect }) => effect.optional !== true)) return true;
  const others = how.filter(each => each.by !== by);
  const isSoAnyway = own.every(
    ({ effect }) => effect.gives === 'enters' && entersReady(item, card, others) === (effect.how === 'ready'),
  );
  return !isSoAnyway && isWanted(play, card, own, by);
};

const isWanted = (play: Play, card: GameObject, own: readonly Entering[], by: AbilityInstance): boolean => {
  const [first] = own;
  if (first === undefined) return false;
  const manner = flatMapped(own, ({ effect }) => (effect.gives === 'enters' ? [` ${effect.how}`] : []));
  return ask(play, 'may', {
    player: first.c.controller,
    question: { ask: 'may' },
    about: by.name,
    rule: 'ability.times.passive.may',
    prompt: `whether ${card.name} enters${manner.join('')}${withWhat(own)}`,
  }).yes;
};

/** `action.play.triggers` */
export const playEvent = (play: Play, item: ChainItem, card: GameObject, on: 'play' | 'finalize' = 'play'): PlayEvent =>
  newPlayEvent(on, {
    player: item.controller,
    what: objectRef(play.state, card.id),
    memo: card,
    by: on === 'play' ? [] : [{ kind: 'item', id: item.id }],
    at: item.to,
    to: item.to,
    from: item.hiddenAt === null ? null : { kind: 'battlefield', at: item.hiddenAt },
    zone: item.from,
    spent: item.terms.energySpent,
    additional: item.terms.additional,
    shownOff: item.terms.shownOff,
  });

/**
 * `play.permanent.unit`, unless something says how it enters (`ability.replacement.entering`,
 * `keyword.accelerate.enters-ready`). Rules: `unit.enters-exhausted`, `gear.enters-ready`,
 * `keyword.accelerate.cost.paid`.
 */
export const entersReady = (item: ChainItem, card: GameObject, how: readonly Entering[]): boolean => {
  if (item.enters !== null) return item.enters === 'ready';
  if (item.terms.keywords.includes('accelerate')) return true;
  let ready = card.type !== 'unit';
  for (const { effect } of how) if (effect.gives === 'enters') ready = effect.how === 'ready';
  return ready;
};

/** It has it as it enters, and does not come to have it: nothing triggers on that (`keyword.accelerate.enters-ready`). */
export const enterWith = (o: Draft<GameObject>, { effect, c }: Entering): void => {
  if (effect.gives !== 'enters with') return;
  const { is, might, keywords = [], until = 'board' } = effect;
  if (is === 'buffed') o.buffs = Math.max(o.buffs, 1);
  if (is === 'empowered') o.timesEmpowered = Math.max(o.timesEmpowered, 1);
  if (is === 'stunned') o.stunned = true;
  const lasts = untilFor(c.controller, until);
  const given = keywords.map(
    ({ name, value }): Modifier => ({
      kind: 'keyword',
      keyword: { name, value: evaluator.value(c, value) ?? 0 },
      until: lasts,
    }),
  );
  const amount = might === undefined ? 0 : (evaluator.value(c, might) ?? 0);
  o.modifiers = [
    ...o.modifiers,
    ...(amount === 0 ? [] : [{ kind: 'might', amount, until: lasts } satisfies Modifier]),
    ...given,
  ];
};

/** ` with a buff and Shield`, after how it enters. */
export const withWhat = (how: readonly Entering[]): string => {
  const said = flatMapped(how, ({ effect, c }) => {
    if (effect.gives !== 'enters with') return [];
    const amount = effect.might === undefined ? 0 : (evaluator.value(c, effect.might) ?? 0);
    return [
      ...(effect.is === undefined ? [] : [effect.is === 'buffed' ? 'a buff' : `being ${effect.is}`]),
      ...(amount === 0 ? [] : [`${amount > 0 ? '+' : '−'}${Math.abs(amount)} Might`]),
      ...(effect.keywords ?? []).map(({ name }) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`),
    ];
  });
  return said.length === 0 ? '' : ` with ${listed(said)}`;
};
