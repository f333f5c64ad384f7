/** `npm run unused` refuses exports that nobody imports; what is planted here is refused. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { fromRoot } from './support/root.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What knip says of a project with these files, and the status that it ends with. */
function unusedIn(files: Readonly<Record<string, string>>): { readonly status: number | null; readonly text: string } {
  folder = mkdtempSync(path.join(tmpdir(), 'riftbench-unused-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  for (const file of ['knip.json', 'tsconfig.json', 'package.json']) {
    copyFileSync(fromRoot(file), path.join(folder, file));
  }
  symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
  const knip = fromRoot('node_modules/knip/bin/knip.js');
  const { status, stdout } = spawnSync(process.execPath, [knip, '--no-config-hints'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, text: stdout };
}

const entry = "import { used } from '../../../engine/game/state/state.ts';\nused();";

it('accepts exports that are imported', () => {
  const files = { 'client/hosts/node/main.ts': entry, 'engine/game/state/state.ts': 'export const used = () => 1;' };
  expect(unusedIn(files)).toEqual({ status: 0, text: '' });
});

it('refuses an export that nobody imports, and a file', () => {
  const { status, text } = unusedIn({
    'client/hosts/node/main.ts': entry,
    'engine/game/state/state.ts': 'export const used = () => 1;\nexport const dead = 2;\nexport type Dead = 3;',
    'engine/cards/alone.ts': 'export const alone = 1;',
  });
  expect(status).toBe(1);
  expect(text).toMatch(/dead .*engine\/game\/state\/state\.ts:2/);
  expect(text).toMatch(/Dead .*engine\/game\/state\/state\.ts:3/);
  expect(text).toContain('engine/cards/alone.ts');
});
