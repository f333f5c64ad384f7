/** Applies the effects of passives to objects, layer by layer, until nothing changes any more (`layers`). */

import type { StaticEffect } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId, State } from '../state/state.ts';
import { isActive } from './active.ts';
import { apply } from './applying.ts';
import { build, empty, type InForceOn, keyOf, NOTHING, untouched } from './building.ts';
import type { Context } from './context.ts';
import { dependsOnTraits } from './dependencies.ts';
import { evaluator } from './evaluator.ts';
import type { Passive, Passives, Traits } from './layers.ts';
import { isOnObjects, passivesOf } from './passives.ts';
import { contextOfPassive, viewWhileLayering } from './view.ts';

/** What all of them make of the objects, with those that they lend. */
export const workOut = (state: State, passives: Passives): Traits => {
  const traits = untouched(passives);
  if (passives.layered.length === 0) return traits;
  return state.budget.during('passives', () =>
    passives.readsTraits ? inRounds(state, traits, fixedOnes(state, traits)) : appliedAtOnce(state, traits, passives),
  );
};

/** The same without any short cut, for tests to hold the short cuts to. */
export const traitsInRounds = (state: State): Traits =>
  inRounds(state, untouched(passivesOf(state, NOTHING.abilities)), new Map());

/** `layers.repeated`: round after round, each effect once as soon as it can; then what does not hold any more goes. */
const inRounds = (state: State, before: Traits, fixed: Fixed): Traits => {
  let traits = before;
  const lasting: InForceOn = new Map();
  let holding = effectsOf(state, traits, fixed);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (!putAll(lasting, holding)) break;
    traits = build(state, traits, lasting);
    holding = effectsOf(state, traits, fixed);
  }
  return disqualify(state, traits, fixed, lasting, holding);
};

/** One effect on one object. */
interface OnObject {
  readonly key: string;
  readonly id: ObjectId;
}

const isIn = (lasting: InForceOn, { key, id }: OnObject): boolean => lasting.get(key)?.has(id) === true;

const put = (lasting: InForceOn, { key, id }: OnObject): void => {
  const ids = lasting.get(key);
  if (ids === undefined) lasting.set(key, new Set([id]));
  else ids.add(id);
};

/** Whether any of it was not in force before. */
const putAll = (lasting: InForceOn, all: readonly Applied[]): boolean => {
  let isMore = false;
  for (const { key, ids } of all) {
    const before = lasting.get(key);
    if (before === undefined) lasting.set(key, new Set(ids));
    isMore ||= before === undefined || ids.some(id => !before.has(id));
    if (before !== undefined) for (const id of ids) before.add(id);
  }
  return isMore;
};

/**
 * `layers.repeated`: what does not hold any more goes, one after the other: of two that would each keep the other away, one
 * stays. What an effect has made of an object itself is no reason against it: it is applied already, once.
 */
const disqualify = (
  state: State,
  traits: Traits,
  fixed: Fixed,
  lasting: InForceOn,
  holding: readonly Applied[],
): Traits => {
  const held: InForceOn = new Map();
  putAll(held, holding);
  const doubtful = flatMapped([...lasting], ([key, ids]) =>
    [...ids].map((id): OnObject => ({ key, id })).filter(each => !isIn(held, each)),
  );
  for (const each of doubtful.reverse()) {
    lasting.get(each.key)?.delete(each.id);
    const without = build(state, traits, lasting);
    const left = effectsOf(state, without, fixed);
    if (!left.some(({ key, ids }) => key === each.key && ids.includes(each.id)))
      return disqualify(state, without, fixed, lasting, left);
    put(lasting, each);
  }
  return traits;
};

const MOST_ROUNDS = 8;

/** The same where no effect looks at what another one changes: then the first round is the last. */
const appliedAtOnce = (state: State, before: Traits, passives: Passives): Traits => {
  const view = viewWhileLayering(state, before);
  let t: Traits | null = null;
  for (const p of passives.layered) {
    const c = contextOfPassive(state, view, p);
    if (!isActive(c, p.instance)) continue;
    for (const effect of p.ability.effects)
      for (const id of objectsOf(c, effect)) {
        t ??= empty(passives);
        apply(c, t, effect, id, p.instance);
      }
  }
  return t ?? before;
};

/** An effect: what tells it from all others, and the objects that it applies to, at least one. */
interface Applied {
  readonly key: string;
  readonly ids: readonly ObjectId[];
}

/** The effect of each passive that looks at nothing another one changes: the same in every round. */
type Fixed = ReadonlyMap<Passive, readonly Applied[]>;

const fixedOnes = (state: State, traits: Traits): Fixed => {
  const view = viewWhileLayering(state, traits);
  const found = new Map<Passive, readonly Applied[]>();
  for (const p of traits.passives.layered)
    if (!dependsOnTraits(p.ability)) found.set(p, appliedBy(contextOfPassive(state, view, p), p));
  return found;
};

/** The effects that apply as objects are in `traits`, each with the object that it applies to. */
const effectsOf = (state: State, traits: Traits, fixed: Fixed): readonly Applied[] => {
  const view = viewWhileLayering(state, traits);
  return flatMapped(traits.passives.layered, p => fixed.get(p) ?? appliedBy(contextOfPassive(state, view, p), p));
};

const appliedBy = (c: Context, p: Passive): readonly Applied[] =>
  isActive(c, p.instance)
    ? flatMapped(p.ability.effects, (effect, j): readonly Applied[] => {
        const ids = objectsOf(c, effect);
        return ids.length === 0 ? NONE : [{ key: keyOf(p, j), ids }];
      })
    : NONE;

const objectsOf = (c: Context, effect: StaticEffect): readonly ObjectId[] => {
  if (!isOnObjects(effect)) return NONE;
  const ids: ObjectId[] = [];
  for (const r of evaluator.refs(c, effect.to)) if (r.kind === 'object') ids.push(r.id);
  // Each is given something of its own.
  c.state.budget.spend(1 + (ids.length >> GIVEN_AT_ONCE), 'passives');
  return ids;
};

/** As a power of two. */
const GIVEN_AT_ONCE = 6;

const NONE: readonly never[] = [];
