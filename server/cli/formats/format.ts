/** How a check's reports are printed: file by file as they come, so that the first is read before the last is checked. */
import type { FileReport } from '../check/report.ts';
import type { Tally } from '../check/tally.ts';
import type { Io } from '../io.ts';

export interface Format {
  readonly begin: () => void;
  readonly file: (report: FileReport) => void;
  readonly end: (tally: Tally) => void;
}

export interface FormatOptions {
  readonly io: Io;
  /** Hints and information, too. */
  readonly verbose: boolean;
}

export type MakeFormat = (options: FormatOptions) => Format;
