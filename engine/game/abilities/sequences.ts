/**
 * The layers of one object, or of several that depend on each other, gone through in sequences (`layers.each-object`,
 * `layers.object-dependency.loop`). At each layer, every object is evaluated by itself, as the others are before it.
 */

import type { StaticEffect } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId } from '../state/state.ts';
import { type Applied, effectsOf, type Fixed, isAnyOf } from './applicable.ts';
import { amountFor } from './applying.ts';
import { build, type InForceOn, type Layering, MOST_ORDERED } from './building.ts';
import { amountReadsMight, amountReadsTraits } from './dependencies.ts';
import type { Traits } from './layers.ts';
import { contextOfPassive, viewWhileLayering } from './view.ts';

/** An effect that applies or has been applied. A counted amount stays as it was when it was applied (`layers.repeated.once`). */
interface InForce extends Omit<Applied, 'ids'> {
  readonly id: ObjectId;
  /** Of this effect on this object, among all of them. */
  readonly name: string;
  /** Null where nothing is counted. */
  readonly amount: number | null;
}

/** As far as the layers have been gone through. */
interface Evaluation {
  readonly layering: Layering;
  readonly fixed: Fixed;
  readonly inForce: readonly InForce[];
  /** The names of all that are in force or have been. */
  readonly used: ReadonlySet<string>;
  readonly traits: Traits;
  /** What applies, for traits that have been looked at. */
  readonly known: Map<Traits, readonly InForce[]>;
}

type Layer = 'traits' | 'abilities' | 'arithmetic';
const LAYERS = ['traits', 'abilities', 'arithmetic'] as const satisfies readonly Layer[];

const layerOf = ({ gives }: StaticEffect): Layer => {
  switch (gives) {
    case 'tags':
      return 'traits';
    case 'might':
    case 'own might':
    case 'at least might':
    case 'buff worth':
    case 'bonus worth':
      return 'arithmetic';
    default:
      return 'abilities';
  }
};

/** `layers.repeated`: each effect once as soon as it can, and what does not hold any more goes, once. */
export const inSequences = (layering: Layering, before: Traits, fixed: Fixed): Traits => {
  let e: Evaluation = { layering, fixed, inForce: [], used: new Set(), traits: before, known: new Map() };
  for (let sequence = 0; sequence < MOST_SEQUENCES; sequence++) {
    const begun = e;
    for (const layer of LAYERS) {
      const waits = (each: InForce): boolean => each.asksMight && (sequence === 0 || layer === 'arithmetic');
      e = entering(leaving(e, layer), each => layerOf(each.effect) === layer && !waits(each));
    }
    // Might is what all else in the layer of arithmetic comes to; before that, nothing has any to be asked for.
    e = entering(e, each => layerOf(each.effect) === 'arithmetic');
    if (sequence > 0 && e === begun) break;
  }
  return e.traits;
};

const MOST_SEQUENCES = 8;

const spend = ({ layering }: Evaluation, work: number): void => layering.state.budget.spend(work, 'passives');

const withInForce = (e: Evaluation, inForce: readonly InForce[]): Evaluation => {
  spend(e, e.used.size + inForce.length);
  const on: InForceOn = new Map();
  const amounts: Map<string, Map<ObjectId, number>> = new Map();
  for (const { key, id, amount } of inForce) {
    on.set(key, (on.get(key) ?? new Set()).add(id));
    if (amount !== null) amounts.set(key, (amounts.get(key) ?? new Map()).set(id, amount));
  }
  const traits = build({ ...e.layering, amounts }, e.traits, on);
  return { ...e, inForce, traits, used: new Set([...e.used, ...inForce.map(({ name }) => name)]) };
};

/** An effect on one object is a value of its own. */
const WORK_OF_ONE = 3;

/** What applies as objects are now, in the order of time. */
const applicableIn = (e: Evaluation): readonly InForce[] => {
  const before = e.known.get(e.traits);
  if (before !== undefined) return before;
  const found = flatMapped(effectsOf(e.layering, e.traits, e.fixed), each => {
    spend(e, WORK_OF_ONE * each.ids.length);
    return each.ids.map(id => counted(e, each, id));
  }).filter(({ amount, effect }) => amount !== 0 || effect.gives === 'own might');
  e.known.set(e.traits, found);
  return found;
};

const counted = (
  { layering: { state, recorder, covers }, traits }: Evaluation,
  { key, by, effect, isFixed, asksMight }: Applied,
  id: ObjectId,
): InForce => {
  const name = `${id} ${key}`;
  if (layerOf(effect) !== 'arithmetic' || !('amount' in effect) || !amountReadsTraits(effect))
    return { key, by, effect, isFixed, asksMight, id, name, amount: null };
  const c = contextOfPassive(state, viewWhileLayering(state, traits, recorder?.note), by);
  const amount = amountFor(c, effect.amount, id);
  const read = recorder?.take() ?? new Set();
  recorder?.depend([id], read);
  const asks = asksMight || (amountReadsMight(effect) && isAnyOf(read, covers));
  return { key, by, effect, isFixed, asksMight: asks, id, name, amount };
};

