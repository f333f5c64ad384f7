/**
 * Whether something comes true, whatever is chosen by those who do not want it: searched to one ply more at a time, so that the way that
 * is found is a shortest one against the longest resistance, and a game that goes in circles is never taken for one that ends.
 */
import type { WholeAct } from '../legalActs/wholeActs.ts';
import { flatMapped } from '../state/lists.ts';
import type { PlayerId, State, UntoldOrder } from '../state/state.ts';
import { stateKey } from '../stateKey/stateKey.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';

/** Who chooses so that it comes true: one player, all of them, or nobody. */
export type Helpers = PlayerId | 'all' | 'nobody';

export interface Goal {
  readonly isReached: (state: State) => boolean;
  /** Whether it counts only where the game has come to the horizon, and not on the way there. */
  readonly isOfTheEnd?: boolean;
}

const DEPTHS_UNASKED = 64;

/** Searches of one position, which share what they have met. One that was paused goes on, when it is asked again, from where it was. */
export class GoalSearch {
  readonly root: Node;
  readonly #exploration: Exploration;
  readonly #goal: Goal;
  readonly #nodes = new Map<string, Node>();
  readonly #isPaused: () => boolean;
  #positions = 0;
  #depth = 0;

  /** `isPaused` is asked before each ply that is carried out. */
  constructor(state: State, exploration: Exploration, goal: Goal, isPaused: () => boolean = () => false) {
    this.#exploration = exploration;
    this.#goal = goal;
    this.#isPaused = isPaused;
    this.root = this.at(state);
  }

