/** The folder that a site is written into: an empty one, or one with a site that was made before. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { jsonText } from '../../analysis/text/printable.ts';
import type { SitePart } from '../../hosts/node/data/siteParts.ts';
import { isMissing, readFileText } from '../../hosts/node/files.ts';
import { whyUnreadable } from '../../hosts/node/unreadable.ts';
import { whyUnwritable, writeWhole } from '../../hosts/node/writing.ts';
import { CannotWork, type Io } from '../io.ts';

/** Says of a folder that a site of this command lies in it, and what belongs to that: nothing else is ever removed. */
const MARK = 'riftbench-site.json';

/** Where the new site lies until all of it is made: what a run that was ended left there is removed by the next. */
const UNFINISHED = '.riftbench-site';

export interface SiteOutput {
  readonly folder: string;
  /**
   * Takes the parts one by one, so that a site of any size needs the memory of its largest part alone. The site before stays as it is
   * until all have been taken; what it had and this one has not is removed then. Returns their bytes. Throws `CannotWork`, and whatever
   * `parts` throws.
   */
  readonly write: (parts: Iterable<SitePart>) => number;
}

/** `path` as it was given. Throws `CannotWork` for a folder with something else in it. Nothing is written before `write`. */
export const siteOutput = (path: string, { cwd }: Pick<Io, 'cwd'>): SiteOutput => {
  const folder = resolve(cwd, path);
  const before = filesBefore(path, folder);
  const unfinished = join(folder, UNFINISHED);
  const clear = (): void => rmSync(unfinished, { recursive: true, force: true });
  const written = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      throw new CannotWork(`${path}: ${whyUnwritable(error)}`);
    }
  };
  return {
    folder,
    write: parts => {
      const files = new Set<string>();
      const inFolder = folderMaker();
      let size = 0;
      written(clear);
      try {
        for (const { path: file, bytes } of parts) {
          written(() => writeFileSync(inFolder(unfinished, file), bytes));
          files.add(file);
          size += bytes.length;
        }
        written(() => {
          for (const file of files) renameSync(join(unfinished, file), inFolder(folder, file));
          writeWhole(join(folder, MARK), `${jsonText({ version: 1, files: [...files].toSorted() })}\n`);
          for (const file of before) if (!files.has(file)) rmSync(join(folder, file), { force: true });
        });
        return size;
      } finally {
        written(clear);
      }
    },
  };
};

/** Gives the path of a file in a folder and makes the folders that lead there, each of them once. */
const folderMaker = (): ((folder: string, file: string) => string) => {
  const made = new Set<string>();
  return (folder, file) => {
    const target = join(folder, file);
    const leading = dirname(target);
    if (!made.has(leading)) mkdirSync(leading, { recursive: true });
    made.add(leading);
    return target;
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
  if (names.every(name => name === UNFINISHED)) return [];
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
