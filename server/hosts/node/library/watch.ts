/** Whether there is a library, and whether it has changed: its index says so, without reading it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';

export const INDEX = 'index.json';

/** A different text after each change; empty if there is no library. */
export const stampOf = (folder: string): string => {
  try {
    const found = statSync(join(folder, INDEX), { throwIfNoEntry: false });
    return found === undefined ? '' : `${found.mtimeMs} ${found.size} ${found.ino}`;
  } catch (error) {
    // One that may not be looked at is there: who reads it reports why it cannot be read.
    return error instanceof Error && 'code' in error ? String(error.code) : 'unreadable';
  }
};

/** Checks whether the library has changed since: another program may have imported something. */
export const libraryWatch = (folder: string): (() => boolean) => {
  const before = stampOf(folder);
  return () => stampOf(folder) !== before;
};
