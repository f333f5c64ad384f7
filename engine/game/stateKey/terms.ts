/** A state taken apart into nodes that refer to each other: objects, former objects, chain items, and entries of lists without an order. */
import { flatMapped } from '../state/lists.ts';
import type { ObjectId } from '../state/things.ts';

/** How much of the state is the game as a whole, and how objects are asked about. */
export interface Circumstances {
  /** Of each object in the state as it is now. */
  readonly incarnations: readonly number[];
  /** Whether anything in the game asks what units are called that are no cards. */
  readonly namesAreAsked: boolean;
  /** Whether objects are told apart by their names, but for runes, which have none of their own. */
  readonly areDistinctByName: boolean;
  /** The number of the turn, for what came in it, in the state that is being described. */
  turnNumber: number;
}

/** What is written of a state. The first node is the game as a whole, the next ones are its objects. */
export abstract class Description {
  readonly circumstances: Circumstances;
  #former: Map<string, number> | null = null;
  #items: Map<number, number> | null = null;
  #into = 0;
  #nodes: number;

  constructor(circumstances: Circumstances) {
    this.circumstances = circumstances;
    this.#nodes = circumstances.incarnations.length + 1;
  }

  abstract word(word: string): void;
  /** Nobody asks whether a field is null or is not there. */
  nothing(): void {
    this.word(NOTHING_SAID);
  }

  /** How many there are of what comes next. */
  size(count: number): void {
    this.word(`${count} of`);
  }

  /** What holds no number of an object or an item: it is its own description. */
  abstract plain(value: unknown): void;
  /** What is written the same way wherever it is met, but for some circumstances. */
  abstract part<T extends object>(part: Part<T>, value: T): void;
  protected abstract refer(node: number): void;
  /** What comes next is written of that node. */
  protected abstract into(node: number): void;

  /** An object in whichever of its incarnations. */
  object(id: ObjectId): void {
    this.refer(id + 1);
  }

  /** An object in one of its incarnations (`object.new`): which of its former ones is of no matter, but whether it is the same as another. */
  incarnation(id: ObjectId, incarnation: number): void {
    if (this.circumstances.incarnations[id] === incarnation) return this.object(id);
    const key = `${id} ${incarnation}`;
    this.#former ??= new Map();
    const known = this.#former.get(key) ?? this.entry('former', () => this.object(id));
    this.#former.set(key, known);
    this.refer(known);
  }

  /** An item on the chain, or one that was there: their numbers are counted, and mean nothing else. */
  item(id: number): void {
    this.#items ??= new Map();
    const known = this.#items.get(id) ?? this.entry('item', () => undefined);
    this.#items.set(id, known);
    this.refer(known);
  }

  /** A node of its own, which is nowhere in order. */
  entry(label: string, write: () => void): number {
    const node = this.#nodes++;
    this.within(node, () => {
      this.word(label);
      write();
    });
    return node;
  }

  /** Goes on with a node. */
  within(node: number, write: () => void): void {
    const before = this.#into;
    this.#into = node;
    this.into(node);
    write();
    this.#into = before;
    this.into(before);
  }
}

export type Write<T> = (out: Description, value: T) => void;

/**
 * How values of a kind are written; `sort`: which of the circumstances matter to one, as a small number. Null where more of them do:
 * it is written anew each time.
 */
export interface Part<T extends object> {
  readonly write: Write<T>;
  readonly sort: (value: T, circumstances: Circumstances) => number | null;
}

type FieldOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Said<T> = Exclude<T, null | undefined>;

/** Each field of a value, or of any of several kinds of values, with what of it counts: none can be forgotten. */
export type FieldList<T> = { readonly [K in FieldOf<T>]: Write<Said<ValueOf<T, K>>> | 'left out' };

/** The same fields in the same order for all kinds: what one does not have is written as missing. */
export const fields = <T extends object>(list: FieldList<T>): Write<T> => {
  const all = Object.entries(list) as readonly [string, Write<unknown> | 'left out'][];
  const counted = flatMapped(all, ([field, write]) => (write === 'left out' ? [] : [{ field, write }]));
  return (out, value) => {
    for (const each of counted) {
      const said = (value as Readonly<Record<string, unknown>>)[each.field];
      if (said === null || said === undefined) out.nothing();
      else each.write(out, said);
    }
  };
};

export const NOTHING_SAID = '-';

export const listOf =
  <T>(write: Write<T>): Write<readonly T[]> =>
  (out, list) => {
    out.size(list.length);
    for (const each of list) write(out, each);
  };

/** Entries without an order. */
export const setOf =
  <T>(label: string, write: Write<T>): Write<readonly T[]> =>
  (out, list) => {
    out.size(list.length);
    for (const each of list) out.entry(label, () => write(out, each));
  };

export const plain: Write<unknown> = (out, value) => out.plain(value);

/** Numbers of players or places without an order. */
export const numbers: Write<readonly number[]> = (out, list) =>
  list.length < 2 ? out.plain(list[0] ?? null) : out.word([...list].sort((a, b) => a - b).join());

/** Values of a kind, wherever they are met in the same circumstances. */
export const part = <T extends object>(write: Write<T>, sort: Part<T>['sort'] = ANY_CIRCUMSTANCES): Write<T> => {
  const own: Part<T> = { write, sort };
  return (out, value) => out.part(own, value);
};
const ANY_CIRCUMSTANCES = (): number => 0;
