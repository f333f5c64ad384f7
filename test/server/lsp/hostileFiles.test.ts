import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CHECK, type CheckResult, MIGRATE, type MigrateResult, TRUST } from '../../../server/protocol.ts';
import { fillWithHostile } from '../analysis/hostile.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

let program = '';
let client: Client;
let folder = '';
beforeAll(async () => {
  program = await bundleServer();
});
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'riftbench hostile ')));
  mkdirSync(join(folder, 'in'));
});
afterEach(async () => {
  await client.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Pulled {
  readonly items: readonly { readonly code?: string; readonly message: string }[];
}

const start = async (options: object): Promise<void> => {
  client = connect(program);
  await client.request('initialize', {
    processId: process.pid,
    rootUri: uri('in'),
    capabilities: { textDocument: { diagnostic: {} } },
    initializationOptions: options,
  });
  client.notify('initialized', {});
};
const uri = (name: string): string => pathToFileURL(join(folder, name)).href;
const open = (name: string, text: string): void =>
  client.notify('textDocument/didOpen', { textDocument: { uri: uri(name), languageId: 'rift', version: 1, text } });
const told = async (name: string): Promise<readonly string[]> => {
  const { items } = await client.request<Pulled>('textDocument/diagnostic', { textDocument: { uri: uri(name) } });
  return items.map(({ code, message }) => `${code}: ${message}`);
};

test('a folder of devices, pipes and links in a circle is checked, and its documents are answered', async () => {
  const why = fillWithHostile(join(folder, 'in'));
  await start({});
  open(
    'in/top.rift',
    Object.keys(why)
      .map(name => `use "${name}"\n`)
      .join(''),
  );
  const diagnostics = await told('in/top.rift');
  expect(diagnostics).toHaveLength(Object.keys(why).length);
  for (const reason of Object.values(why)) expect(diagnostics.join('\n')).toContain(reason);
  const uris = Object.keys(why).map(name => uri(`in/${name}`));
  const { files } = await client.request<CheckResult>(CHECK, { uris });
  expect(files.map(({ unreadable }) => unreadable)).toEqual(
    Object.values(why).map(reason => expect.stringContaining(reason)),
  );
  const { unreadable } = await client.request<MigrateResult>(MIGRATE, { to: '1.4' });
  expect(unreadable).toHaveLength(uris.length);
  for (const name of Object.keys(why))
    expect(await told(`in/${name}`)).toEqual([expect.stringContaining(why[name] ?? '')]);
  open('in/settings/a.rift', 'card "One" spell\n  draw 1\n');
  expect(await client.request('workspace/symbol', { query: 'one' })).toHaveLength(1);
});

test('use leads out of the folders of a workspace only where it is trusted', async () => {
  writeFileSync(join(folder, 'cards.rift'), 'card "One" spell\n  draw 1\n');
  symlinkSync(join(folder, 'cards.rift'), join(folder, 'in', 'link.rift'));
  writeFileSync(join(folder, 'in', 'near.rift'), 'card "Two" spell\n  draw 1\n');
  await start({ trusted: false });
  open('in/top.rift', 'use "../cards.rift"\nuse "link.rift"\nuse "near.rift"\nuse "../gone.rift"\n');
  const outside = expect.stringContaining('outside the workspace, which is not trusted');
  expect(await told('in/top.rift')).toEqual([outside, outside, outside]);
  client.notify(TRUST, { trusted: true });
  expect(await told('in/top.rift')).toEqual([expect.stringContaining('there is no such file')]);
});

test('a document outside of the folders may use what lies beside it', async () => {
  writeFileSync(join(folder, 'cards.rift'), 'card "One" spell\n  draw 1\n');
  await start({ trusted: false });
  open('alone.rift', 'use "cards.rift"\n');
  expect(await told('alone.rift')).toEqual([]);
});

test('a document that is too large is told so, and can be edited until it is not', async () => {
  await start({});
  open('in/big.rift', '\n'.repeat(5_000_001));
  expect(await told('in/big.rift')).toEqual([expect.stringMatching(/^flow\/limit: .*the limit is 5 MB/)]);
  for (const method of ['documentSymbol', 'foldingRange', 'formatting', 'semanticTokens/full'])
    expect(
      JSON.stringify(await client.request(`textDocument/${method}`, { textDocument: { uri: uri('in/big.rift') } })),
    ).toMatch(/^(\[\]|null|\{.*"data":\[\].*\})$/);
  client.notify('textDocument/didChange', {
    textDocument: { uri: uri('in/big.rift'), version: 2 },
    contentChanges: [{ range: { start: { line: 0, character: 0 }, end: { line: 4_999_999, character: 0 } }, text: '' }],
  });
  expect(await told('in/big.rift')).toEqual([]);
});
