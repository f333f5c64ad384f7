/** What differs from the scene before, to be highlighted. */
import type { Scene, SceneChanges } from './scene.ts';

type Things = Pick<Scene, 'objects' | 'players' | 'battlefields' | 'chain'>;

export const changesOf = (was: Things, is: Things): SceneChanges => ({
  objects: differing(was.objects, is.objects),
  players: differing(was.players, is.players),
  battlefields: differing(was.battlefields, is.battlefields),
  chain: differing(was.chain, is.chain),
});

/** By the index of each thing, not by its place in the list. Scenes are plain JSON. */
const differing = <Thing extends { readonly id: number }>(
  was: readonly Thing[],
  is: readonly Thing[],
): readonly number[] => {
  const before = new Map(was.map(thing => [thing.id, thing]));
  return is.flatMap(thing => (isSame(before.get(thing.id), thing) ? [] : [thing.id]));
};

/** Of plain JSON: what has no value is as what is not there. */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((each, at) => isSame(each, b[at]));
  const [one, other] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  if (one === undefined || other === undefined) return false;
  for (const key in one) if (!isSame(one[key], other[key])) return false;
  for (const key in other) if (other[key] !== undefined && one[key] === undefined) return false;
  return true;
};
