/**
 * A file of compiled code: what V8 made of each source file. V8 runs whatever it is given without checking it, so a
 * file is read only if it belongs to the user, nobody else may write to it, and its checksum is right.
 */
import {
  closeSync,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** Which source a piece of code was compiled from: V8 itself compares nothing but the length. */
export interface Stamp {
  readonly file: string;
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

export interface Code extends Stamp {
  readonly data: Buffer;
}

export interface CodeFile {
  readonly codes: readonly Code[];
  /** How much had been compiled when it was made, in bytes, as V8 counts it. */
  readonly compiled: number;
  /** How long the program had run until then, in milliseconds. */
  readonly ran: number;
}

interface Head extends Pick<CodeFile, 'compiled' | 'ran'> {
  readonly codes: readonly (Stamp & { readonly length: number })[];
}

/** Nothing where there is none, or none that can be trusted. Never throws. */
export const readCodeFile = (path: string): CodeFile | undefined => {
  try {
    // Stored, not compressed: gzip is here for its checksum, which costs a millisecond and a half.
    const bytes = gunzipSync(readOwn(path), { chunkSize: CHUNK });
    const { codes, ...head } = JSON.parse(bytes.subarray(HEAD, HEAD + bytes.readUInt32LE(0)).toString()) as Head;
    let at = aligned(HEAD + bytes.readUInt32LE(0));
    const cut = (length: number): Buffer => {
      const data = bytes.subarray(at, at + length);
      at = aligned(at + length);
      return data;
    };
    return { ...head, codes: codes.map(({ length, ...stamp }) => ({ ...stamp, data: cut(length) })) };
  } catch {
    return undefined;
  }
};

/** All of it or nothing: another program may read the file at any moment. Throws where it cannot be written. */
export const writeCodeFile = (path: string, { codes, compiled, ran }: CodeFile): void => {
  const folder = dirname(path);
  makeFolder(folder);
  if (!isOwn(lstatSync(folder))) return;
  const head: Head = { compiled, ran, codes: codes.map(({ data, ...stamp }) => ({ ...stamp, length: data.length })) };
  const header = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(HEAD);
  length.writeUInt32LE(header.length);
  const pieces = [Buffer.concat([length, header]), ...codes.map(({ data }) => data)].map(padded);
  const draft = `${path}.${process.pid}.${process.hrtime.bigint()}`;
  try {
    writeFileSync(draft, gzipSync(Buffer.concat(pieces), { level: 0 }), { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
  removeOld(folder, basename(path));
};

/** Level by level: where a system denies that a folder can be made (below /proc), Node's own recursion never ends. */
const makeFolder = (path: string): void => {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
};

/** Code of versions that are gone, and drafts of programs that were killed. What is still in use is made anew. */
const removeOld = (folder: string, but: string): void => {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const isOld = Date.now() - statSync(path).mtimeMs > MONTH;
    if (name !== but && name.includes(CODE_ENDING) && isOld) rmSync(path, { force: true });
  }
};

export const CODE_ENDING = '.code';
const MONTH = 30 * 24 * 60 * 60 * 1000;
const HEAD = 4;
const CHUNK = 4 * 1024 * 1024;

const readOwn = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const stats = fstatSync(file);
    if (!stats.isFile() || !isOwn(stats)) throw new Error('it may belong to someone else.');
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
};

/** Windows gives no owner; its folder for caches is the user's. */
const isOwn = ({ uid, mode }: Stats): boolean =>
  process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);

/** V8 copies what does not begin at a multiple of eight. */
const aligned = (at: number): number => Math.ceil(at / 8) * 8;
const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes], aligned(bytes.length));