/** As a power of two: so many are passed by while one is looked at. */
const PASSED_AT_ONCE = 6;

/** How much of an effect applies as things are: all or nothing of it, where nothing is counted. */
const strengthIn = (e: Evaluation, each: InForce): number => {
  const all = applicableIn(e);
  spend(e, all.length >> PASSED_AT_ONCE);
  const found = all.find(other => other.id === each.id && other.key === each.key);
  return found === undefined ? 0 : Math.abs(found.amount ?? 1);
};

/** What is left of an effect: what it has made of its object itself is no reason against it, and none for taking it away. */
const leftOf = (e: Evaluation, each: InForce): number => {
  const all = Math.abs(each.amount ?? 1);
  const now = strengthIn(e, each);
  if (now >= all) return all;
  const without = withInForce(
    e,
    e.inForce.filter(other => other !== each),
  );
  return Math.min(all, Math.max(now, strengthIn(without, each)));
};

const isLess = (e: Evaluation, each: InForce): boolean => leftOf(e, each) < Math.abs(each.amount ?? 1);

/** `layers.repeated.removal`: what does not hold any more goes, and so does what is not counted any more. */
const leaving = (e: Evaluation, layer: Layer): Evaluation => {
  const isOf = (each: InForce): boolean => !each.isFixed && layerOf(each.effect) === layer;
  const ids = new Set(e.inForce.filter(each => isOf(each) && isLess(e, each)).map(({ id }) => id));
  if (ids.size === 0) return e;
  const alone = new Map([...ids].map(id => [id, leavingAlone(e, each => isOf(each) && each.id === id)]));
  return withInForce(e, [
    ...e.inForce.filter(({ id }) => !ids.has(id)),
    ...flatMapped([...alone], ([id, { inForce }]) => inForce.filter(each => each.id === id)),
  ]);
};

const leavingAlone = (e: Evaluation, isMeant: (each: InForce) => boolean): Evaluation => {
  spend(e, 1);
  const over = e.inForce.find(each => isMeant(each) && isLess(e, each));
  if (over === undefined) return e;
  const left = leftOf(e, over);
  const kept = left === 0 ? [] : [{ ...over, amount: Math.sign(over.amount ?? 1) * left }];
  const inForce = flatMapped(e.inForce, each => (each === over ? kept : [each]));
  return leavingAlone(withInForce(e, inForce), isMeant);
};

/** Those that apply and have not been applied. */
type Fresh = (e: Evaluation) => readonly InForce[];

/** First those on which nothing else has an influence; then what applies to each object by itself. */
const entering = (e: Evaluation, isMeant: (each: InForce) => boolean): Evaluation => {
  const fresh: Fresh = at => {
    const all = applicableIn(at);
    spend(at, all.length);
    return all.filter(each => isMeant(each) && !at.used.has(each.name));
  };
  const fixed = fresh(e).filter(each => each.isFixed);
  const begun = fixed.length === 0 ? e : withInForce(e, [...e.inForce, ...fixed]);
  const more = fresh(begun);
  if (more.length === 0) return begun;
  const ids = new Set(more.map(({ id }) => id));
  if (ids.size === more.length) {
    const together = withInForce(begun, [...begun.inForce, ...more]);
    if (fresh(together).length === 0) return together;
  }
  const entered = flatMapped([...ids], id =>
    enteringAlone(begun, at => fresh(at).filter(each => each.id === id)).inForce.slice(begun.inForce.length),
  );
  return withInForce(begun, [...begun.inForce, ...entered]);
};

const enteringAlone = (e: Evaluation, fresh: Fresh): Evaluation => {
  spend(e, 1);
  const next = firstOf(e, fresh(e));
  return next === undefined ? e : enteringAlone(withInForce(e, [...e.inForce, next]), fresh);
};

/**
 * `layers.dependency.outcome`: one that depends on no other, the earliest of them. Two that alter each other do not depend on each
 * other (`layers.dependency.both`).
 */
const firstOf = (e: Evaluation, all: readonly InForce[]): InForce | undefined => {
  if (all.length < 2 || all.length > MOST_ORDERED) return all[0];
  const alteredBy = all.map(by => {
    const then = withInForce(e, [...e.inForce, by]);
    return all.map(each => each !== by && strengthIn(then, each) !== strengthIn(e, each));
  });
  const isAltered = (each: number, by: number): boolean => alteredBy[by]?.[each] === true;
  return all.find((_, each) => all.every((__, by) => !isAltered(each, by) || isAltered(by, each))) ?? all[0];
};
