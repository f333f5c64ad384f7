/** Paths and URIs of files, and which of them are Markdown or within a folder. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { isInside, isMarkdown } from '../../../server/analysis/document/paths.ts';
import { pathOf, uriOf } from '../../../server/hosts/node/fileUris.ts';

test('a path comes back from its URI, whatever its letters', () => {
  const file = path.resolve('a folder', 'ä#1%.rift');
  expect(pathOf(uriOf(file))).toBe(file);
});

test.each(['untitled:Untitled-1', 'riftbench:/1.4/rule/465.md', 'no uri'])('%s is no file', uri => {
  expect(pathOf(uri)).toBeUndefined();
});

test.each([
  ['a.md', undefined, true],
  ['A.MARKDOWN', undefined, true],
  ['a.rift', undefined, false],
  ['untitled:Untitled-1', 'markdown', true],
])('%s, %s: Markdown %s', (name, language, is) => {
  expect(isMarkdown(name, language)).toBe(is);
});

test('a file is inside its folder and the folders above, and not in one whose name only begins alike', () => {
  const file = path.resolve('rulings', 'faq', 'a.rift');
  expect(isInside(file, path.resolve('rulings'))).toBe(true);
  expect(isInside(file, path.resolve('rulings', 'faq'))).toBe(true);
  expect(isInside(file, path.resolve('rul'))).toBe(false);
});
