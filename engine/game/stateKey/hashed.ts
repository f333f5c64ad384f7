/** A state described by hashes: of each node one of all its words, and the nodes that it refers to, in order. */
import { knownBy, knownOf, knownOfSorts } from '../../known.ts';
import { fieldsOf } from '../state/cards/walk.ts';
import type { ObjectId } from '../state/things.ts';
import { type Hash, hashOf, mixA, mixB } from './hash.ts';
import { type Circumstances, Description, NOTHING_SAID, type Part } from './terms.ts';

export class HashedDescription extends Description {
  /** Of each node. */
  readonly a: number[];
  readonly b: number[];
  /** Which node refers to which, one reference after the other. */
  readonly from: number[] = [];
  readonly to: number[] = [];
  #at = 0;
  #lastPart: unknown = null;
  #lastDigests: unknown = null;

  constructor(circumstances: Circumstances) {
    super(circumstances);
    const count = circumstances.incarnations.length + 1;
    this.a = new Array<number>(count).fill(0);
    this.b = new Array<number>(count).fill(0);
    this.a[0] = GAME;
  }

  word(word: string): void {
    this.mix(hashOfWord(word));
  }

  override nothing(): void {
    this.#mix(NOTHING, NOTHING);
  }

  override size(count: number): void {
    this.#mix(SIZE + count, SIZE - count);
  }

  plain(value: unknown): void {
    if (typeof value === 'number') this.#mix(value, value);
    else if (typeof value === 'string') this.mix(hashOfQuoted(value));
    else if (typeof value === 'boolean') this.#mix(value ? TRUE : FALSE, SIZE);
    else if (value === null) this.nothing();
    else if (typeof value === 'object') this.mix(hashOfTerms(value));
    else this.mix(hashOfWord(textOf(value)));
  }

  part<T extends object>(part: Part<T>, value: T): void {
    const sort = part.sort(value, this.circumstances);
    const digest = sort === null ? null : this.#digestsOf(part)(value, sort, this.circumstances);
    if (digest === null) return part.write(this, value);
    this.mix(digest);
    for (const { id, incarnation } of digest.refs) {
      if (incarnation === AN_ITEM) this.item(id);
      else if (incarnation === IN_ANY_INCARNATION) this.object(id as ObjectId);
      else this.incarnation(id as ObjectId, incarnation);
    }
  }

  /** One object comes after the other. */
  #digestsOf<T extends object>(part: Part<T>): DigestOf<T> {
    if (part !== this.#lastPart) {
      this.#lastPart = part;
      this.#lastDigests = digestOf(part);
    }
    return this.#lastDigests as DigestOf<T>;
  }

  protected refer(node: number): void {
    this.mix(REFERENCE);
    this.from.push(this.#at);
    this.to.push(node);
  }

  protected into(node: number): void {
    this.#at = node;
    // Nodes are made one after the other.
    if (node < this.a.length) return;
    this.a.push(0);
    this.b.push(0);
  }

  protected mix({ a, b }: Hash): void {
    this.#mix(a, b);
  }

  #mix(a: number, b: number): void {
    const at = this.#at;
    this.a[at] = mixA(this.a[at] ?? 0, a);
    this.b[at] = mixB(this.b[at] ?? 0, b);
  }
}

const GAME = 0x6a09e667;
const NOTHING = 0x1f83d9ab;
const SIZE = 0x5be0cd19;
const TRUE = 0x428a2f98;
const FALSE = 0x71374491;
const REFERENCE: Hash = { a: 0x3c6ef372, b: 0x510e527f };

const hashOfWord = knownBy(hashOf);
const hashOfQuoted = knownBy((text: string): Hash => hashOf(JSON.stringify(text)));
const hashOfTerms = knownOf((value: object): Hash => hashOf(textOf(value)));

/** The same text for the same value, whatever the order of its fields, and whether one that is not said is there. */
export const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOfTerms(value) : (JSON.stringify(value) ?? NOTHING_SAID);

const textOfTerms = knownOf((value: object): string => {
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const parts = [...fieldsOf(value)].sort().map(field => `${JSON.stringify(field)}:${textOf(fieldOf(value, field))}`);
  return `{${parts.join()}}`;
});

const fieldOf = (value: object, field: string): unknown => (value as Readonly<Record<string, unknown>>)[field];

/** What a value comes to by itself: what is written of it, and what it refers to, in order. */
interface Digest extends Hash {
  readonly refs: readonly Referred[];
}

/** An object in one of its incarnations or in any, or an item. */
interface Referred {
  readonly id: number;
  readonly incarnation: number;
}

type DigestOf<T> = (value: T, sort: number, circumstances: Circumstances) => Digest | null;

const IN_ANY_INCARNATION = -1;
const AN_ITEM = -2;

/** Which nodes its references are, is another question in each state; one with entries of its own cannot be told by itself. */
class Digesting extends HashedDescription {
  readonly refs: Referred[] = [];
  isWhole = true;

  override object(id: ObjectId): void {
    this.#refer(id, IN_ANY_INCARNATION);
  }

  override incarnation(id: ObjectId, incarnation: number): void {
    this.#refer(id, incarnation);
  }

  override item(id: number): void {
    this.#refer(id, AN_ITEM);
  }

  override entry(label: string, write: () => void): number {
    this.isWhole = false;
    return super.entry(label, write);
  }

  #refer(id: number, incarnation: number): void {
    this.mix(REFERENCE);
    this.refs.push({ id, incarnation });
  }
}

const NO_INCARNATIONS: readonly number[] = [];

/** Null where it cannot be told by itself. */
const digestOf = knownOf(<T extends object>({ write }: Part<T>) =>
  knownOfSorts((value: T, circumstances: Circumstances): Digest | null => {
    const { areDistinctByName, namesAreAsked, turnNumber } = circumstances;
    const alone = new Digesting({ areDistinctByName, namesAreAsked, turnNumber, incarnations: NO_INCARNATIONS });
    write(alone, value);
    const [[a = 0], [b = 0]] = [alone.a, alone.b];
    return alone.isWhole ? { a, b, refs: alone.refs } : null;
  }),
);
