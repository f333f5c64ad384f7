/** The files of this machine, for whatever gives answers about them. */
import { readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { type Files, HAS_SCENARIOS, type Paths, type ScenarioFile } from '../../analysis/document/files.ts';
import { type UsedFiles, usedFiles } from '../../analysis/document/uses.ts';
import { MOST_FILES } from '../../protocol.ts';
import { readFileText, readTextWithin } from './files.ts';
import { pathOf, uriOf } from './fileUris.ts';

export const nodePaths: Paths = {
  folderOf: dirname,
  resolve,
  relative: (folder, path) => relative(folder, path).replaceAll('\\', '/'),
  pathOf,
  uriOf,
};

const scenarioFiles = async (folders: readonly string[]): Promise<readonly ScenarioFile[]> => {
  const found: ScenarioFile[] = [];
  const walk = async (at: string, folder: string): Promise<void> => {
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []);
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (found.length >= MOST_FILES || entry.name.startsWith('.') || entry.name === 'node_modules') continue;
      const path = join(at, entry.name);
      if (entry.isDirectory()) await walk(path, folder);
      else if (HAS_SCENARIOS.test(entry.name)) found.push({ path, folder });
    }
  };
  for (const folder of folders) await walk(folder, folder);
  return found;
};

export const nodeFiles: Files = {
  ...nodePaths,
  readText: readFileText,
  readTextWithin,
  scenarioFiles,
  async stampOf(path) {
    const info = await stat(path).catch(() => undefined);
    return `${info?.mtimeMs} ${info?.size}`;
  },
};

/** What files use, as it is on the disk. */
export const usedOnDisk = (): UsedFiles => usedFiles(nodeFiles.readText, nodePaths);
