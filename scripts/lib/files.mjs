// Which files belong to the project: those that git lists, or without git, all but what .gitignore names.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Paths from `root` with `/`, sorted: what is committed or added. What is deleted in the work tree is not there. */
export function trackedFiles(root) {
  return filesOnly(root, listed(root, ['--cached']) ?? unignored(root));
}

/** The same with what is new and not ignored. */
export function projectFiles(root) {
  return filesOnly(root, listed(root, ['--cached', '--others', '--exclude-standard']) ?? unignored(root));
}

/** What in the work tree is not committed as it is, a path each with git's two letters before it; none without git. */
export function uncommitted(root) {
  return git(root, ['status', '--porcelain', '--no-renames', '--untracked-files=all', '-z']) ?? [];
}

/** A link is not followed, as it may lead to a folder or out of the project; nor is a submodule a file. */
function filesOnly(root, names) {
  const isFile = name => lstatSync(path.join(root, name), { throwIfNoEntry: false })?.isFile() === true;
  return [...new Set(names)].filter(isFile).sort();
}

function listed(root, which) {
  return git(root, ['ls-files', '-z', ...which]);
}

/** Names that end in NUL; undefined where this is no work tree of its own, or git is missing. */
function git(root, args) {
  if (!existsSync(path.join(root, '.git'))) return undefined;
  // Whoever owns the files: a container often runs as somebody else. Only reading is done here.
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    env: { ...withoutGit(process.env), GIT_OPTIONAL_LOCKS: '0' },
  });
  return status === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
}

/** A hook sets GIT_DIR and the like, which would lead to another repository. */
function withoutGit(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('GIT_')));
}

function unignored(root) {
  const ignored = ignoring(root);
  const below = folder =>
    readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap(entry => {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (ignored(entry.name)) return [];
      return entry.isDirectory() ? below(name) : [name];
    });
  return below('');
}

/** The two forms that .gitignore uses here: `name/`, and `*` with an ending. */
function ignoring(root) {
  const file = path.join(root, '.gitignore');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [];
  const folders = new Set(['.git', ...lines.filter(line => line.endsWith('/')).map(line => line.slice(0, -1))]);
  const endings = lines.filter(line => line.startsWith('*')).map(line => line.slice(1));
  return name => folders.has(name) || endings.some(ending => name.endsWith(ending));
}
