/** How a check's reports are printed: file by file as they come, so that the first is read before the last is checked. */
import type { Unread } from '../check/read.ts';
import type { FileReport } from '../check/report.ts';
import type { Tally } from '../check/tally.ts';
import type { Io } from '../io.ts';

export interface Format {
  readonly begin: () => void;
  readonly file: (report: FileReport) => void;
  /** `unread`: what could not be read, and is not checked. */
  readonly end: (tally: Tally, unread: readonly Unread[]) => void;
}

export interface FormatOptions {
  readonly io: Io;
  /** Hints and information, too. */
  readonly verbose: boolean;
}

export type MakeFormat = (options: FormatOptions) => Format;
