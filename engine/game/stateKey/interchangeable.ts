/** Objects that can change places without anybody being able to tell: whatever is done to one of them could be done to another. */
import { once } from '../../known.ts';
import type { Behind } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { Ref } from '../state/ref.ts';
import type { GameObject, ObjectId, State } from '../state/state.ts';
import { cellsOf, isFree, referencesIn } from './refinement.ts';
import { hasSeveralRunes, type Parted, partedBy } from './stateKey.ts';

/** Objects that can change places, whatever the others of their kind do. */
export interface Interchangeable {
  /** Of an object the one before it that it can change places with; undefined for the first, and where there is none. */
  readonly before: (id: ObjectId) => ObjectId | undefined;
  /** Of how many objects there is one before them. */
  readonly size: number;
}

/** Nothing changes places with anything: each object is one by itself. */
export const TOLD_APART: Interchangeable = { before: () => undefined, size: 0 };

/** Found out once one is asked about that may be meant: most acts mean none, and it takes as long as carrying out some. */
class OnceAsked implements Interchangeable {
  readonly #state: State;
  readonly #isMeant: (o: GameObject) => boolean;
  readonly #found: () => ReadonlyMap<ObjectId, ObjectId>;

  constructor(state: State, isMeant: (o: GameObject) => boolean, found: () => ReadonlyMap<ObjectId, ObjectId>) {
    this.#state = state;
    this.#isMeant = isMeant;
    this.#found = once(found);
  }

  before(id: ObjectId): ObjectId | undefined {
    const o = this.#state.objects[id];
    return o !== undefined && this.#isMeant(o) ? this.#found().get(id) : undefined;
  }

  get size(): number {
    return this.#found().size;
  }
}

/** Every two of a kind, alone: those that something else has to change places with as well are left apart. */
export const interchangeableIn = (state: State): Interchangeable => {
  const isMeant = (): boolean => true;
  return new OnceAsked(state, isMeant, () => alikeAmong(state, partedBy(state, 'by what they are'), isMeant));
};

/** What a line cannot tell apart: runes, and copies of a card in a hand. Everything else has a name of its own. */
export const interchangeableInLines = (state: State): Interchangeable =>
  new OnceAsked(state, isWithoutOwnName, () =>
    hasSeveralRunes(state) || hasCopiesInHand(state)
      ? alikeAmong(state, partedBy(state, 'by name'), isWithoutOwnName)
      : NONE,
  );

const isWithoutOwnName = ({ type, zone }: GameObject): boolean => type === 'rune' || zone.kind === 'hand';

const hasCopiesInHand = ({ objects }: State): boolean => {
  const met = new Set<string>();
  for (const { zone, owner, name } of objects) {
    if (zone.kind !== 'hand') continue;
    const card = `${owner} ${name}`;
    if (met.has(card)) return true;
    met.add(card);
  }
  return false;
};

const NONE: ReadonlyMap<ObjectId, ObjectId> = new Map();

const alikeAmong = (
  state: State,
  { graph, colours }: Parted,
  isMeant: (o: GameObject) => boolean,
): ReadonlyMap<ObjectId, ObjectId> => {
  if (colours.count === colours.a.length) return NONE;
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

/** Among these, in their order: of each the place of the one that is taken first. */
export const behindIn = (alike: Interchangeable, ids: readonly (ObjectId | null)[]): Behind => {
  return ids.map(id => {
    const other = id === null ? undefined : alike.before(id);
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
