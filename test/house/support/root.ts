import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** Plain JavaScript, as the scripts need it before anything is installed or built. */
export interface Files {
  trackedFiles(root: string): readonly string[];
  projectFiles(root: string): readonly string[];
  uncommitted(root: string): readonly string[];
}

export const files = (await import(fromRoot('scripts/lib/files.mjs'))) as Files;

/** The files of the project, by paths from its root with `/`: what is committed, and what is new and not ignored. */
export const projectFiles = (): readonly string[] => files.projectFiles(ROOT);
