import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';
import { namesInZip } from './support/zip.ts';

/** Everything that a user gets. A new file is added here and in .vscodeignore, or is not shipped. */
const SHIPPED = [
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/LICENSE.txt',
  'extension/changelog.md',
  'extension/client/grammar/rift-in-markdown.tmLanguage.json',
  'extension/client/grammar/rift.tmLanguage.json',
  'extension/client/icon/file-dark.svg',
  'extension/client/icon/file-light.svg',
  'extension/client/icon/riftbench.png',
  'extension/client/icon/rule-book.svg',
  'extension/client/language-configuration.json',
  'extension/client/snippets/rift.json',
  'extension/dist/book.json.br',
  'extension/dist/cards.json.br',
  'extension/dist/client.cjs',
  'extension/dist/pdf.mjs',
  'extension/dist/rulings.json.br',
  'extension/dist/server.cjs',
  'extension/package.json',
  'extension/readme.md',
];

let folder = '';
let names: readonly string[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'riftbench-vsix-'));
  const file = path.join(folder, 'riftbench.vsix');
  execFileSync(process.execPath, [fromRoot('scripts/package.mjs'), file], { stdio: 'pipe' });
  names = namesInZip(readFileSync(file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('ships what is listed and nothing else', () => {
  expect([...names].sort()).toEqual([...SHIPPED].sort());
});

it('ships each file that package.json points to', () => {
  const manifest = readFileSync(fromRoot('package.json'), 'utf8');
  const pointed = [...manifest.matchAll(/"(?:\.\/)?((?:client|dist)\/[^"]+)"/g)].map(match => match[1] ?? '');
  expect(pointed.length).toBeGreaterThan(0);
  const missing = pointed.filter(file => file !== 'dist/cli.js' && !names.includes(`extension/${file}`));
  expect(missing).toEqual([]);
});
