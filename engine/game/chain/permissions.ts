/**
 * What allows a card to be played from where it lies, and at which price (`action.play.from`,
 * `ability.passive.off-board`).
 */

import { abilitiesHad } from '../abilities/abilitiesHad.ts';
import type { AbilityInstance } from '../abilities/abilityInstances.ts';
import { isActive } from '../abilities/active.ts';
import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { objectFits } from '../abilities/filter.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isPermitted } from '../abilities/who.ts';
import { VERB } from '../costs/costParts.ts';
import { amountOf } from '../costs/payCost.ts';
import { planFor, priceText } from '../costs/resources.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import type { Cost, StaticEffect } from '../state/cards/ability.ts';
import { sameTerms } from '../state/cards/walk.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { flatMapped } from '../state/lists.ts';
import { objectRef } from '../state/ref.ts';
import type { Act, GameObject, PlayerId, State } from '../state/state.ts';
import { recordTally, timesPermitted } from '../triggers/limits.ts';

export type PlayAct = Extract<Act, { kind: 'play' }>;

type MayBePlayed = Extract<StaticEffect, { gives: 'may be played' }>;

/** What lets a card be played, and which ability says so; null for what it says of itself. */
export interface Permission {
  readonly effect: MayBePlayed;
  readonly by: AbilityInstance | null;
  /** Whether it is of the keyword. */
  readonly flow: boolean;
}

/** The effect that lets this player play the card from the zone where it lies; null where none does. */
export const mayBePlayedFrom = (state: State, who: PlayerId, o: GameObject): MayBePlayed | null =>
  permissionsFor(state, who, o)[0]?.effect ?? null;

/**
 * What lets the card be played from the zone where it is (`ability.passive.off-board`), its own words first; of several that come to the
 * same, one that is not used up by it. Rules: `keyword.flow.meaning`.
 */
const permissionsFor = (state: State, who: PlayerId, o: GameObject): readonly Permission[] => {
  const all = [...(o.owner === who ? ownPermissions(state, who, o) : NONE), ...otherPermissions(state, who, o)];
  if (all.length < 2) return all;
  return all.filter((p, at) => all.findIndex(other => isAlike(o, p.effect, other.effect)) === at);
};

const NONE: readonly never[] = [];

const otherPermissions = (state: State, who: PlayerId, o: GameObject): readonly Permission[] => {
  const lasting: Permission[] = [];
  const once: Permission[] = [];
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
    if (effect.onceEachTurn !== true) lasting.push({ effect, by: by.instance, flow: false });
    else if (timesPermitted(state, by.instance) === 0) once.push({ effect, by: by.instance, flow: false });
  }
  return [...lasting, ...once];
};

/** Whether a card is played alike by both: for the same, and what becomes of it. */
const isAlike = (o: GameObject, a: MayBePlayed, b: MayBePlayed): boolean =>
  a.free === b.free &&
  a.afterwards === b.afterwards &&
  (a.for === undefined || b.for === undefined ? a.for === b.for : sameTerms(costFor(o, a.for), costFor(o, b.for)));

const ownPermissions = (state: State, who: PlayerId, o: GameObject): readonly Permission[] =>
  flatMapped(abilitiesHad(state, o), (b): readonly Permission[] => {
    const { ability } = b;
    if (ability.kind !== 'static') return NONE;
    const found = flatMapped(ability.effects, (effect): Permission | readonly Permission[] =>
      effect.gives === 'may be played' &&
      effect.what === 'me' &&
      (fromZone(effect.from) === o.zone.kind || isOtherPrice(effect, o))
        ? { effect, by: null, flow: ability.keyword === 'flow' }
        : NONE,
    );
    return found.length > 0 && isActive(contextFor(state, effectFrame(who, b.source, b.name)), b) ? found : NONE;
  });

/**
 * By which of several permissions it is played is for its player to say (`keyword.flow.several`): with what they pay, where only one of
 * them takes that, or else when they are asked. `isOpen`: whether it can be played so.
 */
export const permissionTaken = (
  play: Play,
  who: PlayerId,
  o: GameObject,
  isOpen: (by: Permission) => boolean,
): Permission | null => {
  const all = permissionsFor(play.state, who, o);
  // From where it may be played anyway, another price is taken as `priceFor` says.
  if (all.length < 2 || o.zone.kind === 'hand' || o.zone.kind === 'champion') return all[0] ?? null;
  const open = all.filter(isOpen);
  if (open.length < 2) return open[0] ?? all[0] ?? null;
  const { modes } = ask(play, 'modes', {
    player: who,
    question: { ask: 'modes', labels: open.map(p => wordsFor(play.state, who, o, p)), count: 1 },
    about: o.name,
    rule: open.some(p => p.flow) ? 'keyword.flow.several' : 'action.play.from',
    prompt: 'what it is played for',
  });
  return open[modes[0] ?? 0] ?? null;
};

/** `flow 2, 1 any`, `its cost`. */
const wordsFor = (state: State, who: PlayerId, o: GameObject, by: Permission): string => {
  const { effect } = by;
  if (effect.for === undefined) return effect.free === undefined ? 'its cost' : `ignoring its ${effect.free}`;
  const cost = costFor(o, effect.for);
  const price = amountOf(contextFor(state, effectFrame(who, { kind: 'none' }, o.name)), cost);
  const parts = [priceText(price), ...cost.costParts.map(part => VERB[part.pays])];
  return `${by.flow ? 'flow ' : ''}${parts.join(', ')}`;
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
  if (may?.for === undefined) return undefined;
  const price = costFor(o, may.for);
  if (!isOtherPrice(may, o)) return price;
  const c = contextFor(play.state, effectFrame(who, { kind: 'none' }, o.name));
  const other = amountOf(c, price);
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
    ? price
    : undefined;
};

/** `flow equal to its cost`: what is printed on it. */
export const costFor = ({ print }: GameObject, price: NonNullable<MayBePlayed['for']>): Cost =>
  price === 'its cost' ? { energy: print.energy, power: print.power, costParts: [] } : price;

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
