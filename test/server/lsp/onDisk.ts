/** A workspace of the server in a folder of its own, with files on disk. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { type OpenWorkspace, openDocuments } from '../../../server/lsp/documents.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A workspace with this folder open; every failure of the server fails the test. The folder goes after the last test. */
export const workspaceOnDisk = (
  files: Readonly<Record<string, string>>,
): { readonly folder: string; readonly workspace: OpenWorkspace } => {
  const folder = mkdtempSync(join(tmpdir(), 'riftbench lsp '));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const workspace = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
  workspace.configure({ folders: [folder] });
  return { folder, workspace };
};
