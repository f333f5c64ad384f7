/**
 * What passive abilities make of the objects on the board, layer by layer (`layers`). Worked out once for each state, and not
 * at all where there are no abilities.
 */

import { type Borne, borneBy, borneByPlaces, borneInForce, isAwake } from './abilities/borne.ts';
import { type Context, NO_SLOTS, type View } from './abilities/context.ts';
import { MEANING } from './abilities/meaning.ts';
import { isOnBoard } from './abilities/measures.ts';
import type { StaticEffect, Value } from './cards/ability.ts';
import { keywordUnder, mightUnder, type Passive, type Traits } from './layers.ts';
import type { ObjectId, State } from './state.ts';

/** The state that traits were worked out for: another with the same parts has the same. */
interface Known {
  readonly state: State;
  readonly traits: Traits;
}

/** The same where any changes what objects are by themselves. */
export const shapingOf = (state: State): Traits | null => {
  const traits = traitsOf(state);
  return traits === null || traits.isPlain ? null : traits;
};

/** The last few, the newest where `newest` points: a question about a state mostly follows one about the same. */
const known: (Known | null)[] = [null, null, null, null];
let newest = 0;

/** Null where no ability is in the game. */
export const traitsOf = (state: State): Traits | null => {
  if (!state.hasAbilities) return null;
  for (let back = 0; back < known.length; back++) {
    const before = known[(newest + back) % known.length] as Known | null;
    if (before !== null && isAlike(before, state)) return before.traits;
  }
  const traits = workOut(state);
  newest = (newest + known.length - 1) % known.length;
  known[newest] = { state, traits };
  return traits;
};

/** All that words of passive abilities can speak of; what happened this turn only where some do. */
const isAlike = ({ state: s, traits }: Known, t: State): boolean =>
  s === t ||
  (s.objects === t.objects &&
    s.battlefields === t.battlefields &&
    s.edition === t.edition &&
    s.players === t.players &&
    s.inForce === t.inForce &&
    s.turnPlayer === t.turnPlayer &&
    s.showdown === t.showdown &&
    s.combat === t.combat &&
    s.phase === t.phase &&
    (s.past === t.past || !traits.readsPast));

/** Whether a passive asks what happened this turn, or depends on a card having been played. */
const readsPast = (passives: readonly Passive[]): boolean =>
  passives.some(({ ability, borne }) => borne.on.length > 0 || asksThePast(ability));

const asked = new WeakMap<object, boolean>();

const asksThePast = (ability: Passive['ability']): boolean => {
  const before = asked.get(ability);
  if (before !== undefined) return before;
  const asks = /"(?:happened|cards played|did|turn player)"/.test(JSON.stringify(ability));
  asked.set(ability, asks);
  return asks;
};

/** What nothing has been done to. Nobody writes to it: `build` begins with one of its own. */
const untouched = (state: State, passives: readonly Passive[]): Traits => ({
  ...NOTHING,
  passives,
  readsPast: readsPast(passives),
  isPlain: state.objects.every(o => o.attachedTo === null),
});

const empty = (passives: readonly Passive[]): Traits => ({
  keywords: new Map(),
  lost: new Map(),
  abilities: new Map(),
  tags: new Map(),
  might: new Map(),
  raised: new Map(),
  buffWorth: new Map(),
  immune: new Set(),
  noCombatDamage: new Set(),
  first: new Set(),
  last: new Set(),
  untargetable: new Map(),
  deadly: new Map(),
  passives,
  readsPast: readsPast(passives),
  isPlain: false,
});

const NOTHING = empty([]);

const viewOn = (state: State, traits: Traits | null): View => ({
  might: o => mightUnder(state, traits, o).counted,
  keyword: (o, name) => keywordUnder(traits, o, name),
  tags: o => [...o.print.tags, ...o.tags, ...(traits?.tags.get(o.id) ?? [])],
});

/** What objects are like in a state. */
export const viewOf = (state: State): View => viewOn(state, traitsOf(state));

/** `ability.passive.permanents.board` */
const passivesOf = (state: State, given: Traits['abilities']): readonly Passive[] => {
  const found: Passive[] = [];
  const take = (borne: Borne, slots: Context['slots'], event: Context['event'], next?: number | null) => {
    if (borne.ability.kind !== 'static') return;
    found.push({ borne, ability: borne.ability, slots, event, ...(next === undefined ? {} : { next }) });
  };
  for (const o of state.objects)
    if (isOnBoard(o) || o.zone.kind === 'legend')
      for (const b of borneBy(state, o, given.get(o.id))) take(b, NO_SLOTS, null);
  for (const b of borneByPlaces(state)) take(b, NO_SLOTS, null);
  for (const f of state.inForce) {
    if (f.ability.kind !== 'static') continue;
    take(borneInForce(f, f.ability), f.slots, f.event, f.times === null ? undefined : (f.bound ?? null));
  }
  return found;
};

export const contextOfPassive = (state: State, view: View, { borne, slots, event }: Passive): Context => ({
  state,
  view,
  means: MEANING,
  controller: borne.controller,
  source: borne.source,
  event,
  slots,
  it: null,
  much: 0,
  terms: null,
  item: -1,
});

