/** Applies the effects of passives to objects, layer by layer, until nothing changes any more (`layers`). */

import { flatMapped } from '../state/lists.ts';
import type { ObjectId, State } from '../state/state.ts';
import { outcomeOf } from '../state/stopping.ts';
import { type Applied, effectsOf, type Fixed, fixedOnes, isInForce, objectsOf } from './applicable.ts';
import { apply } from './applying.ts';
import { atOnce, build, empty, type InForceOn, type Layering, NOTHING, untouched } from './building.ts';
import type { Passives, Traits } from './layers.ts';
import { DependencyRecorder, inOrderOfDependency, type ObjectDependencies } from './objectDependencies.ts';
import { passivesOf } from './passives.ts';
import { inSequences } from './sequences.ts';
import { contextOfPassive, viewWhileLayering } from './view.ts';

/** What all of them make of the objects, with those that they lend. */
export const workOut = (state: State, passives: Passives): Traits => {
  const traits = untouched(passives);
  if (passives.layered.length === 0) return traits;
  const { budget } = state;
  const found = (): Traits =>
    budget.during('passives', () => {
      if (!passives.readsTraits) return appliedAtOnce(state, traits, passives);
      return evaluated(state, traits, fixedOnes(state, traits));
    });
  return budget.isFinished ? foundOr(traits, state, found) : found();
};

/** Of a state in which this may be too much, or come to too much: its report says so, and whoever reads it sees it without passives. */
const foundOr = (otherwise: Traits, { budget }: State, find: () => Traits): Traits => {
  budget.beginReading();
  const came = outcomeOf(['out of bounds'], find);
  budget.finish();
  return came.kind === 'done' ? came.value : otherwise;
};

/** The same without any short cut, for tests to hold the short cuts to. */
export const traitsInRounds = (state: State): Traits =>
  evaluated(state, untouched(passivesOf(state, NOTHING.abilities)), new Map());

const evaluated = (state: State, before: Traits, fixed: Fixed): Traits =>
  state.behaviours.layersOf === 'all objects at once'
    ? inRounds(atOnce(state), before, fixed)
    : objectByObject(state, before, fixed);

/**
 * `layers.each-object`: each object by itself, after those that it depends on (`layers.object-dependency`). Which ones these are is
 * found as they are evaluated; what was evaluated before that was known is evaluated anew.
 */
const objectByObject = (state: State, before: Traits, fixed: Fixed): Traits => {
  const recorder = new DependencyRecorder();
  for (;;) {
    const known = recorder.count;
    const groups = groupsIn(recorder.dependencies);
    let settled: Traits | null = null;
    for (const covers of groups)
      settled = inSequences({ ...atOnce(state), covers, settled, recorder }, settled ?? before, fixed);
    const traits = settled ?? before;
    // What one object was lent may apply to others that had been evaluated by then.
    if (groups.length > 1) effectsOf({ ...atOnce(state), settled, recorder }, traits, fixed);
    if (recorder.count === known) return traits;
  }
};

/** First all that depend on no others, then the others in order, each group as what it covers. */
const groupsIn = (dependencies: ObjectDependencies): readonly Layering['covers'][] => {
  if (dependencies.size === 0) return [null];
  const ordered = inOrderOfDependency(dependencies).map(group => new Set(group));
  return [id => !dependencies.has(id), ...ordered.map(group => (id: ObjectId) => group.has(id))];
};

/** `layers.repeated`: round after round, each effect once as soon as it can; then what does not hold any more goes. */
const inRounds = (layering: Layering, before: Traits, fixed: Fixed): Traits => {
  let traits = before;
  const lasting: InForceOn = new Map();
  let holding = effectsOf(layering, traits, fixed);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    if (!putAll(lasting, holding)) break;
    traits = build(layering, traits, lasting);
    holding = effectsOf(layering, traits, fixed);
  }
  return disqualify(layering, traits, fixed, lasting, holding);
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
  layering: Layering,
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
    const without = build(layering, traits, lasting);
    const left = effectsOf(layering, without, fixed);
    if (!left.some(({ key, ids }) => key === each.key && ids.includes(each.id)))
      return disqualify(layering, without, fixed, lasting, left);
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
    if (!isInForce(c, p)) continue;
    for (const effect of p.ability.effects)
      for (const id of objectsOf(c, effect)) {
        t ??= empty(passives);
        apply(c, t, effect, id, p.instance);
      }
  }
  return t ?? before;
};
