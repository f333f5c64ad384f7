import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import {
  CHECK,
  type CheckResult,
  EDITION,
  LOOK_UP,
  type LookUpResult,
  PAGE,
  type PageResult,
  VERDICT,
  type VerdictResult,
} from '../../../server/protocol.ts';
import { TANK_FIRST } from './fixture.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

let program = '';
let client: Client;
beforeAll(async () => {
  program = await bundleServer();
});
afterEach(async () => {
  await client.stop();
});

const URI = 'untitled:Untitled-1';
const WRONG = TANK_FIRST.replace('3 to Wall, 3 to Soldier, 1 to Sniper', '7 to Wall');
const WRONG_LINE = 18;

interface Sent {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly { readonly code: string; readonly codeDescription?: { readonly href: string } }[];
}
interface Pulled {
  readonly kind: string;
  readonly resultId: string;
  readonly items: Sent['diagnostics'];
}

const start = async (
  capabilities: object,
  initializationOptions?: object,
  rootUri: string | null = null,
): Promise<unknown> => {
  client = connect(program);
  const result = await client.request('initialize', {
    processId: process.pid,
    rootUri,
    capabilities,
    initializationOptions,
  });
  client.notify('initialized', {});
  return result;
};
const open = (text: string, uri = URI, version = 1): void =>
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: 'rift', version, text } });
const PULL = { textDocument: { diagnostic: {} } };
const on = (line: number, character: number, uri = URI) => ({ textDocument: { uri }, position: { line, character } });
const pull = (uri = URI, previousResultId?: string): Promise<Pulled> =>
  client.request('textDocument/diagnostic', { textDocument: { uri }, previousResultId });
const codes = (diagnostics: Sent['diagnostics']): readonly string[] => diagnostics.map(({ code }) => code);

