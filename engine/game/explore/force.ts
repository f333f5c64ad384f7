/**
 * Whether something comes true, whatever is chosen by those who do not want it: searched to one ply more at a time, so that the way that
 * is found is a shortest one against the longest resistance, and a game that goes in circles is never taken for one that ends.
 */
import { once } from '../../known.ts';
import type { WholeAct } from '../legalActs/wholeActs.ts';
import type { Budget, PlayerId, State } from '../state/state.ts';
import { type Hash, mixA, mixB } from '../stateKey/hash.ts';
import { stateHash } from '../stateKey/stateKey.ts';
import { asItCountsInLines, withoutPastUnasked } from '../stateKey/whatCounts.ts';
import { bytesOfPoints, KeptPoints } from './keptPoints.ts';
import { NodeTable } from './nodeTable.ts';
import { type Exploration, type Point, pliesFrom, pointFrom } from './plies.ts';
import { BYTES_OF_NODE, BYTES_OF_PLY, type Helpers, MOST_BYTES, NEVER, Node, type SearchBytes } from './searchNodes.ts';

export type { Helpers, Node, SearchBytes } from './searchNodes.ts';

export interface Goal {
  readonly isReached: (state: State) => boolean;
  /** Whether it counts only where the game has come to the horizon, and not on the way there. */
  readonly isOfTheEnd?: boolean;
  /** Whether it asks for nothing but what counts of a position: not for how that was come to (`asItCounts`). */
  readonly isOfThePosition?: boolean;
}

const DEPTHS_UNASKED = 64;

/** Of coming to a position, beside what its acts do: its key, and a place among the others. */
const WORK_OF_POSITION = 60;
/** Of looking at the same positions to one ply more, so many of them. */
const LOOKS_OF_A_UNIT = 16;

/** Searches of one position, which share what they have met. One that was paused goes on from where it was. */
export class GoalSearch {
  readonly root: Node;
  /** What had to be done before anybody decided anything. */
  readonly begun: readonly WholeAct[];
  readonly #exploration: Exploration;
  readonly #goal: Goal;
  readonly #nodes = new NodeTable<Node>();
  readonly #points: KeptPoints;
  readonly #mostBytes: number;
  readonly #isPaused: () => boolean;
  /** The one whose acts are being carried out. */
  #expanding: Expanding | null = null;
  #positions = 0;
  #depth = 0;
  readonly #budget: Budget;
  /** Of which nothing has been taken from the budget yet. */
  #looks = 0;

  /** `isPaused` is asked before each ply that is carried out. */
  constructor(
    state: State,
    exploration: Exploration,
    goal: Goal,
    isPaused: () => boolean = () => false,
    { most = MOST_BYTES, ofPoints = bytesOfPoints(state, most) }: Partial<SearchBytes> = {},
  ) {
    this.#budget = state.budget;
    this.#exploration = exploration;
    this.#goal = goal;
    this.#isPaused = isPaused;
    this.#mostBytes = most;
    this.#points = new KeptPoints(exploration, ofPoints);
    const point = pointFrom(state, exploration);
    this.begun = point.acts;
    this.root = this.#begunAt(state, point);
  }

  /** Another position to search from, which shares what has been met. `plies`: how many of the horizon's have been taken by then. */
  at(state: State, plies = 0): Node {
    return this.#begunAt(state, pointFrom(state, this.#exploration, plies));
  }

