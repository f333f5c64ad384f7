/** What documents use: open ones as their text is now, all others from the disk. */
import { pathOf } from '../shared/paths.ts';
import { type FileText, readFromDisk, type UsedFiles, usedFiles } from '../shared/uses.ts';
import type { Documents } from './documents.ts';

export interface Uses extends UsedFiles {
  /** Files changed on disk. */
  forget(): void;
}

export const usesOf = (documents: Documents): Uses => {
  const onDisk = new Map<string, FileText>();
  const files = usedFiles(path => {
    const open = documents.all().find(({ uri }) => pathOf(uri) === path);
    if (open !== undefined) return { text: open.text };
    const known = onDisk.get(path) ?? readFromDisk(path);
    onDisk.set(path, known);
    return known;
  });
  return { of: files.of, forget: () => onDisk.clear() };
};
