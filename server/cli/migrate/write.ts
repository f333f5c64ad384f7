/** Writes all files, or leaves all as they are. */
import { closeSync, fchmodSync, openSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { BOUNDS } from '../../../engine/bounds.ts';
import type { Edit } from '../../../engine/scenario/report/report.ts';
import { readBytes } from '../../shared/files.ts';
import type { Migration } from '../../shared/migrating.ts';
import { CannotWork } from '../io.ts';

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

interface Staged {
  readonly path: string;
  readonly at: string;
  readonly fresh: string;
  readonly old: Uint8Array;
}

/** Each is first written beside its file; only when all of them are there do they replace the old ones. */
export const writeAll = (files: readonly MigratedFile[]): void => {
  const staged: Staged[] = [];
  const done: Staged[] = [];
  let path = '';
  try {
    for (const file of files.filter(({ text, after }) => text !== after)) {
      path = file.path;
      staged.push(stage(file));
    }
    for (const each of staged) {
      path = each.path;
      renameSync(each.fresh, each.at);
      done.push(each);
    }
  } catch (error) {
    for (const { at, old } of done) writeFileSync(at, old);
    for (const { fresh } of staged) rmSync(fresh, { force: true });
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new CannotWork(`${path} cannot be written (${code}). No file is changed.`);
  }
};

const stage = ({ path, absolute, after }: MigratedFile): Staged => {
  // Through a link to what it leads to: the link stays one.
  const at = realpathSync(absolute);
  const read = readBytes(at, BOUNDS.fileBytes);
  if ('why' in read) throw new Error(read.why);
  const old = read.bytes;
  const fresh = `${at}.riftbench`;
  const text = hasMark(old) ? `\uFEFF${after}` : after;
  // Never over an existing file.
  const file = openSync(fresh, 'wx', statSync(at).mode);
  try {
    writeFileSync(file, text);
    fchmodSync(file, statSync(at).mode);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  return { path, at, fresh, old };
};

/** A byte order mark, which the text is read without. */
const hasMark = ([first, second, third]: Uint8Array): boolean => first === 0xef && second === 0xbb && third === 0xbf;
