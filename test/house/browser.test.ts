// The language server runs where there is nothing of Node: its bundle for a browser's worker answers, in a context that has only what a worker has.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FOR_SEARCH } from '../../server/hosts/browser/data/fetched.ts';
import type { BrowserStart, StartWithAddress, StartWithData } from '../../server/hosts/browser/lsp/start.ts';
import { BOARD, type BoardResult, DATA, type DataParams, LOOK_UP, type LookUpResult } from '../../server/protocol.ts';
import { TANK_FIRST } from '../server/lsp/fixture.ts';
import { bundler } from './support/scripts.ts';

const { bundleForBrowser, programData } = bundler;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Worker {
  readonly send: (message: unknown) => void;
  readonly end: () => void;
}

type Listener = (event: { readonly data: unknown }) => void;

/** What a worker of a browser has, and the server uses. */
const WEB = {
  AbortController,
  MessageChannel,
  TextDecoder,
  TextEncoder,
  URL,
  clearInterval,
  DecompressionStream,
  Response,
  clearTimeout,
  console,
  crypto,
  performance,
  queueMicrotask,
  setInterval,
  setTimeout,
};

/** What it fetches: each by its address; nothing else is there. */
let served: Readonly<Record<string, () => Promise<Uint8Array>>> = {};
const fetchServed = async (address: string): Promise<Response> => {
  const read = served[address];
  return read === undefined ? new Response(null, { status: 404 }) : new Response(new Uint8Array(await read()));
};

/** A worker that can start others of its program; `started` hears of each. */
const startWorker = (
  program: Script,
  onMessage: (message: unknown) => void,
  started: (href: string) => void = () => undefined,
): Worker => {
  const listeners: Listener[] = [];
  let ended = false;
  /** As from one thread to another: a copy, and later. */
  const posting = (deliver: (message: unknown) => void) => (message: unknown) => {
    const copy = structuredClone(message);
    setTimeout(() => ended || deliver(copy));
  };
  const worker: Record<string, unknown> = {
    ...WEB,
    fetch: fetchServed,
    location: { href: 'https://riftbench.example/web.js' },
    crossOriginIsolated: false,
    postMessage: posting(onMessage),
    addEventListener: (type: string, listener: Listener) => void (type === 'message' && listeners.push(listener)),
    Worker: class {
      onmessage: Listener | null = null;
      readonly #inner: Worker;
      constructor(href: string) {
        started(href);
        this.#inner = startWorker(program, data => this.onmessage?.({ data }), started);
      }
      postMessage(message: unknown): void {
        this.#inner.send(message);
      }
      terminate(): void {
        this.#inner.end();
      }
    },
  };
  worker.self = worker;
  program.runInContext(createContext(worker));
  const send = posting(data => {
    const { onmessage } = worker as { readonly onmessage?: Listener | null };
    const before = [...listeners];
    onmessage?.({ data });
    for (const listener of before) listener({ data });
  });
  return {
    send,
    end: () => {
      ended = true;
    },
  };
};

const AT = 'https://riftbench.example/data/';

let outdir = '';
let program: Script;
let data: StartWithData['data'];
beforeAll(async () => {
  outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-web-'));
  await bundleForBrowser({ outdir, production: true });
  program = new Script(readFileSync(path.join(outdir, 'web.js'), 'utf8'), { filename: 'web.js' });
  data = await programData();
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the language server in a worker of a browser', () => {
  let worker: Worker | undefined;
  /** The addresses of the workers that it started. */
  let others: string[] = [];
  /** What it has fetched, as it tells. */
  let has: DataParams[] = [];
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
  const start = (first: Omit<StartWithData, 'pages'> | Omit<StartWithAddress, 'pages'>): void => {
    worker = startWorker(
      program,
      posted => {
        const message = posted as Message;
        if (message.method === DATA) has.push(message.params as DataParams);
        if (message.id !== undefined && message.method === undefined) waiting.get(message.id)?.(message);
      },
      href => others.push(href),
    );
    worker.send({ ...first, pages: 'https://riftbench.example/pages/' } satisfies BrowserStart);
  };
  const begin = async (files: BrowserStart['files'], folder: string): Promise<void> => {
    start({ data, files });
    await initialize(folder);
  };
  const initialize = async (folder: string): Promise<void> => {
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
  afterEach(() => {
    worker?.end();
    others = [];
    has = [];
    served = {};
  });

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

  it('fetches what it reads, draws a board before it has what a search reads, and says when it has that', async () => {
    const uri = 'memfs:/rulings/tank.rift';
    const names = Object.keys(data);
    let letGo = (): void => undefined;
    const held = new Promise<void>(resolve => {
      letGo = resolve;
    });
    served = {
      [`${AT}index.json`]: async () => Buffer.from(JSON.stringify(Object.fromEntries(names.map(each => [each, each])))),
      ...Object.fromEntries(
        names.map(name => [
          `${AT}${name}`,
          async () => {
            if (FOR_SEARCH.includes(name)) await held;
            return gzipSync(data[name] ?? '', { level: 1 });
          },
        ]),
      ),
    };
    start({ dataAt: AT, files: {} });
    await expect.poll(() => has, { timeout: 20_000 }).toEqual([{ has: 'first' }]);
    await initialize('memfs:/rulings');
    open(uri, TANK_FIRST);
    const board = await request<BoardResult | null>(BOARD, { uri, line: TANK_FIRST.split('\n').length - 2 });
    expect(board?.svg).toContain('Wall');
    letGo();
    await expect.poll(() => has, { timeout: 20_000 }).toEqual([{ has: 'first' }, { has: 'all' }]);
    const { items } = await request<LookUpResult>(LOOK_UP, { words: 'equal might', edition: '1.4' });
    expect(items[0]?.citation).toMatch(/^FAQ equal-might/);
  });

  it('says what could not be fetched', async () => {
    start({ dataAt: AT, files: {} });
    await expect.poll(() => has, { timeout: 20_000 }).toEqual([{ why: `${AT}index.json could not be loaded (404).` }]);
  });

  it('has a list of what only a search reads that is the build’s', () =>
    expect(FOR_SEARCH).toEqual(
      bundler.DATA.filter(({ forSearch }) => forSearch)
        .map(({ file }) => file)
        .sort(),
    ));

  it('hands what takes long to another worker of the same program, which has the files as they are now', async () => {
    const uri = 'memfs:/rulings/long.rift';
    const card = (name: string): string => `card "${name}" spell\n  stun a unit\n`;
    await begin({ 'memfs:/rulings/cards.rift': card('Long Nap') }, 'memfs:/rulings');
    const board = TANK_FIRST.replace('Ana assigns 3 to Wall', 'Ana assigns 2 to Wall');
    const long = `use "cards.rift"\n${'# A remark that makes it long.\n'.repeat(800)}\n${board}\n`;
    open(uri, long);
    expect(await problemsOf(uri)).toContainEqual(expect.stringContaining('465.2.c'));
    expect(others).toEqual(['https://riftbench.example/web.js']);
    notify('riftbench/files', { files: { 'memfs:/rulings/cards.rift': null } });
    notify('workspace/didChangeWatchedFiles', { changes: [{ uri: 'memfs:/rulings/cards.rift', type: 3 }] });
    expect(await problemsOf(uri)).toContainEqual(expect.stringContaining('"cards.rift" cannot be used'));
    expect(others).toHaveLength(1);
  });
});
