/** The order of messages that the protocol sets, and params that make no sense, over a channel as an editor has it. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { METHODS } from '../../../server/lsp/methods.ts';
import { CHECK, IMPORT, LOOK_UP, PAGE } from '../../../server/protocol.ts';
import { TANK_FIRST } from './fixture.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

const [INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, INTERNAL_ERROR] = [-32600, -32601, -32602, -32603];
const NOT_INITIALIZED = -32002;

let program = '';
let client: Client;
beforeAll(async () => {
  program = await bundleServer();
});
afterEach(async () => {
  client.notify('exit');
  await client.exited;
});

const URI = 'untitled:Untitled-1';
const INITIALIZE = { processId: process.pid, rootUri: null, capabilities: { textDocument: { diagnostic: {} } } };
const start = async (): Promise<void> => {
  client = connect(program);
  await client.request('initialize', INITIALIZE);
  client.notify('initialized', {});
};
const open = (): void =>
  client.notify('textDocument/didOpen', {
    textDocument: { uri: URI, languageId: 'rift', version: 1, text: TANK_FIRST },
  });
const symbols = () => client.request('textDocument/documentSymbol', { textDocument: { uri: URI } });
const codeOf = async (method: string, params?: unknown): Promise<number | undefined> =>
  (await client.ask(method, params)).error?.code;

describe('before initialize', () => {
  test('every request is told so, known or not', async () => {
    client = connect(program);
    for (const method of [...METHODS, 'shutdown', 'no/such/method', 'riftbench/refused']) {
      const { error } = await client.ask(method, { textDocument: { uri: URI } });
      expect([method, error?.code]).toEqual([method, NOT_INITIALIZED]);
      expect(error?.message).toBe(`The server accepts ${method} only after initialize.`);
    }
  });

  test('a notification is dropped', async () => {
    client = connect(program);
    open();
    client.notify('initialized', {});
    await client.request('initialize', INITIALIZE);
    expect(await symbols()).toEqual([]);
  });

  test('exit ends the server with 1, for nobody shut it down', async () => {
    client = connect(program);
    expect(await codeOf('shutdown')).toBe(NOT_INITIALIZED);
    client.notify('exit');
    expect(await client.exited).toBe(1);
  });
});

describe('initialize', () => {
  test('is refused a second time, and nothing is forgotten', async () => {
    await start();
    open();
    const { error } = await client.ask('initialize', INITIALIZE);
    expect(error).toEqual({
      code: INVALID_REQUEST,
      message: 'The server is already initialized: initialize is sent only once.',
    });
    expect(await symbols()).toHaveLength(1);
  });

  const folders = 'workspaceFolders must be a list of folders, each with its uri, or null';
  const NONSENSE: readonly (readonly [unknown, string])[] = [
    [undefined, 'params must be an object'],
    [null, 'params must be an object'],
    [7, 'params must be an object'],
    [[INITIALIZE], 'params must be an object, not a list'],
    [{}, 'capabilities must be an object'],
    [{ capabilities: null }, 'capabilities must be an object'],
    [{ capabilities: { workspace: 5 } }, 'capabilities.workspace must be an object'],
    [{ capabilities: {}, processId: 'x' }, 'processId must be a whole number or null'],
    [{ capabilities: {}, rootUri: 5 }, 'rootUri must be a string or null'],
    [{ capabilities: {}, rootPath: {} }, 'rootPath must be a string or null'],
    [{ capabilities: {}, workspaceFolders: 'x' }, folders],
    [{ capabilities: {}, workspaceFolders: [null] }, folders],
  ];
  test('that makes no sense is told what is wrong, and may come again', async () => {
    client = connect(program);
    for (const [params, why] of NONSENSE) {
      const { error } = await client.ask('initialize', params);
      expect(error).toEqual({ code: INVALID_PARAMS, message: `initialize: ${why}.` });
    }
    expect(await codeOf('initialize', INITIALIZE)).toBeUndefined();
  });

  test.each<[string, object]>([
    ['sections that are null', { capabilities: { workspace: null, textDocument: null, window: null, general: null } }],
    ['what is experimental of any kind', { capabilities: { experimental: [1] } }],
    [
      'options of the wrong kinds',
      { capabilities: {}, initializationOptions: { pages: 1, edition: [], citations: {} } },
    ],
    ['a folder that is no file', { capabilities: {}, workspaceFolders: [{ uri: 'x:%' }], trace: 5 }],
  ])('takes %s', async (_, params) => {
    client = connect(program);
    expect(await codeOf('initialize', params)).toBeUndefined();
    open();
    expect(await symbols()).toHaveLength(1);
  });
});

describe('after shutdown', () => {
  test('requests are refused, notifications dropped, and exit ends with 0', async () => {
    await start();
    open();
    expect((await client.ask('shutdown')).result).toBeNull();
    client.notify('textDocument/didClose', { textDocument: { uri: URI } });
    for (const method of ['textDocument/hover', 'initialize', 'shutdown'])
      expect([method, await codeOf(method, INITIALIZE)]).toEqual([method, INVALID_REQUEST]);
    client.notify('exit');
    expect(await client.exited).toBe(0);
  });

  test('without it, exit ends with 1', async () => {
    await start();
    client.notify('exit');
    expect(await client.exited).toBe(1);
  });
});

describe('params that make no sense', () => {
  /** Requests that take any params, or none. */
  const TAKES_ANYTHING: ReadonlySet<string> = new Set(['riftbench/imports']);
  /** Requests that ask for all, or the first, where nothing is said. */
  const MAY_BE_EMPTY: ReadonlySet<string> = new Set([...TAKES_ANYTHING, 'workspace/symbol', 'riftbench/outline']);

  test('are told in a sentence to every request, and never as an internal error', async () => {
    await start();
    open();
    const document = { textDocument: { uri: URI } };
    const range = { start: { line: 0, character: 0 }, end: { line: 3, character: 0 } };
    const nonsense: readonly unknown[] = [
      undefined,
      null,
      7,
      'x',
      {},
      { textDocument: 7 },
      { textDocument: { uri: 3 } },
      { uri: 7, words: 7, id: 7, uris: 7, name: 7, to: 7, query: 7, node: 7, label: 7, title: 7 },
      { uris: [7], query: null, words: null, node: null },
    ];
    for (const method of METHODS) {
      expect([method, await codeOf(method, [document])]).toEqual([method, INVALID_PARAMS]);
      for (const params of nonsense) {
        const { error } = await client.ask(method, params);
        const isEmpty = typeof params !== 'object' || params === null || Object.keys(params).length < 2;
        if (TAKES_ANYTHING.has(method) || (MAY_BE_EMPTY.has(method) && isEmpty)) expect(error).toBeUndefined();
        else expect([method, params, error?.code]).toEqual([method, params, INVALID_PARAMS]);
      }
    }
    const halfRight: readonly unknown[] = [
      { ...document, position: { line: -1, character: 0 }, range: 5, positions: 5, newName: 5 },
      { ...document, position: 'x', range: { start: 1, end: 2 }, positions: [{}] },
      { ...document, position: range.end, range, newName: 7, context: 7, previousResultId: {}, options: 7, ch: 7 },
      { ...document, position: range.end, range, newName: '', context: { diagnostics: 7, only: 7 }, positions: [] },
      { ...document, position: range.end, range, context: { diagnostics: [null], triggerKind: 'x' } },
      { textDocument: { uri: 'file://%zz' }, uri: 'file://%zz', uris: ['file://%zz'], position: range.end, range },
      { label: 'x', title: 'x', data: { rule: '1', edition: '<b>' }, uri: '', words: '', id: '', name: '', limit: -1 },
      { label: 'x', title: 'x', data: { uri: 'x', from: 'y', to: 'z' }, edition: 7, from: 7, to: '1.4', uris: [] },
    ];
    for (const method of METHODS)
      for (const params of halfRight) {
        const { error } = await client.ask(method, params);
        expect([method, params, error?.code]).not.toEqual([method, params, INTERNAL_ERROR]);
        expect(error?.message ?? '').not.toMatch(/undefined|TypeError|\bat .*:\d+/);
      }
    for (const method of ['$/cancelRequest', '$/setTrace', 'textDocument/didOpen', 'workspace/didChangeWatchedFiles'])
      for (const params of [...nonsense, [7]]) client.notify(method, params);
    expect(await symbols()).toHaveLength(1);
  });

  const SAYS: readonly (readonly [string, unknown, string])[] = [
    [LOOK_UP, {}, 'words must be a string'],
    [PAGE, { uri: 5 }, 'uri must be a string'],
    [CHECK, { uris: 'x' }, 'uris must be a list of strings'],
    [IMPORT, { uris: [], edition: 5 }, 'edition must be a string'],
    ['workspace/symbol', { query: {} }, 'query must be a string'],
    ['textDocument/hover', { textDocument: {} }, 'textDocument.uri must be a string'],
  ];
  test('are told which', async () => {
    await start();
    for (const [method, params, why] of SAYS)
      expect((await client.ask(method, params)).error).toEqual({ code: INVALID_PARAMS, message: why });
  });

  test('a method that nobody has is told as one', async () => {
    await start();
    for (const method of ['no/such/method', 'riftbench/refused'])
      expect([method, await codeOf(method, { code: 1, message: 'x' })]).toEqual([method, METHOD_NOT_FOUND]);
  });
});
