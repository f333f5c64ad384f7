/**
 * What has another amount of damage dealt, or none: prevention, doubling and replacements, and whether it matters which of them
 * comes first (`ability.replacement.order`, `combat.assign.replacements`).
 */

import { contextFor, effectFrame } from '../abilities/effectFrame.ts';
import { evaluator } from '../abilities/evaluator.ts';
import { passiveEffects } from '../abilities/prohibited.ts';
import { isFriendly, isMeant } from '../abilities/who.ts';
import type { Play } from '../play/play.ts';
import { combatUnderWay } from '../play/query.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameEvent, GameObject, Modifier, State } from '../state/state.ts';
import type { Cause } from './cause.ts';
import { eventFor } from './objectEvents.ts';
import { candidatesFor, keyOf, mayReplace, nameOfReplacement, type ReplacementCandidate } from './replacements.ts';

export type Prevent = Extract<Modifier, { kind: 'prevent' }>;
type Double = Extract<Modifier, { kind: 'double damage' }>;

/** `key` tells it from the others on the same unit. `counted`: of a passive, by which what it has prevented is counted. */
export type DamageChange = { readonly key: string; readonly name: string } & (
  | { readonly kind: 'prevents'; readonly shield: Prevent; readonly counted?: string }
  | { readonly kind: 'doubles' }
  | { readonly kind: 'replaces'; readonly candidate: ReplacementCandidate }
);

/** Beyond what any damage adds up to. */
export const MOST_DAMAGE = 30_000;

const NONE: readonly never[] = [];

/** What prevents it, what replaces it and what doubles it, in this order; replacements for any of these amounts. */
export const damageChanges = (
  play: Pick<Play, 'state' | 'replacing'>,
  u: GameObject,
  cause: Cause,
  amounts: readonly number[],
): readonly DamageChange[] => withReplacements(shieldsOn(play, u, cause), replacementsOn(play, u, cause, amounts));

export const withReplacements = (
  { preventing, doubling }: Shields,
  replacing: readonly DamageChange[],
): readonly DamageChange[] =>
  preventing.length + doubling.length === 0 ? replacing : [...preventing, ...replacing, ...doubling];

/** What is on the unit itself. */
interface Shields {
  readonly preventing: readonly DamageChange[];
  readonly doubling: readonly DamageChange[];
}

const NO_SHIELDS: Shields = { preventing: NONE, doubling: NONE };

export const shieldsOn = (
  { state, replacing }: Pick<Play, 'state' | 'replacing'>,
  u: GameObject,
  cause: Cause,
): Shields => {
  const first = firstPrevented(state, u);
  if (first.length === 0 && !u.modifiers.some(m => isPrevent(m) || isDouble(m))) return NO_SHIELDS;
  const nameOf = (m: Prevent | Double): string => m.name ?? u.name;
  const preventing = u.modifiers
    .filter(isPrevent)
    .map((m, n): DamageChange => ({ key: `prevents ${n}`, name: nameOf(m), kind: 'prevents', shield: m }));
  return {
    preventing: isPreventable(state, cause) ? [...first, ...preventing] : NONE,
    doubling: u.modifiers
      .filter(isDouble)
      .map((m, n): DamageChange => ({ key: doubleKey(u, n), name: nameOf(m), kind: 'doubles' }))
      .filter(({ key }) => !replacing.includes(key)),
  };
};

/** What passives prevent of the first damage of a combat or turn, as much of it as has not been prevented yet. */
const firstPrevented = (state: State, u: GameObject): readonly DamageChange[] =>
  flatMapped(
    passiveEffects(state, 'first damage prevented'),
    ({ effect, c, by: { instance } }, n): readonly DamageChange[] => {
      if (effect.each === 'combat' && combatUnderWay(state) === null) return NONE;
      if (!evaluator.refs(c, effect.to).some(r => r.kind === 'object' && r.id === u.id)) return NONE;
      const counted = `${instance.source.kind} ${'id' in instance.source ? instance.source.id : ''} ${instance.ability.text}`;
      const amount = (evaluator.value(c, effect.amount) ?? 0) - preventedBy(u, counted);
      const shield: Prevent = { kind: 'prevent', amount, once: false, until: effect.each, name: instance.name };
      return amount <= 0
        ? NONE
        : [{ key: `prevents the first ${n}`, name: instance.name, kind: 'prevents', shield, counted }];
    },
  );

const preventedBy = ({ modifiers }: GameObject, counted: string): number =>
  modifiers.reduce((sum, m) => (m.kind === 'prevented' && m.by === counted ? sum + m.amount : sum), 0);

