/** How a check's reports are printed: file by file as they come, so that the first is read before the last is checked. */

import type { FileReport } from '../../analysis/checking/report.ts';
import type { Shard } from '../check/find.ts';
import type { UnreadPath } from '../check/read.ts';
import type { CheckTally } from '../check/tally.ts';
import type { Io } from '../io.ts';

export interface Format {
  readonly begin: () => void;
  readonly file: (report: FileReport) => void;
  /** `unread`: what could not be read, and is not checked. */
  readonly end: (tally: CheckTally, unread: readonly UnreadPath[]) => void;
}

export interface OutputOptions {
  readonly io: Io;
  /** Hints and information, too. */
  readonly verbose: boolean;
  /** Which part of a check it is, where it is not all of it. */
  readonly shard?: Shard | undefined;
}

export type MakeFormat = (options: OutputOptions) => Format;
