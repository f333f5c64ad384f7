import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { type OpenWorkspace, openDocuments } from '../../../server/lsp/documents.ts';
import { diagnostics } from './inProtocol.ts';

const cards = (amount: number): string => `card "Small Gift" unit\n  might ${amount}\n`;
const SCENARIO = `use "cards.rift"
scenario "A gift"
  player Ana
  player Ben
  battlefield Temple
  battlefield Grove
  base Ana
    Wall = "Small Gift"
  turn Ana
  expect Wall has 3 might
`;

let folder = '';
let workspace: OpenWorkspace;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftbench uses '));
  workspace = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const uri = (name: string): string => uriOf(join(folder, name));
const open = (name: string, text: string): void =>
  void workspace.documents.open({ textDocument: { uri: uri(name), languageId: 'rift', version: 1, text } });
const codes = async (name: string): Promise<readonly unknown[]> => {
  const analysis = await workspace.analysis(uri(name));
  return analysis === undefined ? ['not open'] : diagnostics(analysis).map(({ code }) => code);
};

test('a used file is read from the disk, and again once it is said to have changed', async () => {
  open('a.rift', SCENARIO);
  expect(await codes('a.rift')).toContain('name/unknown');
  writeFileSync(join(folder, 'cards.rift'), cards(3));
  workspace.forgetUsed();
  expect(await codes('a.rift')).toEqual([]);
});

test('of a used file that is open counts what stands in the editor', async () => {
  writeFileSync(join(folder, 'cards.rift'), cards(3));
  open('a.rift', SCENARIO);
  expect(await codes('a.rift')).toEqual([]);
  open('cards.rift', cards(2));
  expect(workspace.usersOf(uri('cards.rift'))).toEqual([uri('a.rift')]);
  expect(await codes('a.rift')).toEqual(['expect/failed']);
});

test('cards of the document itself are played', async () => {
  open('a.rift', `${cards(3)}${SCENARIO.replace('use "cards.rift"\n', '')}`);
  expect(await codes('a.rift')).toEqual([]);
});

test('nothing is read again where nothing changed', async () => {
  writeFileSync(join(folder, 'cards.rift'), cards(3));
  open('a.rift', SCENARIO);
  const before = await workspace.analysis(uri('a.rift'));
  expect(await workspace.analysis(uri('a.rift'))).toBe(before);
});
