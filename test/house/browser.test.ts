// The language server runs where there is nothing of Node: its bundle for a browser's worker answers, in a context that has only what a worker has.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserStart } from '../../server/hosts/browser/lsp/start.ts';
import { LOOK_UP, type LookUpResult } from '../../server/protocol.ts';
import { TANK_FIRST } from '../server/lsp/fixture.ts';
import { bundler } from './support/scripts.ts';

const { bundleForBrowser, programData } = bundler;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Worker {
  readonly send: (message: object) => void;
  readonly end: () => void;
}

/** What a worker of a browser has, and the server uses. */
const WEB = {
  AbortController,
  MessageChannel,
  TextDecoder,
  TextEncoder,
  URL,
  clearTimeout,
  console,
  crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
};

const startWorker = (program: Script, begin: BrowserStart, onMessage: (message: Message) => void): Worker => {
  const posted = (message: unknown): void => onMessage(JSON.parse(JSON.stringify(message)) as Message);
  const listeners: ((event: { readonly data: unknown }) => void)[] = [];
  const worker: Record<string, unknown> = {
    ...WEB,
    postMessage: posted,
    addEventListener: (type: string, listener: (typeof listeners)[number]) =>
      void (type === 'message' && listeners.push(listener)),
  };
  worker.self = worker;
  program.runInContext(createContext(worker));
  let ended = false;
  const deliver = (data: unknown): void => {
    const { onmessage } = worker as { readonly onmessage?: (typeof listeners)[number] | null };
    if (ended) return;
    const before = [...listeners];
    onmessage?.({ data });
    for (const listener of before) listener({ data });
  };
  deliver(begin);
  return {
    send: deliver,
    end: () => {
      ended = true;
    },
  };
};

let outdir = '';
let program: Script;
let data: BrowserStart['data'];
beforeAll(async () => {
  outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-web-'));
  await bundleForBrowser({ outdir, production: true });
  program = new Script(readFileSync(path.join(outdir, 'web.js'), 'utf8'), { filename: 'web.js' });
  data = await programData();
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the language server in a worker of a browser', () => {
  let worker: Worker | undefined;
  let asked = 0;
  const waiting = new Map<number, (message: Message) => void>();
  const request = async <Result>(method: string, params: object): Promise<Result> => {
    asked += 1;
    const id = asked;
    const answer = new Promise<Message>(resolve => waiting.set(id, resolve));
    worker?.send({ jsonrpc: '2.0', id, method, params });
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  };
  const notify = (method: string, params: object): void => worker?.send({ jsonrpc: '2.0', method, params });
  const begin = async (files: BrowserStart['files'], folder: string): Promise<void> => {
    worker = startWorker(program, { data, files, pages: 'https://riftbench.example/pages/' }, message => {
      if (message.id !== undefined && message.method === undefined) waiting.get(message.id)?.(message);
    });
    await request('initialize', {
      processId: null,
      rootUri: null,
      workspaceFolders: [{ uri: folder, name: 'rulings' }],
      capabilities: { textDocument: { diagnostic: {} }, workspace: { workspaceFolders: true } },
    });
    notify('initialized', {});
  };
  const open = (uri: string, text: string): void =>
    notify('textDocument/didOpen', { textDocument: { uri, languageId: 'rift', version: 1, text } });
  const problemsOf = async (uri: string): Promise<readonly string[]> => {
    const { items } = await request<{
      readonly items: readonly { readonly message: string; readonly severity: number }[];
    }>('textDocument/diagnostic', { textDocument: { uri } });
    return items.filter(({ severity }) => severity === 1).map(({ message }) => message);
  };
  afterEach(() => worker?.end());

  it('checks a scenario, looks a rule up in it, and answers a search', async () => {
    const uri = 'memfs:/rulings/tank.rift';
    await begin({}, 'memfs:/rulings');
    open(uri, TANK_FIRST.replace('Ana assigns 3 to Wall', 'Ana assigns 2 to Wall'));
    expect(await problemsOf(uri)).toContainEqual(expect.stringContaining('465.2.c'));
    const line = TANK_FIRST.split('\n').findIndex(each => each.includes('465.2.c.6'));
    const hover = await request<{ readonly contents: { readonly value: string } }>('textDocument/hover', {
      textDocument: { uri },
      position: { line, character: TANK_FIRST.split('\n')[line]?.indexOf('465') ?? 0 },
    });
    expect(hover.contents.value).toContain('465.2.c.6');
    const { items } = await request<LookUpResult>(LOOK_UP, { words: 'equal might', edition: '1.4' });
    expect(items[0]?.citation).toMatch(/^FAQ equal-might/);
  });

  it('reads the files that the page gave it, and no others', async () => {
    const uri = 'memfs:/rulings/deep/own.rift';
    const card = 'card "Long Nap" spell\n  stun a unit\n';
    await begin(
      { 'memfs:/rulings/my%20cards.rift': card, 'memfs:/rulings/riftbench.json': '{"edition": "1.2"}' },
      'memfs:/rulings',
    );
    open(uri, 'use "../my cards.rift"\nuse "../gone.rift"\n');
    expect(await problemsOf(uri)).toEqual([expect.stringContaining('"../gone.rift" cannot be used')]);
  });
});
