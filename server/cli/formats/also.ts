/** A check's reports, printed and kept in a file. */
import { writeOutput } from '../writeOutput.ts';
import type { Format, OutputOptions } from './format.ts';
import { json } from './json.ts';

/** `first`, and what `second` makes of the same. */
export const both = (first: Format, second: Format): Format => ({
  begin: () => {
    first.begin();
    second.begin();
  },
  file: report => {
    first.file(report);
    second.file(report);
  },
  end: (tally, unread) => {
    first.end(tally, unread);
    second.end(tally, unread);
  },
});

/** The report in JSON, in the file of this name: all of it, once everything is checked. */
export const reportFile = (path: string, { io, shard }: OutputOptions): Format => {
  const parts: string[] = [];
  const out = { ...io.out, isTerminal: false, hasColours: false, write: (text: string) => void parts.push(text) };
  const report = json({ io: { ...io, out }, verbose: true, shard });
  return {
    ...report,
    end: (tally, unread) => {
      report.end(tally, unread);
      writeOutput(path, parts.join(''), io);
    },
  };
};
