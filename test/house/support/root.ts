import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const fromRoot = (...parts: string[]): string => path.join(ROOT, ...parts);

/** The files of the project, by paths from its root with `/`: what is committed, and what is new and not ignored. */
export function projectFiles(): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  return [...new Set(list.split('\0'))].filter(file => file !== '').sort();
}
