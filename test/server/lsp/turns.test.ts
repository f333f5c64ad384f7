/** What an editor asks for by itself lets go first what somebody waits for. Order is looked at, and no time. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { takeTurns } from '../../../server/lsp/turns.ts';
import { HOSTILE } from '../../engine/scenario/hostile/cases.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

let program = '';
beforeAll(async () => {
  program = await bundleServer();
});
let client: Client | undefined;
afterEach(() => client?.stop());

test('waits as long as messages come, and one after the other', async () => {
  const order: string[] = [];
  let coming = 3;
  const turns = takeTurns(async () => {
    if (coming === 0) return;
    coming -= 1;
    order.push('message');
    turns.noteMessage();
  });
  await Promise.all(['first', 'second'].map(name => turns.quiet().then(() => void order.push(name))));
  expect(order).toEqual(['message', 'message', 'message', 'first', 'second']);
});

test('waits no longer than its patience', async () => {
  const turns = takeTurns(async () => turns.noteMessage());
  await expect(turns.quiet()).resolves.toBeUndefined();
});

test('a hover is answered before sixteen hostile documents are checked, and each of those says what was too much', async () => {
  const server = connect(program);
  client = server;
  await server.request('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { diagnostic: {} } },
  });
  server.notify('initialized', {});
  const open = (uri: string, text: string): void =>
    server.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'rift', version: 1, text } });
  open('file:///other.rift', 'card "Wall" unit\n  might 3\n  tank\n');
  const hover = () =>
    server.request('textDocument/hover', {
      textDocument: { uri: 'file:///other.rift' },
      position: { line: 2, character: 3 },
    });
  // What a hover needs is loaded.
  expect(await hover()).toMatchObject({ contents: expect.anything() });
  const order: string[] = [];
  const hostile = HOSTILE.slice(0, 16).map(({ text, says }, i) => ({ uri: `file:///hostile${i}.rift`, text, says }));
  for (const { uri, text } of hostile) open(uri, text);
  const checked = hostile.map(async ({ uri }) => {
    const report = await server.request<{ items: { code: string; severity: number; message: string }[] }>(
      'textDocument/diagnostic',
      { textDocument: { uri } },
    );
    order.push(uri);
    return report.items.filter(({ severity }) => severity === 1).map(({ code, message }) => `${code} ${message}`);
  });
  await hover();
  expect(order).toEqual([]);
  const found = await Promise.all(checked);
  for (const [i, { says }] of hostile.entries()) {
    const [first] = found[i] ?? [];
    if (says === null) expect(first).toBeUndefined();
    else expect(first).toMatch(says);
  }
}, 240_000);