describe('diagnostics', () => {
  test('are pushed to a client that does not pull, for the newest text only', async () => {
    const { capabilities } = (await start({})) as { capabilities: Record<string, unknown> };
    expect(capabilities.diagnosticProvider).toBeUndefined();
    open(WRONG);
    const sent = (await client.next('textDocument/publishDiagnostics')) as Sent;
    expect(codes(sent.diagnostics)).toContain('assign/over-lethal');
    expect(sent.version).toBe(1);
    expect(sent.diagnostics.find(({ code }) => code === 'assign/over-lethal')?.codeDescription?.href).toMatch(
      /^file:\/\/\/.*pages\/1\.4\.html#465\.2\.c\.4$/,
    );
    for (let version = 2; version <= 6; version += 1) {
      const at = { line: 0, character: 0 };
      client.notify('textDocument/didChange', {
        textDocument: { uri: URI, version },
        contentChanges: [{ range: { start: at, end: at }, text: '\n' }],
      });
    }
    const last = (await client.next(
      'textDocument/publishDiagnostics',
      params => (params as Sent).version === 6,
    )) as Sent;
    expect(codes(last.diagnostics)).toContain('assign/over-lethal');
    client.notify('textDocument/didClose', { textDocument: { uri: URI } });
    const gone = (await client.next(
      'textDocument/publishDiagnostics',
      params => (params as Sent).version === undefined,
    )) as Sent;
    expect(gone.diagnostics).toEqual([]);
  });

  test('are pulled by a client that can, and never pushed to it', async () => {
    const { capabilities } = (await start(PULL, { pages: 'riftbench' })) as { capabilities: Record<string, unknown> };
    expect(capabilities.diagnosticProvider).toMatchObject({ interFileDependencies: true });
    open(WRONG);
    const first = await pull();
    expect(codes(first.items)).toContain('assign/over-lethal');
    expect(first.items.find(({ code }) => code === 'assign/over-lethal')?.codeDescription?.href).toBe(
      'riftbench:/1.4/rule/465.2.c.4.md',
    );
    expect(await pull(URI, first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId });
    const start_ = { line: WRONG_LINE, character: 0 };
    client.notify('textDocument/didChange', {
      textDocument: { uri: URI, version: 2 },
      contentChanges: [
        {
          range: { start: start_, end: { line: WRONG_LINE + 1, character: 0 } },
          text: '  Ana assigns 3 to Wall, 3 to Soldier, 1 to Sniper\n',
        },
      ],
    });
    const second = await pull(URI, first.resultId);
    expect(codes(second.items)).not.toContain('assign/over-lethal');
    expect(client.told('textDocument/publishDiagnostics')).toEqual([]);
  });

  test.each([
    ['pulled', PULL],
    ['pushed', {}],
  ])('%s of a scenario that takes long are those of any other, and of the newest text', async (_, capabilities) => {
    await start(capabilities);
    const long = (line: string) =>
      `card "Coin Press" gear\n  when you play a token unit: play a 1 might Recruit unit token to your base\n\nscenario "Long"\n  edition 1.3, 1.4\n  player Ana\n  player Ben\n  battlefield Quarry\n  battlefield Meadow\n  base Ana\n    "Coin Press"\n\n  turn Ana\n  effect by Ana: play a 1 might Recruit unit token to your base\n${line}`;
    open(long('  all pass\n'));
    const first = capabilities === PULL ? pull().catch(() => undefined) : undefined;
    const textDocument = { uri: URI, version: 2 };
    client.notify('textDocument/didChange', { textDocument, contentChanges: [{ text: long('\n  all pass\n') }] });
    const { diagnostics } =
      capabilities === PULL
        ? { diagnostics: (await pull()).items }
        : ((await client.next('textDocument/publishDiagnostics', params => (params as Sent).version === 2)) as Sent);
    await first;
    expect(diagnostics).toMatchObject([{ code: 'flow/endless', range: { start: { line: 15 } } }]);
    expect(await client.request('textDocument/documentSymbol', on(0, 0))).toHaveLength(2);
  });

  test('are pulled of a file on disk, too; and keep no name from before a document was closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rift closed '));
    const uri = pathToFileURL(join(folder, 'a.rift')).href;
    writeFileSync(join(folder, 'a.rift'), WRONG);
    await start(PULL);
    expect(codes((await pull(uri)).items)).toContain('assign/over-lethal');
    expect(await pull(pathToFileURL(join(folder, 'none.rift')).href)).toEqual({ kind: 'full', items: [] });
    open(WRONG, uri);
    const { resultId } = await pull(uri);
    client.notify('textDocument/didClose', { textDocument: { uri } });
    open(TANK_FIRST, uri);
    const again = await pull(uri, resultId);
    expect(again.kind).toBe('full');
    expect(codes(again.items)).not.toContain('assign/over-lethal');
  });

  test('follow riftbench.json, and its changes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rift bench '));
    mkdirSync(join(folder, 'deep er'));
    writeFileSync(join(folder, 'riftbench.json'), '{"edition": "1.0"}');
    const uri = pathToFileURL(join(folder, 'deep er', 'a b.rift')).href;
    await start(PULL, { edition: '1.1' }, pathToFileURL(folder).href);
    // In 1.0 nothing limits what one unit is assigned.
    open(WRONG.replace('  edition 1.4\n', '').replace(' because 465.2.c.4', ''), uri);
    expect(await client.request(EDITION, { uri, line: 1 })).toEqual({ editions: ['1.0'], from: 'riftbench.json' });
    expect(codes((await pull(uri)).items)).not.toContain('assign/over-lethal');
    writeFileSync(join(folder, 'riftbench.json'), '{"edition": "1.4"}');
    client.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: pathToFileURL(join(folder, 'riftbench.json')).href, type: 2 }],
    });
    expect(codes((await pull(uri)).items)).toContain('assign/over-lethal');
    expect(await client.request(EDITION, { uri: 'untitled:x' })).toEqual({ editions: ['1.1'], from: 'setting' });
  });

  test('follow riftbench.json where the client watches no files, once a document is saved', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rift unwatched '));
    const uri = pathToFileURL(join(folder, 'a.rift')).href;
    const { capabilities } = (await start({})) as { capabilities: { textDocumentSync?: object } };
    expect(capabilities.textDocumentSync).toMatchObject({ save: { includeText: false } });
    open(WRONG.replace('  edition 1.4\n', '').replace(' because 465.2.c.4', ''), uri);
    const first = (await client.next('textDocument/publishDiagnostics')) as Sent;
    expect(codes(first.diagnostics)).toContain('assign/over-lethal');
    writeFileSync(join(folder, 'riftbench.json'), '{"edition": "1.0"}');
    client.notify('textDocument/didSave', { textDocument: { uri } });
    await client.next(
      'textDocument/publishDiagnostics',
      params => !codes((params as Sent).diagnostics).includes('assign/over-lethal'),
    );
  });

  test('follow the setting where nothing else is said', async () => {
    await start(PULL, { edition: '1.0' });
    open(WRONG.replace('  edition 1.4\n', ''));
    expect(codes((await pull()).items)).not.toContain('assign/over-lethal');
    client.notify('workspace/didChangeConfiguration', { settings: { riftbench: { edition: '1.4' } } });
    expect(codes((await pull()).items)).toContain('assign/over-lethal');
  });
});

