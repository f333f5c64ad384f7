/** Nodes of a search by their keys of 64 bits, in as little room as can be. */
import type { Hash } from '../stateKey/hash.ts';

/** Two numbers of 32 bits for each place, and the node there; of two that come to one place, the second takes the next free one. */
export class NodeTable<N extends object> {
  #keys = new Int32Array(2 * FIRST_PLACES);
  #nodes = new Array<N | null>(FIRST_PLACES).fill(null);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(key: Hash): N | null {
    return this.#nodes[this.#placeOf(key)] ?? null;
  }

  /** Of a key that has none yet. */
  add(key: Hash, node: N): void {
    if (this.#size * MOST_FULL >= this.#nodes.length) this.#grow();
    this.#put(this.#placeOf(key), key, node);
    this.#size++;
  }

  /** Instead of the one that it has. */
  replace(key: Hash, node: N): void {
    this.#put(this.#placeOf(key), key, node);
  }

  #put(place: number, { a, b }: Hash, node: N): void {
    this.#keys[2 * place] = a;
    this.#keys[2 * place + 1] = b;
    this.#nodes[place] = node;
  }

  /** Where it is, or would be. */
  #placeOf({ a, b }: Hash): number {
    const mask = this.#nodes.length - 1;
    for (let place = (a ^ (b >>> 7)) & mask; ; place = (place + 1) & mask)
      if (this.#nodes[place] === null || (this.#keys[2 * place] === a && this.#keys[2 * place + 1] === b)) return place;
  }

  #grow(): void {
    const [keys, nodes] = [this.#keys, this.#nodes];
    this.#keys = new Int32Array(2 * keys.length);
    this.#nodes = new Array<N | null>(2 * nodes.length).fill(null);
    for (const [place, node] of nodes.entries()) {
      const key = { a: keys[2 * place] ?? 0, b: keys[2 * place + 1] ?? 0 };
      if (node !== null) this.#put(this.#placeOf(key), key, node);
    }
  }
}

const FIRST_PLACES = 256;
/** So many times as many places as nodes, at least. */
const MOST_FULL = 1.4;
