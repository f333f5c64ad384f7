import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkFiles } from '../../../server/analysis/check.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { nodePaths } from '../../../server/hosts/node/nodeFiles.ts';
import { readClient } from '../../../server/lsp/client.ts';
import { openDocuments } from '../../../server/lsp/documents.ts';
import { guardNotification, guardRequest } from '../../../server/lsp/guard.ts';
import { DEBOUNCE, type Published, publisher } from '../../../server/lsp/publisher.ts';
import { fixture, TANK_FIRST } from './fixture.ts';

describe('published diagnostics', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const setUp = () => {
    const versions = new Map([
      ['a', 1],
      ['broken', 1],
    ]);
    const sent: (Omit<Published, 'version'> & { readonly version?: number })[] = [];
    const gates: (() => void)[] = [];
    const failures: unknown[] = [];
    const made = publisher(
      async uri => {
        const version = versions.get(uri);
        if (version === undefined) return undefined;
        if (uri === 'broken') throw new Error('a mistake of ours');
        await new Promise<void>(resolve => gates.push(resolve));
        return { uri, version, diagnostics: [] };
      },
      ({ uri, version }) => versions.get(uri) === version,
      published => sent.push(published),
      error => failures.push(error),
    );
    const compute = async (): Promise<void> => {
      await vi.advanceTimersByTimeAsync(DEBOUNCE);
      gates.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    };
    return { versions, sent, failures, gates, made, compute };
  };

  test('wait for a pause in the typing, and not long', async () => {
    const { made, sent, gates, compute } = setUp();
    for (let count = 0; count < 5; count += 1) made.touch('a');
    await compute();
    expect(sent).toHaveLength(1);
    expect(gates).toHaveLength(0);
    expect(DEBOUNCE).toBeLessThanOrEqual(50);
  });

  test('of a text that has changed meanwhile are thrown away', async () => {
    const { made, sent, gates, versions } = setUp();
    made.touch('a');
    await vi.advanceTimersByTimeAsync(DEBOUNCE);
    versions.set('a', 2);
    gates.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([]);
  });

  test('are taken away when the document is closed, waiting ones too', async () => {
    const { made, sent } = setUp();
    made.touch('a');
    made.close('a');
    await vi.advanceTimersByTimeAsync(DEBOUNCE * 2);
    expect(sent).toEqual([{ uri: 'a', diagnostics: [] }]);
  });

  test('that cannot be computed are told of, and those of other documents come', async () => {
    const { made, sent, failures, compute } = setUp();
    made.touch('broken');
    made.touch('a');
    await compute();
    expect(failures).toEqual([new Error('a mistake of ours')]);
    expect(sent.map(({ uri }) => uri)).toEqual(['a']);
  });
});

test('a check that is cancelled gives what it has', async () => {
  // On a clock that stands still no file takes longer than a slice, after which it would be left unfinished.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const seen: string[] = [];
  const { files } = await checkFiles({
    uris: ['a', 'b', 'c'],
    open: async () => fixture(TANK_FIRST).analysis,
    onProgress: (_, uri) => seen.push(uri),
    isCancelled: () => seen.length === 2,
    nextTurn: nodeHost.nextTurn,
  });
  expect(files.map(({ uri, passed }) => [uri, passed])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
  clock.mockRestore();
});

describe('the guard', () => {
  test('answers an error that names the request and logs why', async () => {
    const logged: string[] = [];
    const guarded = guardRequest(message => logged.push(message))('x/y', () => {
      throw new Error('planted');
    });
    await expect(guarded()).rejects.toMatchObject({ code: -32603, message: expect.stringContaining('x/y') });
    expect(logged[0]).toContain('planted');
  });

  test('keeps a bad notification from doing harm', async () => {
    const logged: string[] = [];
    await guardNotification(message => logged.push(message))('x/y', () => {
      throw new TypeError('no such thing');
    })();
    expect(logged).toEqual(['x/y ignored: no such thing']);
  });
});

describe('documents', () => {
  const opened = () => {
    const documents = openDocuments();
    documents.open({ textDocument: { uri: 'a', languageId: 'rift', version: 1, text: 'one\ntwo\n' } });
    return documents;
  };
  const at = (line: number, character: number) => ({ line, character });

  test('follow incremental changes, one after the other', () => {
    const documents = opened();
    documents.change({
      textDocument: { uri: 'a', version: 2 },
      contentChanges: [
        { range: { start: at(0, 0), end: at(0, 3) }, text: 'three\nfour' },
        { range: { start: at(1, 0), end: at(1, 0) }, text: '>' },
      ],
    });
    expect(documents.get('a')).toMatchObject({ text: 'three\n>four\ntwo\n', version: 2 });
  });

  test('refuse what makes no sense, and stay as they are', () => {
    const documents = opened();
    expect(() => documents.open({})).toThrow(TypeError);
    expect(() => documents.change({ textDocument: { uri: 'b' }, contentChanges: [] })).toThrow('not open');
    expect(() =>
      documents.change({ textDocument: { uri: 'a' }, contentChanges: [{ range: { start: 1 }, text: '' }] }),
    ).toThrow(TypeError);
    expect(() => documents.close(null)).toThrow(TypeError);
    expect(documents.get('a')?.text).toBe('one\ntwo\n');
  });
});

test('a client is read with care', () => {
  const params = { processId: null, rootUri: null, capabilities: {}, workspaceFolders: null };
  expect(readClient(params, nodePaths)).toMatchObject({ pullsDiagnostics: false, opensPages: false, folders: [] });
  expect(readClient({ ...params, initializationOptions: { pages: 5, edition: 7 } }, nodePaths)).toMatchObject({
    opensPages: false,
    edition: undefined,
  });
  expect(
    readClient(
      {
        ...params,
        workspaceFolders: [
          { uri: 'file:///a%20b', name: 'x' },
          { uri: 'untitled:z', name: 'y' },
        ],
      },
      nodePaths,
    ).folders,
  ).toEqual(['/a b']);
});
