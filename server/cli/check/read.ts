/** The texts of files. A file without one is reported, and the others are checked all the same. */

import { decodeText, whyNoText } from '../../analysis/document/text.ts';
import { readFileText } from '../../hosts/node/files.ts';
import { CannotWork, type Io } from '../io.ts';
import { type FoundFile, STDIN } from './find.ts';

/** A file or folder that could not be read; `why` goes after "PATH: ". */
export interface UnreadPath {
  readonly path: string;
  readonly why: string;
  /** Whether one of its scenarios was too much, and the rest of it was read. */
  readonly isScenario?: true;
  /** Of a shard: its place among all files, from 0. */
  readonly position?: number;
}

const readFrom = (absolute: string, io: Io) => (absolute === STDIN ? textOfInput(io) : readFileText(absolute));

/** Undefined for what cannot be read: it is added to `unread`. */
export const readOrReport = (
  { path, absolute, why, position }: FoundFile,
  io: Io,
  unread: UnreadPath[],
): string | undefined => {
  const read = why === undefined ? readFrom(absolute, io) : { why };
  if ('text' in read) return read.text;
  unread.push({ path, why: read.why, ...(position === undefined ? {} : { position }) });
  return undefined;
};

/** Of the one file that a command is about. */
export const readText = (path: string, absolute: string, io: Io): string => {
  const unread: UnreadPath[] = [];
  const text = readOrReport({ path, absolute, isNamed: true }, io, unread);
  if (text === undefined) throw cannotRead(unread);
  return text;
};

/** The error with which a command ends that could not read everything: the rest has been done and reported. */
export const cannotRead = ([first, ...more]: readonly UnreadPath[]): CannotWork =>
  new CannotWork(`${first?.path}: ${first?.why}${more.length > 0 ? ` (And ${more.length} more.)` : ''}`);

const textOfInput = ({ readInput }: Io): { readonly text: string } | { readonly why: string } => {
  const read = readInput();
  if ('why' in read) return read;
  const text = decodeText(read.bytes);
  return text === undefined ? { why: whyNoText(read.bytes) } : { text };
};
