/** What a built language server loads until it has told what is wrong in a first document: by what it kept compiled. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCodeFile } from '../../../server/hosts/node/programs/codeFile.ts';
import { TANK_FIRST } from '../../server/lsp/fixture.ts';
import { connect } from '../../server/lsp/rpc.ts';

/** The paths of the files, without the program itself. `text` is the document. */
export const loadedAtStart = async (program: string, text = TANK_FIRST): Promise<readonly string[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'riftbench-cache-'));
  try {
    const client = connect(program, { RIFTBENCH_CACHE: folder });
    await client.request('initialize', { processId: null, rootUri: null, capabilities: DIAGNOSTIC });
    client.notify('initialized', {});
    const textDocument = { uri: 'file:///a.rift', languageId: 'rift', version: 1, text };
    client.notify('textDocument/didOpen', { textDocument });
    await client.request('textDocument/diagnostic', { textDocument });
    await client.stop();
    const [made] = readdirSync(folder);
    return readCodeFile(path.join(folder, made ?? ''))?.codes.map(({ file }) => file) ?? [];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const DIAGNOSTIC = { textDocument: { diagnostic: {} } };
