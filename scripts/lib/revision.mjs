// Another revision of the project, to compare with: its files in a folder of their own, with the packages of this one.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './setup.mjs';

/** The folder, which is removed as this process ends. Throws where there is no such revision. */
export function filesOf(revision) {
  const folder = mkdtempSync(path.join(tmpdir(), 'riftbench-revision-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const tar = path.join(folder, 'files.tar');
  const files = path.join(folder, 'files');
  mkdirSync(files);
  finish('git', ['archive', '--output', tar, revision], ROOT);
  finish('tar', ['-xf', tar], files);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(files, 'node_modules'), 'junction');
  return files;
}

function finish(program, args, cwd) {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr.trim()}`);
}
