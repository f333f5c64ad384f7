/**
 * Positions that a search has met, as small as they can be: which acts lead from one to the next is found out again by whoever asks,
 * from where the search began.
 */
import type { PlayerId } from '../state/state.ts';
import type { OnItsWay } from './keptPoints.ts';
import type { Point } from './plies.ts';

/** Who chooses so that it comes true: one player, all of them, or nobody. */
export type Helpers = PlayerId | 'all' | 'nobody';

/** A position, as it was come to first. */
export class Node implements OnItsWay {
  /** Whether it has come true there, or on the way there from the point before. */
  readonly isReached: boolean;
  readonly isEnded: boolean;
  /** How many plies have led there from where the exploration began, on the way on which it was come to first. */
  readonly plies: number;
  readonly before: Node | null;
  readonly at: number;
  /** The one whose acts there are, as far as that is known. */
  decider: PlayerId | null;
  /** Where its acts lead, one after the other; null where that is not known yet. */
  next: readonly Node[] | null = null;
  point: Point | null = null;
  isKept = false;
  /** What has been found out. */
  known: Known | null = null;

  constructor({ isEnded, plies, state }: Point, isReached: boolean, before: Node | null, at: number) {
    this.isReached = isReached;
    this.isEnded = isEnded;
    this.plies = plies;
    this.before = before;
    this.at = at;
    this.decider = state.priority;
  }

  /** What has been found out where these help; null where nothing was. */
  knownOf(helpers: Helpers): Known | null {
    for (let known = this.known; known !== null; known = known.more) if (known.helpers === helpers) return known;
    return null;
  }

  /** The same, to be written to. */
  toKnowOf(helpers: Helpers): Known {
    const known = this.knownOf(helpers);
    if (known !== null) return known;
    this.known = new Known(helpers, this.known);
    return this.known;
  }
}

/** More plies than any search looks at. */
export const NEVER = 2 ** 30;

export class Known {
  readonly helpers: Helpers;
  /** In so many plies it is known to come true, and in so many not to; `NEVER`: however many. */
  yesIn = NEVER;
  notIn = -1;
  /** For others. */
  readonly more: Known | null;

  constructor(helpers: Helpers, more: Known | null) {
    this.helpers = helpers;
    this.more = more;
  }
}

/** In bytes, as measured: a node with its place in the table and what is known of it, and each of its acts. */
export const BYTES_OF_NODE = 230;
export const BYTES_OF_PLY = 10;

/** In bytes, about. */
export interface SearchBytes {
  /** A search that would take more than that ends undecided. */
  readonly most: number;
  /** For how the game stands at the positions that are looked at next; where it is used up, they are played to again. */
  readonly ofPoints: number;
}

/** A program may have two to four times as much. */
export const MOST_BYTES = 2 ** 30;
