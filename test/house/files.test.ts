/** Which files belong to the project, in folders made for it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { files, fromRoot } from './support/root.ts';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};

const git = (...args: readonly string[]): void => {
  // As on a machine where nobody has told git who they are, and from within a hook.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const settings = ['user.name=A', 'user.email=a@b.c', 'commit.gpgsign=false'].flatMap(each => ['-c', each]);
  execFileSync('git', [...settings, ...args], { cwd: root, env, stdio: 'pipe' });
};

/** What is committed, added, changed, deleted, new and ignored, with links to a folder and to nowhere. */
const workTree = (): void => {
  root = mkdtempSync(path.join(tmpdir(), 'riftbench files '));
  write('.gitignore', 'node_modules/\n*.vsix\n');
  write('kept.md', '# Kept\n');
  write('below/changed.md', '# Before\n');
  write('deleted.md', '# Deleted\n');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  write('below/changed.md', '# After\n');
  unlinkSync(path.join(root, 'deleted.md'));
  write('new file.md', '# New\n');
  write('node_modules/a/index.js', '');
  write('riftbench.vsix', '');
  symlinkSync('below', path.join(root, 'linked'), 'junction');
  symlinkSync('nowhere', path.join(root, 'dangling'));
};

const COMMITTED = ['.gitignore', 'below/changed.md', 'kept.md'];

describe('the files of the project', () => {
  it('are what git tracks, as it is in the work tree, without links', () => {
    workTree();
    expect(files.trackedFiles(root)).toEqual(COMMITTED);
    git('add', 'linked');
    expect(files.trackedFiles(root)).toEqual(COMMITTED);
  });

  it('are, for checks of what is being written, also what is new and not ignored', () => {
    workTree();
    expect(files.projectFiles(root)).toEqual([...COMMITTED, 'new file.md']);
  });

  it('are told apart from what is committed', () => {
    workTree();
    expect([...files.uncommitted(root)].sort()).toEqual([
      ' D deleted.md',
      ' M below/changed.md',
      '?? dangling',
      '?? linked',
      '?? new file.md',
    ]);
  });

  it('are all that is not ignored where there is no git', () => {
    workTree();
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(files.trackedFiles(root)).toEqual([...COMMITTED, 'new file.md']);
    expect(files.projectFiles(root)).toEqual([...COMMITTED, 'new file.md']);
    expect(files.uncommitted(root)).toEqual([]);
  });

  it('can be told without git, as .gitignore says no more than is understood', () => {
    const lines = readFileSync(fromRoot('.gitignore'), 'utf8').trim().split('\n');
    expect(lines.filter(line => !/^[\w.-]+\/$|^\*\.\w+$/.test(line))).toEqual([]);
  });
});
