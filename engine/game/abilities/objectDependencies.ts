/** On which other objects it depends what an object is like (`layers.object-dependency`). */

import { knownOf } from '../../known.ts';
import type { Selector } from '../state/cards/terms.ts';
import { anywhere } from '../state/cards/walk.ts';
import type { ObjectId } from '../state/state.ts';
import { readsTraits } from './dependencies.ts';

/** For each object, the others whose characteristics were asked for as effects on it were evaluated. */
export type ObjectDependencies = ReadonlyMap<ObjectId, ReadonlySet<ObjectId>>;

/** Writes down which objects' characteristics are asked for, and for which objects. */
export class DependencyRecorder {
  private readonly found = new Map<ObjectId, Set<ObjectId>>();
  private asked = new Set<ObjectId>();

  /** The number of dependencies found so far: it grows whenever there is a new one. */
  count = 0;

  readonly note = (id: ObjectId): void => {
    this.asked.add(id);
  };

  /** Those that were asked for since the last call. */
  take(): ReadonlySet<ObjectId> {
    const { asked } = this;
    if (asked.size > 0) this.asked = new Set();
    return asked;
  }

  /** That what these objects are like depends on those others. An object's own characteristics are evaluated with it. */
  depend(ids: Iterable<ObjectId>, on: ReadonlySet<ObjectId>): void {
    if (on.size === 0) return;
    for (const id of ids)
      for (const other of on) {
        if (other === id) continue;
        const before = this.found.get(id);
        if (before?.has(other) === true) continue;
        if (before === undefined) this.found.set(id, new Set([other]));
        else before.add(other);
        this.count++;
      }
  }

  get dependencies(): ObjectDependencies {
    return this.found;
  }
}

/**
 * Whether which objects a selector means depends on the characteristics of any besides the one that is looked at: "units with less
 * Might than me", "the unit with the highest Might".
 */
export const comparesObjects = knownOf((to: Selector): boolean => {
  switch (to.kind) {
    case 'all':
      return (
        to.filter.extreme !== undefined || anywhere(Object.values(to.filter), readsTraits) || to.except !== undefined
      );
    case 'both':
      return to.of.some(comparesObjects);
    default:
      return anywhere(to, readsTraits);
  }
});

/**
 * The objects that depend on any, in the order in which they are evaluated: each after those that it depends on (`layers.object-dependency.chain`),
 * and those that depend on each other together, in groups as small as they can be (`layers.object-dependency.loop`). Tarjan's algorithm, with a
 * stack of its own.
 */
export const inOrderOfDependency = (dependencies: ObjectDependencies): readonly (readonly ObjectId[])[] => {
  const on = (id: ObjectId): ObjectId[] => [...(dependencies.get(id) ?? [])].filter(each => dependencies.has(each));
  const index = new Map<ObjectId, number>();
  const lowest = new Map<ObjectId, number>();
  const open: ObjectId[] = [];
  const isOpen = new Set<ObjectId>();
  const groups: ObjectId[][] = [];
  const enter = (id: ObjectId): Visit => {
    index.set(id, index.size);
    lowest.set(id, index.get(id) ?? 0);
    open.push(id);
    isOpen.add(id);
    return { id, left: on(id) };
  };
  const lower = (id: ObjectId, to: number | undefined): void => {
    if (to !== undefined && to < (lowest.get(id) ?? 0)) lowest.set(id, to);
  };
  const close = ({ id }: Visit): void => {
    if (lowest.get(id) !== index.get(id)) return;
    const group = open.splice(open.indexOf(id));
    for (const each of group) isOpen.delete(each);
    groups.push(group.sort((a, b) => a - b));
  };
  for (const first of dependencies.keys()) {
    if (index.has(first)) continue;
    const visits: Visit[] = [enter(first)];
    for (let visit = visits.at(-1); visit !== undefined; visit = visits.at(-1)) {
      const next = visit.left.pop();
      if (next === undefined) {
        visits.pop();
        const above = visits.at(-1);
        if (above !== undefined) lower(above.id, lowest.get(visit.id));
        close(visit);
      } else if (!index.has(next)) visits.push(enter(next));
      else if (isOpen.has(next)) lower(visit.id, index.get(next));
    }
  }
  return groups;
};

interface Visit {
  readonly id: ObjectId;
  readonly left: ObjectId[];
}
