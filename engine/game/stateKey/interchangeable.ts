/** Objects that can change places without anybody being able to tell: whatever is done to one of them could be done to another. */
import type { Behind } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { Ref } from '../state/ref.ts';
import type { GameObject, ObjectId, State } from '../state/state.ts';
import { cellsOf, isFree, referencesIn } from './refinement.ts';
import { hasSeveralRunes, type Parted, partedBy } from './stateKey.ts';

/** Of each object the one before it that it can change places with, whatever the others of its kind do; none for the first. */
export type Interchangeable = ReadonlyMap<ObjectId, ObjectId>;

/** Every two of a kind, alone: those that something else has to change places with as well are left apart. */
export const interchangeableIn = (state: State): Interchangeable =>
  alikeAmong(state, partedBy(state, 'by what they are'), () => true);

/** Runes alone, where everything else is told apart by its name. */
export const interchangeableRunes = (state: State): Interchangeable =>
  hasSeveralRunes(state) ? alikeAmong(state, partedBy(state, 'by name'), ({ type }) => type === 'rune') : TOLD_APART;

const alikeAmong = (state: State, { graph, colours }: Parted, isMeant: (o: GameObject) => boolean): Interchangeable => {
  if (colours.count === colours.a.length) return TOLD_APART;
  const before = new Map<ObjectId, ObjectId>();
  const cells = cellsOf(colours);
  const references = referencesIn(graph, colours);
  const several = new Set(cells.flat());
  const isSingle = (node: number): boolean => !several.has(node);
  for (const cell of cells) {
    const ids = flatMapped(cell, node => {
      const o = state.objects[node - 1];
      return o !== undefined && isMeant(o) ? o.id : [];
    });
    if (ids.length !== cell.length || !isFree(references, cell, isSingle)) continue;
    ids.slice(1).forEach((id, at) => {
      const other = ids[at];
      if (other !== undefined) before.set(id, other);
    });
  }
  return before;
};

/** Nothing changes places with anything: each object is one by itself. */
export const TOLD_APART: Interchangeable = new Map();

/** Among these, in their order: of each the place of the one that is taken first. */
export const behindIn = (alike: Interchangeable, ids: readonly (ObjectId | null)[]): Behind => {
  if (alike.size === 0) return [];
  return ids.map(id => {
    const other = id === null ? undefined : alike.get(id);
    const at = other === undefined ? -1 : ids.indexOf(other);
    return at < 0 ? undefined : at;
  });
};

/** The same for things of any kind. */
export const behindAmong = (alike: Interchangeable, refs: readonly Ref[]): Behind =>
  behindIn(
    alike,
    refs.map(ref => (ref.kind === 'object' ? ref.id : null)),
  );
