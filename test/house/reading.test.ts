import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOUNDS } from '../../engine/bounds.ts';
import { LARGEST_FILE } from '../../server/protocol.ts';

const filesWith = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.ts') && pattern.test(readFileSync(path, 'utf8')))
    .sort();

test('one module reads what others wrote; besides it, Riftbench reads only what it wrote itself', () => {
  expect(filesWith('server', /\b(?:readFile|readFileSync|createReadStream|openSync)\b/)).toEqual([
    'server/cli/migrate/write.ts',
    'server/hosts/node/data/languagePage.ts',
    'server/hosts/node/data/packed.ts',
    'server/hosts/node/data/rulings.ts',
    'server/hosts/node/data/siteParts.ts',
    'server/hosts/node/files.ts',
    'server/hosts/node/library/store.ts',
    'server/hosts/node/programs/codeCache.ts',
    'server/hosts/node/programs/codeFile.ts',
  ]);
  expect(filesWith('client', /\bfs\.readFile\b/)).toEqual([
    // The extension's own data.
    'client/hosts/browser/serverWorker.ts',
    'client/readText.ts',
  ]);
  expect(LARGEST_FILE).toBe(BOUNDS.fileBytes);
});

test('one module of the client shows notifications', () => {
  expect(filesWith('client', /\bshow(?:Information|Warning|Error)Message\b/)).toEqual(['client/notices.ts']);
});