/** `layers.repeated`: round after round, each effect once as soon as it can; then what does not hold any more goes, once. */
const workOut = (state: State): Traits => {
  let traits = untouched(state, passivesOf(state, NOTHING.abilities));
  if (!traits.passives.some(isLayered)) return traits;
  const inForce = new Set<string>();
  let holding = effectsOf(state, traits);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = inForce.size;
    for (const key of holding) inForce.add(key);
    if (inForce.size === before) break;
    traits = build(state, traits, inForce);
    holding = effectsOf(state, traits);
  }
  const gone = [...inForce].filter(key => !holding.has(key));
  if (gone.length === 0) return traits;
  for (const key of gone) inForce.delete(key);
  return build(state, traits, inForce);
};

const MOST_ROUNDS = 8;

/** Whether a passive changes what objects are like; others are for whoever asks (`given`). */
const isLayered = ({ ability }: Passive): boolean => {
  const before = layered.get(ability);
  if (before !== undefined) return before;
  const is = ability.effects.some(isOnObjects);
  layered.set(ability, is);
  return is;
};

const layered = new WeakMap<Passive['ability'], boolean>();

const isOnObjects = (effect: StaticEffect): boolean => {
  if (!('to' in effect) || effect.to === undefined || !('kind' in effect.to)) return false;
  const { kind } = effect.to;
  return kind !== 'base' && kind !== 'battlefield' && kind !== 'board' && kind !== 'anywhere';
};

/** The effects that apply as objects are in `traits`, each with the object that it applies to. */
const effectsOf = (state: State, traits: Traits): Set<string> => {
  const keys = new Set<string>();
  const view = viewOn(state, traits);
  traits.passives.forEach(p => {
    if (!isLayered(p)) return;
    const c = contextOfPassive(state, view, p);
    if (!isAwake(state, p.borne) || !(p.ability.when === undefined || MEANING.holds(c, p.ability.when))) return;
    p.ability.effects.forEach((effect, j) => {
      for (const id of objectsOf(c, effect)) keys.add(keyOf(p, j, id));
    });
  });
  return keys;
};

/** Tells one effect on one object from all others; stays the same while the passives around it change. */
const keyOf = (p: Passive, effect: number, id: ObjectId): string => {
  const { source, ability, bearer } = p.borne;
  const from =
    source.kind === 'object'
      ? `${source.id}.${source.gear ?? ''}`
      : source.kind === 'battlefield'
        ? `at ${source.id}`
        : '';
  return `${from} ${bearer ?? ''} ${ability.text} ${effect} ${id}`;
};

const objectsOf = (c: Context, effect: StaticEffect): readonly ObjectId[] => {
  if (!isOnObjects(effect) || !('to' in effect)) return NONE;
  const { to } = effect;
  return MEANING.refs(c, to as Parameters<typeof MEANING.refs>[1]).flatMap(r => (r.kind === 'object' ? [r.id] : []));
};

const NONE: readonly never[] = [];

const build = (state: State, before: Traits, inForce: ReadonlySet<string>): Traits => {
  const view = viewOn(state, before);
  const passives = before.passives;
  const t = empty(passives);
  for (const p of passives) {
    if (!isLayered(p)) continue;
    const c = contextOfPassive(state, view, p);
    p.ability.effects.forEach((effect, j) => {
      for (const id of objectsOf(c, effect)) if (inForce.has(keyOf(p, j, id))) apply(c, t, effect, id, p.borne);
    });
  }
  if (t.abilities.size === 0) return t;
  const more = passivesOf(state, t.abilities);
  return { ...t, passives: more, readsPast: readsPast(more) };
};

const push = <T>(map: Map<ObjectId, T[]>, id: ObjectId, ...more: readonly T[]): void => {
  const had = map.get(id);
  if (had === undefined) map.set(id, [...more]);
  else had.push(...more);
};

const apply = (c: Context, t: Traits, effect: StaticEffect, id: ObjectId, borne: Borne): void => {
  switch (effect.gives) {
    case 'might':
      push(t.might, id, { label: borne.name, amount: c.means.value(c, effect.amount) ?? 0 });
      return;
    case 'at least might':
      t.raised.set(id, Math.max(t.raised.get(id) ?? 0, c.means.value(c, effect.amount) ?? 0));
      return;
    case 'keywords':
      push(t.keywords, id, ...effect.keywords.map(k => ({ name: k.name, value: c.means.value(c, k.value) ?? 0 })));
      return;
    case 'no keywords':
      t.lost.set(id, effect.keywords);
      return;
    case 'abilities':
      push(t.abilities, id, ...effect.abilities);
      return;
    case 'tags':
      push(t.tags, id, ...effect.tags);
      return;
    case 'immunity':
      t.immune.add(id);
      return;
    case 'no combat damage':
      t.noCombatDamage.add(id);
      return;
    case 'assigned':
      t[effect.rank].add(id);
      return;
    case 'untargetable':
      t.untargetable.set(id, {
        by: effect.by,
        controller: borne.controller,
        least: bound(c, effect.energy?.least, Number.NEGATIVE_INFINITY),
        most: bound(c, effect.energy?.most, Number.POSITIVE_INFINITY),
      });
      return;
    case 'buff worth':
      t.buffWorth.set(id, (t.buffWorth.get(id) ?? 0) + (c.means.value(c, effect.amount) ?? 0));
      return;
    case 'any damage kills':
      push(t.deadly, id, borne.controller);
      return;
    default:
      return;
  }
};

const bound = (c: Context, v: Value | undefined, without: number): number =>
  v === undefined ? without : (c.means.value(c, v) ?? without);