describe('requests', () => {
  test('about a document are answered', async () => {
    await start(PULL, { pages: 'riftbench' });
    open(WRONG);
    const hover = await client.request<{ contents: { value: string } }>('textDocument/hover', on(WRONG_LINE, 20));
    expect(hover.contents.value).toContain('**Wall** of Ben');
    const range = { start: { line: WRONG_LINE, character: 16 }, end: { line: WRONG_LINE, character: 16 } };
    const { items } = await pull();
    const actions = await client.request<{ title: string; edit: object }[]>('textDocument/codeAction', {
      textDocument: { uri: URI },
      range,
      context: { diagnostics: items },
    });
    expect(actions[0]?.title).toContain('3 to Wall, 3 to Soldier, 1 to Sniper');
    expect(await client.request('textDocument/definition', on(15, 14))).toMatchObject({
      range: { start: { line: 12 } },
    });
    expect(await client.request('textDocument/documentSymbol', on(0, 0))).toHaveLength(1);
    expect(await client.request('textDocument/foldingRange', on(0, 0))).not.toHaveLength(0);
    expect(await client.request('textDocument/documentLink', on(0, 0))).toHaveLength(2);
    const tokens = await client.request<{ data: number[]; resultId: string }>(
      'textDocument/semanticTokens/full',
      on(0, 0),
    );
    expect(tokens.data.length % 5).toBe(0);
    expect(
      await client.request('textDocument/semanticTokens/full/delta', {
        ...on(0, 0),
        previousResultId: tokens.resultId,
      }),
    ).toMatchObject({ edits: [] });
    const places = await client.request<{ items: { label: string; sortText: string }[] }>(
      'textDocument/completion',
      on(15, 22),
    );
    expect(places.items.toSorted((a, b) => a.sortText.localeCompare(b.sortText))[0]?.label).toBe('Sunken Temple');
  });

  test('complete cards, and show beside each what it is, to a client that can', async () => {
    const capabilities = await start({
      ...PULL,
      textDocument: { diagnostic: {}, completion: { completionItem: { labelDetailsSupport: true } } },
    });
    expect(JSON.stringify(capabilities)).toContain('"["');
    open('scenario "x"\n  player Ana\n  base Ana\n    Foxy = Ahr\n');
    const { items } = await client.request<{ items: readonly object[] }>('textDocument/completion', {
      textDocument: { uri: URI },
      position: { line: 3, character: 14 },
    });
    expect(items[0]).toMatchObject({
      label: 'Ahri, Alluring',
      labelDetails: { description: 'champion unit' },
      textEdit: { newText: '"Ahri, Alluring"', range: { start: { line: 3, character: 11 } } },
    });
  });

  test('of our own clients are answered', async () => {
    await start(PULL, { pages: 'riftbench' });
    open(TANK_FIRST);
    const { items: found } = await client.request<LookUpResult>(LOOK_UP, { words: '465.2.c.3', edition: '1.4' });
    expect(found[0]).toMatchObject({
      kind: 'rule',
      id: '465.2.c.3',
      uri: 'riftbench:/1.4/rule/465.2.c.3.md',
      citation: 'CR 465.2.c.3 (1.4)',
    });
    const { items: faq } = await client.request<LookUpResult>(LOOK_UP, { words: 'equal might', edition: '1.4' });
    const faqPage = await client.request<PageResult>(PAGE, { uri: faq[0]?.uri });
    expect(faq[0]?.citation).toMatch(/^FAQ equal-might \(/);
    expect(faqPage.citation).toBe(faq[0]?.citation);
    const page = await client.request<PageResult>(PAGE, { uri: found[0]?.uri });
    expect(page.citation).toBe('CR 465.2.c.3 (1.4)');
    expect(markdownOf(page.blocks)).toContain('465.2.c.3');
    expect(await client.request(PAGE, { uri: 'riftbench:/1.4/rule/99999.md' })).toBeNull();
    const verdict = await client.request<VerdictResult>(VERDICT, on(0, 3));
    expect(verdict.text).toMatch(/^(Yes|No): /);
  });

  test('to check files answer for each, with progress', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'riftbench check '));
    writeFileSync(join(folder, 'good one.rift'), TANK_FIRST);
    // A byte order mark counts as nothing, here as in an editor.
    writeFileSync(join(folder, 'marked.rift'), `\ufeff${TANK_FIRST}`);
    writeFileSync(join(folder, 'utf16.rift'), Buffer.from(`\ufeff${TANK_FIRST}`, 'utf16le'));
    writeFileSync(join(folder, 'bad.md'), `\`\`\`rift\n${WRONG}\`\`\`\n`);
    const uris = ['good one.rift', 'bad.md', 'none.rift', 'marked.rift', 'utf16.rift'].map(
      name => pathToFileURL(join(folder, name)).href,
    );
    await start(PULL);
    const { files } = await client.request<CheckResult>(CHECK, { uris, workDoneToken: 'check' });
    expect(files).toEqual([
      { uri: uris[0], passed: 1, failed: 0, untested: 0, errors: 0 },
      { uri: uris[1], passed: 0, failed: 1, untested: 0, errors: expect.any(Number) },
      { uri: uris[2], passed: 0, failed: 0, untested: 0, errors: 0, unreadable: 'there is no such file or folder.' },
      { uri: uris[3], passed: 1, failed: 0, untested: 0, errors: 0 },
      { uri: uris[4], passed: 0, failed: 0, untested: 0, errors: 0, unreadable: expect.stringContaining('UTF-16') },
    ]);
    expect(files[1]?.errors).toBeGreaterThan(0);
    const kinds = client.told('$/progress').map(params => (params as { value: { kind: string } }).value.kind);
    expect(kinds).toEqual(['begin', ...uris.map(() => 'report'), 'end']);
  });
});

