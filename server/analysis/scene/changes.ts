/** What differs from the scene before, to be highlighted. */
import type { Scene, SceneChanges } from './scene.ts';

type Things = Pick<Scene, 'objects' | 'players' | 'battlefields' | 'chain'>;

export const changesOf = (was: Things, is: Things): SceneChanges => ({
  objects: differing(was.objects, is.objects),
  players: differing(was.players, is.players),
  battlefields: differing(was.battlefields, is.battlefields),
  chain: differing(was.chain, is.chain),
});

/** By the index of each thing, not by its place in the list. Scenes are plain JSON with keys in one order. */
const differing = <Thing extends { readonly id: number }>(
  was: readonly Thing[],
  is: readonly Thing[],
): readonly number[] => {
  const before = new Map(was.map(thing => [thing.id, thing]));
  return is.flatMap(thing => (isSame(before.get(thing.id), thing) ? [] : [thing.id]));
};

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
