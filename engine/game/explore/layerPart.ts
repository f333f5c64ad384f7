/** One part of a count that is divided: it carries out the plies of some of the positions of each layer. */
import type { State } from '../state/state.ts';
import type { Counting } from './countedPositions.ts';
import { Layer } from './layers.ts';
import { type LayerAnswer, type LayerTask, type Places, slotsOf, slotsOfOthers } from './layerTasks.ts';
import { type PlayedPosition, PlayedPositions } from './playedPositions.ts';
import { pointFrom } from './plies.ts';
import { type Met, UnknownsMet } from './unknowns.ts';

export class LayerPart {
  readonly #positions: PlayedPositions;
  readonly #unknown = new UnknownsOfSlots();
  /** Where the game goes on, by number. */
  readonly #numbered: PlayedPosition[];

  constructor(state: State, counting: Counting) {
    const own = { ...counting, unknown: this.#unknown };
    this.#positions = new PlayedPositions(pointFrom(state, own), own);
    this.#numbered = [this.#positions.root];
  }

  goOn(task: LayerTask): LayerAnswer {
    this.#learn(task.places);
    const found = new FoundLayer(task.depth + 1);
    let stopped: LayerAnswer['stopped'] = null;
    for (const slot of slotsOf(task)) {
      const position = this.#at(task, slot);
      const isNew = position.next === null;
      this.#unknown.begin();
      const next = this.#positions.nextOf(position);
      this.#unknown.endAt(slot);
      if (next === null) {
        stopped = { slot, why: this.#positions.isFull() ? 'memory' : 'limit' };
        break;
      }
      if (isNew) found.looked(slot, next.length);
      const ways = task.ways[slot] ?? 0n;
      for (const [place, to] of next.entries()) found.add(to, ways, slot, position.plyTo(place));
    }
    for (const slot of slotsOfOthers(task)) this.#positions.leave(this.#at(task, slot));
    return found.answer(this.#positions, this.#unknown.told(), stopped);
  }

  #learn({ from, keys, before, plies }: Places): void {
    for (const [place, ply] of plies.entries()) {
      const key = { a: keys[2 * place] ?? 0, b: keys[2 * place + 1] ?? 0 };
      this.#numbered[from + place] = this.#positions.placed(key, this.#numberedAs(before[place] ?? 0), ply);
    }
  }

  #at({ numbers }: LayerTask, slot: number): PlayedPosition {
    return this.#numberedAs(numbers[slot] ?? 0);
  }

  #numberedAs(number: number): PlayedPosition {
    const position = this.#numbered[number];
    if (position === undefined) throw new RangeError(`no position ${number}`);
    return position;
  }
}

/** What is come to in so many plies, from where first. */
class FoundLayer {
  readonly #layer: Layer<PlayedPosition>;
  readonly #slots: number[] = [];
  readonly #plies: number[] = [];
  readonly #looked: { readonly slots: number[]; readonly plies: number[] } = { slots: [], plies: [] };

  constructor(depth: number) {
    this.#layer = new Layer(depth);
  }

  looked(slot: number, plies: number): void {
    this.#looked.slots.push(slot);
    this.#looked.plies.push(plies);
  }

  add(position: PlayedPosition, ways: bigint, slot: number, ply: number): void {
    const isNew = position.layer !== this.#layer.depth;
    this.#layer.add(position, ways);
    if (!isNew && slot >= (this.#slots[position.slot] ?? 0)) return;
    this.#slots[position.slot] = slot;
    this.#plies[position.slot] = ply;
  }

  answer(all: PlayedPositions, met: LayerAnswer['met'], stopped: LayerAnswer['stopped']): LayerAnswer {
    const { positions, ways } = this.#layer;
    const keys = new Int32Array(2 * positions.length);
    const outcomes = new Int32Array(2 * positions.length);
    const areEnded = new Uint8Array(positions.length);
    for (const [place, { key, outcome }] of positions.entries()) {
      keys.set([key.a, key.b], 2 * place);
      if (outcome === null) continue;
      const { a, b } = all.outcomeHash(outcome);
      outcomes.set([a, b], 2 * place);
      areEnded[place] = 1;
    }
    return {
      keys,
      ways,
      slots: Int32Array.from(this.#slots),
      plies: Int32Array.from(this.#plies),
      outcomes,
      areEnded,
      looked: { slots: Int32Array.from(this.#looked.slots), plies: Int32Array.from(this.#looked.plies) },
      met,
      stopped,
    };
  }
}

/** What is not known of what is come through from each slot: whether another part met it before is not for this one to say. */
class UnknownsOfSlots extends UnknownsMet {
  #here = new UnknownsMet();
  #told: [number, Met][] = [];
  /** By what was met: the least slot. */
  #slots = new Map<string, number>();

  override meet(state: State): void {
    this.#here.meet(state);
  }

  begin(): void {
    if (!this.#here.isEmpty) this.#here = new UnknownsMet();
  }

  endAt(slot: number): void {
    if (this.#here.isEmpty) return;
    const { met } = this.#here;
    const text = JSON.stringify(met);
    if ((this.#slots.get(text) ?? Number.POSITIVE_INFINITY) <= slot) return;
    this.#slots.set(text, slot);
    this.#told.push([slot, met]);
  }

  /** Since it was asked last. */
  told(): readonly (readonly [number, Met])[] {
    const told = this.#told;
    this.#told = [];
    this.#slots = new Map();
    return told;
  }
}
