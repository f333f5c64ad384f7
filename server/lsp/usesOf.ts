/** What documents use: open ones as their text is now, all others from the disk. */
import { dirname } from 'node:path';
import { type FileText, readTextWithin } from '../shared/files.ts';
import { isInside, pathOf } from '../shared/paths.ts';
import { readFromDisk, type UsedFiles, usedFiles } from '../shared/uses.ts';
import type { Documents } from './documents.ts';

export interface Uses extends UsedFiles {
  /** Files changed on disk. */
  forget(): void;
}

/** `within`: the folders that files have to lie in; undefined where the workspace is trusted. */
export const usesOf = (documents: Documents, within: () => readonly string[] | undefined): Uses => {
  const onDisk = new Map<string, FileText>();
  const readFor = (path: string, user: string): FileText => {
    const folders = within();
    if (folders === undefined) return readFromDisk(path, user);
    // A document of no folder of the workspace may use what lies beside it.
    return readTextWithin(path, folders.some(folder => isInside(user, folder)) ? folders : [dirname(user)]);
  };
  const files = usedFiles((path, user) => {
    const open = documents.all().find(({ uri }) => pathOf(uri) === path);
    if (open !== undefined) return { text: open.text };
    const key = within() === undefined ? path : `${path}\n${user}`;
    const known = onDisk.get(key) ?? readFor(path, user);
    onDisk.set(key, known);
    return known;
  });
  return { of: files.of, forget: () => onDisk.clear() };
};
