/** Positions that a count has come to by what is changed on the way there, which is carried out once for many of them. */
import type { State } from '../state/state.ts';
import type { Hash } from '../stateKey/hash.ts';
import {
  CountedPosition,
  type CountedPositions,
  type Counting,
  isTooLarge,
  OutcomeNumbers,
  pliesOf,
} from './countedPositions.ts';
import { hasUnitsAlone, LocalPlies } from './localPlies.ts';
import { NodeTable } from './nodeTable.ts';
import { type Point, pointsAlong } from './plies.ts';
import { hashesAfter, hashesOf, keyOfHashes, type PlyChange, type PositionHashes, stateAfter } from './plyChange.ts';

/** Whether they can be counted like that. */
export const isByChanges = ({ state }: Point, { merge, ply, horizon }: Counting): boolean =>
  !merge && ply !== 'choices' && horizon.plies === undefined && hasUnitsAlone(state);

class ChangedPosition extends CountedPosition {
  readonly before: ChangedPosition | null;
  readonly plies: number;
  /** By which it came of the one before. */
  readonly change: PlyChange | null;
  readonly combat: Hash;
  readonly objectsA: number;
  readonly objectsB: number;

  constructor(
    key: Hash,
    outcome: number | null,
    { combat, objects: { a, b } }: PositionHashes,
    from: { readonly before: ChangedPosition; readonly at: number; readonly change: PlyChange } | null,
  ) {
    super(key, from?.at ?? 0, outcome);
    this.before = from?.before ?? null;
    this.plies = from === null ? 0 : from.before.plies + 1;
    this.change = from?.change ?? null;
    this.combat = combat;
    this.objectsA = a;
    this.objectsB = b;
  }
}

export class ChangedPositions implements CountedPositions<ChangedPosition> {
  readonly root: ChangedPosition;
  readonly #start: Point;
  readonly #game: Hash;
  readonly #counting: Counting;
  readonly #plies: LocalPlies;
  readonly #table = new NodeTable<ChangedPosition>();
  readonly #outcomes = new OutcomeNumbers();
  /** The last one of so many plies whose state was asked for, with it. */
  readonly #last: ({ readonly position: ChangedPosition; readonly state: State } | undefined)[] = [];

  constructor(root: Point, counting: Counting) {
    this.#start = root;
    this.#counting = counting;
    this.#plies = new LocalPlies(counting);
    const hashes = hashesOf(root.state);
    this.#game = hashes.game;
    const key = keyOfHashes(hashes);
    this.root = new ChangedPosition(key, root.isEnded ? this.#outcomes.of(root.state) : null, hashes, null);
    this.#table.add(key, this.root);
  }

  nextOf(position: ChangedPosition): readonly ChangedPosition[] | null {
    if (this.isFull()) return null;
    const hashes = this.#hashesOf(position);
    const state = this.#stateOf(position);
    const point = { state, acts: NONE, isEnded: false, plies: position.plies, isCut: false, next: null };
    const changes = this.#plies.changesFrom(point, hashes);
    if (changes === null) return null;
    return changes.map((change, at) => {
      const after = hashesAfter(hashes, change);
      const key = keyOfHashes(after);
      const known = this.#table.get(key);
      if (known !== null) return known;
      const outcome = change.isEnded ? this.#outcomes.of(stateAfter(state, change)) : null;
      const to = new ChangedPosition(key, outcome, after, { before: position, at, change });
      this.#table.add(key, to);
      return to;
    });
  }

  isFull(): boolean {
    return isTooLarge(this.#table.size);
  }

  wayTo(end: ChangedPosition): readonly Point[] {
    return pointsAlong(this.#start, pliesOf(end), this.#counting);
  }

  outcomeHash(outcome: number): Hash {
    return this.#outcomes.hashOf(outcome);
  }

  #hashesOf({ change, combat, objectsA, objectsB }: ChangedPosition): PositionHashes {
    return { game: change?.gameHash ?? this.#game, combat, objects: { a: objectsA, b: objectsB } };
  }

  #stateOf(position: ChangedPosition): State {
    const { before, change, plies } = position;
    if (before === null || change === null) return this.#start.state;
    const last = this.#last[plies];
    if (last?.position === position) return last.state;
    const state = stateAfter(this.#stateOf(before), change);
    this.#last[plies] = { position, state };
    return state;
  }
}

const NONE: readonly never[] = [];
