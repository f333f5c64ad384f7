/** Imports through the language server: asked for, told of, and there at once. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { customAnswers } from '../../../server/lsp/customRequests.ts';
import type { Progress } from '../../../server/lsp/progress.ts';
import { loadToolbox } from '../../../server/lsp/toolbox.ts';
import { makeWorkspace, type Workspace } from '../../../server/lsp/workspace.ts';
import { IMPORT, type ImportResult, LOOK_UP, type LookUpResult, PAGE } from '../../../server/protocol.ts';
import { uriOf } from '../../../server/shared/paths.ts';

const RULES = [
  'Riftbound Tournament Rules Last Updated: 2031-02-03',
  ...Array.from({ length: 4 }, (_, i) => [
    `${600 + i}. Section ${i}`,
    `${600 + i}.1. Players of round ${i} greet each other like marmots.`,
    `${600 + i}.2. Whoever comes late to round ${i} loses ${i + 1} points.`,
  ]).flat(),
].join('\n');

let folder = '';
let before: string | undefined;
let workspace: Workspace;
let told: Progress[] = [];
let answers: ReturnType<typeof customAnswers>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftbench imports '));
  before = process.env.RIFTBENCH_LIBRARY;
  process.env.RIFTBENCH_LIBRARY = join(folder, 'library');
  workspace = makeWorkspace({
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
  told = [];
  answers = customAnswers(workspace, (_, value) => told.push(value));
});
afterEach(() => {
  process.env.RIFTBENCH_LIBRARY = before;
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return uriOf(join(folder, name));
};
const load = (uris: readonly string[], isCancelled = () => false): Promise<ImportResult> =>
  answers[IMPORT](
    { uris, workDoneToken: 'import' },
    {
      get isCancellationRequested() {
        return isCancelled();
      },
    },
  );
const find = async (words: string): Promise<readonly string[]> =>
  ((await answers[LOOK_UP]({ words, limit: 3 })) as LookUpResult).items.map(({ kind, id }) => `${kind} ${id}`);

describe('riftbench/import', () => {
  test('imports, tells how far it is, and what it came to', async () => {
    const result = await load([put('tr.txt', RULES)]);
    expect(result).toEqual({
      kind: 'imported',
      folder: join(folder, 'library'),
      documents: [
        {
          name: 'riftbound-tournament-rules',
          title: 'Riftbound Tournament Rules',
          rules: 12,
          others: 0,
          matched: 0,
          unsure: 0,
          uri: 'riftbench:/1.4/document/import%20riftbound-tournament-rules.md',
        },
      ],
    });
    expect(told[0]).toMatchObject({ kind: 'begin', cancellable: true });
    expect(told.at(-1)).toEqual({ kind: 'end' });
    expect(told.flatMap(value => (value.kind === 'report' ? value.message : []))).toEqual([
      'Reading tr.txt',
      'Recognising tr.txt',
      'Mapping tr.txt',
      'Writing',
    ]);
  });

  test('is there at once, in look-up and on pages', async () => {
    expect(await find('TR 601.1')).not.toContain('document TR 601.1');
    let changes = 0;
    workspace.onBookChange(() => changes++);
    await load([put('tr.txt', RULES)]);
    expect((await find('TR 601.1'))[0]).toBe('document TR 601.1');
    expect(await answers[PAGE]({ uri: 'riftbench:/1.4/document/TR%20601.1.md' })).toMatchObject({
      title: 'TR 601.1',
      markdown: expect.stringContaining('like marmots'),
    });
    expect(
      await answers[PAGE]({ uri: 'riftbench:/1.4/document/import%20riftbound-tournament-rules.md' }),
    ).toMatchObject({
      markdown: expect.stringContaining('## Unsure (0)\n\nNothing.'),
    });
    await new Promise(resolve => setImmediate(resolve));
    expect(changes).toBe(1);
  });

  test('says why a file is refused, and changes nothing', async () => {
    const result = await load([put('tr.txt', RULES), put('note.txt', 'Apples.'), 'untitled:x']);
    expect(result).toEqual({
      kind: 'refused',
      refused: [{ file: 'untitled:x', why: 'it is no file on this machine.' }],
    });
    expect(await load([put('tr.txt', RULES), put('note.txt', 'Apples.')])).toEqual({
      kind: 'refused',
      refused: [{ file: 'note.txt', why: expect.stringContaining('it is no rules text') }],
    });
    expect(readdirSync(folder)).not.toContain('library');
  });

  test('can be cancelled, and changes nothing', async () => {
    let asked = 0;
    expect(await load([put('tr.txt', RULES)], () => ++asked > 1)).toEqual({ kind: 'cancelled' });
    expect(readdirSync(folder)).not.toContain('library');
    expect(told.at(-1)).toEqual({ kind: 'end' });
  });

  test('asks for a list of files', async () => {
    await expect(load('tr.txt' as unknown as readonly string[])).rejects.toThrow('uris has to be a list of texts');
  });
});
