/** The text of a file, or why there is none. */
import { readFileSync } from 'node:fs';
import { CannotWork } from '../io.ts';

/** Without a byte order mark: editors count from behind it, too. */
export const readText = (path: string, absolute: string): string => {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(absolute);
  } catch (error) {
    throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
  }
  return decode(path, bytes);
};

export const decode = (path: string, bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new CannotWork(`${path}: this is not UTF-8 text${guess(bytes)}. Save it as UTF-8.`);
  }
};
const utf8 = new TextDecoder('utf-8', { fatal: true });

const guess = ([first, second]: Uint8Array): string =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? ' but UTF-16' : '';

export const whyUnreadable = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `it cannot be read (${code || String(error)}).`;
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  ENOTDIR: 'there is no such file or folder: a part of the path is a file.',
  EISDIR: 'this is a folder; a file is needed.',
  EACCES: 'permission to read it is denied.',
  EPERM: 'permission to read it is denied.',
  ELOOP: 'links lead round in a circle.',
  ENAMETOOLONG: 'the path is too long.',
  ERR_FS_FILE_TOO_LARGE: 'the file is too large: 2 GiB is the most.',
  ERR_STRING_TOO_LONG: 'the file is too large: half a GiB of text is the most.',
};
