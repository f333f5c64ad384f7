/** Abilities of objects and battlefields: whose they are, and what must hold for them to work. */

import { knownOf } from '../../known.ts';
import { rememberWhileAlike } from '../play/memo.ts';
import { player } from '../play/query.ts';
import type { Ability, Dependent } from '../state/cards/ability.ts';
import type { Source } from '../state/item.ts';
import type { LastingAbility } from '../state/lastingAbility.ts';
import { flatMapped } from '../state/lists.ts';
import type { Battlefield, GameObject, Location, Modifier, ObjectId, PlayerId, State } from '../state/state.ts';
import { locationOf } from './context.ts';
import { hasPlayedForLegion } from './played.ts';

type Plain = Exclude<Ability, Dependent>;

export interface AbilityInstance {
  readonly ability: Plain;
  /** The keywords that it depends on (`dependent`). */
  readonly on: readonly Dependent['on'][];
  readonly controller: PlayerId;
  readonly source: Source;
  readonly name: string;
  /** Where the ability itself stands: an object, or null for a battlefield's. */
  readonly bearer: ObjectId | null;
}

/** The ability of something lasting, which no object has (`ability.delayed`). */
export const instanceOfLasting = <A extends Plain>(
  f: LastingAbility,
  ability: A,
): AbilityInstance & { readonly ability: A } => ({
  ability,
  on: NOTHING,
  controller: f.controller,
  source: f.source,
  name: f.name,
  bearer: null,
});

interface Unwrapped {
  readonly ability: Plain;
  readonly on: readonly Dependent['on'][];
}

const NOTHING: readonly never[] = [];
const NO_ABILITIES: readonly AbilityInstance[] = [];

/** What cards say does not change during a game, so it is taken apart only once. */
const unwrap = knownOf((ability: Ability): Unwrapped => {
  const on: Dependent['on'][] = [];
  let inner = ability;
  for (; inner.kind === 'dependent'; inner = inner.ability) on.push(inner.on);
  return { ability: inner, on: on.length === 0 ? NOTHING : on };
});

/**
 * Abilities that an object has: its rules text, unless it is attached (`inactive`), the effect text of what is
 * attached to it, and what it was given. Rules: `ability`, `ability.several`,
 * `gear.equipment.text`, `control.ability.off-board`.
 */
export const abilitiesOf = (
  state: State,
  o: GameObject,
  given: readonly Ability[] = NOTHING,
): readonly AbilityInstance[] => {
  const gear = o.type === 'unit' ? attachedTo(state, o.id) : NOTHING;
  if (given.length + gear.length + o.print.abilities.length + o.modifiers.length === 0) return NO_ABILITIES;
  const isHeard = o.attachedTo === null || state.behaviours.inactiveText === 'printed';
  const location = locationOf(state, o);
  const all: AbilityInstance[] = isHeard ? ownAbilities(o, location) : [];
  if (isHeard && given.length > 0) {
    const source: Source = { kind: 'object', id: o.id, memo: o, location };
    for (const a of given) if (!isLostWithKeyword(o, a)) all.push(instanceFrom(o, a, source));
  }
  for (const g of gear) {
    const source: Source = { kind: 'object', id: o.id, memo: o, location, gear: g.id };
    for (const a of effectTextOf(g)) if (!isLostWithKeyword(o, a)) all.push(instanceFrom(o, a, source));
  }
  return all;
};

/** Those that it is printed with, unless it is attached, and those that effects gave it. */
const ownAbilities = (o: GameObject, location: Location | null): AbilityInstance[] => {
  const all: AbilityInstance[] = [];
  const source: Source = { kind: 'object', id: o.id, memo: o, location };
  if (o.attachedTo === null)
    for (const a of o.print.abilities)
      if (a.kind !== 'attached' && !isLostWithKeyword(o, a)) all.push(instanceFrom(o, a, source));
  const { modifiers } = o;
  for (let at = 0; at < modifiers.length; at++) {
    const m = modifiers[at];
    if (m?.kind === 'ability' && !isLostWithKeyword(o, m.ability, at)) all.push(instanceFrom(o, m.ability, source));
  }
  return all;
};

const instanceFrom = (o: GameObject, said: Ability, source: Source): AbilityInstance => {
  const { ability, on } = unwrap(said);
  return { ability, on, controller: o.controller, source, name: o.name, bearer: o.id };
};

/** Of gear: its printed effect text, and any that it has copied. */
const effectTextOf = ({ print, modifiers }: GameObject): readonly Ability[] => {
  const own = flatMapped(print.abilities, a => (a.kind === 'attached' ? [a.ability] : []));
  return modifiers.length === 0
    ? own
    : [...own, ...flatMapped(modifiers, m => (m.kind === 'effect text' ? m.abilities : []))];
};

/**
 * `keyword.removed`: an ability that is a keyword goes with the keyword if an effect takes that away, whether it is printed, lent or given.
 * `at`: of what was given, its place among the modifiers, oldest first.
 */
const isLostWithKeyword = (o: GameObject, ability: Ability, at = -1): boolean => {
  if (o.modifiers.length === 0) return false;
  const keyword = keywordOfAbility(ability);
  return keyword !== null && o.modifiers.some((m, i) => losesKeyword(m, keyword) && (i > at || m.later === 'lost'));
};

