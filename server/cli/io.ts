/** The world around a command: handed in, so that tests can look at all of it. */

import { BOUNDS } from '../../engine/bounds.ts';
import { thrownText } from '../../rules-db/thrownText.ts';
import { type FileBytes, readOpen } from '../hosts/node/files.ts';
import { libraryFolder } from '../hosts/node/library/folder.ts';
import { changesBelow } from '../hosts/node/watching.ts';
import { whyUnwritable } from '../hosts/node/writing.ts';
import type { LeftOutScenarios, StartApart } from './apartJob.ts';
import type { Thread } from './check/judges.ts';
import type { OwnPart, PartThread } from './explore/part.ts';
import { sinceStart } from './sinceStart.ts';
import { PLAIN_WIDTH, type Stream } from './stream.ts';

export type { Stream };

export interface Io {
  readonly out: Stream;
  readonly err: Stream;
  readonly cwd: string;
  /** Standard input. */
  readonly readInput: () => FileBytes;
  /** Milliseconds from some moment. */
  readonly now: () => number;
  /** The folder of the user's imports; none where nothing of the machine may count. */
  readonly library?: string;
  /** Threads that judge files, and how many the machine has room for; none where the program cannot start itself. */
  readonly threads?: { readonly most: number; readonly start: () => Thread };
  /** Changes below files and folders, from the call on; none where nothing can be watched. Throws `CannotWork`. */
  readonly watch?: (paths: readonly string[]) => AsyncIterable<void>;
  /** Starts a thread for a command that takes long; none where the program cannot start itself, and in such a thread. */
  readonly apart?: StartApart;
  /** Starts a thread that carries out a part of the count that this command makes; none where the program cannot start itself. */
  readonly startPart?: () => PartThread;
  /** In a thread that was started so. */
  readonly ownPart?: OwnPart;
  /** In such a thread: scenarios that took too much in the one before. */
  readonly leftOut?: LeftOutScenarios;
  /** Told of each scenario (`placeOf`) before it is played. */
  readonly at?: (place: string) => void;
}

/** The command cannot do its work: exit status 2, and the message on one line. */
export class CannotWork extends Error {}

export const processIo = (): Io => ({
  out: streamOf(process.stdout, 'standard output'),
  err: streamOf(process.stderr, 'standard error'),
  cwd: process.cwd(),
  readInput: () => readOpen(0, 0, BOUNDS.fileBytes),
  now: sinceStart,
  library: libraryFolder(),
  watch: paths => {
    try {
      return changesBelow(paths, process.cwd());
    } catch (error) {
      throw new CannotWork(thrownText(error));
    }
  },
});

const streamOf = (stream: NodeJS.WriteStream, name: string): Stream => {
  stream.on('error', error => {
    // A reader that has seen enough (`| head`) closes the pipe: no reason to complain.
    if ('code' in error && error.code === 'EPIPE') return;
    // Nothing that follows could be read either. Where standard error itself fails, the status says it alone.
    if (stream !== process.stderr) process.stderr.write(`riftbench: ${name}: ${whyUnwritable(error)}\n`);
    process.exit(2);
  });
  const isTerminal = stream.isTTY === true;
  return {
    write: text => void stream.write(text),
    isTerminal,
    hasColours: isTerminal && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
    width: isTerminal && stream.columns > 0 ? Math.min(stream.columns, 120) : PLAIN_WIDTH,
  };
};
