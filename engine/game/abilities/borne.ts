/** Abilities at work: whose they are, and what has to be so for them to work. */
import type { Ability, Dependent } from '../cards/ability.ts';
import type { Source } from '../chain/item.ts';
import { behaviours } from '../editions.ts';
import type { InForce } from '../inForce.ts';
import { remembered } from '../memo.ts';
import { player } from '../query.ts';
import type { GameObject, ObjectId, PlayerId, State } from '../state.ts';
import { locationOf } from './context.ts';
import { hasPlayedForLegion } from './played.ts';

type Plain = Exclude<Ability, Dependent>;

export interface Borne {
  readonly ability: Plain;
  /** The keywords that it depends on (`dependent`). */
  readonly on: readonly Dependent['on'][];
  readonly controller: PlayerId;
  readonly source: Source;
  readonly name: string;
  /** Where the ability itself stands: an object, or null for a battlefield's. */
  readonly bearer: ObjectId | null;
}

/** What is in force without an object that bears it, borne by nothing (`ability.delayed`). */
export const borneInForce = <A extends Plain>(f: InForce, ability: A): Borne & { readonly ability: A } => ({
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
const NO_ABILITIES: readonly Borne[] = [];

/** Cards say the same all game long, so what they say is taken apart once. */
const unwrapped = new WeakMap<Ability, Unwrapped>();

const unwrap = (ability: Ability): Unwrapped => {
  const before = unwrapped.get(ability);
  if (before !== undefined) return before;
  const on: Dependent['on'][] = [];
  let inner = ability;
  for (; inner.kind === 'dependent'; inner = inner.ability) on.push(inner.on);
  const made: Unwrapped = { ability: inner, on: on.length === 0 ? NOTHING : on };
  unwrapped.set(ability, made);
  return made;
};

/**
 * Abilities that an object has: its rules text, unless it is attached (`inactive`), the effect text of what is
 * attached to it, and what it was given. Rules: `ability`, `ability.several`, `gear.equipment.text`.
 */
export const borneBy = (state: State, o: GameObject, given: readonly Ability[] = []): readonly Borne[] => {
  if (given.length > 0 || o.attachedTo !== null || (o.type === 'unit' && hasGear(state)))
    return gatherBorne(state, o, given);
  if (o.print.abilities.length === 0 && o.modifiers.length === 0) return NO_ABILITIES;
  return gatherBorne(state, o, given);
};

const gatherBorne = (state: State, o: GameObject, given: readonly Ability[]): readonly Borne[] => {
  const borne: Borne[] = [];
  const source: Source = { kind: 'object', id: o.id, memo: o, location: locationOf(state, o) };
  const add = (said: Ability, from: Source) => {
    const { ability, on } = unwrap(said);
    borne.push({ ability, on, controller: o.controller, source: from, name: o.name, bearer: o.id });
  };
  if (o.attachedTo === null) for (const a of o.print.abilities) if (a.kind !== 'attached') add(a, source);
  if (o.attachedTo === null || behaviours(state.edition).inactiveText === 'printed') {
    for (const m of o.modifiers) if (m.kind === 'ability') add(m.ability, source);
    for (const a of given) add(a, source);
  }
  if (o.type !== 'unit' || !hasGear(state)) return borne;
  for (const gear of state.objects) {
    if (gear.attachedTo !== o.id) continue;
    const from: Source = { kind: 'object', id: o.id, memo: o, location: source.location, gear: gear.id };
    for (const a of gear.print.abilities) if (a.kind === 'attached') add(a.ability, from);
  }
  return borne;
};

/** Whether anything is attached to anything. */
const isAttached = remembered((objects: State['objects']) => objects.some(o => o.attachedTo !== null));

const hasGear = ({ objects }: State): boolean => isAttached(objects);

/** What is printed on the battlefields in play; "you" is whoever controls one, or else the turn player. */
export const borneByPlaces = ({ battlefields, turnPlayer }: State): readonly Borne[] => {
  let borne: Borne[] | null = null;
  for (const b of battlefields) {
    if (b.print === null) continue;
    for (const a of b.print.abilities) {
      const { ability, on } = unwrap(a);
      const source: Source = { kind: 'battlefield', id: b.id };
      borne ??= [];
      borne.push({ ability, on, controller: b.controller ?? turnPlayer, source, name: b.name, bearer: null });
    }
  }
  return borne ?? NO_ABILITIES;
};

type Bearing = Pick<Borne, 'on' | 'controller' | 'bearer'> & Partial<Pick<Borne, 'ability'>>;

/**
 * `dependent`: whether the conditions that its keywords stand for are met. Rules: `keyword.legion.dependent`,
 * `keyword.level.dependent`, `keyword.empowered.dependent`.
 */
export const isAwake = (state: State, borne: Bearing): boolean => borne.on.every(on => isMet(state, on, borne));

/**
 * `keyword.level.meaning`, `keyword.level.new-controller`, `keyword.empowered.meaning`, `keyword.empowered.active`,
 * `keyword.level.active`, `keyword.level.inactive`, `keyword.empowered.on-becoming`
 */
const isMet = (state: State, on: Dependent['on'], { controller, bearer, ability }: Bearing): boolean => {
  switch (on.keyword) {
    case 'level':
      return player(state, controller).xp >= on.level;
    case 'empowered':
      return bearer !== null && state.objects[bearer]?.empowered === true;
    case 'legion':
      return hasPlayedForLegion(state, controller, bearer, ability ?? null);
  }
};
