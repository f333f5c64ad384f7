/** What a choice, an event or a word such as "it" refers to. */
import type { GameObject, ObjectId, Ref } from './things.ts';

export type { Ref } from './things.ts';

/**
 * A ref to the object as it is now; `unchangedObject` finds nothing for it once the object has left the board or come
 * back.
 */
export const objectRef = (state: { readonly objects: readonly GameObject[] }, id: ObjectId): Ref => ({
  kind: 'object',
  id,
  incarnation: state.objects[id]?.incarnation ?? 0,
});

/** The numbers of the objects among them. */
export const idsOf = (refs: readonly Ref[]): readonly ObjectId[] => {
  const ids: ObjectId[] = [];
  for (const r of refs) if (r.kind === 'object') ids.push(r.id);
  return ids;
};

/** Whether both refer to the same thing, an object in the same incarnation. */
export const sameRef = (a: Ref, b: Ref): boolean => {
  if (a.kind === 'location' || b.kind === 'location') {
    if (a.kind !== 'location' || b.kind !== 'location') return false;
    const [x, y] = [a.location, b.location];
    return x.kind === 'base' ? y.kind === 'base' && x.player === y.player : y.kind === 'battlefield' && x.at === y.at;
  }
  return (
    a.kind === b.kind &&
    a.id === b.id &&
    (a.kind !== 'object' || b.kind !== 'object' || a.incarnation === b.incarnation)
  );
};

/** Whether a ref is among these: for lists that are gone through for each of another list, however long both are. */
export const amongRefs = (refs: readonly Ref[]): ((r: Ref) => boolean) => {
  if (refs.length <= FEW) return r => refs.some(each => sameRef(each, r));
  const keys = new Set(refs.map(keyOfRef));
  return r => keys.has(keyOfRef(r));
};

/** Each once, as it first comes. */
export const distinctRefs = (refs: readonly Ref[]): readonly Ref[] => {
  if (refs.length <= 1) return refs;
  const first = new Map<string, Ref>();
  for (const r of refs) {
    const key = keyOfRef(r);
    if (!first.has(key)) first.set(key, r);
  }
  return first.size === refs.length ? refs : [...first.values()];
};

/** The same of the numbers of objects, or of whatever is the same only if it is that itself. */
export const amongThese = <T>(all: readonly T[]): ((one: T) => boolean) => {
  if (all.length <= FEW) return one => all.includes(one);
  const set = new Set(all);
  return one => set.has(one);
};

/** A set of so many is no faster than the list. */
const FEW = 8;

/** The same for refs that are the same (`sameRef`), and for no others. */
const keyOfRef = (r: Ref): string => {
  if (r.kind === 'location')
    return r.location.kind === 'base' ? `base ${r.location.player}` : `location ${r.location.at}`;
  return r.kind === 'object' ? `object ${r.id} ${r.incarnation}` : `${r.kind} ${r.id}`;
};
