import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { nodeImports } from '../../../server/hosts/node/lsp/nodeImports.ts';
/** Imports through the language server: asked for, told of, and there at once. */

import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { customAnswers } from '../../../server/lsp/customRequests.ts';
import { type OpenWorkspace, openDocuments } from '../../../server/lsp/documents.ts';
import type { ProgressValue } from '../../../server/lsp/progress.ts';
import {
  IMPORT,
  IMPORTS,
  type ImportResult,
  type ImportsResult,
  LOOK_UP,
  type LookUpResult,
  OUTLINE,
  type OutlineResult,
  PAGE,
  type PageResult,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
} from '../../../server/protocol.ts';
import { HARMFUL } from '../hosts/node/library/harmfulPdf.ts';

const NAME = 'riftbound-tournament-rules';
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
let workspace: OpenWorkspace;
let told: ProgressValue[] = [];
let answers: ReturnType<typeof customAnswers>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riftbench imports '));
  before = process.env.RIFTBENCH_LIBRARY;
  process.env.RIFTBENCH_LIBRARY = join(folder, 'library');
  workspace = makeWorkspace({
    host: nodeHost,
    documents: openDocuments(),
    load: () => loadToolbox({ kind: 'client' }),
    onFailure: error => {
      throw error;
    },
  });
  told = [];
  answers = customAnswers(workspace, (_, value) => 'kind' in value && told.push(value), undefined, {
    imports: nodeImports,
  });
});
afterEach(() => {
  process.env.RIFTBENCH_LIBRARY = before;
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, text: string | Uint8Array): string => {
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
          uses: ['a separate book: 12 rules, found as TR 600 or by their words'],
          unsure: 0,
          uri: 'riftbench:/1.5/document/import%20riftbound-tournament-rules.md',
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

  const pageAt = async (uri: string): Promise<PageResult> => (await answers[PAGE]({ uri })) as PageResult;

  test('is there at once, in look-up and on pages', async () => {
    expect(await find('TR 601.1')).not.toContain('document TR 601.1');
    let changes = 0;
    workspace.onBookChange(() => changes++);
    await load([put('tr.txt', RULES)]);
    expect((await find('TR 601.1'))[0]).toBe('document TR 601.1');
    const page = await pageAt('riftbench:/1.4/document/TR%20601.1.md');
    expect(page.title).toBe('TR 601.1');
    expect(markdownOf(page.blocks)).toContain('like marmots');
    const report = await pageAt('riftbench:/1.4/document/import%20riftbound-tournament-rules.md');
    expect(markdownOf(report.blocks)).toContain('## Uncertain (0)\n\nNothing.');
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
      refused: [{ file: 'note.txt', why: expect.stringContaining('it is not a kind of rules text') }],
    });
    expect(readdirSync(folder)).not.toContain('library');
  });

  test('can be cancelled, and changes nothing', async () => {
    let asked = 0;
    expect(await load([put('tr.txt', RULES)], () => ++asked > 1)).toEqual({ kind: 'cancelled' });
    expect(readdirSync(folder)).not.toContain('library');
    expect(told.at(-1)).toEqual({ kind: 'end' });
  });

  test('of a PDF that is made to do harm is refused or cancelled, and the server goes on', async () => {
    const [[, harmful]] = HARMFUL;
    const pdf = put('harmful.pdf', harmful);
    let asked = 0;
    expect(await load([pdf], () => ++asked > 5)).toEqual({ kind: 'cancelled' });
    expect(await load([put('tr.txt', RULES), pdf])).toEqual({
      kind: 'refused',
      refused: [
        {
          file: join(folder, 'harmful.pdf'),
          why: expect.stringContaining('this PDF cannot be read: one of'),
          isUnread: true,
        },
      ],
    });
    expect(told.at(-1)).toEqual({ kind: 'end' });
    expect(readdirSync(folder)).not.toContain('library');
    expect(await load([put('tr.txt', RULES)])).toMatchObject({ kind: 'imported' });
  });

  const listed = async (): Promise<ImportsResult> => (await answers[IMPORTS]()) as ImportsResult;

  test('is listed, with what it is good for and where its file is', async () => {
    expect((await listed()).documents).toEqual([]);
    const file = put('tr.txt', RULES);
    await load([file]);
    expect(await listed()).toEqual({
      folder: join(folder, 'library'),
      problems: [],
      documents: [
        {
          name: NAME,
          title: 'Riftbound Tournament Rules',
          form: 'rules document',
          date: '2031-02-03',
          file: 'tr.txt',
          path: join(folder, 'tr.txt'),
          uses: ['a separate book: 12 rules, found as TR 600 or by their words'],
          uri: `riftbench:/1.5/document/import%20${NAME}.md`,
        },
      ],
    });
    rmSync(join(folder, 'tr.txt'));
    expect((await listed()).documents[0]).not.toHaveProperty('path');
    const tree = (await answers[OUTLINE]({})) as OutlineResult;
    expect(tree.nodes.at(-1)).toMatchObject({ id: 'imports', description: '1' });
    expect(((await answers[OUTLINE]({ node: 'imports' })) as OutlineResult).nodes).toEqual([
      expect.objectContaining({ id: `imports/${NAME}`, kind: 'document', label: 'Riftbound Tournament Rules' }),
    ]);
  });

  test('is taken away, and can be put back until it is imported again', async () => {
    const file = put('tr.txt', RULES);
    expect(await answers[REMOVE_IMPORT]({ name: NAME })).toBe(false);
    await load([file]);
    expect(await answers[REMOVE_IMPORT]({ name: NAME })).toBe(true);
    expect((await listed()).documents).toEqual([]);
    expect(await find('TR 601.1')).not.toContain('document TR 601.1');
    expect(await answers[RESTORE_IMPORT]({ name: NAME })).toBe(true);
    expect((await find('TR 601.1'))[0]).toBe('document TR 601.1');
    expect(await answers[RESTORE_IMPORT]({ name: NAME })).toBe(false);
    await answers[REMOVE_IMPORT]({ name: NAME });
    await load([file]);
    expect(await answers[RESTORE_IMPORT]({ name: NAME })).toBe(false);
    await expect(answers[REMOVE_IMPORT]({})).rejects.toThrow('name must be a string');
  });

  test('is brought up to date by its own file, and by no other document', async () => {
    const file = put('tr.txt', RULES);
    await load([file]);
    const again = (uri: string) => answers[IMPORT]({ uris: [uri], updates: NAME }, { isCancellationRequested: false });
    expect(await again(file)).toMatchObject({ documents: [{ name: NAME, rules: 12, unchanged: true }] });
    put('tr.txt', `${RULES}\n604. The end\n604.1. Everybody goes home like a badger.`);
    const [updated] = ((await again(file)) as Extract<ImportResult, { kind: 'imported' }>).documents;
    expect(updated).toMatchObject({ name: NAME, rules: 14 });
    expect(updated).not.toHaveProperty('unchanged');
    const other = put('other.txt', RULES.replace('Tournament Rules', 'Draft Rules'));
    expect(await again(other)).toMatchObject({
      kind: 'refused',
      refused: [{ file: 'other.txt', why: expect.stringContaining('it is another document, "Riftbound Draft Rules"') }],
    });
    expect((await listed()).documents.map(({ name }) => name)).toEqual([NAME]);
  });

  test('of cards says where they stand', async () => {
    const cards = [
      { name: 'Abandon', abilityText: 'Counter a spell unless its controller pays 2 as an invented text.' },
      { name: 'Marmot of Nowhere', abilityText: 'This is a card that nobody knows.' },
    ];
    const result = await load([put('gallery.json', JSON.stringify({ cards }))]);
    expect(result).toMatchObject({
      documents: [
        {
          matched: 1,
          uses: [
            '1 card text on the pages of the cards',
            '1 card text of cards that the library lacks: the search finds it',
          ],
        },
      ],
    });
  });

  test('asks for a list of files', async () => {
    await expect(load('tr.txt' as unknown as readonly string[])).rejects.toThrow('uris must be a list of strings');
  });
});
