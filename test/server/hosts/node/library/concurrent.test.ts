/** Several programs that change one library at once, and programs that are ended in the middle of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from '../../../../../server/hosts/node/library/lock.ts';
import { readContents, readLibrary } from '../../../../../server/hosts/node/library/store.ts';

const root = mkdtempSync(join(tmpdir(), 'riftbench concurrent '));
const program = join(root, 'change.mjs');
let folder = '';
let at = 0;
beforeEach(() => {
  at += 1;
  folder = join(root, `library ${at}`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** change.mjs FOLDER add|remove NAME TIMES: documents of 100 KB, each time with other words. */
beforeAll(() =>
  build({
    stdin: {
      contents: `
        import { addToLibrary, removeFromLibrary } from './server/hosts/node/library/store.ts';
        const [folder, what, name, times] = process.argv.slice(2);
        const documentOf = text => ({
          format: 1, name, title: name, form: 'article', file: name + '.md', importedOn: '2031-01-01',
          rules: [], answers: [], cards: [], notes: [{ title: name, text, line: 1 }], doubts: [], cutOff: [],
        });
        for (let time = 0; time < Number(times); time++) {
          if (what === 'add') await addToLibrary(folder, [documentOf((name + time + ' ').repeat(10_000))]);
          else await removeFromLibrary(folder, name);
          process.stdout.write('done\\n');
        }`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  }),
);

const start = (what: 'add' | 'remove', name: string, times = 1): ChildProcess =>
  spawn(process.execPath, [program, folder, what, name, String(times)], { stdio: ['ignore', 'pipe', 'pipe'] });
const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise(resolve => {
    child.on('close', resolve);
  });
const names = (): readonly string[] => readLibrary(folder).documents.map(({ name }) => name);
/** What is neither the index nor named by it. */
const leftOver = (): readonly string[] => {
  const stored = new Set(readContents(folder).marks.map(mark => mark.stored));
  return readdirSync(folder).filter(file => file !== 'index.json' && !stored.has(file));
};

describe('a library that several programs change at once', () => {
  test('has what each of them has imported, and each document whole', async () => {
    for (let round = 0; round < 30; round++) {
      const wanted = ['one', 'two', 'three'].map(name => `${name}-${round}`);
      expect(await Promise.all(wanted.map(name => ended(start('add', name))))).toEqual([0, 0, 0]);
      expect(readLibrary(folder).problems).toEqual([]);
      expect(names()).toEqual(expect.arrayContaining(wanted));
    }
    expect(names()).toHaveLength(90);
    expect(leftOver()).toEqual([]);
  }, 180_000);

  test('has the same document once, and nothing of one that was taken away', async () => {
    for (let round = 0; round < 5; round++) {
      expect(await ended(start('add', 'old'))).toBe(0);
      const children = [
        start('add', 'same', 5),
        start('add', 'same', 5),
        start('remove', 'old'),
        start('add', 'own', 5),
      ];
      expect(await Promise.all(children.map(ended))).toEqual([0, 0, 0, 0]);
      expect({ names: names(), problems: readLibrary(folder).problems }).toEqual({
        names: ['own', 'same'],
        problems: [],
      });
    }
    expect(leftOver()).toEqual([]);
  });

  test('is never seen half changed', async () => {
    expect(await ended(start('add', 'same'))).toBe(0);
    const writer = start('add', 'same', 60);
    const isOver = ended(writer);
    const seen: unknown[] = [];
    while (writer.exitCode === null) {
      const { documents, problems } = readLibrary(folder);
      seen.push({ names: documents.map(({ name }) => name), problems });
      await new Promise(done => setImmediate(done));
    }
    expect(await isOver).toBe(0);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.filter(each => JSON.stringify(each) !== '{"names":["same"],"problems":[]}')).toEqual([]);
  });
});

describe('a program that is ended in the middle', () => {
  test('leaves nothing half written, and keeps nobody else from changing the library', async () => {
    expect(await ended(start('add', 'kept'))).toBe(0);
    for (let round = 0; round < 30; round++) {
      const victim = start('add', 'kept', 1_000_000);
      const isOver = ended(victim);
      // While it changes the library, at another moment each time.
      await new Promise(done => victim.stdout?.once('data', done));
      await new Promise(done => setTimeout(done, round % 10));
      victim.kill('SIGKILL');
      await isOver;
      expect({ names: names(), problems: readLibrary(folder).problems }).toEqual({ names: ['kept'], problems: [] });
    }
    expect(await ended(start('add', 'next'))).toBe(0);
    expect(names()).toEqual(['kept', 'next']);
    expect(leftOver()).toEqual([]);
  });
});

describe('the lock', () => {
  const claim = (name: string): string => {
    mkdirSync(join(folder, 'lock'), { recursive: true });
    const path = join(folder, 'lock', name);
    writeFileSync(path, '');
    return path;
  };
  const busy = 'another program is changing the library';

  test('is held by one at a time, and let go where the work fails', async () => {
    await expect(
      withLock(folder, () => {
        throw new Error('no room');
      }),
    ).rejects.toThrow('no room');
    expect(await withLock(folder, () => existsSync(join(folder, 'lock')))).toBe(true);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  test.each([
    ['a program that runs', `${process.pid}.abc.${hostname()}`],
    ['another machine', '1.abc.another-machine'],
    ['nobody that is known', 'something'],
  ])('of %s is respected until it is old', async (_, name) => {
    const path = claim(name);
    await expect(withLock(folder, () => 1, 100)).rejects.toThrow(busy);
    const hour = new Date(Date.now() - 3_600_000);
    utimesSync(path, hour, hour);
    expect(await withLock(folder, () => 1, 100)).toBe(1);
    expect(existsSync(path)).toBe(false);
  });

  test('of a program that has ended is nobody’s', async () => {
    const child = start('remove', 'nothing');
    await ended(child);
    claim(`${child.pid}.abc.${hostname()}`);
    expect(await withLock(folder, () => 1, 100)).toBe(1);
  });
});
