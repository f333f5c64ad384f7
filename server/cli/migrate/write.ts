/** Writes all files, or leaves all as they are; and no file that somebody else has changed meanwhile. */

import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Edit } from '../../../engine/scenario/report/report.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import { decodeText } from '../../analysis/document/text.ts';
import type { Migration } from '../../analysis/migration/migration.ts';
import { readBytes } from '../../hosts/node/files.ts';
import { whyUnwritable, writeWhole } from '../../hosts/node/writing.ts';
import { CannotWork } from '../io.ts';
import {
  beginJournal,
  endJournal,
  hashOf,
  isAsBefore,
  type Journal,
  journalPath,
  preparedPath,
  updateJournal,
} from './journal.ts';

export interface MigratedFile {
  readonly path: string;
  readonly absolute: string;
  readonly text: string;
  readonly after: string;
  readonly migration: Migration;
}

/** Edits come in the order of the text and do not overlap. */
export const editedText = (text: string, edits: readonly Edit[]): string => {
  let done = '';
  let from = 0;
  for (const { span, text: by } of edits) {
    done += text.slice(from, span.start) + by;
    from = span.end;
  }
  return done + text.slice(from);
};

/** A file to be replaced. */
interface Replaced {
  /** As the user named it. */
  readonly name: string;
  /** Without links: what the link leads to is replaced, and the link stays one. */
  readonly path: string;
  readonly old: Uint8Array;
  readonly before: string;
  readonly after: string;
}

/** Each is first written beside its file; only when all of them are there do they replace the old ones. */
export const writeAll = (files: readonly MigratedFile[]): void => {
  const replaced = files.filter(({ text, after }) => text !== after).map(replacedFile);
  if (replaced.length === 0) return;
  const journal: Journal = { stage: 'preparing', files: replaced };
  withoutInterruption(() => {
    begin(journal);
    const prepared: Replaced[] = [];
    const done: Replaced[] = [];
    let current: Replaced | undefined;
    try {
      for (current of replaced) {
        prepare(current);
        prepared.push(current);
      }
      for (current of replaced) refuseChanged(current);
      updateJournal({ ...journal, stage: 'replacing' });
      for (current of replaced) {
        refuseChanged(current);
        renameSync(preparedPath(current.path), current.path);
        done.push(current);
      }
    } catch (error) {
      for (const { path } of prepared) rmSync(preparedPath(path), { force: true });
      const changed = done.filter(each => !isRestored(each)).map(({ name }) => name);
      const rest = changed.length === 0 ? 'No file is changed.' : `Changed are ${changed.join(', ')} alone.`;
      throw new CannotWork(`${current?.name} ${whyNot(error)} ${rest}`);
    } finally {
      endJournal(journal);
    }
  });
};

const replacedFile = ({ path: name, absolute, text, after }: MigratedFile): Replaced => {
  const path = realpathSync(absolute);
  const read = readBytes(path, BOUNDS.fileBytes);
  if ('why' in read) throw new CannotWork(`${name}: ${read.why} No file is changed.`);
  const old = read.bytes;
  if (decodeText(old) !== text) throw new CannotWork(`${name} ${CHANGED} No file is changed.`);
  return { name, path, old, before: hashOf(old), after: hasMark(old) ? `\uFEFF${after}` : after };
};

/** A byte order mark, which the text is read without. */
const hasMark = ([first, second, third]: Uint8Array): boolean => first === 0xef && second === 0xbb && third === 0xbf;

const begin = (journal: Journal): void => {
  try {
    beginJournal(journal);
  } catch (error) {
    throw new CannotWork(`${journalPath(journal.files)} ${whyNot(error)} No file is changed.`);
  }
};

const prepare = ({ path, after }: Replaced): void => {
  const fresh = preparedPath(path);
  // Never over an existing file.
  const file = openSync(fresh, 'wx', statSync(path).mode);
  try {
    writeFileSync(file, after, { flush: true });
    fchmodSync(file, statSync(path).mode);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
};

/** What an editor saved since the file was read is not overwritten. */
const refuseChanged = ({ path, before }: Replaced): void => {
  if (!isAsBefore(path, before)) throw new ChangedMeanwhile();
};

class ChangedMeanwhile extends Error {}
const CHANGED = 'was changed by another program in the meantime: run this again.';

/** Gives it the old text again, unless somebody has changed the file since. On a full disk it keeps the new one, whole. */
const isRestored = ({ path, old, after }: Replaced): boolean => {
  if (!isAsBefore(path, hashOf(Buffer.from(after)))) return true;
  try {
    writeWhole(path, old);
    return true;
  } catch {
    return false;
  }
};

const whyNot = (error: unknown): string => {
  if (error instanceof ChangedMeanwhile) return CHANGED;
  if (!(error instanceof Error && 'code' in error)) return `cannot be written: ${thrownText(error)}.`;
  return error.code === 'EEXIST' && 'path' in error
    ? `cannot be written: ${String(error.path)} is in the way. Rename or remove that.`
    : `cannot be written: ${whyUnwritable(error)}`;
};

/** A Ctrl-C that comes now waits until all is done, which takes no longer than files take to be written. */
const withoutInterruption = (work: () => void): void => {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const wait = (): void => {};
  for (const signal of signals) process.on(signal, wait);
  try {
    work();
  } finally {
    for (const signal of signals) process.off(signal, wait);
  }
};
