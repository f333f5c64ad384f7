import { describe, expect, test } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { editionLookup } from '../../../server/analysis/document/edition.ts';
import { isInside, isMarkdown } from '../../../server/analysis/document/paths.ts';
import { pathOf } from '../../../server/hosts/node/fileUris.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';

const disk = (files: Record<string, string>) => (path: string) => files[path];

describe('the default edition', () => {
  test('comes from the nearest riftbench.json above the file', () => {
    const read = disk({ '/a/riftbench.json': '{"edition": "1.1"}', '/a/b/riftbench.json': '{"edition": "1.2"}' });
    const lookup = editionLookup({ paths: nodePaths, read, setting: '1.0' });
    expect(lookup.of('/a/b/c/x.rift')).toMatchObject({ edition: '1.2', from: 'riftbench.json' });
    expect(lookup.of('/a/x.rift')).toMatchObject({ edition: '1.1', from: 'riftbench.json' });
    expect(lookup.of('/x.rift')).toEqual({ edition: '1.0', from: 'setting' });
  });

  test('is the setting only outside any folder, else the newest', () => {
    const lookup = editionLookup({ paths: nodePaths, read: disk({}), setting: '1.0', folders: ['/work space'] });
    expect(lookup.of('/work space/x.rift')).toEqual({ edition: '1.5', from: 'newest' });
    expect(lookup.of('/work spaces/x.rift')).toEqual({ edition: '1.0', from: 'setting' });
    expect(lookup.of(undefined)).toEqual({ edition: '1.0', from: 'setting' });
  });

  test('may be the text of an edition alone', () => {
    const read = disk({ '/a/riftbench.json': '{"edition": "1.3 as printed"}' });
    const lookup = editionLookup({ paths: nodePaths, read, setting: ' 1.2 As  Printed ' });
    expect(lookup.of('/a/x.rift')).toMatchObject({ edition: '1.3', asPrinted: true, from: 'riftbench.json' });
    expect(lookup.of('/x.rift')).toEqual({ edition: '1.2', asPrinted: true, from: 'setting' });
  });

  test.each([
    ['not json', 'not JSON'],
    ['[]', 'an object is expected'],
    ['{"edition": 1.4}', 'must be a string'],
    ['{"edition": "2.0"}', 'no edition "2.0"'],
    ['{"citations": "yes"}', '"citations" must be true or false'],
  ])('says what is wrong with the project file %s', (text, problem) => {
    const found = editionLookup({ paths: nodePaths, read: disk({ '/riftbench.json': text }) }).of('/a.rift');
    expect(found.edition).toBe(NEWEST);
    expect(found.problem).toContain(problem);
    expect(found.problem).toContain('/riftbench.json');
  });

  test('comes with whether citations are checked', () => {
    const files = { '/a/riftbench.json': '{"citations": true}', '/b/riftbench.json': '{"citations": false}' };
    const lookup = editionLookup({ paths: nodePaths, read: disk(files) });
    expect(lookup.of('/a/x.md')).toMatchObject({ edition: '1.5', from: 'newest', citations: true });
    expect(lookup.of('/b/x.md').citations).toBeUndefined();
    expect(editionLookup({ paths: nodePaths, read: disk(files), citations: 'always' }).of('/b/x.md').citations).toBe(
      true,
    );
  });

  test('is remembered until it is told to forget', () => {
    const files: Record<string, string> = { '/riftbench.json': '{"edition": "1.1"}' };
    const lookup = editionLookup({ paths: nodePaths, read: path => files[path] });
    expect(lookup.of('/a.rift').edition).toBe('1.1');
    files['/riftbench.json'] = '{"edition": "1.2"}';
    expect(lookup.of('/a.rift').edition).toBe('1.1');
    lookup.forget();
    expect(lookup.of('/a.rift').edition).toBe('1.2');
  });
});

describe('paths', () => {
  test('a file URI with spaces and a drive letter is a path; others are none', () => {
    expect(pathOf('file:///home/a%20b/c.rift')).toMatch(/home.a b.c\.rift$/);
    expect(pathOf('untitled:Untitled-1')).toBeUndefined();
    expect(pathOf('file://%')).toBeUndefined();
  });

  test('drive letters and backslashes are levelled', () => {
    expect(isInside('C:\\Rulings\\a.rift', 'c:/rulings')).toBe(true);
    expect(isInside('C:\\Rulings2\\a.rift', 'c:/rulings')).toBe(false);
  });

  test('the editor knows the language better than the name does', () => {
    expect(isMarkdown('a.md')).toBe(true);
    expect(isMarkdown('untitled:Untitled-1', 'markdown')).toBe(true);
    expect(isMarkdown('a.md', 'rift')).toBe(false);
    expect(isMarkdown('a.rift')).toBe(false);
  });
});
