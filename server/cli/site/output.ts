/** The folder that a site is written into: an empty one, or one with a site that was made before. */
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { jsonText } from '../../analysis/text/printable.ts';
import type { SitePart } from '../../hosts/node/data/siteParts.ts';
import { isMissing, readFileText } from '../../hosts/node/files.ts';
import { whyUnreadable } from '../../hosts/node/unreadable.ts';
import { whyUnwritable, writeWhole } from '../../hosts/node/writing.ts';
import { CannotWork, type Io } from '../io.ts';

/** Says of a folder that a site of this command lies in it, and what belongs to that: nothing else is ever removed. */
const MARK = 'riftbench-site.json';

export interface SiteOutput {
  readonly folder: string;
  /** Each file whole or not at all; what an earlier site had and this one has not is removed at the end. Throws `CannotWork`. */
  readonly write: (parts: readonly SitePart[]) => void;
}

/** `path` as it was given. Throws `CannotWork` for a folder with something else in it. Nothing is written before `write`. */
export const siteOutput = (path: string, { cwd }: Pick<Io, 'cwd'>): SiteOutput => {
  const folder = resolve(cwd, path);
  const before = filesBefore(path, folder);
  return {
    folder,
    write: parts => {
      const made = new Set<string>();
      try {
        for (const { path: file, bytes } of parts) {
          const target = join(folder, file);
          if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
          made.add(dirname(target));
          writeWhole(target, bytes, { flush: false });
        }
        const files = parts.map(each => each.path).toSorted();
        writeWhole(join(folder, MARK), `${jsonText({ version: 1, files })}\n`);
        const kept = new Set(files);
        for (const file of before) if (!kept.has(file)) rmSync(join(folder, file), { force: true });
      } catch (error) {
        throw new CannotWork(`${path}: ${whyUnwritable(error)}`);
      }
    },
  };
};

/** What an earlier site left there. */
const filesBefore = (path: string, folder: string): readonly string[] => {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    if (isMissing(error) && !existsSync(folder)) return [];
    throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
  }
  if (names.length === 0) return [];
  if (!names.includes(MARK))
    throw new CannotWork(
      `${path}: something else is in this folder. Name one that is empty or that does not exist: a site is made of many files, and takes the place of the one before.`,
    );
  return markedFiles(join(folder, MARK));
};

/** Only paths below the folder count, whatever the file says. */
const markedFiles = (mark: string): readonly string[] => {
  try {
    const read = readFileText(mark);
    const { files } = JSON.parse('text' in read ? read.text : '{}') as { readonly files?: unknown };
    const all: readonly unknown[] = Array.isArray(files) ? files : [];
    return all.filter(
      (each): each is string =>
        typeof each === 'string' && each !== '' && !/^[/\\]|^[a-z]:|\\/i.test(each) && !each.split('/').includes('..'),
    );
  } catch {
    return [];
  }
};
