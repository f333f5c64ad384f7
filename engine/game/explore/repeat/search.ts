/**
 * Whether a player can go through the same acts again and again within a turn, and have more of something each time: a way from one
 * position to another that is equal to it but for that, which can be gone once more from there.
 *
 * A loop is looked for among positions that are told apart without what has happened before, which are fewer. That there is none is
 * known once all positions have been come to: where two that were taken for one differ in what has happened, all are looked at again,
 * told apart by it.
 */
import type { Gain } from '../../../gains.ts';
import type { PlayerId, State } from '../../state/state.ts';
import { keyWithoutPast, stateKey } from '../../stateKey/stateKey.ts';
import { type Exploration, type Point, pointFrom } from '../plies.ts';
import type { Gained } from './amounts.ts';
import { happenedSince } from './happened.ts';
import { actText, sameFirst } from './sameActs.ts';
import { gainedFrom, isQuiet, type Standing, standingOf } from './standing.ts';
import { actsCounted, isDecidedByOthers, pliesTaken } from './taken.ts';

export interface RepeatAsked {
  readonly who: PlayerId;
  /** Null for more of anything. */
  readonly gain: Gain | null;
  /** In how many acts of that player's the loop has been gone through once, from where it is looked; passes and answers aside. */
  readonly mostActs: number;
}

export interface Loop {
  /** From where the search began to where the loop does. */
  readonly lead: readonly Point[];
  readonly cycle: readonly Point[];
  /** The same once more. */
  readonly again: readonly Point[];
  readonly gained: readonly Gained[];
  /** Whether others had to decide something in it: they did what keeps it going. */
  readonly isHelped: boolean;
}

/** `none`: all that can come was looked at. `ended`: the search was. */
export type RepeatFound = Loop | 'none' | 'ended';

interface Node {
  readonly point: Point;
  /** Null where something is under way. */
  readonly standing: Standing | null;
  /** How it was come to first; null for the one that it is looked from. */
  first: Step | null;
  /** In how few acts it was come to. */
  acts: number;
  /** All ways to it. */
  readonly into: Step[];
}

interface Step {
  readonly from: Node;
  readonly by: Point;
}

/** Each object of a position is described as it stands, with what refers to it and without. */
const WORK_OF_AN_OBJECT = 20;

export class RepeatSearch {
  readonly root: Point;
  readonly #exploration: Exploration;
  readonly #asked: RepeatAsked;
  readonly #isPaused: () => boolean;
  readonly #looking: Generator<void, RepeatFound>;
  #positions = 0;
  #acts = 0;
  /** In how few acts a position was come to that was taken for another though something else has happened in it. */
  #takenForAnother = Number.POSITIVE_INFINITY;

  /** `isPaused` is asked after each ply that is carried out. */
  constructor(state: State, exploration: Exploration, asked: RepeatAsked, isPaused: () => boolean = () => false) {
    this.#exploration = exploration;
    this.#asked = asked;
    this.#isPaused = isPaused;
    this.root = pointFrom(state, exploration);
    this.#looking = this.#look();
  }

  /** How many positions have been come to. */
  get positions(): number {
    return this.#positions;
  }

  /** All that can come of so many acts was looked at, told apart by what has happened as well: no loop is among them. */
  get depth(): number {
    return this.#acts;
  }

  /** Null where it was paused: to be called again. */
  goOn(): RepeatFound | null {
    for (;;) {
      const { value, done } = this.#looking.next();
      if (done === true) return value;
      if (this.#isPaused()) return null;
    }
  }

  *#look(): Generator<void, RepeatFound> {
    const found = yield* this.#lookAmong(keyWithoutPast);
    if (found !== 'none' || this.#takenForAnother > this.#asked.mostActs) return found;
    this.#takenForAnother = Number.POSITIVE_INFINITY;
    return yield* this.#lookAmong(state => `${keyWithoutPast(state)} ${this.#happenedIn(state)}`);
  }

  #happenedIn({ past }: State): string {
    return happenedSince(this.root.state.past, past);
  }

