/**
 * What a writing of several files has come to, kept in a file beside the first of them while it lasts. A program that is killed in
 * the middle leaves it behind, and the next one goes by it: what had only been prepared is removed, and what had begun to replace
 * files is finished. Nothing that it says is done to any other file than those that the user names now.
 */
import { createHash } from 'node:crypto';
import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { BOUNDS } from '../../../engine/bounds.ts';
import { readBytes, readFileText } from '../../hosts/node/files.ts';
import { isRunning } from '../../hosts/node/processes.ts';
import { writeWhole } from '../../hosts/node/writing.ts';
import { CannotWork } from '../io.ts';

export interface JournalFile {
  readonly path: string;
  /** Of its bytes before. */
  readonly before: string;
}

export interface Journal {
  /** `preparing`: no file has changed yet. `replacing`: every new text lies beside its file. */
  readonly stage: 'preparing' | 'replacing';
  readonly files: readonly JournalFile[];
}

/** Where the new text of a file lies before it takes the file's place. */
export const preparedPath = (path: string): string => `${path}.riftbench`;

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const NAME = '.riftbench-migration.json';
export const journalPath = (files: readonly JournalFile[]): string => join(dirname(files[0]?.path ?? ''), NAME);

/** Throws if there is one already: another program is at work, or what it left was not of these files. */
export const beginJournal = (journal: Journal): void => {
  const path = journalPath(journal.files);
  try {
    writeFileSync(path, textOf(journal), { flag: 'wx', flush: true });
  } catch (error) {
    // On a full disk it has been made all the same.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(path, { force: true });
    throw error;
  }
};

export const updateJournal = (journal: Journal): void => writeWhole(journalPath(journal.files), textOf(journal));

export const endJournal = ({ files }: Journal): void => rmSync(journalPath(files), { force: true });

const textOf = ({ stage, files }: Journal): string => {
  const folder = dirname(journalPath(files));
  const written = files.map(({ path, before }) => ({ path: relative(folder, path), before }));
  return `${JSON.stringify({ program: process.pid, host: hostname(), stage, files: written }, null, 1)}\n`;
};

/** A writing that was ended in the middle, found beside one of these files; its paths are absolute. */
export interface Unfinished extends Journal {
  readonly journal: string;
}

/** `files`: absolute, without links. Throws `CannotWork` where a program is still at work, or the record is of other files. */
export const unfinishedAt = (files: readonly string[]): readonly Unfinished[] => {
  const known = new Set(files);
  return [...new Set(files.map(file => join(dirname(file), NAME)))].flatMap(journal => {
    const read = readJournal(journal);
    if (read === undefined) return [];
    const others = read.files.filter(({ path }) => !known.has(path));
    if (others.length > 0) throw new CannotWork(otherFiles(journal, others));
    return [read];
  });
};

/** Removes what was only prepared, or puts what is still missing in its place. Returns a sentence on what was done. */
export const finish = ({ journal, stage, files }: Unfinished): string => {
  const prepared = files.filter(({ path }) => statSync(preparedPath(path), { throwIfNoEntry: false })?.isFile());
  const changed = prepared.filter(({ path, before }) => !isAsBefore(path, before));
  for (const each of prepared)
    if (stage === 'preparing' || changed.includes(each)) rmSync(preparedPath(each.path), { force: true });
    else renameSync(preparedPath(each.path), each.path);
  rmSync(journal, { force: true });
  if (stage === 'preparing')
    return 'An earlier migrate was ended before it changed any file; what it had prepared is removed.';
  const left = changed.map(({ path }) => path).join(', ');
  const done = `An earlier migrate was ended in the middle; its other files are written now (${prepared.length - changed.length} of ${files.length}).`;
  return left === '' ? done : `${done} Changed since, and left as it is: ${left}.`;
};

export const isAsBefore = (path: string, before: string): boolean => {
  const read = readBytes(path, BOUNDS.fileBytes);
  return 'bytes' in read && hashOf(read.bytes) === before;
};

const readJournal = (journal: string): Unfinished | undefined => {
  const read = readFileText(journal);
  if ('isMissing' in read) return undefined;
  if ('why' in read) throw new CannotWork(`${journal}: ${read.why}`);
  const value = parsed(read.text);
  if (!isRecord(value))
    throw new CannotWork(`${journal} is no record of a migrate: look at the files beside it, and remove it.`);
  if (value.host === hostname() && value.program !== process.pid && isRunning(value.program))
    throw new CannotWork(
      `another migrate is changing these files (process ${value.program}). If there is none, remove ${journal}.`,
    );
  const folder = dirname(journal);
  return {
    journal,
    stage: value.stage,
    files: value.files.map(({ path, before }) => ({ path: resolve(folder, path), before })),
  };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

interface Written extends Journal {
  readonly program: number;
  readonly host: string;
}

const isRecord = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  'program' in value &&
  typeof value.program === 'number' &&
  'stage' in value &&
  (value.stage === 'preparing' || value.stage === 'replacing') &&
  'files' in value &&
  Array.isArray(value.files) &&
  value.files.every(each => typeof each?.path === 'string' && typeof each?.before === 'string');

const otherFiles = (journal: string, others: readonly JournalFile[]): string =>
  `an earlier migrate was ended in the middle, and it changed other files, too: ${others
    .slice(0, 3)
    .map(({ path }) => path)
    .join(', ')}. Name them as well, so that they can be finished; or look at them, and remove ${journal}.`;
