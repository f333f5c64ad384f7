/** Writes the file that an option names. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { whyUnwritable, writeWhole } from '../hosts/node/writing.ts';
import { CannotWork, type Io } from './io.ts';

/** `path` as it was given. Throws `CannotWork` with the reason where it cannot be written. */
export const writeOutput = (path: string, bytes: string | Uint8Array, { cwd }: Pick<Io, 'cwd'>): void => {
  const absolute = resolve(cwd, path);
  try {
    writeWhole(absolute, bytes);
  } catch (error) {
    const folder = dirname(absolute);
    const why = existsSync(folder) ? whyUnwritable(error) : `there is no folder ${folder}.`;
    throw new CannotWork(`${path} cannot be written: ${why}`);
  }
};
