/**
 * What has been worked out of the last state of a game and may be asked again at once. It belongs to a game under way and goes with
 * its states: whoever tries something, or begins a game at one of them, goes on with a copy (`fork`). So the states of two games
 * can be asked in turn, and each finds what is known of it.
 *
 * It is no part of the game. Whatever is kept is kept with all that it was worked out from, and compared with that before it is
 * used, so what is answered never hangs on what was asked before.
 */

/** Each has one writer, named by `memorySlot`. */
const SLOTS = [
  'abilities of battlefields',
  'activated abilities',
  'adding abilities',
  'attached',
  'bearers',
  'clean',
  'controllers by place',
  'ends of ranges',
  'lasting passives',
  'listeners',
  'names',
  'names of tokens',
  'on board',
  'own passives',
  'passives',
  'passives of objects',
  'replacing',
  'scene',
  'speaking of might',
  'traits',
  'cleanupNeeds',
  'view',
] as const;

export type MemorySlotName = (typeof SLOTS)[number];

/** The values are private, so that states that differ in nothing else count as the same. */
export class Memory {
  #values: unknown[] | null;

  constructor(values: unknown[] | null = null) {
    this.#values = values;
  }

  /** What is known so far is known to both; what is found out from now on, to one of them. */
  fork(): Memory {
    return new Memory(this.#values?.slice());
  }

  /** Of a state that is kept, and that nobody goes on from. */
  forget(): void {
    this.#values = null;
  }

  /** For `memorySlot` alone, which knows the type. */
  at(index: number): unknown {
    return this.#values === null ? null : this.#values[index];
  }

  put(index: number, value: unknown): void {
    this.#values ??= SLOTS.map(() => null);
    this.#values[index] = value;
  }
}

/** Where one kind of value is kept. A value that was put is never written to: another takes its place. */
export interface MemorySlot<T> {
  readonly get: (memory: Memory) => T | null;
  readonly put: (memory: Memory, value: T) => T;
}

export const memorySlot = <T>(name: MemorySlotName): MemorySlot<T> => {
  const index = SLOTS.indexOf(name);
  return {
    get: memory => memory.at(index) as T | null,
    put: (memory, value) => {
      memory.put(index, value);
      return value;
    },
  };
};
