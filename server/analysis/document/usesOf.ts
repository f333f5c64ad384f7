/** What documents use: open ones as their text is now, all others from the host's files. */

import type { Files, FileText } from './files.ts';
import type { OpenDocuments } from './openDocuments.ts';
import { isInside } from './paths.ts';
import { type UsedFiles, usedFiles } from './uses.ts';

export interface Uses extends UsedFiles {
  /** Files have changed. */
  forget(): void;
}

/** `within`: the folders that files have to lie in; undefined where the workspace is trusted. */
export const usesOf = (files: Files, documents: OpenDocuments, within: () => readonly string[] | undefined): Uses => {
  const onDisk = new Map<string, FileText>();
  const readFor = (path: string, user: string): FileText => {
    const folders = within();
    if (folders === undefined) return files.readText(path);
    // A document of no folder of the workspace may use what lies beside it.
    const isInFolder = folders.some(folder => isInside(user, folder));
    return files.readTextWithin(path, isInFolder ? folders : [files.folderOf(user)]);
  };
  const used = usedFiles((path, user) => {
    const open = documents.all().find(({ uri }) => files.pathOf(uri) === path);
    if (open !== undefined) return { text: open.text };
    const key = within() === undefined ? path : `${path}\n${user}`;
    const known = onDisk.get(key) ?? readFor(path, user);
    onDisk.set(key, known);
    return known;
  }, files);
  return { of: used.of, forget: () => onDisk.clear() };
};
