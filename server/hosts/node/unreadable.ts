/** Why a file of this machine cannot be read. Messages go after "PATH: ". */
import { thrownText } from '../../../rules-db/thrownText.ts';

/** Of an error of the file system, by its code. */
export const whyUnreadable = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? `it cannot be read (${code || thrownText(error)}).`;
};

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder.',
  ENOTDIR: 'there is no such file or folder: a part of the path is a file.',
  EISDIR: 'this is a folder; a file is needed.',
  EACCES: 'permission to read it is denied.',
  EPERM: 'permission to read it is denied.',
  EBUSY: 'another program is using it. Try again when that has ended.',
  ELOOP: 'the links are circular.',
  ENAMETOOLONG: 'the path is too long.',
  ERR_FS_FILE_TOO_LARGE: 'the file is too large: the limit is 2 GiB.',
  ERR_STRING_TOO_LONG: 'the file is too large: the limit is half a GiB of text.',
};
