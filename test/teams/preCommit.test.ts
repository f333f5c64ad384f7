/** The hooks for pre-commit, run as it runs them: the entry with the staged files behind it, in the folder of the repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { fromRoot } from '../house/support/root.ts';
import { FAILING, folderOf, GOOD } from '../server/cli/fixture.ts';
import { installed } from './installed.ts';

interface Hook {
  readonly id: string;
  readonly entry: string;
  readonly language: string;
  readonly files: string;
  readonly require_serial: boolean;
}

const hooks = parse(readFileSync(fromRoot('.pre-commit-hooks.yaml'), 'utf8')) as readonly Hook[];

/** Not the repository that a hook is run for, where these tests run in one. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** What pre-commit passes on: of what is staged, that which the hook's pattern finds. */
const stagedIn = (folder: string, { files }: Hook): readonly string[] =>
  execFileSync('git', ['diff', '--staged', '--name-only', '--no-ext-diff', '-z', '--diff-filter=d'], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
    .split('\0')
    .filter(file => file !== '' && new RegExp(files).test(file));

const commit = async (id: string, files: Readonly<Record<string, string>>, unstaged: readonly string[] = []) => {
  const hook = hooks.find(each => each.id === id);
  if (hook === undefined) throw new Error(`there is no hook ${id}`);
  const folder = folderOf(files);
  execFileSync('git', ['init', '--quiet'], { cwd: folder, env });
  const staged = Object.keys(files).filter(file => !unstaged.includes(file));
  execFileSync('git', ['add', '--', ...staged], { cwd: folder, env });
  const passed = stagedIn(folder, hook);
  if (passed.length === 0) return { passed, status: 'not run', stdout: '', stderr: '' };
  const [program = '', ...args] = [...hook.entry.split(' '), ...passed];
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...env, PATH: `${await installed()}${path.delimiter}${env.PATH}` },
  });
  return { passed, status, stdout, stderr };
};

const ARTICLE = '# Damage\n\nA unit is dealt damage by rule 999.99 here.\n';
const FENCED = `# A ruling\n\n\`\`\`rift\n${FAILING}\`\`\`\n`;

describe('riftbench-check', () => {
  it('passes for what holds, and does not look at what is not committed', async () => {
    const files = { 'a b.rift': GOOD, 'README.md': '# Words only\n', 'notes.txt': 'x', 'later.rift': FAILING };
    const { passed, status, stdout, stderr } = await commit('riftbench-check', files, ['later.rift']);
    expect(passed).toEqual(['README.md', 'a b.rift']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Scenarios +1 {2}1 passed$/m);
  });

  it('stops a commit with a wrong scenario, and says where it is', async () => {
    const { status, stdout } = await commit('riftbench-check', { 'a.rift': GOOD, 'rulings/b.rift': FAILING });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^rulings\/b\.rift:13:3 error expect\/failed /m);
  });

  it('stops one with a wrong scenario in Markdown', async () => {
    const { status, stdout } = await commit('riftbench-check', { 'b.md': FENCED });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^b\.md:16:3 error expect\/failed /m);
  });

  it('lets a commit pass that has only words, and is not run for one without such files', async () => {
    expect(await commit('riftbench-check', { 'README.md': ARTICLE })).toMatchObject({ status: 0, stderr: '' });
    expect(await commit('riftbench-check', { 'a.txt': FAILING })).toMatchObject({ status: 'not run' });
  });
});

describe('riftbench-citations', () => {
  it('stops a commit that cites what there is not', async () => {
    const { status, stdout } = await commit('riftbench-citations', { 'article.md': ARTICLE, 'a.rift': FAILING });
    expect(status).toBe(1);
    expect(stdout).toMatch(/^article\.md:3:\d+ error cite\/unknown /m);
    expect(stdout).not.toContain('a.rift');
  });

  it('passes for one that cites nothing', async () => {
    expect(await commit('riftbench-citations', { 'article.md': '# Words only\n' })).toMatchObject({ status: 0 });
  });
});

describe('pre-commit', () => {
  it('reads the name of the archive, and nothing else, from what npm pack prints', () => {
    // It installs a hook's package from the archive, and finds that by the whole of standard output.
    const folder = folderOf({
      '.npmrc': readFileSync(fromRoot('.npmrc')),
      'package.json': JSON.stringify({ name: 'a', version: '1.0.0', scripts: { prepack: 'echo built' } }),
    });
    const options = { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' } as const;
    expect(execFileSync('npm', ['pack'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim()).toBe(
      'a-1.0.0.tgz',
    );
  });

  it('gets a package that is built, though npm has put nothing of what that needs beside it', () => {
    const noting = (what: string): string =>
      `import { appendFileSync } from 'node:fs';\nappendFileSync('log', ['${what}', ...process.argv.slice(2), ''].join(' '));\n`;
    const files = {
      'package.json': readFileSync(fromRoot('package.json')),
      'esbuild.mjs': noting('build'),
      'npm.js': noting('npm'),
    };
    const prepared = (calledIn: (folder: string) => string, more: Readonly<Record<string, string>> = {}): string => {
      const folder = realpathSync(folderOf({ ...files, ...more }));
      cpSync(fromRoot('scripts/prepare.mjs'), path.join(folder, 'scripts/prepare.mjs'));
      cpSync(fromRoot('scripts/lib'), path.join(folder, 'scripts/lib'), { recursive: true });
      const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        readonly scripts: { readonly prepare: string };
      };
      const [, script = ''] = scripts.prepare.split(' ');
      const { status, stderr } = spawnSync(process.execPath, [script], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...env, INIT_CWD: calledIn(folder), npm_execpath: path.join(folder, 'npm.js') },
      });
      expect([status, stderr]).toEqual([0, '']);
      return existsSync(path.join(folder, 'log')) ? readFileSync(path.join(folder, 'log'), 'utf8') : '';
    };
    const elsewhere = (): string => folderOf({});
    expect(prepared(elsewhere)).toBe('npm ci --global=false --include=dev --ignore-scripts build --production ');
    expect(prepared(elsewhere, { 'node_modules/': '' })).toBe('build --production ');
    expect(prepared(folder => folder)).toBe('');
  });
});
