/** How files are written: whole, or not at all. Messages go after "PATH: ". */

import { lstatSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { thrownText } from '../../../rules-db/thrownText.ts';

/**
 * Whoever reads the file meanwhile, or after an interruption, sees all of the old one or all of the new one. A link stays one, a file
 * keeps its permissions, and what is no regular file (a pipe) is written to as it is. Throws what the file system says. `flush`: whether
 * the disk has it before this returns, so that not even a power cut loses it; thousands of files that can be made anew go without.
 */
export const writeWhole = (
  path: string,
  bytes: string | Uint8Array,
  { flush = true }: { readonly flush?: boolean } = {},
): void => {
  const target = targetOf(path);
  const old = statSync(target, { throwIfNoEntry: false });
  if (old !== undefined && !old.isFile()) {
    writeFileSync(target, bytes);
    return;
  }
  const next = `${target}.${process.pid}.next`;
  try {
    writeFileSync(next, bytes, { flush, ...(old === undefined ? {} : { mode: old.mode }) });
    renameSync(next, target);
  } catch (error) {
    rmSync(next, { force: true });
    throw error;
  }
};

const targetOf = (path: string): string =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? realpathSync(path) : path;

/** Of an error of the file system while something was written, by its code. */
export const whyUnwritable = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `it cannot be written (${code || thrownText(error)}).`;
};

const DENIED = 'writing there is not permitted.';
const FULL = 'the disk is full. Nothing can be written until there is room on it.';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'the disk is read-only.',
  ENOSPC: FULL,
  EDQUOT: 'your share of the disk is used up. Nothing can be written until there is room in it.',
  EFBIG: 'the file would be larger than files may be there.',
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'there is no such folder: a part of the path is a file.',
  EISDIR: 'this is a folder; a file is needed.',
  EBUSY: 'another program is using it. Try again when that has ended.',
  ELOOP: 'the links are circular.',
  ENAMETOOLONG: 'the path is too long.',
  EIO: 'the disk reports an error.',
};
