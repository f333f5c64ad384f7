/** The passive abilities in force, and on which parts of the game their words depend (`ability.passive`). */

import { haveSameItems, rememberLast } from '../play/memo.ts';
import type { Ability, StaticEffect } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import { memorySlot } from '../state/memory.ts';
import type { LastingAbility, ObjectId, State } from '../state/state.ts';
import { abilityIndexOf, abilityIndexOfBattlefield, type Bearer, bearersIn } from './abilityIndex.ts';
import { instanceOfLasting, keywordsOfInstance } from './abilityInstances.ts';
import { dependsOnTraits } from './dependencies.ts';
import { MIGHT_KEYWORDS, type Passive, type PassiveEffect, type Passives } from './layers.ts';
import { isThere } from './measures.ts';

const NONE: readonly never[] = [];

/** What is applied to objects, layer by layer (`layers`). */
const ON_OBJECTS = [
  'might',
  'own might',
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
  'bonus worth',
  'any damage kills',
] as const satisfies readonly StaticEffect['gives'][];
export type OnObjects = Extract<StaticEffect, { gives: (typeof ON_OBJECTS)[number] }>;
const LAYERED: ReadonlySet<string> = new Set(ON_OBJECTS);

const isLayered = ({ ability }: Passive): boolean => ability.effects.some(isOnObjects);

/** Whether an effect changes what objects are like. */
export const isOnObjects = (effect: StaticEffect): effect is OnObjects => LAYERED.has(effect.gives);

const together = (parts: readonly (readonly Passive[])[]): Passives => {
  const all = flatMapped(parts, part => part);
  const layered = all.filter(isLayered);
  const gives = byWhatTheyGive(all);
  const keywords = keywordsIn(gives);
  return {
    all,
    layered,
    gives,
    readsTraits: layered.some(passive => dependsOnTraits(passive.ability) || dependsOnLoss(gives, passive)),
    keywords,
    changeMight:
      keywords === null ||
      MIGHT_KEYWORDS.some(({ keyword }) => keywords.includes(keyword)) ||
      CHANGING_MIGHT.some(kind => gives.has(kind)),
  };
};

/** Whether it goes with a keyword, where passives take keywords away (`keyword.removed`). */
export const dependsOnLoss = (gives: Passives['gives'], { instance }: Passive): boolean =>
  gives.has('no keywords') && keywordsOfInstance(instance).length > 0;

const CHANGING_MIGHT = [
  'might',
  'own might',
  'at least might',
  'buff worth',
  'bonus worth',
] as const satisfies readonly StaticEffect['gives'][];

const keywordsIn = (gives: Passives['gives']): readonly string[] | null => {
  if (gives.has('abilities') || gives.has('no keywords')) return null;
  const such = gives.get('keywords');
  return such === undefined
    ? NONE
    : flatMapped(such, ({ effect }) => (effect.gives === 'keywords' ? effect.keywords.map(k => k.name) : []));
};

const byWhatTheyGive = (all: readonly Passive[]): Passives['gives'] => {
  const found = new Map<StaticEffect['gives'], PassiveEffect[]>();
  for (const by of all)
    for (const effect of by.ability.effects) {
      const such = found.get(effect.gives);
      if (such === undefined) found.set(effect.gives, [{ by, effect }]);
      else such.push({ by, effect });
    }
  return found;
};

type Parts = readonly (readonly Passive[])[];

/** The last few, and what they were put together from: most steps leave all of that as it is. */
const known = memorySlot<readonly { readonly parts: Parts; readonly passives: Passives }[]>('passives');
const MOST_KNOWN = 4;

/** The last state whose own ones were asked for, with those that bear them there. */
const ownOnes = memorySlot<Own>('own passives');

interface Own {
  readonly state: State;
  readonly bearers: readonly Bearer[];
  readonly passives: Passives;
}

/** Those that objects, places and what is lasting have by themselves: the same while all of these are. */
export const ownPassives = (state: State): Passives => {
  const { memory } = state;
  const last = ownOnes.get(memory);
  if (state === last?.state) return last.passives;
  const bearers = bearersIn(state);
  const isSame = last !== null && bearers === last.bearers && haveSamePlaces(state, last.state);
  return ownOnes.put(memory, { state, bearers, passives: isSame ? last.passives : passivesOf(state, NOTHING_GIVEN) })
    .passives;
};

const NOTHING_GIVEN: ReadonlyMap<ObjectId, readonly Ability[]> = new Map();

const haveSamePlaces = (s: State, t: State): boolean =>
  s.battlefields === t.battlefields && s.turnPlayer === t.turnPlayer && s.lastingAbilities === t.lastingAbilities;

/** All in force, with what was `given` to objects. Rules: `ability.passive.permanents.board`. */
export const passivesOf = (state: State, given: ReadonlyMap<ObjectId, readonly Ability[]>): Passives => {
  const parts: (readonly Passive[])[] = [];
  const add = (part: readonly Passive[]) => {
    if (part.length > 0) parts.push(part);
  };
  if (given.size === 0) parts.push(...partsOfObjects(state));
  else for (const o of state.objects) if (isThere(o)) add(abilityIndexOf(state, o, given.get(o.id)).passives);
  for (const b of state.battlefields) if (b.print !== null) add(abilityIndexOfBattlefield(state, b).passives);
  if (state.lastingAbilities.length > 0) add(passivesInForce(state.memory, state.lastingAbilities));
  const last = known.get(state.memory) ?? NONE;
  const before = last.find(each => haveSameItems(each.parts, parts));
  if (before !== undefined) return before.passives;
  const passives = together(parts);
  known.put(state.memory, [{ parts, passives }, ...last.slice(0, MOST_KNOWN - 1)]);
  return passives;
};

/** Those of the objects, each with its own. */
const partsOfObjects = (state: State): Parts => partsOfBearers(state.memory, bearersIn(state));

const partsOfBearers = rememberLast('passives of objects', (bearers: readonly Bearer[]): Parts => {
  const parts: (readonly Passive[])[] = [];
  for (const { object, index } of bearers) if (index.passives.length > 0 && isThere(object)) parts.push(index.passives);
  return parts;
});

const passivesInForce = rememberLast('lasting passives', (lasting: readonly LastingAbility[]): readonly Passive[] =>
  flatMapped(lasting, (f): readonly Passive[] => {
    if (f.ability.kind !== 'static') return NONE;
    const passive = { instance: instanceOfLasting(f, f.ability), ability: f.ability, slots: f.slots, event: f.event };
    return [f.times === null ? passive : { ...passive, next: f.bound ?? null }];
  }),
);