describe('the server survives', () => {
  test('requests before and beside any document, in any order', async () => {
    client = connect(program);
    expect((await client.ask('textDocument/hover', on(0, 0))).error).toBeDefined();
    await client.request('initialize', { processId: null, rootUri: null, capabilities: PULL });
    expect((await client.ask('textDocument/hover', on(0, 0))).result).toBeNull();
    client.notify('initialized', {});
    client.notify('textDocument/didChange', {
      textDocument: { uri: URI, version: 9 },
      contentChanges: [{ text: 'x' }],
    });
    client.notify('textDocument/didClose', { textDocument: { uri: 'untitled:never' } });
    open(TANK_FIRST);
    expect((await pull()).kind).toBe('full');
  });

  test('params that make no sense', async () => {
    await start(PULL);
    open(WRONG);
    const garbage = [
      undefined,
      null,
      {},
      { textDocument: 7 },
      { textDocument: { uri: 3 } },
      on(-1, -1),
      { ...on(0, 0), position: 'x' },
    ];
    for (const method of [
      'hover',
      'completion',
      'definition',
      'references',
      'codeAction',
      'formatting',
      'rename',
      'selectionRange',
      'semanticTokens/range',
      'diagnostic',
      'rangeFormatting',
    ]) {
      for (const params of garbage) await client.ask(`textDocument/${method}`, params);
    }
    for (const method of [
      LOOK_UP,
      PAGE,
      VERDICT,
      CHECK,
      EDITION,
      'workspace/symbol',
      'completionItem/resolve',
      'no/such/method',
    ]) {
      for (const params of [undefined, null, {}, { uri: 'x:y' }, { uris: [1] }, { words: 5 }])
        await client.ask(method, params);
    }
    expect((await client.ask('textDocument/hover', { textDocument: {} })).error?.message).toContain('textDocument.uri');
    expect((await client.ask('textDocument/hover', on(999_999, 999_999))).error).toBeUndefined();
    client.notify('textDocument/didOpen', {});
    client.notify('textDocument/didChange', {
      textDocument: { uri: URI, version: 2 },
      contentChanges: [{ range: 5, text: 'x' }],
    });
    client.notify('workspace/didChangeConfiguration', null);
    client.notify('workspace/didChangeWatchedFiles', null);
    expect(codes((await pull()).items)).toContain('assign/over-lethal');
  });

  test('a message that is no JSON, or no message', async () => {
    await start(PULL);
    open(WRONG);
    const NO_MESSAGES = [
      '5',
      'null',
      '"x"',
      '[]',
      '[{"jsonrpc":"2.0","id":1,"method":"shutdown"}]',
      '{}',
      '{"jsonrpc":"2.0","id":{},"method":"shutdown"}',
      '{"jsonrpc":"2.0","id":null,"method":"shutdown"}',
      '{"jsonrpc":"2.0","id":1,"method":5}',
      '{"jsonrpc":"2.0","method":"$/cancelRequest"}',
    ];
    for (const text of ['{"json": }', ...NO_MESSAGES]) client.write(`Content-Length: ${text.length}\r\n\r\n${text}`);
    // An answer to what nobody asked, without a result.
    client.write('Content-Length: 31\r\n\r\n{"jsonrpc":"2.0","id":"nobody"}');
    expect(codes((await pull()).items)).toContain('assign/over-lethal');
    expect(client.unaddressed).toMatchObject(
      [-32700, ...NO_MESSAGES.map(() => -32600)].map(code => ({ id: null, error: { code } })),
    );
    expect(JSON.stringify(client.told('window/logMessage'))).not.toContain('TypeError');
  });

  test('texts of any sort', async () => {
    await start(PULL);
    const texts = [
      '',
      '\u0000\uFFFF',
      '"'.repeat(5000),
      'scenario\n'.repeat(2000),
      'expect '.repeat(3000),
      WRONG.slice(0, 400),
      '4000000000x a might 1\n',
      '\uFEFFscenario "x"\n  player Ana\r  player Ben\r\n',
    ];
    for (const [index, text] of texts.entries()) {
      const uri = `untitled:${index}`;
      open(text, uri);
      expect((await pull(uri)).kind).toBe('full');
      for (const method of [
        'documentSymbol',
        'foldingRange',
        'semanticTokens/full',
        'documentLink',
        'formatting',
        'completion',
        'hover',
      ]) {
        const answer = await client.ask(`textDocument/${method}`, {
          ...on(0, 3, uri),
          options: { tabSize: 2, insertSpaces: true },
        });
        expect(answer.error).toBeUndefined();
      }
    }
  });

  test('and ends with 0 when it is told to', async () => {
    await start(PULL);
    expect(await client.stop()).toBe(0);
    client = connect(program);
    await client.request('initialize', { processId: null, rootUri: null, capabilities: {} });
  });
});
