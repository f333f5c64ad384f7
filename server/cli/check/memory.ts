/**
 * What earlier checks came to, by what they were about: a file is judged anew only where its text, a file that it uses, how it is
 * checked, or Riftbench itself has changed.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { BOUNDS } from '../../../engine/bounds.ts';
import { cardsIn } from '../../analysis/checking/blocks.ts';
import type { FileReport } from '../../analysis/checking/report.ts';
import { programStamp } from '../../hosts/node/data/programStamp.ts';
import { readBytes } from '../../hosts/node/files.ts';
import { usedOnDisk } from '../../hosts/node/nodeFiles.ts';
import type { Job } from './judges.ts';

export interface CheckMemory {
  /** Undefined for what was not judged before as it is now. */
  readonly of: (job: Job) => FileReport | undefined;
  readonly keep: (job: Job, report: FileReport) => void;
  /** Another check begins: files that are used may have changed. */
  readonly begin: () => void;
  /** All that is known, a line each, but of files that are gone. */
  readonly text: () => string;
}

/** A line of the text: of one file, checked in one way. */
interface Entry {
  /** Of the file. */
  readonly path: string;
  /** Of the text and of how it is checked. */
  readonly key: string;
  /** The files that it uses, with what was in them; null for one that was not there. */
  readonly uses: readonly (readonly [path: string, hash: string | null])[];
  readonly report: Omit<FileReport, 'text'>;
}

/** Whoever has another program, or other data, begins anew. */
const FORM = 1;

/** `before`: what `text` gave; anything else is as if nothing were known. */
export const checkMemory = (before = ''): CheckMemory => {
  const head = JSON.stringify({ riftbench: FORM, program: programStamp() });
  const known = new Map<string, Entry>();
  const [first, ...lines] = before.split('\n');
  if (first === head) for (const line of lines) readEntry(line, known);
  // Files that several use are read once.
  const hashes = new Map<string, string | null>();
  return {
    of: job => {
      const entry = known.get(nameOf(job));
      if (entry === undefined || entry.key !== keyOf(job)) return undefined;
      const isSame = entry.uses.every(([path, hash]) => hashOfFile(path, hashes) === hash);
      return isSame ? { ...entry.report, text: job.text } : undefined;
    },
    keep: (job, { text: _, ...report }) => {
      // What hangs on how fast the machine is just now may come out otherwise the next time.
      if (report.problems.some(({ code }) => code === 'run/timeout' || code === 'explore/undecided')) return;
      known.set(nameOf(job), {
        path: job.absolute,
        key: keyOf(job),
        uses: usedBy(job).map(path => [path, hashOfFile(path, hashes)] as const),
        report,
      });
    },
    begin: () => hashes.clear(),
    text: () => {
      const lines = [...known].filter(([, { path }]) => existsSync(path)).map(each => JSON.stringify(each));
      return `${[head, ...lines].join('\n')}\n`;
    },
  };
};

const readEntry = (line: string, known: Map<string, Entry>): void => {
  if (line === '') return;
  try {
    const [name, entry] = JSON.parse(line) as [string, Entry];
    known.set(name, entry);
  } catch {
    // A file that was cut or changed by hand: what is missing is judged anew.
  }
};

/** One file may be checked in several ways, each of which is known. */
const nameOf = (job: Job): string => hashOf(JSON.stringify([job.path, job.absolute, wayOf(job)]));

const wayOf = ({ edition, citations, scenario, timeout, limit, projectProblem, proofs }: Job): readonly unknown[] => [
  edition,
  citations ?? false,
  scenario ?? null,
  timeout,
  limit ?? null,
  projectProblem ?? null,
  proofs ?? false,
];

const keyOf = (job: Job): string => hashOf(job.text);

const hashOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('base64').slice(0, 22);

const hashOfFile = (path: string, hashes: Map<string, string | null>): string | null => {
  const before = hashes.get(path);
  if (before !== undefined) return before;
  const read = readBytes(path, BOUNDS.fileBytes);
  const hash = 'bytes' in read ? hashOf(read.bytes) : null;
  hashes.set(path, hash);
  return hash;
};

/** Without itself. */
const usedBy = (job: Job): readonly string[] => {
  if (!/^[ \t]*use\b/im.test(job.text)) return [];
  const { used } = cardsIn(job, usedOnDisk());
  return [...used.paths].filter(path => path !== job.absolute);
};
