import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { whyUnwritable, writeWhole } from '../../../server/hosts/node/writing.ts';

const folder = mkdtempSync(join(tmpdir(), 'riftbench-writing-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file is replaced with its mode, through a link, and nothing else is left', () => {
  const path = join(folder, 'a.txt');
  const link = join(folder, 'link.txt');
  writeFileSync(path, 'old');
  chmodSync(path, 0o640);
  symlinkSync('a.txt', link);
  writeWhole(link, 'new');
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777, readlinkSync(link)]).toEqual([
    'new',
    0o640,
    'a.txt',
  ]);
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'link.txt']);
});

test.each([
  ['no/such/folder.txt', 'there is no such folder.'],
  ['a.txt/below.txt', 'there is no such folder: a part of the path is a file.'],
  ['.', 'this is a folder; a file is needed.'],
])('%s is refused in words', (path, why) => {
  writeFileSync(join(folder, 'a.txt'), '');
  let said = '';
  try {
    writeWhole(join(folder, path), '');
  } catch (error) {
    said = whyUnwritable(error);
  }
  expect(said).toBe(why);
});

test('a disk that is full or read-only is called that, and a code that is not known is named', () => {
  const saying = (code: string): string => whyUnwritable(Object.assign(new Error(), { code }));
  expect(saying('ENOSPC')).toBe('the disk is full. Nothing can be written until there is room on it.');
  expect(saying('EROFS')).toBe('the disk is read-only.');
  expect(saying('EODD')).toBe('it cannot be written (EODD).');
});
