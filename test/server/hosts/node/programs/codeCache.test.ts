/** Compiled code that is kept: used again where it is right, and never where it may be wrong. */
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder } from '../../../../../server/hosts/node/programs/cacheFolder.ts';
import { type CodeFile, readCodeFile, writeCodeFile } from '../../../../../server/hosts/node/programs/codeFile.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'riftbench-code-')), 'code');
  path = join(folder, 'a.code');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const CODE: CodeFile = {
  codes: [
    { file: '/a.cjs', size: 5, modified: 12.5, data: Buffer.from('one') },
    { file: '/b.cjs', size: 7, modified: 13, data: Buffer.from('another') },
  ],
  compiled: 1000,
  ran: 80,
};

describe('a file of compiled code', () => {
  it('gives back what was put in, each piece where V8 can use it', () => {
    writeCodeFile(path, CODE);
    const read = readCodeFile(path);
    expect(read).toEqual(CODE);
    expect(read?.codes.map(({ data }) => data.byteOffset % 8)).toEqual([0, 0]);
  });

  it('is missing before it is written', () => {
    expect(readCodeFile(path)).toBeUndefined();
  });

  it('is not read where a single byte has changed, or the end is missing', () => {
    writeCodeFile(path, CODE);
    const right = readFileSync(path);
    // The ten bytes of gzip's own head say nothing of the content.
    for (let at = 10; at < right.length; at++) {
      const wrong = Buffer.from(right);
      wrong.writeUInt8(wrong.readUInt8(at) ^ 1, at);
      writeFileSync(path, wrong);
      expect({ at, read: readCodeFile(path) }).toEqual({ at, read: undefined });
    }
    writeFileSync(path, right.subarray(0, -1));
    expect(readCodeFile(path)).toBeUndefined();
  });

  it('is the user’s alone, and is not read where others may write it', () => {
    writeCodeFile(path, CODE);
    expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o600]);
    chmodSync(path, 0o620);
    expect(readCodeFile(path)).toBeUndefined();
  });

  it('is not written into a folder that others may write', () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o777);
    writeCodeFile(path, CODE);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('leaves no draft, and takes away what is older than a month', () => {
    writeCodeFile(path, CODE);
    const old = join(folder, 'old.code');
    const other = join(folder, 'other.txt');
    for (const each of [old, other]) {
      writeFileSync(each, '');
      utimesSync(each, 1, 1);
    }
    writeCodeFile(path, CODE);
    expect(readdirSync(folder).sort()).toEqual(['a.code', 'other.txt']);
  });

  it('cannot be written where the system makes no folder: that is an error, and ends', () => {
    expect(() => writeCodeFile('/proc/nothing/here/a.code', CODE)).toThrow();
  });

  it('cannot be written below a file: that is an error, and what is there stays', () => {
    writeFileSync(join(folder, '..', 'file'), 'text');
    expect(() => writeCodeFile(join(folder, '..', 'file', 'a.code'), CODE)).toThrow();
    appendFileSync(join(folder, '..', 'file'), '');
    expect(existsSync(join(folder, '..', 'file'))).toBe(true);
  });
});

describe('the folder of compiled code', () => {
  const home = () => '/home/a';

  it.each([
    { platform: 'linux', environment: {}, folder: '/home/a/.cache/riftbench/code' },
    { platform: 'linux', environment: { XDG_CACHE_HOME: '/c' }, folder: '/c/riftbench/code' },
    { platform: 'darwin', environment: {}, folder: '/home/a/Library/Caches/Riftbench/code' },
    { platform: 'win32', environment: { LOCALAPPDATA: '/l' }, folder: '/l/Riftbench/Cache/code' },
    { platform: 'linux', environment: { RIFTBENCH_CACHE: '/own' }, folder: '/own' },
    { platform: 'linux', environment: { RIFTBENCH_CACHE: 'off' }, folder: undefined },
    { platform: 'linux', environment: { NODE_DISABLE_COMPILE_CACHE: '1' }, folder: undefined },
  ] as const)('is $folder on $platform with $environment', ({ platform, environment, folder }) => {
    expect(cacheFolder(environment, platform, home)).toBe(folder);
  });
});
