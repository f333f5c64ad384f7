/**
 * The one way to files that others may have made: regular files alone, and no more of them than a bound. A device has no
 * end, a pipe may never say anything, and the path of a network share is a connection to the computer that it names.
 */
import { closeSync, constants, fstatSync, openSync, readSync, realpathSync, type Stats, statSync } from 'node:fs';
import { BOUNDS } from '../../../engine/bounds.ts';
import {
  type FileText,
  isOnNetwork,
  ON_NETWORK,
  OUTSIDE,
  tooLarge,
  type UnreadFile,
} from '../../analysis/document/files.ts';
import { isInside } from '../../analysis/document/paths.ts';
import { decodeText, whyNoText } from '../../analysis/document/text.ts';
import { whyUnreadable } from './unreadable.ts';

/** The bytes of a file, or why there are none, as a sentence that goes after "PATH: ". */
export type FileBytes = { readonly bytes: Uint8Array } | UnreadFile;

/** At most `most` bytes are read, also of a file that grows meanwhile. Links are followed; what they lead to counts. */
export const readBytes = (path: string, most: number): FileBytes => {
  if (isOnNetwork(path)) return { why: ON_NETWORK };
  try {
    // To open a device may be an act of its own, so that it is asked before; what is open is asked again.
    const before = whyNot(statSync(path), most);
    if (before !== undefined) return before;
    const file = openSync(path, READING);
    try {
      const stats = fstatSync(file);
      return whyNot(stats, most) ?? readOpen(file, Math.min(stats.size, most), most);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    return { why: whyUnreadable(error), ...(isMissing(error) ? { isMissing: true } : {}) };
  }
};

/** A scenario, an article, settings: UTF-8 within the bound for them. */
export const readFileText = (path: string): FileText => {
  const read = readBytes(path, BOUNDS.fileBytes);
  if ('why' in read) return read;
  const text = decodeText(read.bytes);
  return text === undefined ? { why: whyNoText(read.bytes) } : { text };
};

/** The same of a file that may lie nowhere but in these folders. */
export const readTextWithin = (path: string, folders: readonly string[]): FileText =>
  heldWithin(path, folders, readFileText);

/** At most `most` bytes of a file that may lie nowhere but in these folders. */
export const readBytesWithin = (path: string, folders: readonly string[], most: number): FileBytes =>
  heldWithin(path, folders, real => readBytes(real, most));

/** By whatever links its path leads there. */
const heldWithin = <Read>(
  path: string,
  folders: readonly string[],
  read: (real: string) => Read,
): Read | UnreadFile => {
  if (isOnNetwork(path)) return { why: ON_NETWORK };
  // What lies outside is not even asked whether it is there.
  if (!folders.some(folder => isInside(path, folder))) return { why: OUTSIDE };
  try {
    const real = realpathSync(path);
    return folders.some(folder => isInside(real, realpathSync(folder))) ? read(real) : { why: OUTSIDE };
  } catch (error) {
    return { why: whyUnreadable(error) };
  }
};

/** What is open already, as standard input is: whatever it is, no more than the bound. */
export const readOpen = (file: number, expected: number, most: number): FileBytes => {
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const room = Math.min(most + 1 - length, Math.max(expected + 1 - length, PART));
    const part = room > PART ? new Uint8Array(room) : usual;
    const read = readSync(file, part, 0, room, null);
    if (read === 0) return { bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts) };
    parts.push(part === usual ? part.slice(0, read) : part.subarray(0, read));
    length += read;
    if (length > most) return { why: tooLarge(most) };
  }
};

const READING = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);
const PART = 65_536;
/** What small files are read into: most are a hundredth of it, and thousands of new ones would each be filled with zeros. */
const usual = new Uint8Array(PART);

const whyNot = (stats: Stats, most: number): UnreadFile | undefined => {
  if (stats.isDirectory()) return { why: 'this is a folder; a file is needed.', isMissing: true };
  if (!stats.isFile()) return { why: `this is ${kindOf(stats)}, and only files are read.` };
  return stats.size > most ? { why: tooLarge(most) } : undefined;
};

const kindOf = (stats: Stats): string => {
  if (stats.isFIFO()) return 'a pipe';
  if (stats.isSocket()) return 'a socket';
  return stats.isCharacterDevice() || stats.isBlockDevice() ? 'a device' : 'no file';
};

/** Nothing lies at the path. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
