/** Which files are checked: those that are named, and those in folders that are named. */
import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { whyUnreadable } from '../../shared/text.ts';
import { CannotWork } from '../io.ts';

export const STDIN = '-';

export interface Found {
  /** As named, or below the folder as named; with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  /** Named itself: it is told of even where there is no scenario in it. */
  readonly isNamed: boolean;
}

/** Each file once, in the order named; within a folder by name. Throws `CannotWork` where a path leads nowhere. */
export const findFiles = (paths: readonly string[], cwd: string): readonly Found[] => {
  const found = new Map<string, Found>();
  for (const path of paths)
    for (const file of filesAt(path, cwd)) if (!found.has(file.absolute)) found.set(file.absolute, file);
  return [...found.values()];
};

const filesAt = (path: string, cwd: string): readonly Found[] => {
  if (path === STDIN) return [{ path, absolute: STDIN, isNamed: true }];
  const absolute = resolve(cwd, path);
  if (statOf(path, absolute).isDirectory()) return walk(slashed(join(path, '.')), absolute);
  return [{ path: slashed(path), absolute, isNamed: true }];
};

const statOf = (path: string, absolute: string): Stats => {
  try {
    return statSync(absolute);
  } catch (error) {
    throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
  }
};

const walk = (path: string, absolute: string): readonly Found[] => {
  const found: Found[] = [];
  for (const entry of entriesOf(path, absolute)) {
    const at = join(absolute, entry.name);
    const told = path === '.' ? entry.name : `${path.replace(/\/$/, '')}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!isPassedOver(entry.name)) found.push(...walk(told, at));
    } else if (HOLDS_SCENARIOS.test(entry.name) && (entry.isFile() || leadsToFile(entry, at))) {
      found.push({ path: told, absolute: at, isNamed: false });
    }
  }
  return found;
};

const HOLDS_SCENARIOS = /\.(rift|md|markdown)$/i;

const isPassedOver = (folder: string): boolean => folder === 'node_modules' || folder.startsWith('.');

/** Links to files are followed; links to folders are not, as they may lead round in a circle. */
const leadsToFile = (entry: Dirent, at: string): boolean =>
  entry.isSymbolicLink() && statSync(at, { throwIfNoEntry: false })?.isFile() === true;

const entriesOf = (path: string, absolute: string): readonly Dirent[] => {
  try {
    return readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
  }
};

/** A backslash is a letter of a name where it separates nothing. */
const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'));

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** `2/4`. */
export const readShard = (text: string): Shard => {
  const [, index = '', of = ''] = /^(\d{1,6})\/(\d{1,6})$/.exec(text.trim()) ?? [];
  const shard = { index: Number(index), of: Number(of) };
  if (index !== '' && shard.index >= 1 && shard.index <= shard.of) return shard;
  throw new CannotWork(`--shard ${text}: two numbers are needed, the first no greater than the second, like 1/4.`);
};

/** Every Nth file: shards are about as large as each other, whatever the folders are. */
export const shardOf = (files: readonly Found[], { index, of }: Shard): readonly Found[] =>
  files.filter((_, at) => at % of === index - 1);

/** Whether there is so much to read; looks no further than it takes. What cannot be looked at, and standard input, counts for nothing. */
export const holdBytes = (files: readonly Found[], least: number): boolean => {
  let sum = 0;
  return files.some(({ absolute }) => {
    sum += statSync(absolute, { throwIfNoEntry: false })?.size ?? 0;
    return sum >= least;
  });
};
