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
  life: state.objects[id]?.life ?? 0,
});

/** The numbers of the objects among them. */
export const idsOf = (refs: readonly Ref[]): readonly ObjectId[] => {
  const ids: ObjectId[] = [];
  for (const r of refs) if (r.kind === 'object') ids.push(r.id);
  return ids;
};

/** Whether both refer to the same thing, an object in the same life. */
export const sameRef = (a: Ref, b: Ref): boolean => {
  if (a.kind === 'location' || b.kind === 'location') {
    if (a.kind !== 'location' || b.kind !== 'location') return false;
    const [x, y] = [a.location, b.location];
    return x.kind === 'base' ? y.kind === 'base' && x.player === y.player : y.kind === 'battlefield' && x.at === y.at;
  }
  return a.kind === b.kind && a.id === b.id && (a.kind !== 'object' || b.kind !== 'object' || a.life === b.life);
};
