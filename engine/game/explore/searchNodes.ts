/**
 * Positions that a search has met, as small as they can be: which acts lead from one to the next is found out again by whoever asks,
 * from where the search began.
 */
import type { PlayerId } from '../state/state.ts';
import type { Point } from './plies.ts';

/** Who chooses so that it comes true: one player, all of them, or nobody. */
export type Helpers = PlayerId | 'all' | 'nobody';

/** A position, as it was come to first. */
export class Node {
  /** Whether it has come true there, or on the way there from the point before. */
  readonly isReached: boolean;
  readonly isEnded: boolean;
  /** How many plies have led there from where the exploration began, on the way on which it was come to first. */
  readonly plies: number;
  /** The one before it on that way, and which of its acts led on; null where somebody searches from. */
  readonly before: Node | null;
  readonly at: number;
  /** The one whose acts there are, as far as that is known. */
  decider: PlayerId | null;
  /** Where its acts lead, one after the other; null where that is not known yet. */
  next: readonly Node[] | null = null;
  /** Where it is remembered how the game stands there. */
  point: Point | null = null;
  /** Whether that is until its acts are known. */
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

/**
 * How the game stands at some of the nodes: at those that acts are to be looked for at next, as long as there is room; and at the last
 * few others that somebody came through.
 */
export class KeptPoints {
  readonly #room: number;
  #bytes = 0;
  readonly #last: (Node | undefined)[] = new Array<Node | undefined>(LAST_FEW).fill(undefined);
  #at = 0;

  /** `room`: in bytes. */
  constructor(room: number) {
    this.#room = room;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Of a node that is new. Where somebody searches from, it is kept for good. */
  keep(node: Node, point: Point): void {
    const bytes = bytesOf(point);
    const isLookedAt = !node.isEnded && !node.isReached && this.#bytes + bytes <= this.#room;
    if (node.before !== null && !isLookedAt) return;
    this.#bytes += bytes;
    node.isKept = true;
    node.point = { ...point, acts: NONE, next: null };
    point.state.memory.forget();
  }

  /** Once its acts are known. */
  release(node: Node): void {
    if (node.before === null || node.point === null || !node.isKept) return;
    this.#bytes -= bytesOf(node.point);
    node.isKept = false;
    this.#remember(node, node.point);
  }

  /** For a while. */
  remember(node: Node, point: Point): void {
    if (node.point === null) this.#remember(node, { ...point, acts: NONE });
  }

  #remember(node: Node, point: Point): void {
    const oldest = this.#last[this.#at];
    if (oldest !== undefined) oldest.point = null;
    node.point = point;
    this.#last[this.#at] = node;
    this.#at = (this.#at + 1) % LAST_FEW;
  }
}

const NONE: readonly never[] = [];
const LAST_FEW = 128;

/** About as many as a state takes beside those that it has come from, as measured: with cards it knows what has happened in the turn. */
const bytesOf = ({ state }: Point): number => (state.hasAbilities ? 7_500 : 2_500) + 8 * state.objects.length;
