/** The passive abilities in force, and what of the game their words speak of (`ability.passive`). */

import { haveSameItems, rememberLast } from '../play/memo.ts';
import type { Ability, StaticEffect } from '../state/cards/ability.ts';
import type { LastingAbility } from '../state/lastingAbility.ts';
import type { ObjectId, State } from '../state/state.ts';
import { abilityIndexOf, abilityIndexOfBattlefield, objectsWithAbilities } from './abilityIndex.ts';
import { instanceOfLasting } from './abilityInstances.ts';
import { dependsOnChain, dependsOnPast, dependsOnTraits } from './dependencies.ts';
import type { Passive, Passives } from './layers.ts';
import { isThere } from './measures.ts';

const NONE: readonly never[] = [];

/** What is applied to objects, layer by layer (`layers`). */
const ON_OBJECTS = [
  'might',
  'at least might',
  'keywords',
  'no keywords',
  'abilities',
  'tags',
  'immunity',
  'no combat damage',
  'assigned',
  'untargetable',
  'buff worth',
  'any damage kills',
] as const satisfies readonly StaticEffect['gives'][];
export type OnObjects = Extract<StaticEffect, { gives: (typeof ON_OBJECTS)[number] }>;
const LAYERED: ReadonlySet<string> = new Set(ON_OBJECTS);

const isLayered = ({ ability }: Passive): boolean => ability.effects.some(isOnObjects);

/** Whether an effect changes what objects are like. */
export const isOnObjects = (effect: StaticEffect): effect is OnObjects => LAYERED.has(effect.gives);

const together = (parts: readonly (readonly Passive[])[]): Passives => {
  const all = parts.flat();
  const layered = all.filter(isLayered);
  return {
    all,
    layered,
    gives: new Set(all.flatMap(p => p.ability.effects.map(e => e.gives))),
    readsPast: all.some(({ ability, instance }) => instance.on.length > 0 || dependsOnPast(ability)),
    readsChain: all.some(({ ability }) => dependsOnChain(ability)),
    readsTraits: layered.some(({ ability }) => dependsOnTraits(ability)),
  };
};

export const NO_PASSIVES: Passives = together([]);

/** The last ones, and what they were put together from: most steps leave all of that as it is. */
let lastParts: readonly (readonly Passive[])[] = [];
let last: Passives = NO_PASSIVES;

/** All in force, with what was `given` to objects. Rules: `ability.passive.permanents.board`. */
export const passivesOf = (state: State, given: ReadonlyMap<ObjectId, readonly Ability[]>): Passives => {
  const parts: (readonly Passive[])[] = [];
  const add = (part: readonly Passive[]) => {
    if (part.length > 0) parts.push(part);
  };
  for (const o of given.size === 0 ? objectsWithAbilities(state.objects) : state.objects)
    if (isThere(o)) add(abilityIndexOf(state, o, given.get(o.id)).passives);
  for (const b of state.battlefields) add(abilityIndexOfBattlefield(b, state.turnPlayer).passives);
  add(passivesInForce(state.lastingAbilities));
  if (haveSameItems(parts, lastParts)) return last;
  lastParts = parts;
  last = together(parts);
  return last;
};

const passivesInForce = rememberLast((lasting: readonly LastingAbility[]): readonly Passive[] =>
  lasting.flatMap((f): readonly Passive[] => {
    if (f.ability.kind !== 'static') return NONE;
    const passive = { instance: instanceOfLasting(f, f.ability), ability: f.ability, slots: f.slots, event: f.event };
    return [f.times === null ? passive : { ...passive, next: f.bound ?? null }];
  }),
);
