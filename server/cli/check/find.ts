/** Which files are checked: those named, and those in the folders named. */
import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { isOnNetwork, ON_NETWORK } from '../../analysis/document/files.ts';
import { isMissing } from '../../hosts/node/files.ts';
import { whyUnreadable } from '../../hosts/node/unreadable.ts';
import { CannotWork } from '../io.ts';

export const STDIN = '-';

export interface FoundFile {
  /** As named, or below the folder as named; with forward slashes. */
  readonly path: string;
  readonly absolute: string;
  /** Named by the user: it is listed even if there is no scenario in it. */
  readonly isNamed: boolean;
  /** The folder that was named, where it was come upon in one. */
  readonly folder?: string;
  /** Why it cannot be read, where that is known already: a folder that is locked, a path that leads nowhere. */
  readonly why?: string;
  /** Of a shard: its place among all files, from 0. */
  readonly position?: number;
}

/**
 * Each file once, in the order named; within a folder by name. What cannot be examined is listed with the reason.
 * Throws `CannotWork` if a named path leads nowhere.
 */
export const findFiles = (paths: readonly string[], cwd: string): readonly FoundFile[] => {
  const found = new Map<string, FoundFile>();
  for (const path of paths)
    for (const file of filesAt(path, cwd)) if (!found.has(file.absolute)) found.set(file.absolute, file);
  return [...found.values()];
};

const filesAt = (path: string, cwd: string): readonly FoundFile[] => {
  if (path === STDIN) return [{ path, absolute: STDIN, isNamed: true }];
  const absolute = resolve(cwd, path);
  const named: FoundFile = { path: slashed(path), absolute, isNamed: true };
  if (isOnNetwork(path)) return [{ ...named, why: ON_NETWORK }];
  try {
    if (!statSync(absolute).isDirectory()) return [named];
  } catch (error) {
    // A mistake in the command line: nothing is done until it is corrected.
    if (isMissing(error)) throw new CannotWork(`${path}: ${whyUnreadable(error)}`);
    return [{ ...named, why: whyUnreadable(error) }];
  }
  const found: FoundFile[] = [];
  walk(slashed(join(path, '.')), absolute, { folder: absolute, found });
  return found;
};

interface Walk {
  readonly folder: string;
  readonly found: FoundFile[];
}

const walk = (path: string, absolute: string, on: Walk): void => {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(absolute, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    on.found.push({ path, absolute, isNamed: false, folder: on.folder, why: whyUnreadable(error) });
    return;
  }
  for (const entry of entries) {
    const at = join(absolute, entry.name);
    const shown = path === '.' ? entry.name : `${path.replace(/\/$/, '')}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!isPassedOver(entry.name)) walk(shown, at, on);
    } else if (HOLDS_SCENARIOS.test(entry.name) && !LOCK.test(entry.name) && !leadsToFolder(entry, at)) {
      on.found.push({ path: shown, absolute: at, isNamed: false, folder: on.folder });
    }
  }
};

const HOLDS_SCENARIOS = /\.(rift|md|markdown)$/i;
/** A link that leads nowhere, as some editors put it beside a file that is being changed. */
const LOCK = /^\.#/;

const isPassedOver = (folder: string): boolean => folder === 'node_modules' || folder.startsWith('.');

/** Links to folders are not followed, as they may be circular; links to files are. */
const leadsToFolder = (entry: Dirent, at: string): boolean => {
  if (!entry.isSymbolicLink()) return false;
  try {
    return statSync(at, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    // Reading it reports why it cannot be read.
    return false;
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
export const shardOf = (files: readonly FoundFile[], { index, of }: Shard): readonly FoundFile[] =>
  files.map((file, position) => ({ ...file, position })).filter(({ position }) => position % of === index - 1);

/**
 * Whether there are this many bytes to read; it looks no further than needed. Files that cannot be examined, and
 * standard input, count as 0.
 */
export const holdBytes = (files: readonly FoundFile[], least: number): boolean => {
  let sum = 0;
  return files.some(({ absolute }) => {
    sum += sizeOf(absolute);
    return sum >= least;
  });
};

const sizeOf = (absolute: string): number => {
  try {
    return statSync(absolute, { throwIfNoEntry: false })?.size ?? 0;
  } catch {
    return 0;
  }
};
