/** What pages and the tree of the rule book need of the server: scenarios run, the outline, where the workspace cites rules. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EDITIONS, isNewerThanDefault, PLAYED_EDITIONS } from '../../../engine/game/state/editions.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { pageAt, pageUri, parsePageUri } from '../../../rules-db/pages.ts';
import { outlineUnder, outlineWith } from '../../../server/analysis/outline.ts';
import { page as pageAsked } from '../../../server/analysis/page.ts';
import { rulingScenarioIds } from '../../../server/analysis/rulings/rulings.ts';
import { makeWorkspace } from '../../../server/analysis/workspace.ts';
import { uriOf } from '../../../server/hosts/node/fileUris.ts';
import { nodeHost } from '../../../server/hosts/node/host.ts';
import { loadToolbox } from '../../../server/hosts/node/lsp/toolbox.ts';
import { customAnswers } from '../../../server/lsp/customRequests.ts';
import { type OpenWorkspace, openDocuments } from '../../../server/lsp/documents.ts';
import {
  OUTLINE,
  type OutlineNode,
  type OutlineResult,
  PAGE,
  type PageResult,
  SCENARIO,
  type ScenarioResult,
} from '../../../server/protocol.ts';
import { inMarkdown } from '../../rules-db/inMarkdown.ts';

const book = loadRuleBook();
const page = async (...asked: Parameters<typeof pageAsked>) => inMarkdown(await pageAsked(...asked)) ?? null;
const EQUAL = 'faq/combat: Equal Might: nobody left, nobody in control, nobody scores';

describe("a scenario's page", () => {
  test('tells what comes of it in each edition, and the steps with their rules', async () => {
    const found = await page(book, pageUri('scenario', EQUAL, '1.3'));
    const markdown = found?.markdown ?? '';
    expect(found?.title).toBe('Equal Might: nobody left, nobody in control, nobody scores');
    expect(markdown.match(/✓ passed/g)).toHaveLength(
      PLAYED_EDITIONS.filter(edition => !isNewerThanDefault(edition)).length,
    );
    expect(markdown).toContain('| **1.3** | ✓ passed | described below |');
    expect(markdown).toContain(`](${pageUri('scenario', EQUAL, '1.2')})`);
    expect(markdown).toContain('## How it goes in 1.3');
    expect(markdown).toMatch(/`all pass`\n\n- .+ \[\d{3}[\w.]*\]\(riftbench:\/1\.3\/rule\//);
    expect(markdown).toContain('- ✓ Holds: ');
    expect(markdown).toContain(`[Open as a file](${pageUri('open', EQUAL, '1.3')})`);
    expect(markdown).toMatch(/\n```rift\n(?:# |card "|scenario ")[\s\S]*\n```\n$/);
    expect(markdown).toContain('(riftbench:/1.3/faq/equal-might.md)');
  });

  test('tells the newest of its editions where it does not run in the one asked for', async () => {
    const id = rulingScenarioIds().find(each => each.startsWith('publisher/vegas: ')) ?? '';
    expect((await page(book, pageUri('scenario', id, '1.0')))?.markdown).toMatch(/## How it goes in 1\.[2345]\n/);
    expect(await page(book, pageUri('scenario', 'faq/combat: No such one', '1.4'))).toBeNull();
  });

  test('can be made of each, and leads only to pages that there are', async () => {
    const some = rulingScenarioIds().filter((_, at) => at % 23 === 0);
    for (const id of some) {
      const markdown = (await page(book, pageUri('scenario', id, '1.4')))?.markdown ?? '';
      expect(markdown, id).toContain('✓ passed');
      expect(markdown, id).not.toContain('✗');
      for (const [, uri = ''] of markdown.matchAll(/\]\((riftbench:[^)]+\/rule\/[^)]+)\)/g)) {
        const address = parsePageUri(uri);
        expect(address && pageAt(book, address), uri).toBeDefined();
      }
    }
  });
});

describe('the outline', () => {
  const idsUnder = (node: string) => outlineUnder(book, '1.4', node).map(({ id }) => id);
  const everyNode = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
    nodes.flatMap(each => [each, ...everyNode(each.children ?? [])]);

  test('begins with the books, rulings, keywords and cards, and goes down to each rule', () => {
    expect(idsUnder('')).toEqual(['rules', 'book-tournament-rules', 'entries', 'keywords', 'cards']);
    expect(idsUnder('rules')).toContain('rules/300');
    expect(idsUnder('rules/463')).toEqual(['rules/464', 'rules/465', 'rules/466']);
    expect(outlineUnder(book, '1.4', 'rules/465.2.c').find(({ id }) => id === 'rules/465.2.c.3')).toEqual({
      id: 'rules/465.2.c.3',
      label: '465.2.c.3',
      description: 'Lethal damage first',
      tooltip: expect.stringMatching(/lethal/),
      kind: 'rule',
      uri: 'riftbench:/1.4/rule/465.2.c.3.md',
      citation: 'CR 465.2.c.3 (1.4)',
      hasChildren: false,
    });
    expect(idsUnder('nonsense')).toEqual([]);
  });

  test.each(EDITIONS)('of %s has everything once, each with a page', edition => {
    const all = (node: string): readonly OutlineNode[] =>
      outlineUnder(book, edition, node).flatMap(each => [each, ...(each.hasChildren ? all(each.id) : [])]);
    const nodes = all('');
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    const count = (kind: string) => nodes.filter(each => each.kind === kind).length;
    expect(count('rule')).toBe(book.numbers(edition).length);
    expect(count('faq') + count('ruling')).toBe(book.entries.length);
    const leaves = nodes.filter(({ kind }) => kind !== 'group').filter((_, at) => at % 29 === 0);
    for (const { uri = '', citation } of leaves) {
      const address = parsePageUri(uri);
      expect(address && pageAt(book, address)?.citation, uri).toBe(citation);
    }
  });

  test('puts what holds first, and says of the rest why not', () => {
    const [source] = outlineUnder(book, '1.4', 'entries');
    for (const { id } of outlineUnder(book, '1.4', 'entries')) {
      const doubts = outlineUnder(book, '1.4', id).map(({ description }) => description !== undefined);
      expect(doubts).toEqual(doubts.toSorted((a, b) => Number(a) - Number(b)));
    }
    expect(source?.hasChildren).toBe(true);
  });

  test('filtered keeps what has all the words, with all above it', () => {
    const nodes = everyNode(outlineWith(book, '1.4', 'lethal FIRST'));
    const ids = nodes.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['rules', 'rules/300', 'rules/459', 'rules/465', 'rules/465.2.c', 'rules/465.2.c.3']),
    );
    expect(ids).not.toContain('rules/423');
    for (const { hasChildren, children = [] } of nodes) expect(hasChildren).toBe(children.length > 0);
    expect(outlineWith(book, '1.4', '465.2.c.3')[0]?.description).toBe('1');
    const cards = everyNode(outlineWith(book, '1.4', 'zenith'));
    expect(cards.map(({ label }) => label)).toContain('Zenith Blade');
    // What a card says, in words that stand in neither its name nor its type.
    const saying = everyNode(outlineWith(book, '1.4', 'deal 3 to all units')).filter(({ kind }) => kind === 'card');
    expect(saying.length).toBeGreaterThan(0);
    for (const { label, tooltip = '' } of saying) {
      expect(label).not.toMatch(/deal 3/);
      for (const word of ['deal', '3', 'to', 'all', 'units']) expect(tooltip.toLowerCase()).toContain(word);
    }
    expect(outlineWith(book, '1.4', 'qqqzzz')).toEqual([]);
    expect(everyNode(outlineWith(book, '1.4', '465.2.c.3')).some(({ id }) => id === 'rules/465.2.c.3')).toBe(true);
  });
});

describe('requests', () => {
  let folder = '';
  let workspace: OpenWorkspace;
  let answers: ReturnType<typeof customAnswers>;
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'riftbench pages '));
    write('rulings/new.rift', 'scenario "New"\n  edition 1.4\n  cites 465.2.c.3\n');
    write('old.rift', 'scenario "Old"\n  edition 1.2\n  cites 443.1.d.3, 1.0: 626.1.d.2\n');
    write(
      'article.md',
      '# An article\n\n```rift\nscenario "Told"\n  expect Ana cannot move A to B because 467.2.c.3\n```\n',
    );
    write('node_modules/a/b.rift', 'scenario "Not ours"\n  cites 465.2.c.3\n');
    write('none.rift', 'scenario "None"\n  edition 1.4\n');
    workspace = makeWorkspace({
      host: nodeHost,
      documents: openDocuments(),
      load: () => loadToolbox({ kind: 'client' }),
      onFailure: error => {
        throw error;
      },
    });
    workspace.configure({ folders: [folder] });
    answers = customAnswers(workspace, () => undefined);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rulePage = async (): Promise<string> => {
    for (;;) {
      const found = (await answers[PAGE]({ uri: 'riftbench:/1.4/rule/465.2.c.3.md' })) as PageResult;
      if (found.incomplete !== true) return markdownOf(found.blocks);
    }
  };

  test('for a rule tell where the workspace cites it, under any number of any edition', async () => {
    const cited = (await rulePage()).split('## Cited in this workspace')[1] ?? '';
    const link = (name: string, line: number) => `[${name}:${line}](${uriOf(join(folder, name))}#L${line})`;
    expect(cited).toContain(`- ${link('article.md', 5)} expect Ana cannot move A to B because 467.2.c.3`);
    expect(cited).toContain(`- ${link('old.rift', 3)} cites 443.1.d.3, 1.0: 626.1.d.2`);
    expect(cited).toContain(`- ${link('rulings/new.rift', 3)} cites 465.2.c.3`);
    expect(cited.match(/^- /gm)).toHaveLength(3);
  });

  test('see what an open file says now', async () => {
    const uri = uriOf(join(folder, 'none.rift'));
    const text = 'scenario "None"\n  edition 1.4\n  cites 465.2.c.3\n';
    workspace.documents.open({ textDocument: { uri, languageId: 'rift', version: 1, text } });
    expect(await rulePage()).toContain('[none.rift:3]');
    workspace.documents.close({ textDocument: { uri } });
    expect(await rulePage()).not.toContain('[none.rift:3]');
  });

  test("give a scenario's text, to be opened as one's own", async () => {
    const found = (await answers[SCENARIO]({ id: EQUAL })) as ScenarioResult;
    expect(found.name).toBe('Equal Might: nobody left, nobody in control, nobody scores');
    expect(found.text).toMatch(/^(?:# |card "|scenario ")/);
    expect(await answers[SCENARIO]({ id: 'faq/combat: No' })).toBeNull();
    await expect(answers[SCENARIO]({})).rejects.toThrow('id must be a string');
  });

  test('give the tree in the edition asked for, else in the default one', async () => {
    const found = (await answers[OUTLINE]({ edition: '1.2', node: 'rules/443.1.d' })) as OutlineResult;
    expect(found.nodes.map(({ label }) => label)).toContain('443.1.d.3');
    expect((await answers[OUTLINE](undefined)) as OutlineResult).toMatchObject({
      edition: '1.5',
      editions: book.editions,
    });
    const filtered = (await answers[OUTLINE]({ filter: 'tank' })) as OutlineResult;
    expect(filtered.nodes.every(({ children }) => children !== undefined)).toBe(true);
    await expect(answers[OUTLINE]({ node: 1 })).rejects.toThrow('node must be a string');
  });
});
