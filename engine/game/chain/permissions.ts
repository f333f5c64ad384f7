/**
 * What allows a card to be played from where it lies, and at which price (`action.play.from`,
 * `ability.passive.off-board`).
 */

import { type AbilityInstance, abilitiesOf } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isPermitted } from '../abilities/who.ts';
import { amountOf } from '../costs/payCost.ts';
import { planFor } from '../costs/resources.ts';
import type { Play } from '../play/play.ts';
import type { Act } from '../state/act.ts';
import type { StaticEffect } from '../state/cards/ability.ts';
import type { Cost } from '../state/cards/cost.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { objectRef } from '../state/ref.ts';
import type { GameObject, PlayerId, State } from '../state/state.ts';
import { recordTally, timesPermitted } from '../triggers/limits.ts';

export type PlayAct = Extract<Act, { kind: 'play' }>;

type MayBePlayed = Extract<StaticEffect, { gives: 'may be played' }>;

/** What lets a card be played, and which ability says so; null for what it says of itself. */
interface Permission {
  readonly effect: MayBePlayed;
  readonly by: AbilityInstance | null;
}

/** The effect that lets this player play the card from the zone where it lies; null where none does. */
export const mayBePlayedFrom = (state: State, who: PlayerId, o: GameObject): MayBePlayed | null =>
  permissionFor(state, who, o)?.effect ?? null;

/**
 * The permission to play a card from the zone where it is, if it has one (`ability.passive.off-board`). Rules:
 * `keyword.flow.meaning`.
 */
export const permissionFor = (state: State, who: PlayerId, o: GameObject): Permission | null => {
  const own = o.owner === who ? ownPermission(state, who, o) : null;
  if (own !== null) return { effect: own, by: null };
  let once: Permission | null = null;
  for (const { effect, c, by } of passiveEffects(state, 'may be played')) {
    if (
      effect.what === 'me' ||
      fromZone(effect.from) !== o.zone.kind ||
      // What was banished from another's deck is that player's card; from everywhere else, everybody plays their own.
      (o.owner !== who && effect.from !== 'banishment') ||
      !isPermitted(c, effect.what, who) ||
      !objectFits(c, o, withWhere(effect.what, ANYWHERE)) ||
      (effect.when !== undefined && !evaluator.holds(c, effect.when))
    )
      continue;
    if (effect.onceEachTurn !== true) return { effect, by: by.instance };
    if (timesPermitted(state, by.instance) === 0) once ??= { effect, by: by.instance };
  }
  return once;
};

const ownPermission = (state: State, who: PlayerId, o: GameObject): MayBePlayed | null => {
  for (const b of abilitiesOf(state, o)) {
    if (b.ability.kind !== 'static') continue;
    const c = contextFor(state, effectFrame(who, b.source, b.name));
    if (!isActive(c, b)) continue;
    for (const e of b.ability.effects)
      if (e.gives === 'may be played' && e.what === 'me' && (fromZone(e.from) === o.zone.kind || isOtherPrice(e, o)))
        return e;
  }
  return null;
};

/** Notes that a card is played by a permission that is good for one a turn. */
export const usePermission = (play: Play, who: PlayerId, { effect, by }: Permission): void => {
  if (effect.onceEachTurn === true && by !== null) recordTally(play, 'permit', by, who);
};

/** `play.cost.base.for`: from where it is played anyway, only the price is another. */
const isOtherPrice = (e: MayBePlayed, o: GameObject): boolean =>
  e.from === undefined && e.for !== undefined && (o.zone.kind === 'hand' || o.zone.kind === 'champion');

/**
 * The price that it is played for in place of its own. From the hand that is the player's choice: as was said, or where its
 * own price is out of reach.
 */
export const priceFor = (
  play: Play,
  who: PlayerId,
  o: GameObject,
  act: PlayAct,
  may: MayBePlayed | null,
): Cost | undefined => {
  if (may?.for === undefined || !isOtherPrice(may, o)) return may?.for;
  const c = contextFor(play.state, effectFrame(who, { kind: 'none' }, o.name));
  const other = amountOf(c, may.for);
  const said = (act.declared?.paying ?? []).filter(p => p.kind === 'amount');
  const isSaid =
    said.length > 0 &&
    said.every(p =>
      p.domain === null
        ? p.amount === other.energy
        : other.power.some(({ domain, amount }) => domain === p.domain && amount === p.amount),
    );
  const own = amountOf(c, { energy: o.print.energy, power: o.print.power, costParts: [] });
  return isSaid || planFor(play.state, who, own, { to: 'play', what: objectRef(play.state, o.id) }) === null
    ? may.for
    : undefined;
};

/**
 * What of its cost is ignored by that permission (`play.cost.ignore`). Its player may keep it for another card: saying what
 * Energy is paid plays this one at its own cost.
 */
export const ignoredOf = (
  o: GameObject,
  { declared }: PlayAct,
  may: MayBePlayed | null,
): 'energy' | 'cost' | 'nothing' =>
  may?.free === undefined ||
  (may.free === 'energy' && o.print.energy === 0) ||
  declared.paying.some(p => p.kind === 'amount' && p.domain === null && p.amount > 0)
    ? 'nothing'
    : may.free;

const fromZone = (from: MayBePlayed['from']): string | undefined => (from === 'banishment' ? 'banished' : from);