  *#lookAmong(keyOf: (state: State) => string): Generator<void, RepeatFound> {
    const root: Node = { ...this.#nodeOf(this.root), acts: 0 };
    const nodes = new Map([[keyOf(this.root.state), root]]);
    const alike = new Map<string, Node[]>(root.standing === null ? [] : [[root.standing.key, [root]]]);
    const coming: Node[][] = [[root]];
    for (let acts = 0; acts <= this.#asked.mostActs; acts++) {
      // It gets longer meanwhile: passes and answers do not count.
      const now = comingIn(coming, acts);
      for (let at = 0; at < now.length; at++) {
        const from = now[at];
        // One that was come to in fewer acts later has been looked at by then.
        if (from === undefined || from.acts < acts) continue;
        for (const by of this.#pliesOf(from)) {
          if (by.isCut) return 'ended';
          this.#positions++;
          by.state.budget.spend(WORK_OF_AN_OBJECT * by.state.objects.length, 'happenings');
          yield;
          const after = acts + actsCounted(by.acts, this.#asked.who);
          if (after > this.#asked.mostActs) continue;
          const key = keyOf(by.state);
          const known = nodes.get(key);
          if (known !== undefined && keyOf === keyWithoutPast && this.#isTakenForAnother(by, known))
            this.#takenForAnother = Math.min(this.#takenForAnother, after);
          const node = known ?? this.#nodeOf(by);
          nodes.set(key, node);
          node.into.push({ from, by });
          if (after < node.acts) {
            node.first = { from, by };
            node.acts = after;
            comingIn(coming, after).push(node);
          }
          const loop = yield* this.#loopInto(node, alike);
          if (loop !== null) return loop;
        }
      }
      this.#acts = Math.max(this.#acts, Math.min(acts, this.#takenForAnother - 1));
    }
    // Ways that were found last may close loops over positions that were come to before.
    for (const group of alike.values())
      for (const node of group) {
        const loop = yield* this.#loopInto(node, alike);
        if (loop !== null) return loop;
      }
    return 'none';
  }

  /** Whether what has happened differs where nothing else does. */
  #isTakenForAnother({ state }: Point, { point }: Node): boolean {
    return state.past !== point.state.past && this.#happenedIn(state) !== this.#happenedIn(point.state);
  }

  #pliesOf({ point }: Pick<Node, 'point'>): Iterable<Point> {
    return pliesTaken(point, this.#exploration, this.#asked.who);
  }

  #nodeOf(point: Point): Node {
    const standing = isQuiet(point.state) && !point.isEnded ? standingOf(point.state, this.#asked.who) : null;
    return { point, standing, first: null, acts: Number.POSITIVE_INFINITY, into: [] };
  }

  /** Nodes that stand alike are noted as they are come to. */
  *#loopInto(node: Node, alike: Map<string, Node[]>): Generator<void, Loop | null> {
    if (node.standing === null) return null;
    const { key } = node.standing;
    const others = alike.get(key) ?? [];
    alike.set(key, others);
    if (!others.includes(node)) others.push(node);
    node.point.state.budget.spend(others.length, 'happenings');
    for (const first of others) {
      const gained = this.#gained(first, node);
      if (gained === null) continue;
      const { who, mostActs } = this.#asked;
      const way = wayBetween(first, node, { who, mostActs: mostActs - first.acts });
      const loop = way === null ? null : yield* this.#gone(wayTo(first), way);
      if (loop !== null) return loop;
    }
    return null;
  }

  /** Positions that differ in their past alone were taken for one: the whole way is gone from where it begins. */
  *#gone(toFirst: readonly Point[], round: readonly Point[]): Generator<void, Loop | null> {
    const lead = yield* this.#followed(this.root, toFirst);
    const first = this.#nodeOf(lead?.at(-1) ?? this.root);
    const cycle = lead === null ? null : yield* this.#followed(first.point, round);
    const last = cycle?.at(-1);
    if (lead === null || cycle === null || last === undefined) return null;
    const after = this.#nodeOf(last);
    const gained = this.#gained(first, after);
    const again = gained === null ? null : yield* this.#again(after, cycle);
    if (gained === null || again === null) return null;
    return { lead, cycle, again, gained, isHelped: cycle.some(({ acts }) => isDecidedByOthers(acts, this.#asked.who)) };
  }

  /** The same acts from there; null where they cannot all be done. */
  *#followed(from: Point, way: readonly Point[]): Generator<void, readonly Point[] | null> {
    const gone: Point[] = [];
    for (const step of way) {
      const text = actText(step);
      const next = [...this.#pliesOf({ point: gone.at(-1) ?? from })].find(by => actText(by) === text);
      if (next === undefined) return null;
      gone.push(next);
      yield;
    }
    return gone;
  }

  /** Null where the second is not equal to the first but for what is asked for. */
  #gained({ standing: first }: Node, { standing: second }: Node): readonly Gained[] | null {
    return first === null || second === null ? null : gainedFrom(first, second, this.#asked.gain);
  }

  /** The way that can be gone once more, the same acts first; null where it cannot. A game that is won on it need not go on. */
  *#again(from: Node, cycle: readonly Point[]): Generator<void, readonly Point[] | null> {
    const { who } = this.#asked;
    const met = new Set<string>();
    const goOn = function* (this: RepeatSearch, node: Node, gone: number): Generator<void, Point[] | null> {
      const like = cycle[gone];
      if (like === undefined) return this.#gained(from, node) === null ? null : [];
      for (const by of sameFirst(this.#pliesOf(node), like)) {
        if (by.isCut) return null;
        this.#positions++;
        yield;
        if (by.state.winners.includes(who)) return [by];
        const key = `${gone} ${stateKey(by.state, 'by name')}`;
        if (met.has(key)) continue;
        met.add(key);
        const rest: Point[] | null = yield* goOn.call(this, this.#nodeOf(by), gone + 1);
        if (rest !== null) return [by, ...rest];
      }
      return null;
    };
    return yield* goOn.call(this, from, 0);
  }
}

const comingIn = (coming: Node[][], acts: number): Node[] => {
  const nodes = coming[acts] ?? [];
  coming[acts] = nodes;
  return nodes;
};

/** A shortest way, of no more acts than that; null where there is none. */
const wayBetween = (
  first: Node,
  last: Node,
  { who, mostActs }: Pick<RepeatAsked, 'who' | 'mostActs'>,
): readonly Point[] | null => {
  interface Part {
    readonly at: Node;
    readonly way: readonly Point[];
    readonly acts: number;
  }
  const least = new Map<Node, number>();
  let parts: readonly Part[] = [{ at: last, way: [], acts: 0 }];
  while (parts.length > 0) {
    const before: Part[] = [];
    for (const { at, way, acts } of parts)
      for (const { from, by } of at.into) {
        const sum = acts + actsCounted(by.acts, who);
        if (sum > mostActs || (least.get(from) ?? mostActs + 1) <= sum) continue;
        least.set(from, sum);
        const longer = [by, ...way];
        if (from === first) return longer;
        before.push({ at: from, way: longer, acts: sum });
      }
    parts = before;
  }
  return null;
};

/** As it was come to first; none to where the search began. */
const wayTo = (node: Node): readonly Point[] => {
  const way: Point[] = [];
  for (let at = node.first; at !== null; at = at.from.first) way.unshift(at.by);
  return way;
};
