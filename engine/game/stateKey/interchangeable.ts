/** Objects that can change places without anybody being able to tell: whatever is done to one of them could be done to another. */
import { once } from '../../known.ts';
import type { Behind } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import type { GameObject, ObjectId, Ref, State } from '../state/state.ts';
import { cellsOf, isFree, referencesIn } from './refinement.ts';
import { type Distinction, type Parted, partedBy } from './stateKey.ts';

/** Objects that can change places, whatever the others of their kind do. */
export interface Interchangeable {
  /** Of an object the one before it that it can change places with; undefined for the first, and where there is none. */
  readonly before: (id: ObjectId) => ObjectId | undefined;
  /** Of how many objects there is one before them. */
  readonly size: number;
}

/** Nothing changes places with anything: each object is one by itself. */
export const ALL_DISTINCT: Interchangeable = { before: () => undefined, size: 0 };

/**
 * Found out once one is asked about that may be alike with one before it: most acts mean none, and it takes as long as carrying out
 * some.
 */
class OnceAsked implements Interchangeable {
  readonly #state: State;
  readonly #which: Which;
  readonly #found: () => ReadonlyMap<ObjectId, ObjectId>;

  constructor(state: State, which: Which, told: Distinction) {
    this.#state = state;
    this.#which = which;
    this.#found = once(() => alikeAmong(state, partedBy(state, told), which.isMeant));
  }

  before(id: ObjectId): ObjectId | undefined {
    const { objects } = this.#state;
    const { isMeant, mayBeOne } = this.#which;
    const o = objects[id];
    if (o === undefined || !isMeant(o)) return undefined;
    for (let at = id - 1; at >= 0; at--) {
      const other = objects[at];
      if (other !== undefined && mayBeOne(o, other)) return this.#found().get(id);
    }
    return undefined;
  }

  get size(): number {
    return this.#found().size;
  }
}

interface Which {
  readonly isMeant: (o: GameObject) => boolean;
  /** As far as a look at the two of them tells. */
  readonly mayBeOne: (o: GameObject, other: GameObject) => boolean;
}

/** Every two of a kind, alone: those that something else has to change places with as well are left apart. */
export const interchangeableIn = (state: State): Interchangeable => new OnceAsked(state, ANY, 'by what they are');

const ANY: Which = { isMeant: () => true, mayBeOne: () => true };

/** What a line cannot tell apart: runes, and copies of a card in a hand. Everything else has a name of its own. */
export const interchangeableInLines = (state: State): Interchangeable => new OnceAsked(state, WITHOUT_NAMES, 'by name');

const WITHOUT_NAMES: Which = {
  isMeant: ({ type, zone }) => type === 'rune' || zone.kind === 'hand',
  mayBeOne: (o, other) =>
    o.type === other.type &&
    o.zone.kind === other.zone.kind &&
    o.owner === other.owner &&
    o.controller === other.controller &&
    (o.type === 'rune' ? o.exhausted === other.exhausted : o.name === other.name),
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
