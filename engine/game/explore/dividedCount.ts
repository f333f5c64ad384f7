/**
 * A count that is divided among several parts, one layer after the other: each carries out the plies of some of the positions, and what
 * they lead to is put together before any goes on. So no position is looked at twice, whoever has come to it, and it comes to the same
 * as a count that is not divided, in the same order.
 */
import { flatMapped } from '../state/lists.ts';
import type { State } from '../state/state.ts';
import type { Hash } from '../stateKey/hash.ts';
import { type Count, CountedRows } from './count.ts';
import { CountedPosition, type Counting, isTooLarge, OutcomeNumbers, pliesOf } from './countedPositions.ts';
import { Layer, type Stopped } from './layers.ts';
import { type LayerAnswer, type LayerTask, type Places, piecesOf } from './layerTasks.ts';
import { NodeTable } from './nodeTable.ts';
import { PlayedPositions } from './playedPositions.ts';
import { type Point, pointFrom, pointsAlong } from './plies.ts';

class DividedPosition extends CountedPosition {
  readonly before: DividedPosition | null;
  /** The part that came to it first. */
  readonly part: number;
  /** Where the game goes on. */
  number = -1;
  /** The part that has carried out its plies; -1: none has. */
  lookedAtBy = -1;

  constructor({ key, outcome, ply, part }: Found, before: DividedPosition | null) {
    super(key, ply, outcome);
    this.before = before;
    this.part = part;
  }
}

/** A position of the next layer, and from where it is come to first. */
interface Found {
  readonly key: Hash;
  readonly outcome: number | null;
  ways: bigint;
  slot: number;
  ply: number;
  part: number;
}

export class DividedCount {
  readonly #root: Point;
  readonly #counting: Counting;
  readonly #table = new NodeTable<DividedPosition>();
  readonly #outcomes = new OutcomeNumbers();
  readonly #rows = new CountedRows<DividedPosition>();
  /** Where the game goes on. */
  readonly #numbered: DividedPosition[] = [];
  /** How many of those each part has been told of. */
  readonly #told: number[] = [];
  #plies = 0;
  #layer: Layer<DividedPosition>;
  #stopped: Stopped | undefined;

