import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upToDate } from './support/scripts.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'riftbench made '));
  write('.gitignore', 'out/\nnode_modules/\n');
  write('a.txt', 'a');
  write('below/b.txt', 'b');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), text);
};
const remove = (name: string): void => rmSync(path.join(root, name), { recursive: true });

/** Whether it was made, rather than taken for up to date. */
const wasMade = async (make = (): boolean => true): Promise<boolean> => {
  let times = 0;
  const outputs = ['out/made', 'out/facts.json'];
  await upToDate({
    root,
    name: 'made',
    outputs,
    make: () => {
      times += 1;
      write('out/made/deep/er.txt', 'made');
      write('out/facts.json', '{}');
      return make();
    },
  });
  return times > 0;
};

describe('what is made of the project', () => {
  it('is made once of the same files', async () => {
    expect([await wasMade(), await wasMade(), await wasMade()]).toEqual([true, false, false]);
  });

  it.each<readonly [string, () => void]>([
    ['a file has changed', () => write('below/b.txt', 'c')],
    ['a file is new', () => write('below/c.txt', '')],
    ['a file is gone', () => remove('a.txt')],
    [
      'a file has another name',
      () => {
        remove('a.txt');
        write('b.txt', 'a');
      },
    ],
    ['packages have changed', () => write('node_modules/.package-lock.json', '{}')],
    ['what was made has changed', () => write('out/made/deep/er.txt', 'mad')],
    ['something is beside what was made', () => write('out/made/deep/est.txt', '')],
    ['some of what was made is gone', () => remove('out/made/deep')],
    ['a file of what was made is gone', () => remove('out/facts.json')],
  ])('is made again where %s', async (_, change) => {
    await wasMade();
    change();
    expect([await wasMade(), await wasMade()]).toEqual([true, false]);
  });

  it('is made again after it has failed', async () => {
    await wasMade();
    write('a.txt', 'b');
    const fails = (): boolean => {
      throw new Error('It fails.');
    };
    await expect(wasMade(fails)).rejects.toThrow('It fails.');
    expect([await wasMade(() => false), await wasMade(), await wasMade()]).toEqual([true, true, false]);
  });

  it('is made again where a file has changed while it was made', async () => {
    const changes = (): boolean => {
      write('a.txt', 'changed meanwhile');
      return true;
    };
    expect([await wasMade(changes), await wasMade(), await wasMade()]).toEqual([true, true, false]);
  });
});
