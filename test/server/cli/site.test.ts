/** `riftbench site`: what it refuses, and the folder that it writes to. `test/site/` makes a whole site and opens it. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CannotWork } from '../../../server/cli/io.ts';
import { siteOutput } from '../../../server/cli/site/output.ts';
import { cli, folderOf } from './fixture.ts';

const refusal = async (at: string, args: readonly string[]): Promise<string> => {
  const { status, out, err } = await cli(at, ['site', ...args]);
  expect([status, out]).toEqual([2, '']);
  return err;
};

describe('site', () => {
  it('says what is missing or cannot be', async () => {
    const at = folderOf({ 'a.rift': 'scenario "A"\n', 'own/book/b.rift': 'scenario "B"\n', 'full/x.txt': 'x' });
    expect(await refusal(at, [])).toContain('site needs a folder: riftbench site FOLDER -o OUT');
    expect(await refusal(at, ['.'])).toContain('site needs a folder to write to');
    expect(await refusal(at, ['a.rift', '-o', 'out'])).toContain('this is a file; a folder of scenarios and articles');
    expect(await refusal(at, ['none', '-o', 'out'])).toContain('none');
    expect(await refusal(at, ['own', '-o', 'out'])).toContain('pages of its own in “book”');
    expect(await refusal(at, ['.', '-o', 'full'])).toContain('something else is in this folder');
    expect(await refusal(at, ['.', '-o', 'out', '--address', 'javascript:alert(1)'])).toContain('no address of a site');
    expect(readdirSync(at).toSorted()).toEqual(['a.rift', 'full', 'own']);
  });
});

describe('the folder of a site', () => {
  const bytes = (text: string): Uint8Array => Buffer.from(text);
  const written = (at: string, files: Readonly<Record<string, string>>): number =>
    siteOutput('out', { cwd: at }).write(Object.entries(files).map(([path, text]) => ({ path, bytes: bytes(text) })));

  it('takes the place of the site before, and of nothing else', () => {
    const at = folderOf({});
    written(at, { 'index.html': 'one', 'old/gone.html': 'gone' });
    writeFileSync(join(at, 'out/CNAME'), 'example.org');
    written(at, { 'index.html': 'two', 'new.html': 'new' });
    expect(readFileSync(join(at, 'out/index.html'), 'utf8')).toBe('two');
    expect(readdirSync(join(at, 'out/old'))).toEqual([]);
    expect(readFileSync(join(at, 'out/CNAME'), 'utf8')).toBe('example.org');
  });

  it('leaves the site before as it is until all of the new one is made, and nothing of what was begun', () => {
    const at = folderOf({});
    written(at, { 'index.html': 'one', 'old.html': 'old' });
    const before = readdirSync(join(at, 'out')).toSorted();
    const broken = function* () {
      yield { path: 'index.html', bytes: bytes('two') };
      throw new Error('unreadable');
    };
    expect(() => siteOutput('out', { cwd: at }).write(broken())).toThrow('unreadable');
    expect(readFileSync(join(at, 'out/index.html'), 'utf8')).toBe('one');
    expect(readdirSync(join(at, 'out')).toSorted()).toEqual(before);
  });

  it('is made although one that was ended has left something', () => {
    const at = folderOf({ 'out/.riftbench-site/a/index.html': 'half' });
    expect(written(at, { 'index.html': 'whole' })).toBe(5);
    expect(readdirSync(join(at, 'out')).toSorted()).toEqual(['index.html', 'riftbench-site.json']);
  });

  it('removes nothing outside, whatever its mark says', () => {
    const at = folderOf({ 'keep.txt': 'keep' });
    mkdirSync(join(at, 'out'));
    const files = ['../keep.txt', '/etc/passwd', 'a/../../keep.txt', 7, '..\\keep.txt'];
    writeFileSync(join(at, 'out/riftbench-site.json'), JSON.stringify({ version: 1, files }));
    written(at, { 'index.html': 'x' });
    expect(readFileSync(join(at, 'keep.txt'), 'utf8')).toBe('keep');
  });

  it('says why nothing can be written', () => {
    const at = folderOf({ out: 'a file' });
    expect(() => siteOutput('out', { cwd: at })).toThrow(CannotWork);
  });
});