  #begunAt(state: State, point: Point): Node {
    return this.#nodeOf(point, [state, ...statesOf(point)], null, 0);
  }

  /** How many bytes it takes, about. */
  get bytes(): number {
    return BYTES_OF_NODE * this.#nodes.size + BYTES_OF_PLY * this.#positions + this.#points.bytes;
  }

  /** How many positions have been come to. */
  get positions(): number {
    return this.#positions;
  }

  /** To how many plies all that matters has been looked at. */
  get depth(): number {
    return this.#depth;
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
    return (this.#nextOf(node) ?? []).map((to, at) => ({ to, acts: once(() => this.#points.after(node, at).acts) }));
  }

  /** Whether it comes true from there in so many plies, at most. */
  within(node: Node, plies: number, helpers: Helpers): Found {
    const found = this.#within(node, plies, helpers);
    if (found !== 'not so soon') return found;
    // A game that goes in circles is looked into deeper and deeper where all its positions are known, and nothing asks any more.
    if (plies % DEPTHS_UNASKED === 0 && plies > 0 && (this.#isPaused() || this.#exploration.isEnough())) return 'ended';
    if (plies <= this.#nodes.size) return found;
    if (!this.#meetAll(node, helpers)) return 'ended';
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
    const before = knownWithin(node, plies, helpers);
    if (before !== null) return before;
    if (plies === 0) return 'not so soon';
    const next = this.#nextOf(node);
    if (next === null) return 'ended';
    this.#looked(next.length);
    const found = isHelped(node, helpers)
      ? this.#some(next, plies - 1, helpers)
      : this.#every(next, plies - 1, helpers);
    const known = node.toKnowOf(helpers);
    if (found === 'yes') known.yesIn = plies;
    if (found === 'never') known.notIn = NEVER;
    if (found === 'not so soon') known.notIn = plies;
    return found;
  }

  #looked(times: number): void {
    this.#looks += times;
    if (this.#looks < LOOKS_OF_A_UNIT) return;
    const work = Math.floor(this.#looks / LOOKS_OF_A_UNIT);
    this.#looks -= work * LOOKS_OF_A_UNIT;
    this.#budget.spend(work, 'answers');
  }

  #some(next: readonly Node[], plies: number, helpers: Helpers): Found {
    if (next.some(to => knownWithin(to, plies, helpers) === 'yes')) return 'yes';
    let worst: Found = 'never';
    for (const to of next) {
      const here = this.#within(to, plies, helpers);
      if (here === 'yes' || here === 'ended') return here;
      if (here === 'not so soon') worst = here;
    }
    return worst;
  }

  /**
   * One act that puts it off is enough: whether another one rules it out altogether is asked when this one does not put it off any
   * longer. Where nobody can do anything more, it does not come true.
   */
  #every(next: readonly Node[], plies: number, helpers: Helpers): Found {
    if (next.length === 0) return 'never';
    const known = next.map(to => knownWithin(to, plies, helpers));
    if (known.includes('never')) return 'never';
    if (known.includes('not so soon')) return 'not so soon';
    for (const to of next) {
      const here = this.#within(to, plies, helpers);
      if (here !== 'yes') return here;
    }
    return 'yes';
  }

  /** Comes to every position that there is from that one, but for those behind what is known for good. False where the search was ended. */
  #meetAll(from: Node, helpers: Helpers): boolean {
    const met = new Set([from]);
    for (const node of met) {
      const next = isForGood(node, helpers) ? [] : this.#nextOf(node);
      if (next === null) return false;
      for (const to of next) met.add(to);
    }
    return true;
  }

  /** Null where the search was ended meanwhile. */
  #nextOf(node: Node): readonly Node[] | null {
    if (node.next !== null) return node.next;
    if (this.bytes > this.#mostBytes || this.#exploration.isEnough()) return null;
    if (this.#expanding?.node !== node) {
      const points = pliesFrom(this.#points.at(node), this.#exploration);
      this.#expanding = { node, points, found: [], decider: null };
    }
    const expanding = this.#expanding;
    const { points, found } = expanding;
    while (!this.#isPaused()) {
      const { value: point, done } = points.next();
      if (done === true) {
        node.decider = expanding.decider ?? node.decider;
        node.next = found.slice();
        this.#expanding = null;
        this.#points.release(node);
        return node.next;
      }
      if (point.isCut) {
        this.#expanding = null;
        return null;
      }
      this.#positions++;
      this.#budget.spend(WORK_OF_POSITION, 'answers');
      expanding.decider ??= point.acts[0]?.who ?? null;
      found.push(this.#nodeOf(point, statesOf(point), node, found.length));
    }
    return null;
  }

  /** `through`: what was come through on the way there. */
  #nodeOf(point: Point, through: readonly State[], before: Node | null, at: number): Node {
    const { isReached: isGoalReached, isOfTheEnd = false, isOfThePosition = false } = this.#goal;
    const isReached = isOfTheEnd ? point.isEnded && isGoalReached(point.state) : through.some(isGoalReached);
    const counted = this.#exploration.horizon.plies === undefined ? 0 : point.plies;
    const told = isOfThePosition ? asItCountsInLines(point.state) : withoutPastUnasked(point.state);
    const key = keyOf(told, 2 * counted + Number(isReached));
    const known = this.#nodes.get(key);
    if (known !== null) return known;
    const node = new Node(point, isReached, before, at);
    this.#nodes.add(key, node);
    this.#points.keep(node, point, !isReached && !point.isEnded);
    return node;
  }
}

/** A node whose acts are carried out one after the other, as far as they have been. */
interface Expanding {
  readonly node: Node;
  readonly points: Generator<Point, void>;
  readonly found: Node[];
  decider: PlayerId | null;
}

/** With what else tells two nodes apart. */
const keyOf = (state: State, more: number): Hash => {
  const { a, b } = stateHash(state, 'by name');
  return { a: mixA(a, more), b: mixB(b, more) };
};

const statesOf = ({ acts }: Point): readonly State[] => acts.map(({ state }) => state);

/** One position comes of several, each time by other acts. */
export interface Ply {
  /** The first was decided, the others had to be. */
  readonly acts: () => readonly WholeAct[];
  readonly to: Node;
}

/** `never`: however long. `ended`: the search was. */
export type Found = 'yes' | 'not so soon' | 'never' | 'ended';

/** Who decides at a point: the one whose acts there are. */
export const deciderAt = ({ decider }: Node): PlayerId | null => decider;

const isHelped = ({ decider }: Node, helpers: Helpers): boolean =>
  helpers === 'all' || (helpers !== 'nobody' && decider === helpers);

/** Without looking any further; null where it is not known. */
const knownWithin = (node: Node, plies: number, helpers: Helpers): Exclude<Found, 'ended'> | null => {
  if (node.isReached) return 'yes';
  if (node.isEnded) return 'never';
  const known = node.knownOf(helpers);
  if (known === null) return null;
  if (known.notIn === NEVER) return 'never';
  if (known.yesIn <= plies) return 'yes';
  return known.notIn >= plies ? 'not so soon' : null;
};

const isForGood = (node: Node, helpers: Helpers): boolean => {
  const known = node.knownOf(helpers);
  return node.isReached || node.isEnded || (known !== null && (known.yesIn < NEVER || known.notIn === NEVER));
};