  /** Another position to search from, which shares what has been met. `plies`: how many of the horizon's have been taken by then. */
  at(state: State, plies = 0): Node {
    const point = pointFrom(state, this.#exploration, plies);
    return this.#nodeOf(point, [state, ...statesOf(point)]);
  }

  /** How many positions have been come to. */
  get positions(): number {
    return this.#positions;
  }

  /** To how many plies all has been looked at. */
  get depth(): number {
    return this.#depth;
  }

  /** Orders that chance made and something has depended on: what was found holds for them alone. */
  get chance(): readonly UntoldOrder[] {
    return flatMapped([...this.#nodes.values()], ({ point }) =>
      flatMapped(point.state.players, ({ untoldOrders }) =>
        untoldOrders.filter(o => o.isReliedOn && o.by === 'chance'),
      ),
    );
  }

  /**
   * In how many plies it comes true with these helpers; null where it does not, however long. Undefined where the search was ended
   * before that was known.
   */
  pliesTo(helpers: Helpers, from: Node = this.root): number | null | undefined {
    for (let plies = 0; ; plies++) {
      const found = this.within(from, plies, helpers);
      if (found === 'yes') return plies;
      if (found === 'never') return null;
      if (found === 'ended') return undefined;
      if (from === this.root) this.#depth = Math.max(this.#depth, plies);
    }
  }

  /** One for each act; none where the search was ended before. */
  next(node: Node): readonly Ply[] {
    return this.#nextOf(node) ?? [];
  }

  /** Whether it comes true from there in so many plies, at most. */
  within(node: Node, plies: number, helpers: Helpers): Found {
    const found = this.#within(node, plies, helpers);
    if (found !== 'not so soon') return found;
    // A game that goes in circles is looked into deeper and deeper where all its positions are known, and nothing asks any more.
    if (plies % DEPTHS_UNASKED === 0 && plies > 0 && (this.#isPaused() || this.#exploration.isEnough())) return 'ended';
    return plies > this.#nodes.size ? 'never' : found;
  }

  /** A way on which the helpers do what is best for it, and the others what puts it off longest. */
  way(helpers: Helpers, plies: number, from: Node = this.root): readonly Ply[] {
    const way: Ply[] = [];
    for (let node = from, left = plies; !node.isReached && left > 0; left--) {
      const next = this.next(node);
      const isSoon = ({ to }: Ply): boolean => this.#within(to, left - 1, helpers) === 'yes';
      const isLate = ({ to }: Ply): boolean => left < 2 || this.#within(to, left - 2, helpers) !== 'yes';
      const taken = isHelped(node, helpers) ? next.find(isSoon) : (next.find(isLate) ?? next[0]);
      if (taken === undefined) break;
      way.push(taken);
      node = taken.to;
    }
    return way;
  }

  #within(node: Node, plies: number, helpers: Helpers): Found {
    if (node.isReached) return 'yes';
    if (node.point.isEnded) return 'never';
    const known = node.known.get(helpers) ?? { yesIn: Number.POSITIVE_INFINITY, notIn: -1, isNever: false };
    node.known.set(helpers, known);
    if (known.isNever) return 'never';
    if (known.yesIn <= plies) return 'yes';
    if (known.notIn >= plies) return 'not so soon';
    if (plies === 0) return 'not so soon';
    const next = this.#nextOf(node);
    if (next === null) return 'ended';
    const found = isHelped(node, helpers)
      ? some(next, ({ to }) => this.#within(to, plies - 1, helpers))
      : every(next, ({ to }) => this.#within(to, plies - 1, helpers));
    if (found === 'yes') known.yesIn = plies;
    if (found === 'never') known.isNever = true;
    if (found === 'not so soon') known.notIn = plies;
    return found;
  }

  /** Null where the search was ended meanwhile. */
  #nextOf(node: Node): readonly Ply[] | null {
    if (node.next !== null) return node.next;
    node.expanding ??= { points: pliesFrom(node.point, this.#exploration), found: [] };
    const { points, found } = node.expanding;
    while (!this.#isPaused()) {
      const { value: point, done } = points.next();
      if (done === true) {
        node.expanding = null;
        node.next = found;
        return found;
      }
      if (point.isCut) {
        node.expanding = null;
        return null;
      }
      this.#positions++;
      found.push({ acts: point.acts, to: this.#nodeOf(point, statesOf(point)) });
    }
    return null;
  }

  /** `through`: what was come through on the way there. */
  #nodeOf(point: Point, through: readonly State[]): Node {
    const { isReached: isSo, isOfTheEnd = false } = this.#goal;
    const isReached = isOfTheEnd ? point.isEnded && isSo(point.state) : through.some(isSo);
    const counted = this.#exploration.horizon.plies === undefined ? '' : `${point.plies} `;
    const key = `${counted}${isReached} ${stateKey(point.state, 'by name')}`;
    const known = this.#nodes.get(key);
    if (known !== undefined) return known;
    const node: Node = { point, isReached, next: null, expanding: null, known: new Map() };
    this.#nodes.set(key, node);
    return node;
  }
}

const statesOf = ({ acts }: Point): readonly State[] => acts.map(({ state }) => state);

/** A position, as it was come to first. */
export interface Node {
  readonly point: Point;
  /** Whether it has come true there, or on the way there from the point before. */
  readonly isReached: boolean;
  next: readonly Ply[] | null;
  /** Its plies as far as they have been carried out, while there are more. */
  expanding: { readonly points: Generator<Point, void>; readonly found: Ply[] } | null;
  /** What has been found out, by who helps. */
  readonly known: Map<Helpers, Known>;
}

/** One position comes of several, each time by other acts. */
export interface Ply {
  /** The first was decided, the others had to be. */
  readonly acts: readonly WholeAct[];
  readonly to: Node;
}

interface Known {
  /** In so many plies it is known to come true, and in so many not to. */
  yesIn: number;
  notIn: number;
  isNever: boolean;
}

/** `never`: however long. `ended`: the search was. */
export type Found = 'yes' | 'not so soon' | 'never' | 'ended';

/** Who decides at a point: the one whose acts there are. */
export const deciderAt = ({ next, point }: Node): PlayerId | null => next?.[0]?.acts[0]?.who ?? point.state.priority;

const isHelped = (node: Node, helpers: Helpers): boolean =>
  helpers === 'all' || (helpers !== 'nobody' && deciderAt(node) === helpers);

const some = (next: readonly Ply[], found: (ply: Ply) => Found): Found => {
  let worst: Found = 'never';
  for (const ply of next) {
    const here = found(ply);
    if (here === 'yes' || here === 'ended') return here;
    if (here === 'not so soon') worst = here;
  }
  return worst;
};

/** Where nobody can do anything more, it does not come true. */
const every = (next: readonly Ply[], found: (ply: Ply) => Found): Found => {
  if (next.length === 0) return 'never';
  let worst: Found = 'yes';
  for (const ply of next) {
    const here = found(ply);
    if (here === 'never' || here === 'ended') return here;
    if (here === 'not so soon') worst = here;
  }
  return worst;
};
