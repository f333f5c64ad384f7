/** Which effects of passives apply to which objects, as objects are by now (`layers`). */

import { knownOf } from '../../known.ts';
import type { Static, StaticEffect } from '../state/cards/ability.ts';
import { anywhere } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId, State } from '../state/state.ts';
import { isActive } from './active.ts';
import { keyOf, type Layering } from './building.ts';
import type { Context } from './context.ts';
import { dependsOnTraits, readsMight } from './dependencies.ts';
import { evaluator } from './evaluator.ts';
import type { Passive, Traits } from './layers.ts';
import { comparesObjects, type DependencyRecorder } from './objectDependencies.ts';
import { dependsOnLoss, isOnObjects } from './passives.ts';
import { contextOfPassive, viewWhileLayering } from './view.ts';

/** An effect: what tells it from all others, and the objects that it applies to, at least one. */
export interface Applied {
  readonly key: string;
  readonly ids: readonly ObjectId[];
  readonly by: Passive;
  readonly effect: StaticEffect;
  /** Whether it looks at nothing that another one changes. */
  readonly isFixed: boolean;
  /** Whether that it applies depends on the Might of objects that are evaluated together; told where objects are evaluated by themselves. */
  readonly asksMight: boolean;
}

/** The effect of each passive that looks at nothing another one changes: the same in every round. */
export type Fixed = ReadonlyMap<Passive, readonly Applied[]>;

export const fixedOnes = (state: State, traits: Traits): Fixed => {
  const view = viewWhileLayering(state, traits);
  const found = new Map<Passive, readonly Applied[]>();
  for (const p of traits.passives.layered)
    if (!dependsOnTraits(p.ability) && !dependsOnLoss(traits.passives.gives, p))
      found.set(
        p,
        appliedBy(contextOfPassive(state, view, p), p).map(each => ({ ...each, isFixed: true })),
      );
  return found;
};

/** The effects that apply as objects are in `traits`, each with the objects that it applies to. */
export const effectsOf = (layering: Layering, traits: Traits, fixed: Fixed): readonly Applied[] => {
  const { state, covers, recorder } = layering;
  const view = viewWhileLayering(state, traits, recorder?.note);
  const all = flatMapped(traits.passives.layered, (p): readonly Applied[] => {
    const before = fixed.get(p);
    if (before !== undefined) return before;
    const c = contextOfPassive(state, view, p);
    return recorder === null ? appliedBy(c, p) : appliedAndRecorded(c, p, traits, { recorder, covers });
  });
  return covers === null ? all : flatMapped(all, each => onThese(each, covers));
};

const onThese = (applied: Applied, covers: (id: ObjectId) => boolean): readonly Applied[] => {
  const ids = applied.ids.filter(covers);
  if (ids.length === applied.ids.length) return [applied];
  return ids.length === 0 ? NONE : [{ ...applied, ids }];
};

/** Whether a passive works now. One that does not is looked at all the same; those that do are counted with what they apply to. */
export const isInForce = (c: Context, { instance }: Passive): boolean => {
  const is = isActive(c, instance);
  if (!is) c.state.budget.spend(1, 'passives');
  return is;
};

const appliedBy = (c: Context, p: Passive): readonly Applied[] =>
  isInForce(c, p)
    ? flatMapped(p.ability.effects, (effect, j): readonly Applied[] => {
        const ids = objectsOf(c, effect);
        return ids.length === 0 ? NONE : [{ key: keyOf(p, j), ids, by: p, effect, isFixed: false, asksMight: false }];
      })
    : NONE;

interface Recording extends Pick<Layering, 'covers'> {
  readonly recorder: DependencyRecorder;
}

/** The same, with the dependencies of all that it applies to, or would if its condition held. */
const appliedAndRecorded = (
  c: Context,
  p: Passive,
  traits: Traits,
  { recorder, covers }: Recording,
): readonly Applied[] => {
  const active = isInForce(c, p);
  const read = new Set(recorder.take());
  const asksMight = conditionReadsMight(p.ability) && isAnyOf(read, covers);
  const { bearer } = p.instance;
  // What an object was lent is there only once that object has been evaluated.
  if (bearer !== null && traits.abilities.has(bearer)) read.add(bearer);
  if (!active && read.size === 0) return NONE;
  const applied: Applied[] = [];
  p.ability.effects.forEach((effect, j) => {
    const ids = objectsOf(c, effect);
    const compared = recorder.take();
    recorder.depend(ids, read);
    if (isOnObjects(effect) && comparesObjects(effect.to)) recorder.depend(ids, compared);
    recordEffectText(c.state, effect, ids, recorder);
    if (!active || ids.length === 0) return;
    applied.push({
      key: keyOf(p, j),
      ids,
      by: p,
      effect,
      isFixed: false,
      asksMight: asksMight || choiceReadsMight(effect),
    });
  });
  return applied;
};

export const isAnyOf = (ids: ReadonlySet<ObjectId>, covers: Layering['covers']): boolean =>
  ids.size > 0 && (covers === null || [...ids].some(covers));

const conditionReadsMight = knownOf(({ when }: Static): boolean => anywhere(when, readsMight));
const choiceReadsMight = knownOf(
  (effect: StaticEffect): boolean => isOnObjects(effect) && anywhere(effect.to, readsMight),
);

/** Effect text that is lent to gear is appended to what the gear is attached to (`attachment`). */
const recordEffectText = (
  state: State,
  effect: StaticEffect,
  ids: readonly ObjectId[],
  recorder: DependencyRecorder,
): void => {
  if (effect.gives !== 'abilities' || !effect.abilities.some(({ kind }) => kind === 'attached')) return;
  for (const id of ids) {
    const bearer = state.objects[id]?.attachedTo ?? null;
    if (bearer !== null) recorder.depend([bearer], new Set([id]));
  }
};

export const objectsOf = (c: Context, effect: StaticEffect): readonly ObjectId[] => {
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