/** Whether an effect in force takes a keyword away from the object. */
export const losesKeyword = (m: Modifier, keyword: string): m is Extract<Modifier, { kind: 'no keyword' }> =>
  m.kind === 'no keyword' && (m.names === 'all' || m.names.includes(keyword));

/** The keyword that an ability is printed as: `equip`, `deathknell: …`, `level 2: …`. */
export const keywordOfAbility = (ability: Ability): string | null => {
  switch (ability.kind) {
    case 'dependent':
      return ability.on.keyword;
    case 'triggered':
    case 'activated':
    case 'static':
      return ability.keyword ?? null;
    default:
      return null;
  }
};

/** All keywords that an ability goes with: the one that it is printed as, and those that it depends on. */
export const keywordsOfInstance = ({ ability, on }: AbilityInstance): readonly string[] => {
  const own = keywordOfAbility(ability);
  if (on.length === 0) return own === null ? NOTHING : [own];
  const names: string[] = on.map(({ keyword }) => keyword);
  return own === null ? names : [...names, own];
};

/** An ability that an object has been given, by a keyword or an effect. */
export const instanceGivenTo = (state: State, o: GameObject, ability: Plain): AbilityInstance => ({
  ability,
  on: NOTHING,
  controller: o.controller,
  source: { kind: 'object', id: o.id, memo: o, location: locationOf(state, o) },
  name: o.name,
  bearer: o.id,
});

const isAttached = (o: GameObject): boolean => o.attachedTo !== null;

type Objects = Pick<State, 'objects' | 'memory'>;

/**
 * The attached objects by what they are attached to; null where nothing is attached. The same map is returned for as
 * long as that does not change.
 */
export const attachmentsAmong = ({ memory, objects }: Objects): Attachments | null => attachmentsIn(memory, objects);

export type Attachments = ReadonlyMap<ObjectId, readonly GameObject[]>;

const attachmentsIn = rememberWhileAlike('attached', isAttached, (objects): Attachments | null => {
  let all: Map<ObjectId, GameObject[]> | null = null;
  for (const o of objects) {
    if (o.attachedTo === null) continue;
    all ??= new Map();
    const there = all.get(o.attachedTo);
    if (there === undefined) all.set(o.attachedTo, [o]);
    else there.push(o);
  }
  return all;
});

/** What is attached to an object, in the order of their numbers. */
export const attachedTo = (state: Objects, id: ObjectId): readonly GameObject[] =>
  attachmentsAmong(state)?.get(id) ?? NOTHING;

/** What is printed on the battlefields in play; the turn player answers for those that nobody controls (`control.abilities.uncontrolled`). */
export const abilitiesOfBattlefields = ({ battlefields, turnPlayer }: State): readonly AbilityInstance[] =>
  flatMapped(battlefields, b => abilitiesOfBattlefield(b, b.controller ?? turnPlayer));

/** What is printed on one battlefield, which a player answers for. */
export const abilitiesOfBattlefield = (b: Battlefield, controller: PlayerId): readonly AbilityInstance[] =>
  (b.print?.abilities ?? NOTHING).map(a => {
    const { ability, on } = unwrap(a);
    // Whoever uses an ability has it (`control.ability.default`).
    const isNobodys = b.controller === null && ability.kind !== 'activated';
    const source: Source = isNobodys
      ? { kind: 'battlefield', id: b.id, uncontrolled: true }
      : { kind: 'battlefield', id: b.id };
    return { ability, on, controller, source, name: b.name, bearer: null };
  });

type DependentInstance = Pick<AbilityInstance, 'on' | 'controller' | 'bearer'> &
  Partial<Pick<AbilityInstance, 'ability'>>;

/**
 * `dependent`: whether the conditions that its keywords stand for are met. Rules: `keyword.legion.dependent`,
 * `keyword.level.dependent`, `keyword.empowered.dependent`.
 */
export const areKeywordsActive = (state: State, instance: DependentInstance): boolean =>
  firstUnmet(state, instance) === null;

/**
 * The first of those keywords whose condition is not met. One that is printed behind the cost stands for the whole ability where
 * keywords with a condition do (`dependent.kinds.activated`).
 */
export const firstUnmet = (state: State, instance: DependentInstance): Dependent['on'] | null => {
  const { ability } = instance;
  const unmet = instance.on.find(on => !isMet(state, on, instance));
  if (unmet !== undefined) return unmet;
  const inside = ability?.kind === 'activated' ? ability.behindCost : undefined;
  if (inside === undefined || state.behaviours.keywordBehindCost === 'the effect') return null;
  return isMet(state, inside, instance) ? null : inside;
};

/**
 * `keyword.level.meaning`, `keyword.level.new-controller`, `keyword.empowered.meaning`, `keyword.empowered.active`,
 * `keyword.level.active`, `keyword.level.inactive`, `keyword.empowered.on-becoming`
 */
const isMet = (state: State, on: Dependent['on'], { controller, bearer, ability }: DependentInstance): boolean => {
  switch (on.keyword) {
    case 'level':
      return player(state, controller).xp >= on.level;
    case 'empowered':
      return bearer !== null && (state.objects[bearer]?.timesEmpowered ?? 0) > 0;
    case 'legion':
      return hasPlayedForLegion(state, controller, bearer, ability ?? null);
  }
};
