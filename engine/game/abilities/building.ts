/** What passives make of the objects, built from nothing: each effect that is in force, in the order of the layers. */

import type { ObjectId, Source, State } from '../state/state.ts';
import { apply } from './applying.ts';
import { amountReadsMight, amountReadsTraits } from './dependencies.ts';
import type { Passive, Passives, Traits } from './layers.ts';
import type { DependencyRecorder } from './objectDependencies.ts';
import { type OnObjects, passivesOf } from './passives.ts';
import { contextOfPassive, viewWhileLayering } from './view.ts';

/** Which objects are evaluated together. */
export interface Layering {
  readonly state: State;
  /** Null where all objects are evaluated at once. */
  readonly covers: ((id: ObjectId) => boolean) | null;
  /** What those are like that were evaluated before; null where none were. */
  readonly settled: Traits | null;
  /** Where each object is evaluated by itself: finds on which others it depends. */
  readonly recorder: DependencyRecorder | null;
  /** Where each object is evaluated by itself: what was counted for effects as they were applied. */
  readonly amounts: Amounts | null;
}

/** By the keys of effects, and the objects that they are applied to. */
export type Amounts = ReadonlyMap<string, ReadonlyMap<ObjectId, number>>;

/** All objects at once. */
export const atOnce = (state: State): Layering => ({
  state,
  covers: null,
  settled: null,
  recorder: null,
  amounts: null,
});

/** Effects that have been applied, by their keys, each with the objects that it is applied to. */
export type InForceOn = Map<string, Set<ObjectId>>;

/** What nothing has been done to. Nobody writes to it: `build` begins with one of its own. */
export const untouched = (passives: Passives): Traits => ({
  keywords: NOTHING.keywords,
  lost: NOTHING.lost,
  abilities: NOTHING.abilities,
  tags: NOTHING.tags,
  might: NOTHING.might,
  own: NOTHING.own,
  raised: NOTHING.raised,
  buffWorth: NOTHING.buffWorth,
  bonusWorth: NOTHING.bonusWorth,
  immune: NOTHING.immune,
  noCombatDamage: NOTHING.noCombatDamage,
  first: NOTHING.first,
  last: NOTHING.last,
  untargetable: NOTHING.untargetable,
  deadly: NOTHING.deadly,
  passives,
});

/** Of nothing done yet: to be written to, as far as these passives write to it (`apply`). */
export const empty = (passives: Passives): Traits => ({
  keywords: mapFor(passives, 'keywords', NOTHING.keywords),
  lost: mapFor(passives, 'no keywords', NOTHING.lost),
  abilities: mapFor(passives, 'abilities', NOTHING.abilities),
  tags: mapFor(passives, 'tags', NOTHING.tags),
  might: mapFor(passives, 'might', NOTHING.might),
  own: mapFor(passives, 'own might', NOTHING.own),
  raised: mapFor(passives, 'at least might', NOTHING.raised),
  buffWorth: mapFor(passives, 'buff worth', NOTHING.buffWorth),
  bonusWorth: mapFor(passives, 'bonus worth', NOTHING.bonusWorth),
  immune: setFor(passives, 'immunity', NOTHING.immune),
  noCombatDamage: setFor(passives, 'no combat damage', NOTHING.noCombatDamage),
  first: setFor(passives, 'assigned', NOTHING.first),
  last: setFor(passives, 'assigned', NOTHING.last),
  untargetable: mapFor(passives, 'untargetable', NOTHING.untargetable),
  deadly: mapFor(passives, 'any damage kills', NOTHING.deadly),
  passives,
});

/** As some objects were left, to be written to for others. */
const continued = (settled: Traits, passives: Passives): Traits => ({
  ...copyOf(settled),
  immune: new Set(settled.immune),
  noCombatDamage: new Set(settled.noCombatDamage),
  first: new Set(settled.first),
  last: new Set(settled.last),
  untargetable: new Map(settled.untargetable),
  deadly: copyOfLists(settled.deadly),
  passives,
});

const mapFor = <V>({ gives }: Passives, kind: OnObjects['gives'], nothing: Map<ObjectId, V>): Map<ObjectId, V> =>
  gives.has(kind) ? new Map() : nothing;

const setFor = ({ gives }: Passives, kind: OnObjects['gives'], nothing: Set<ObjectId>): Set<ObjectId> =>
  gives.has(kind) ? new Set() : nothing;

export const NOTHING: Omit<Traits, 'passives'> = {
  keywords: new Map(),
  lost: new Map(),
  abilities: new Map(),
  tags: new Map(),
  might: new Map(),
  own: new Map(),
  raised: new Map(),
  buffWorth: new Map(),
  bonusWorth: new Map(),
  immune: new Set(),
  noCombatDamage: new Set(),
  first: new Set(),
  last: new Set(),
  untargetable: new Map(),
  deadly: new Map(),
};

const sourceKey = (source: Source): string => {
  if (source.kind === 'object') return `${source.id}.${source.gear ?? ''}`;
  return source.kind === 'battlefield' ? `at ${source.id}` : '';
};

/** Tells one effect from all others; stays the same while the passives around it change. */
export const keyOf = (p: Passive, effect: number): string => {
  const { source, ability, bearer } = p.instance;
  return `${sourceKey(source)} ${bearer ?? ''} ${ability.text} ${effect}`;
};