export const replacementsOn = (
  play: Pick<Play, 'state' | 'replacing'>,
  u: GameObject,
  cause: Cause,
  amounts: readonly number[],
): readonly DamageChange[] => {
  if (!mayReplace(play.state)) return NONE;
  const found = new Map<string, ReplacementCandidate>();
  for (const amount of amounts)
    for (const k of candidatesFor(play, eventFor(play, 'be dealt', u, cause, { amount }))) found.set(keyOf(k), k);
  return [...found].map(([key, candidate]) => ({
    key,
    name: nameOfReplacement(play.state, candidate),
    kind: 'replaces',
    candidate,
  }));
};

/** A doubling is marked as done by this for whatever the damage is replaced with (`ability.replacement.once`). */
const doubleKey = ({ id }: GameObject, n: number): string => `${id} doubles ${n}`;

const isPrevent = (m: Modifier): m is Prevent => m.kind === 'prevent';
const isDouble = (m: Modifier): m is Double => m.kind === 'double damage';

/** `unit.damage.yours`: of a player whose damage cannot be prevented, it is dealt in full. */
const isPreventable = (state: State, cause: Cause): boolean =>
  !passiveEffects(state, 'no prevention').some(
    ({ effect, c }) => cause.player !== null && isMeant(c, effect.whose, cause.player),
  );

/** The passive that prevents all that spells and abilities, or all that combat deals to the unit (`prevent`); by its name. */
export const heldBackBy = (
  state: State,
  u: GameObject,
  cause: Cause,
  of: 'spells and abilities' | 'combat',
): string | null => {
  const held = passiveEffects(state, 'prevention').find(
    ({ effect, c }) =>
      effect.of === of &&
      (effect.to === undefined || evaluator.refs(c, effect.to).some(r => r.kind === 'object' && r.id === u.id)) &&
      (effect.by === undefined || (cause.player !== null && !isFriendly(c, cause.player))),
  );
  return held === undefined || !isPreventable(state, cause) ? null : held.by.instance.name;
};

/** The amount that is left of it; null where that cannot be said beforehand: a player may leave it, or something else happens. */
export const amountAfter = (state: State, change: DamageChange, event: GameEvent): number | null => {
  const { amount } = event;
  switch (change.kind) {
    case 'prevents':
      return change.shield.amount === 'all' ? 0 : Math.max(0, amount - change.shield.amount);
    case 'doubles':
      return Math.min(MOST_DAMAGE, amount * 2);
    case 'replaces':
      return isOtherAmount(change.candidate) ? amountInstead(state, change.candidate, event) : null;
  }
};

const isOtherAmount = ({ instance: { ability } }: ReplacementCandidate): boolean =>
  ability.may === undefined &&
  ability.cost === undefined &&
  ability.additional !== true &&
  ability.instructions.length === 1 &&
  ability.instructions.every(i => i.do === 'deal instead' && isToSame(i.to));

const isToSame = (to: Extract<Instruction, { do: 'deal instead' }>['to']): boolean =>
  to.kind === 'event' && to.part === 'what';

/** The amount as it is where this one is not for such an amount. */
const amountInstead = (state: State, { instance, lasting }: ReplacementCandidate, event: GameEvent): number => {
  const [i] = instance.ability.instructions;
  const frame = effectFrame(instance.controller, instance.source, instance.name, {
    event,
    slots: lasting?.slots ?? {},
    antecedent: event.what === null ? null : [event.what],
  });
  const c = contextFor(state, frame);
  if (i?.do !== 'deal instead' || !evaluator.matches(c, instance.ability.event, event)) return event.amount;
  return Math.min(MOST_DAMAGE, Math.max(0, evaluator.value(c, i.amount) ?? 0));
};

/** Amounts for which it is tried whether two changes come to the same in either order. */
const TRIED = Array.from({ length: 24 }, (_, n) => n + 1);

/** Whether they come to the same in every order: to the same damage, and to the same that is left of them. */
export const areInAnyOrder = (state: State, changes: readonly DamageChange[], event: GameEvent): boolean =>
  changes.every((a, i) => changes.slice(i + 1).every(b => isEitherOrder(state, a, b, event)));

const isEitherOrder = (state: State, a: DamageChange, b: DamageChange, event: GameEvent): boolean => {
  if (a.kind === 'prevents' || b.kind === 'prevents') {
    if (a.kind !== b.kind) return false;
    return a.kind === 'prevents' && b.kind === 'prevents' && areLeftAlike(a.shield, b.shield);
  }
  const both = (first: DamageChange, second: DamageChange, amount: number): number | null => {
    const between = amountAfter(state, first, { ...event, amount });
    return between === null ? null : amountAfter(state, second, { ...event, amount: between });
  };
  return TRIED.every(amount => {
    const result = both(a, b, amount);
    return result !== null && result === both(b, a, amount);
  });
};

/** `prevent.used`: whichever is used first, as much is left for as long. */
const areLeftAlike = (a: Prevent, b: Prevent): boolean =>
  a.once === b.once &&
  a.until === b.until &&
  (a.once ? a.amount === b.amount : (a.amount === 'all') === (b.amount === 'all'));
