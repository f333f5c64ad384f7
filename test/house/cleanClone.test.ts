/** What `npm test` is made of, without its tests: the commands of README.md, the clone, commands in it, and the result. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';
import { testing } from './support/testing.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

describe('the commands of README.md', () => {
  it('are those that a newcomer is told', () => {
    expect(testing.commandsOf(readFileSync(fromRoot('README.md'), 'utf8'))).toEqual([
      { command: 'npm start', variants: ['npm start -- --no-editor'] },
      { command: 'npm test', variants: [] },
    ]);
  });

  it('are read from the table, whatever they are', () => {
    const readme =
      '# A\n\n## Two commands\n\n| | |\n| --- | --- |\n| `make` | all of `it`, `make -k` on |\n\n## B\n\n| `no` | |\n';
    expect(testing.commandsOf(readme)).toEqual([{ command: 'make', variants: ['make -k'] }]);
    expect(testing.commandsOf('# A\n')).toEqual([]);
  });
});

describe('a clean clone', () => {
  it('holds what belongs to the project, and goes away again', () => {
    folder = mkdtempSync(path.join(tmpdir(), 'riftbench original '));
    write('.gitignore', 'node_modules/\n');
    write('below/a.txt', 'a');
    write('node_modules/b.txt', 'b');
    const clone = testing.makeClone(folder);
    expect(clone.files).toEqual(['.gitignore', 'below/a.txt']);
    expect(readFileSync(path.join(clone.folder, 'below/a.txt'), 'utf8')).toBe('a');
    expect(existsSync(path.join(clone.folder, 'node_modules'))).toBe(false);
    clone.remove();
    expect(existsSync(path.dirname(clone.folder))).toBe(false);
  });

  it('says in what it is not what is committed', () => {
    expect(testing.remarksOn([])).toEqual([]);
    expect(testing.remarksOn([' M a.ts', '?? b.ts', ' D c.ts'])).toEqual([
      'as in the work tree, where this is not committed: a.ts, c.ts',
      'without what git does not track (`git add` makes it part): b.ts',
    ]);
    expect(testing.remarksOn('abcdefg'.split('').map(name => `?? ${name}`))[0]).toContain(': a, b, c, d, e and 2 more');
  });

  it('knows nothing of the npm that makes it, and where its original has what is large', () => {
    const npm = {
      npm_lifecycle_event: 'test',
      npm_package_json: '/a/package.json',
      INIT_CWD: '/a',
      GIT_DIR: '/a/.git',
    };
    const paths = ['/a/node_modules/.bin', '/usr/bin'].join(path.delimiter);
    const env = testing.cloneEnvironment({ ...npm, PATH: paths, npm_config_proxy: 'p', RIFTBENCH_TEXTS: '/nowhere' });
    expect(env).toEqual({
      PATH: '/usr/bin',
      npm_config_proxy: 'p',
      RIFTBENCH_TEXTS: '/nowhere',
      RIFTBENCH_TOOLS: fromRoot('.cache'),
    });
  });
});

describe('a command in a clone', () => {
  const SCRIPT = `
    process.on('SIGINT', () => { console.log('ending'); process.exit(3); });
    console.log(process.cwd() + '/test/a.test.ts:3');
    console.error('ready');
    setInterval(() => undefined, 1000);`;

  it('tells paths as they are in the work tree, and is ended by Ctrl+C', async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'riftbench-session-'));
    write('a.mjs', SCRIPT);
    const lines: string[] = [];
    const session = await new Promise<ReturnType<typeof testing.startCommand>>(resolve => {
      const started = testing.startCommand(`${process.execPath} a.mjs`, {
        cwd: folder,
        env: process.env,
        onLine: line => {
          lines.push(line);
          if (line === 'ready') resolve(started);
        },
      });
    });
    expect(await session.stop(20_000)).toEqual({ status: 3, signal: null });
    expect([...lines].sort()).toEqual(['ending', 'ready', 'test/a.test.ts:3']);
  });

  it('that is not there ends with 127', async () => {
    const lines: string[] = [];
    const { ended } = testing.startCommand('riftbench-nowhere now', {
      cwd: fromRoot(),
      env: process.env,
      onLine: line => lines.push(line),
    });
    expect(await ended).toEqual({ status: 127, signal: null });
    expect(lines.join()).toContain('ENOENT');
  });
});

describe('the result', () => {
  const test = (status: string, ...titles: readonly string[]) => ({
    status,
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1) ?? '',
  });
  const file = (status: string, ...assertionResults: readonly ReturnType<typeof test>[]) => ({
    name: fromRoot('test/a.test.ts'),
    status,
    assertionResults,
  });

  it('names what needs the texts, and counts whatever else is skipped as failed', () => {
    const needing = test('skipped', 'the rules (needs the published texts beside the project)', 'are read');
    const testResults = [file('passed', test('passed', 'a'), needing, test('skipped', 'b', 'c')), file('failed')];
    expect(testing.countsOf({ numPassedTests: 1, numFailedTests: 0, testResults })).toEqual({
      passed: 1,
      failed: 2,
      needing: ['test/a.test.ts > the rules > are read'],
      skipped: ['test/a.test.ts > b > c'],
    });
  });

  it('counts a file that could not be loaded once, and one with failed tests by those', () => {
    const testResults = [file('failed', test('skipped', 'set up in vain')), file('failed', test('failed', 'a'))];
    expect(testing.countsOf({ numPassedTests: 0, numFailedTests: 1, testResults })).toMatchObject({
      passed: 0,
      failed: 2,
      skipped: [],
    });
  });

  it.each([
    [3.4, '3 s'],
    [59.6, '1 min 00 s'],
    [125, '2 min 05 s'],
  ])('tells %d seconds as %s', (seconds, told) => {
    expect(testing.timeOf(seconds)).toBe(told);
  });
});
