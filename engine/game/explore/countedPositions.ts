/** Positions that a count has come to, each once, as far as the count asks for them. */
import type { State } from '../state/state.ts';
import type { Hash } from '../stateKey/hash.ts';
import { NodeTable } from './nodeTable.ts';
import { outcomeHash } from './outcome.ts';
import type { Exploration, Point } from './plies.ts';

export interface Counting extends Exploration {
  /** How many plies are counted, at most. */
  readonly depth: number;
  /** Whether what comes to the same position from one point is one way. */
  readonly merge: boolean;
}

/** By the way on which it was come to first, which is a shortest one. */
export abstract class CountedPosition {
  abstract readonly before: CountedPosition | null;
  /** What it is told apart by. */
  readonly key: Hash;
  /** Which of the plies of the one before led on. */
  readonly at: number;
  /** The number of its outcome at the horizon; null where the game goes on. */
  readonly outcome: number | null;
  /** After how many plies it was come to last, and where it is among those; written to by the count alone. */
  layer = -1;
  slot = 0;

  constructor(key: Hash, at: number, outcome: number | null) {
    this.key = key;
    this.at = at;
    this.outcome = outcome;
  }
}

export interface CountedPositions<P extends CountedPosition> {
  readonly root: P;
  /** Where its plies lead, once for each way; null where the search was ended before that was known. */
  readonly nextOf: (position: P) => readonly P[] | null;
  /** Whether there are as many as may be remembered; no plies are looked for then. */
  readonly isFull: () => boolean;
  /** The points of a shortest way there, behind the first one. */
  readonly wayTo: (end: P) => readonly Point[];
  /** What tells that outcome from others. */
  readonly outcomeHash: (outcome: number) => Hash;
}

/** Which plies lead there from the root, by their numbers. */
export const pliesOf = (end: CountedPosition): readonly number[] => {
  const plies: number[] = [];
  for (let to = end; to.before !== null; to = to.before) plies.push(to.at);
  return plies.reverse();
};

/** Numbers of outcomes, in the order in which they are met. */
export class OutcomeNumbers {
  readonly #met = new NodeTable<{ readonly number: number }>();
  readonly #hashes: Hash[] = [];

  of(state: State): number {
    return this.ofHash(outcomeHash(state));
  }

  ofHash(hash: Hash): number {
    const known = this.#met.get(hash);
    if (known !== null) return known.number;
    const number = this.#met.size;
    this.#met.add(hash, { number });
    this.#hashes.push(hash);
    return number;
  }

  hashOf(outcome: number): Hash {
    const hash = this.#hashes[outcome];
    if (hash === undefined) throw new RangeError(`no outcome ${outcome}`);
    return hash;
  }
}

/** A program may have two to four times as much: a count that would take more is ended. */
const MOST_BYTES = 2 ** 30;
/** As measured: a position with its place in the table, and each of its plies that is kept. */
const BYTES_OF_POSITION = 200;
const BYTES_OF_PLY = 10;

export const isTooLarge = (positions: number, plies = 0): boolean =>
  BYTES_OF_POSITION * positions + BYTES_OF_PLY * plies > MOST_BYTES;
