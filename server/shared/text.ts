/** The text of a file's bytes, and why there is none. Messages go behind "PATH: ". */

/** Without a byte order mark: editors count from behind it, too. Undefined where the bytes are no UTF-8. */
export const decodeText = (bytes: Uint8Array): string | undefined => {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
};
const utf8 = new TextDecoder('utf-8', { fatal: true });

export const whyNoText = ([first, second]: Uint8Array): string => {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return `this is not UTF-8 text${isUtf16 ? ' but UTF-16' : ''}. Save it as UTF-8.`;
};

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
