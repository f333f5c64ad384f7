/** A state taken apart into nodes that refer to each other: objects, former objects, chain items, and entries of lists without an order. */
import { knownOf } from '../../known.ts';
import { fieldsOf } from '../state/cards/walk.ts';
import { flatMapped } from '../state/lists.ts';
import type { ObjectId } from '../state/things.ts';
import { hashOf } from './hash.ts';

/** A word as it is written, or the number of a node. */
export type Token = string | number;
type Node = Token[];

/** What is written of a state. The first node is the game as a whole. */
export class Description {
  readonly nodes: Node[] = [[]];
  /** The number of the turn, for what came in it, in the state that is being described. */
  turnNumber = 0;
  /** Whether anything in the game asks what units are called that are no cards. */
  readonly namesAreAsked: boolean;
  readonly #lives: readonly number[];
  readonly #former = new Map<string, number>();
  readonly #items = new Map<number, number>();
  #into: Node = this.#nodeAt(0);

  readonly #terms: 'in full' | 'hashed';

  /** `lives`: of each object in the state as it is now. */
  constructor(
    lives: readonly number[],
    { namesAreAsked, terms }: { readonly namesAreAsked: boolean; readonly terms: 'in full' | 'hashed' },
  ) {
    this.#lives = lives;
    this.namesAreAsked = namesAreAsked;
    this.#terms = terms;
    for (const _ of lives) this.nodes.push([]);
  }

  word(word: string): void {
    this.#into.push(word);
  }

  /** What holds no number of an object or an item: it is its own description. */
  plain(value: unknown): void {
    this.#into.push(
      typeof value === 'object' && value !== null && this.#terms === 'hashed' ? hashOfTerms(value) : textOf(value),
    );
  }

  /** An object in whichever of its lives. */
  object(id: ObjectId): void {
    this.#into.push(id + 1);
  }

  /** An object in one of its lives (`object.new`): which of its former ones is of no matter, but whether it is the same as another. */
  life(id: ObjectId, life: number): void {
    if (this.#lives[id] === life) return this.object(id);
    const key = `${id} ${life}`;
    const known = this.#former.get(key) ?? this.entry('former', () => this.object(id));
    this.#former.set(key, known);
    this.#into.push(known);
  }

  /** An item on the chain, or one that was there: their numbers are counted, and mean nothing else. */
  item(id: number): void {
    const known = this.#items.get(id) ?? this.entry('item', () => undefined);
    this.#items.set(id, known);
    this.#into.push(known);
  }

  /** A node of its own, which is nowhere in order. */
  entry(label: string, write: () => void): number {
    this.nodes.push([label]);
    this.within(this.nodes.length - 1, write);
    return this.nodes.length - 1;
  }

  /** Goes on with a node. */
  within(node: number, write: () => void): void {
    const before = this.#into;
    this.#into = this.#nodeAt(node);
    write();
    this.#into = before;
  }

  #nodeAt(node: number): Node {
    const found = this.nodes[node] ?? [];
    this.nodes[node] = found;
    return found;
  }
}

export type Write<T> = (out: Description, value: T) => void;

type FieldOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type Said<T> = Exclude<T, null | undefined>;

/** Each field of a value, or of any of several kinds of values, with what of it counts: none can be forgotten. */
export type FieldList<T> = { readonly [K in FieldOf<T>]: Write<Said<ValueOf<T, K>>> | 'left out' };

/** The same fields in the same order for all kinds: what one does not have is written as missing. */
export const fields = <T extends object>(list: FieldList<T>): Write<T> => {
  const all = Object.entries(list) as readonly [string, Write<unknown> | 'left out'][];
  const counted = flatMapped(all, ([field, write]): readonly (readonly [string, Write<unknown>])[] =>
    write === 'left out' ? [] : [[field, write]],
  );
  return (out, value) => {
    for (const [field, write] of counted) {
      const said = (value as Readonly<Record<string, unknown>>)[field];
      if (said === null || said === undefined) out.word(NOTHING_SAID);
      else write(out, said);
    }
  };
};

/** Nobody asks whether a field is null or is not there. */
const NOTHING_SAID = '-';

export const listOf =
  <T>(write: Write<T>): Write<readonly T[]> =>
  (out, list) => {
    out.word(`${list.length} of`);
    for (const each of list) write(out, each);
  };

/** Entries without an order. */
export const setOf =
  <T>(label: string, write: Write<T>): Write<readonly T[]> =>
  (out, list) => {
    out.word(`${list.length} of`);
    for (const each of list) out.entry(label, () => write(out, each));
  };

export const plain: Write<unknown> = (out, value) => out.plain(value);

/** Numbers of players or places without an order. */
export const numbers: Write<readonly number[]> = (out, list) => out.word([...list].sort((a, b) => a - b).join());

/** The same text for the same value, whatever the order of its fields, and whether one that is not said is there. */
const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOfTerms(value) : (JSON.stringify(value) ?? NOTHING_SAID);

const textOfTerms = knownOf((value: object): string => {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const parts = [...fieldsOf(value)].sort().map(field => `${JSON.stringify(field)}:${textOf(fieldOf(value, field))}`);
  return `{${parts.join()}}`;
});

const hashOfTerms = knownOf((value: object): string => {
  const text = textOf(value);
  return text.length < SHORT ? text : hashOf(text);
});
/** Nothing is won by making it shorter. */
const SHORT = 24;

const fieldOf = (value: object, field: string): unknown => (value as Readonly<Record<string, unknown>>)[field];
