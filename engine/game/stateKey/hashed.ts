/** A state described by hashes: of each node one of all its words, and the nodes that it refers to, in order. */
import { knownBy, knownInCircumstances, knownOf } from '../../known.ts';
import { fieldsOf } from '../state/cards/walk.ts';
import { type Hash, hashOf, mixA, mixB } from './hash.ts';
import { type Circumstances, Description, NOTHING_SAID, type Part } from './terms.ts';

export class HashedDescription extends Description {
  /** Of each node. */
  readonly a: number[];
  readonly b: number[];
  readonly refs: number[][];
  /** Whether all that was referred to are objects, in no life of their own. */
  isOfObjects = true;
  #at = 0;

  constructor(circumstances: Circumstances) {
    super(circumstances);
    const count = circumstances.lives.length + 1;
    this.a = new Array<number>(count).fill(0);
    this.b = new Array<number>(count).fill(0);
    this.refs = Array.from({ length: count }, () => []);
    this.a[0] = GAME;
  }

  word(word: string): void {
    this.#mixHash(hashOfWord(word));
  }

  plain(value: unknown): void {
    if (typeof value === 'number') this.#mix(value, value);
    else if (typeof value === 'string') this.#mixHash(hashOfQuoted(value));
    else if (typeof value === 'object' && value !== null) this.#mixHash(hashOfTerms(value));
    else this.#mixHash(hashOfWord(textOf(value)));
  }

  part<T extends object>(part: Part<T>, value: T): void {
    const digest = digestOf(part)(value, this.circumstances);
    if (digest === null) return part.write(this, value);
    this.#mixHash(digest);
    for (const ref of digest.refs) this.refer(ref);
  }

  override life(...which: Parameters<Description['life']>): void {
    this.isOfObjects = false;
    super.life(...which);
  }

  override entry(label: string, write: () => void): number {
    this.isOfObjects = false;
    return super.entry(label, write);
  }

  protected refer(node: number): void {
    this.#mixHash(REFERENCE);
    this.refs[this.#at]?.push(node);
  }

  protected into(node: number): void {
    this.#at = node;
    this.a[node] ??= 0;
    this.b[node] ??= 0;
    this.refs[node] ??= [];
  }

  #mixHash({ a, b }: Hash): void {
    this.#mix(a, b);
  }

  #mix(a: number, b: number): void {
    const at = this.#at;
    this.a[at] = mixA(this.a[at] ?? 0, a);
    this.b[at] = mixB(this.b[at] ?? 0, b);
  }
}

const GAME = 0x6a09e667;
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

/** What a value comes to by itself. */
interface Digest extends Hash {
  readonly refs: readonly number[];
}

/** Null where it cannot be told by itself, as it speaks of former objects or of items. */
const digestOf = knownOf(<T extends object>({ write, sort }: Part<T>) =>
  knownInCircumstances(sort, (value: T, circumstances: Circumstances): Digest | null => {
    const alone = new HashedDescription({ ...circumstances, lives: [] });
    write(alone, value);
    const [a, b, refs] = [alone.a[0], alone.b[0], alone.refs[0]];
    return alone.isOfObjects && a !== undefined && b !== undefined && refs !== undefined ? { a, b, refs } : null;
  }),
);