/** What has come into force stays for the round, whether or not its condition still holds. */
export const build = (layering: Layering, before: Traits, lasting: InForceOn): Traits => {
  const { state, settled } = layering;
  const t = settled === null ? empty(before.passives) : continued(settled, before.passives);
  const inForce = inForceAmong(before.passives, lasting);
  const fixed = inForce.filter(({ effect }) => !amountReadsTraits(effect));
  for (const each of fixed) applyAll(layering, t, each, before);
  // An amount that is counted depends on what is given to those that are counted: the layer of abilities comes first
  // (`layers.abilities`, `layers.arithmetic`), and within one layer what others depend on (`layers.dependency.resolve`).
  const counted = inForce.filter(({ effect }) => amountReadsTraits(effect));
  applyInTurn(
    layering,
    t,
    counted.filter(({ effect }) => !isOfMight(effect)),
  );
  const ofMight = counted.filter(({ effect }) => isOfMight(effect));
  if (layering.amounts === null) {
    for (const each of ofMight) if (!amountReadsMight(each.effect)) applyAll(layering, t, each, t);
    const onMight = ofMight.filter(({ effect }) => amountReadsMight(effect));
    applyInTurn(layering, t, byDependency(state, t, onMight));
  } else for (const each of ofMight) applyCounted(layering, t, each, layering.amounts);
  return t.abilities.size === 0 && before.abilities.size === 0 ? t : { ...t, passives: passivesOf(state, t.abilities) };
};

const isOfMight = ({ gives }: InForce['effect']): boolean => gives !== 'keywords' && gives !== 'tags';

/** Each on objects as they are before it: it is applied to all of them at once, and does not count what it does itself. */
const applyInTurn = (layering: Layering, t: Traits, effects: readonly InForce[]): void => {
  for (const each of effects) applyAll(layering, t, each, copyOf(t));
};

/** As much as was counted as each was applied. */
const applyCounted = (layering: Layering, t: Traits, each: InForce, amounts: Amounts): void => {
  for (const id of each.ids) {
    const amount = amounts.get(each.key)?.get(id);
    if (amount !== undefined && 'amount' in each.effect)
      applyAll(layering, t, { ...each, ids: new Set([id]), effect: { ...each.effect, amount } }, t);
  }
};

interface InForce {
  readonly key: string;
  readonly by: Passive;
  readonly effect: Passive['ability']['effects'][number];
  readonly ids: ReadonlySet<ObjectId>;
}

const inForceAmong = (passives: Passives, lasting: InForceOn): readonly InForce[] => {
  const found: InForce[] = [];
  for (const by of passives.layered)
    by.ability.effects.forEach((effect, j) => {
      const key = keyOf(by, j);
      const ids = lasting.get(key);
      if (ids !== undefined) found.push({ key, by, effect, ids });
    });
  return found;
};

/** `asSeen`: what objects are like for the amounts that it gives. */
const applyAll = ({ state, recorder }: Layering, t: Traits, { by, effect, ids }: InForce, asSeen: Traits): void => {
  const c = contextOfPassive(state, viewWhileLayering(state, asSeen, recorder?.note), by);
  for (const id of ids) {
    apply(c, t, effect, id, by.instance);
    recorder?.depend([id], recorder.take());
  }
};

/**
 * `layers.dependency.outcome`: after those that alter what it comes to. Two that alter each other do not depend on each
 * other (`layers.dependency.both`), and go by their time stamps (`layers.timestamp`): the order in which they stand.
 */
const byDependency = (state: State, t: Traits, all: readonly InForce[]): readonly InForce[] => {
  if (all.length < 2 || all.length > MOST_ORDERED) return all;
  const plain = all.map(each => outcomeOf(state, t, each));
  const alteredBy = all.map((by, f) => {
    const then = copyOf(t);
    applyInTurn(atOnce(state), then, [by]);
    return all.map((each, e) => e !== f && outcomeOf(state, then, each) !== plain[e]);
  });
  const isAltered = (e: number, f: number) => alteredBy[f]?.[e] === true;
  const left = all.map((_, at) => at);
  const ordered: InForce[] = [];
  while (left.length > 0) {
    const free = left.findIndex(e => !left.some(f => isAltered(e, f) && !isAltered(f, e)));
    const [next] = left.splice(Math.max(0, free), 1);
    const each = next === undefined ? undefined : all[next];
    if (each !== undefined) ordered.push(each);
  }
  return ordered;
};

/** So many are ordered, in a time that grows with their square; more go by their time stamps. */
export const MOST_ORDERED = 12;

/** What it would give to each now, to be compared. */
const outcomeOf = (state: State, t: Traits, each: InForce): string => {
  const alone = empty(t.passives);
  applyAll(atOnce(state), alone, each, t);
  return JSON.stringify(
    [...each.ids].map(id => [
      alone.might.get(id)?.map(({ amount, minimum }) => [amount, minimum]),
      alone.own.get(id),
      alone.raised.get(id),
      alone.buffWorth.get(id),
      alone.bonusWorth.get(id),
    ]),
  );
};

const copyOf = (t: Traits): Traits => ({
  ...t,
  keywords: copyOfLists(t.keywords),
  lost: new Map(t.lost),
  abilities: copyOfLists(t.abilities),
  tags: copyOfLists(t.tags),
  might: copyOfLists(t.might),
  own: new Map(t.own),
  raised: new Map(t.raised),
  buffWorth: new Map(t.buffWorth),
  bonusWorth: new Map(t.bonusWorth),
});

const copyOfLists = <T>(lists: ReadonlyMap<ObjectId, readonly T[]>): Map<ObjectId, T[]> => {
  const copy = new Map<ObjectId, T[]>();
  for (const [id, list] of lists) copy.set(id, [...list]);
  return copy;
};
