/** What a command that runs in a thread of its own has of the one that started it. */
import { BOUNDS } from '../../engine/bounds.ts';
import { readOpen } from '../hosts/node/files.ts';
import type { Io } from './io.ts';
import { sinceStart } from './sinceStart.ts';

export const threadIo = ({
  cwd,
  library,
}: {
  readonly cwd: string;
  readonly library: string | undefined;
}): Pick<Io, 'cwd' | 'readInput' | 'now' | 'library'> => ({
  cwd,
  readInput: () => readOpen(0, 0, BOUNDS.fileBytes),
  now: sinceStart,
  ...(library === undefined ? {} : { library }),
});