  constructor(state: State, counting: Counting) {
    this.#counting = counting;
    this.#root = pointFrom(state, counting);
    const { key } = new PlayedPositions(this.#root, counting).root;
    const outcome = this.#root.isEnded ? this.#outcomes.of(this.#root.state) : null;
    this.#layer = this.#layerOf(0, [{ key, outcome, ways: 1n, slot: 0, ply: 0, part: 0 }], []);
  }

  /** How many positions there are to look at next. */
  get ahead(): number {
    return this.#stopped === undefined ? this.#open().length : 0;
  }

  /** For each of so many parts what it is to do next, null where there is nothing for it; null once everything is counted. */
  tasks(parts: number): readonly (LayerTask | null)[] | null {
    if (this.#stopped !== undefined) return null;
    const open = this.#open();
    const numbers = Int32Array.from(open, ({ number }) => number);
    const ways = open.map(({ slot }) => this.#layer.ways[slot] ?? 0n);
    const known = Array.from({ length: parts }, (): number[] => []);
    const others = Array.from({ length: parts }, (): number[] => []);
    for (const [slot, { lookedAtBy, part }] of open.entries())
      (lookedAtBy < 0 ? others[part] : known[lookedAtBy])?.push(slot);
    const pieces = piecesOf(others);
    const { depth } = this.#layer;
    return known.map((slots, part) =>
      part > 0 && slots.length === 0 && pieces.taken.length < parts
        ? null
        : { part, depth, places: this.#placesFor(part), numbers, ways, known: Int32Array.from(slots), pieces },
    );
  }

  /** What the parts have found, each of which has looked at something. */
  add(answers: readonly { readonly part: number; readonly answer: LayerAnswer }[]): void {
    const open = this.#open();
    const stops = answers.map(({ answer: { stopped } }) => stopped ?? { slot: open.length, why: null });
    const stop = stops.reduce((first, other) => (other.slot < first.slot ? other : first));
    const met = flatMapped(answers, ({ answer }) => answer.met.filter(([slot]) => slot <= stop.slot));
    for (const [, each] of met.toSorted(([one], [other]) => one - other)) this.#counting.unknown?.also(each);
    if (stop.why !== null) {
      this.#stopped = stop.why;
      return;
    }
    const found = this.#foundIn(answers);
    if (this.#isFullBeforeTheLast(answers, found)) {
      this.#stopped = 'memory';
      return;
    }
    for (const { part, answer } of answers)
      for (const [place, slot] of answer.looked.slots.entries()) {
        const position = open[slot];
        if (position !== undefined) position.lookedAtBy = part;
        this.#plies += answer.looked.plies[place] ?? 0;
      }
    this.#layer = this.#layerOf(this.#layer.depth + 1, found, open);
  }

  /** Once there are no more tasks. */
  count(): Count {
    const [root, counting] = [this.#root, this.#counting];
    return this.#rows.count(this.#stopped ?? null, end => [root, ...pointsAlong(root, pliesOf(end), counting)]);
  }

  /** Those of the layer from which the game goes on. */
  #open(): readonly DividedPosition[] {
    return this.#layer.positions.filter(({ outcome }) => outcome === null);
  }

  #layerOf(depth: number, found: readonly Found[], before: readonly DividedPosition[]): Layer<DividedPosition> {
    const layer = new Layer<DividedPosition>(depth);
    for (const each of found) layer.add(this.#positionOf(each, before[each.slot] ?? null), each.ways);
    this.#rows.add(layer);
    if (layer.positions.every(({ outcome }) => outcome !== null)) this.#stopped = null;
    else if (depth === this.#counting.depth) this.#stopped = 'depth';
    return layer;
  }

  #positionOf(found: Found, before: DividedPosition | null): DividedPosition {
    const known = this.#table.get(found.key);
    if (known !== null) return known;
    const position = new DividedPosition(found, before);
    this.#table.add(found.key, position);
    if (position.outcome === null) {
      position.number = this.#numbered.length;
      this.#numbered.push(position);
    }
    return position;
  }

  /** Each once, in the order in which they are come to. */
  #foundIn(answers: readonly { readonly part: number; readonly answer: LayerAnswer }[]): readonly Found[] {
    const table = new NodeTable<Found>();
    const all: Found[] = [];
    for (const { part, answer } of answers)
      for (const [place, slot] of answer.slots.entries()) {
        const key = hashAt(answer.keys, place);
        const ways = answer.ways[place] ?? 0n;
        const ply = answer.plies[place] ?? 0;
        const known = table.get(key);
        if (known === null) {
          const outcome = answer.areEnded[place] === 1 ? this.#outcomes.ofHash(hashAt(answer.outcomes, place)) : null;
          const found = { key, outcome, ways, slot, ply, part };
          table.add(key, found);
          all.push(found);
          continue;
        }
        known.ways += ways;
        if (slot < known.slot) Object.assign(known, { slot, ply, part });
      }
    return all.sort((one, other) => one.slot - other.slot || one.ply - other.ply);
  }

  /** Whether there were as many as may be remembered before the last position that nobody had looked at. */
  #isFullBeforeTheLast(answers: readonly { readonly answer: LayerAnswer }[], found: readonly Found[]): boolean {
    let last = -1;
    let [plies, pliesOfLast] = [this.#plies, 0];
    for (const { answer } of answers)
      for (const [place, slot] of answer.looked.slots.entries()) {
        const here = answer.looked.plies[place] ?? 0;
        plies += here;
        if (slot < last) continue;
        last = slot;
        pliesOfLast = here;
      }
    if (!isTooLarge(this.#table.size + found.length, plies) || last < 0) return false;
    const before = found.filter(({ slot, key }) => slot < last && this.#table.get(key) === null);
    return isTooLarge(this.#table.size + before.length, plies - pliesOfLast);
  }

  #placesFor(part: number): Places {
    const from = this.#told[part] ?? 1;
    const places = this.#numbered.slice(from);
    this.#told[part] = this.#numbered.length;
    const keys = new Int32Array(2 * places.length);
    for (const [place, { key }] of places.entries()) keys.set([key.a, key.b], 2 * place);
    const before = Int32Array.from(places, position => position.before?.number ?? 0);
    return { from, keys, before, plies: Int32Array.from(places, ({ at }) => at) };
  }
}

const hashAt = (hashes: Int32Array, place: number): Hash => ({
  a: hashes[2 * place] ?? 0,
  b: hashes[2 * place + 1] ?? 0,
});
