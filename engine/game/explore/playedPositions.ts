/** Positions that a count has come to by carrying out what leads there. */
import type { State } from '../state/state.ts';
import { type Hash, mixA, mixB } from '../stateKey/hash.ts';
import { stateHash } from '../stateKey/stateKey.ts';
import { asItCounts } from '../stateKey/whatCounts.ts';
import {
  CountedPosition,
  type CountedPositions,
  type Counting,
  isTooLarge,
  OutcomeNumbers,
} from './countedPositions.ts';
import { KeptPoints, type OnItsWay } from './keptPoints.ts';
import { NodeTable } from './nodeTable.ts';
import { type Point, pliesFrom } from './plies.ts';

export class PlayedPosition extends CountedPosition implements OnItsWay {
  readonly before: PlayedPosition | null;
  /** Where its plies lead; null where that is not known yet. */
  next: readonly PlayedPosition[] | null = null;
  /** The numbers of these plies; null where they are those of their places, as none was taken for another. */
  plies: readonly number[] | null = null;
  point: Point | null = null;
  isKept = false;

  constructor(key: Hash, outcome: number | null, before: PlayedPosition | null, at: number) {
    super(key, at, outcome);
    this.before = before;
  }

  /** The number of the ply that leads to the position at that place of those that are next. */
  plyTo(place: number): number {
    return this.plies?.[place] ?? place;
  }
}

export class PlayedPositions implements CountedPositions<PlayedPosition> {
  readonly root: PlayedPosition;
  readonly #counting: Counting;
  readonly #points: KeptPoints;
  readonly #table = new NodeTable<PlayedPosition>();
  readonly #outcomes = new OutcomeNumbers();
  #plies = 0;

  constructor(root: Point, counting: Counting) {
    this.#counting = counting;
    this.#points = new KeptPoints(counting, ROOM);
    this.root = this.#met(root, keyOf(root.state), null, 0);
  }

  nextOf(position: PlayedPosition): readonly PlayedPosition[] | null {
    if (position.next !== null) return position.next;
    if (this.isFull()) return null;
    const next: PlayedPosition[] = [];
    const merged = new Set<string>();
    const plies: number[] = [];
    let at = -1;
    for (const after of pliesFrom(this.#points.at(position), this.#counting)) {
      at++;
      if (after.isCut) return null;
      const key = keyOf(after.state);
      if (this.#counting.merge) {
        const same = mergedKey(after, key, this.#counting);
        if (same === null) return null;
        if (merged.has(same)) continue;
        merged.add(same);
        plies.push(at);
      }
      next.push(this.#met(after, key, position, at));
    }
    this.#points.release(position);
    this.#plies += next.length;
    position.next = next;
    if (plies.length > 0) position.plies = plies;
    return next;
  }

  /** The position with this key, on that way there. */
  placed(key: Hash, before: PlayedPosition, at: number): PlayedPosition {
    const known = this.#table.get(key);
    if (known !== null && known.before === before && known.at === at) return known;
    const position = new PlayedPosition(key, null, before, at);
    if (known === null) this.#table.add(key, position);
    else {
      this.#points.release(known);
      this.#table.replace(key, position);
    }
    return position;
  }

  /** Its plies are not going to be asked for. */
  leave(position: PlayedPosition): void {
    this.#points.release(position);
  }

  isFull(): boolean {
    return isTooLarge(this.#table.size, this.#plies);
  }

  wayTo(end: PlayedPosition): readonly Point[] {
    const way: Point[] = [];
    for (let to = end; to.before !== null; to = to.before) way.push(this.#points.after(to.before, to.at));
    return way.reverse();
  }

  outcomeHash(outcome: number): Hash {
    return this.#outcomes.hashOf(outcome);
  }

  #met(point: Point, key: Hash, before: PlayedPosition | null, at: number): PlayedPosition {
    // Where plies are limited, the same position after more of them does not go on as far.
    const told = this.#counting.horizon.plies === undefined ? key : withNumber(key, point.plies);
    const known = this.#table.get(told);
    if (known !== null) return known;
    const outcome = point.isEnded ? this.#outcomes.of(point.state) : null;
    const position = new PlayedPosition(told, outcome, before, at);
    this.#table.add(told, position);
    this.#points.keep(position, point, !point.isEnded);
    return position;
  }
}

/** In bytes, for how the game stands at positions whose plies are looked for next. */
const ROOM = 2 ** 26;

const keyOf = (state: State): Hash => stateHash(asItCounts(state), 'by name');

const withNumber = ({ a, b }: Hash, more: number): Hash => ({ a: mixA(a, more), b: mixB(b, more) });

const textOf = ({ a, b }: Hash): string => `${a} ${b}`;

/** Damage that has been assigned and not been dealt is told apart by what comes of it alone; null where the search ends before that is known. */
const mergedKey = (point: Point, key: Hash, counting: Counting): string | null => {
  if (point.state.assigned === null || point.state.decision?.kind !== 'assign') return textOf(key);
  const comes = new Set<string>();
  for (const after of pliesFrom(point, counting)) {
    if (after.isCut) return null;
    comes.add(textOf(keyOf(after.state)));
  }
  return [...comes].sort().join();
};
