/** Columns of numbers and lists of words as bytes, and back: no copy is made of the numbers, and nothing is parsed but their names. */

type Numbers = Uint8Array | Int8Array | Uint16Array | Uint32Array;
/** Words hold no line break. */
export type Column = Numbers | readonly string[];
export type Columns = Readonly<Record<string, Column>>;

/** Columns, and a few facts about them. */
export interface Table<Facts> {
  readonly facts: Facts;
  readonly columns: Columns;
}

/** What is in front of the columns: where each lies, by its name, its type, and its length in bytes. */
interface Directory {
  readonly facts: unknown;
  readonly columns: readonly (readonly [name: string, type: keyof typeof TYPES, bytes: number])[];
}

const TYPES = {
  u1: (buffer: ArrayBufferLike, at: number, bytes: number) => new Uint8Array(buffer, at, bytes),
  i1: (buffer: ArrayBufferLike, at: number, bytes: number) => new Int8Array(buffer, at, bytes),
  u2: (buffer: ArrayBufferLike, at: number, bytes: number) => new Uint16Array(buffer, at, bytes / 2),
  u4: (buffer: ArrayBufferLike, at: number, bytes: number) => new Uint32Array(buffer, at, bytes / 4),
  words: (buffer: ArrayBufferLike, at: number, bytes: number) =>
    bytes === 0 ? [] : new TextDecoder().decode(new Uint8Array(buffer, at, bytes)).split('\n'),
} as const satisfies Record<string, (buffer: ArrayBufferLike, at: number, bytes: number) => Column>;

/** The length of the directory, the directory, then the columns, each from a multiple of `ALIGNED`. */
export const packColumns = ({ facts, columns }: Table<unknown>): Uint8Array => {
  const parts = Object.entries(columns).map(([name, column]) => ({
    name,
    type: typeOf(column),
    bytes: bytesOf(column),
  }));
  const directory: Directory = { facts, columns: parts.map(({ name, type, bytes }) => [name, type, bytes.length]) };
  const head = new TextEncoder().encode(JSON.stringify(directory));
  const pieces = [new Uint8Array(Uint32Array.of(head.length).buffer), head, ...parts.map(({ bytes }) => bytes)];
  const packed = new Uint8Array(pieces.reduce((at, { length }) => aligned(at + length), 0));
  let at = 0;
  for (const piece of pieces) {
    packed.set(piece, at);
    at = aligned(at + piece.length);
  }
  return packed;
};

/** Views of these bytes. Whoever packed them knows which facts and columns there are. */
export const unpackColumns = <Facts>(bytes: Uint8Array): Table<Facts> => {
  const { buffer, byteOffset } = bytes.byteOffset % ALIGNED === 0 ? bytes : bytes.slice();
  const headLength = new DataView(buffer, byteOffset).getUint32(0, LITTLE_ENDIAN);
  const head = new TextDecoder().decode(new Uint8Array(buffer, byteOffset + ALIGNED, headLength));
  const directory = JSON.parse(head) as Directory;
  let at = byteOffset + aligned(ALIGNED + headLength);
  const columns: Record<string, Column> = {};
  for (const [name, type, length] of directory.columns) {
    columns[name] = TYPES[type](buffer, at, length);
    at += aligned(length);
  }
  return { facts: directory.facts as Facts, columns };
};

/** Whether numbers of more than one byte lie in memory as they are packed: on nearly all machines. */
export const isLittleEndian = (): boolean => new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
const LITTLE_ENDIAN = true;

const ALIGNED = 4;
const aligned = (at: number): number => Math.ceil(at / ALIGNED) * ALIGNED;

const typeOf = (column: Column): keyof typeof TYPES => {
  if (column instanceof Uint8Array) return 'u1';
  if (column instanceof Int8Array) return 'i1';
  if (column instanceof Uint16Array) return 'u2';
  return column instanceof Uint32Array ? 'u4' : 'words';
};

const bytesOf = (column: Column): Uint8Array =>
  'buffer' in column
    ? new Uint8Array(column.buffer, column.byteOffset, column.byteLength)
    : new TextEncoder().encode(column.join('\n'));
