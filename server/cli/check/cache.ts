/** The file in which a check remembers what it came to. */
import { resolve } from 'node:path';
import { BOUNDS } from '../../../engine/bounds.ts';
import { readBytes } from '../../hosts/node/files.ts';
import type { CommandOptions } from '../command.ts';
import { CannotWork, type Io } from '../io.ts';
import { writeOutput } from '../writeOutput.ts';
import { type CheckMemory, checkMemory } from './memory.ts';

export interface CheckCache {
  readonly memory: CheckMemory;
  /** Writes what is known now; nothing without `--cache`. */
  readonly save: () => void;
}

/** Undefined where nothing is to be remembered. Throws `CannotWork` for a file that cannot be read. */
export const cacheOf = (options: CommandOptions, io: Io): CheckCache | undefined => {
  const path = options.value('cache');
  if (path === undefined) return options.has('watch') ? { memory: checkMemory(), save: () => undefined } : undefined;
  const read = readBytes(resolve(io.cwd, path), BOUNDS.reportBytes);
  // A first check has none yet.
  if ('why' in read && read.isMissing !== true) throw new CannotWork(`--cache ${path}: ${read.why}`);
  const before = 'bytes' in read ? Buffer.from(read.bytes).toString('utf8') : '';
  const memory = checkMemory(before);
  return {
    memory,
    save: () => {
      const text = memory.text();
      if (text !== before) writeOutput(path, text, io);
    },
  };
};
