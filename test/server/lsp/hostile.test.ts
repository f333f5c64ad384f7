/** Names and texts that others wrote, through every request: none becomes a link, a picture, a command or HTML. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Blocks } from '../../../rules-db/blocks/blocks.ts';
import { markdownOf } from '../../../rules-db/blocks/markdown.ts';
import { packed } from '../../../server/analysis/link/packing.ts';
import { METHODS, type Method } from '../../../server/lsp/methods.ts';
import {
  ADD_EXPECTATION,
  ASSIGNMENT,
  BOARD,
  BOARD_PATH,
  CARD_NAMES,
  CARD_OPENINGS,
  CHECK,
  COMBAT,
  EDITION,
  EXPECTATIONS,
  EXPLORE,
  GROUP_MOVES,
  HOVER,
  IMPORT,
  IMPORTS,
  JUDGE_OPENINGS,
  LINK,
  LOOK_UP,
  MIGRATE,
  OPEN_LINK,
  OPENINGS,
  OUTLINE,
  PAGE,
  PASSING,
  PASTE_CARD,
  PROVED,
  PUZZLE_STANDING,
  REMOVE_IMPORT,
  RESTORE_IMPORT,
  RUN_TESTS,
  SCENARIO,
  SET_UP,
  TESTS,
  VERDICT,
  VERDICT_FORMS,
  WHY_NOT,
} from '../../../server/protocol.ts';
import { shown } from './harmless.ts';
import { HOSTILE, hostileScenario } from './hostileNames.ts';
import { bundleServer, type Client, connect } from './rpc.ts';

const rules = (bad: string): string =>
  [
    'Riftbound Tournament Rules Last Updated: 2031-02-03',
    ...[600, 601, 602, 603].flatMap(section => [
      `${section}. Section ${bad}`,
      `${section}.1. Players greet each other like marmots ${bad}.`,
      `${section}.2. ${bad} Whoever comes late loses a point.`,
    ]),
  ].join('\n');

interface Case {
  readonly uri: string;
  readonly article: string;
  readonly imported: string;
  readonly positions: readonly { readonly line: number; readonly character: number }[];
}

const FEW = 6;
/** Params for every request that the server answers: one more method is one more row, or this does not compile. */
const REQUESTS: Readonly<Record<Method, (given: Case) => readonly unknown[]>> = {
  'textDocument/hover': at => everywhere(at),
  'textDocument/completion': at => everywhere(at),
  // Asked for each item of a completion, below.
  'completionItem/resolve': () => [],
  'textDocument/definition': at => everywhere(at).slice(0, FEW),
  'textDocument/references': at => everywhere(at).slice(0, FEW),
  'textDocument/documentHighlight': at => everywhere(at).slice(0, FEW),
  'textDocument/prepareRename': at => everywhere(at).slice(0, FEW),
  'textDocument/rename': at =>
    everywhere(at)
      .slice(0, FEW)
      .map(params => ({ ...params, newName: '![i](https://evil.example)' })),
  'textDocument/codeAction': at => documents(at).map(params => ({ ...params, range: WHOLE, context: {} })),
  'codeAction/resolve': ({ uri }) => [{ title: uri, data: { uri, from: '1.3', to: '1.4' } }],
  'textDocument/documentSymbol': at => documents(at),
  'workspace/symbol': () => [{ query: '' }, { query: 'evil' }],
  'textDocument/foldingRange': at => documents(at),
  'textDocument/inlayHint': at => documents(at).map(params => ({ ...params, range: WHOLE })),
  'textDocument/linkedEditingRange': at => everywhere(at).slice(0, FEW),
  'textDocument/selectionRange': at => documents(at).map(params => ({ ...params, positions: at.positions })),
  'textDocument/documentLink': at => documents(at),
  'textDocument/signatureHelp': at => everywhere(at),
  'textDocument/formatting': at => documents(at).map(params => ({ ...params, options: OPTIONS })),
  'textDocument/rangeFormatting': at => documents(at).map(params => ({ ...params, range: WHOLE, options: OPTIONS })),
  'textDocument/onTypeFormatting': at => everywhere(at).slice(0, FEW),
  'textDocument/semanticTokens/full': at => documents(at),
  'textDocument/semanticTokens/full/delta': at => documents(at).map(params => ({ ...params, previousResultId: '1' })),
  'textDocument/semanticTokens/range': at => documents(at).map(params => ({ ...params, range: WHOLE })),
  'textDocument/diagnostic': at => documents(at),
  [IMPORT]: ({ imported }) => [{ uris: [imported] }],
  [IMPORTS]: () => [{}],
  [LOOK_UP]: () => ['evil', '465.2.c.3', 'marmots'].map(words => ({ words })),
  [HOVER]: at => everywhere(at),
  [PAGE]: () => PAGES.map(uri => ({ uri })),
  [SCENARIO]: () => [{ id: 'faq/combat: x' }],
  [OUTLINE]: () => [{ node: 'imports' }, { filter: 'evil' }],
  [VERDICT]: at =>
    VERDICT_FORMS.flatMap(form =>
      everywhere(at)
        // Above the first scenario there is no verdict.
        .slice(-FEW)
        .map(place => ({ ...place, form })),
    ),
  [BOARD]: ({ uri, article }) =>
    [0, 8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line, width: 400 }))),
  [BOARD_PATH]: ({ uri, article }) =>
    [8, 14].flatMap(line =>
      [uri, article].flatMap(each => ['svg', 'frames'].map(as => ({ uri: each, line, as, width: 400 }))),
    ),
  [EXPECTATIONS]: ({ uri }) => [8, 14, 99].map(line => ({ uri, line })),
  [EXPLORE]: ({ uri, article }) =>
    [0, 8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line, seconds: 1 }))),
  [JUDGE_OPENINGS]: ({ uri, article }) =>
    [8, 14].flatMap(line =>
      [uri, article].map(each => ({ uri: each, line, claim: 14, openings: ['<b>', 'Ana passes'], seconds: 1 })),
    ),
  [PUZZLE_STANDING]: ({ uri, article }) =>
    [8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line, played: ['<b>'], seconds: 1 }))),
  [OPENINGS]: ({ uri, article }) => [0, 8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line }))),
  [GROUP_MOVES]: ({ uri, article }) =>
    [0, 8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line, objects: [0, 1] }))),
  [ASSIGNMENT]: ({ uri, article }) =>
    [0, 8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line, shares: [1] }))),
  [SET_UP]: ({ uri }) =>
    [
      { do: 'remove', object: 0 },
      { do: 'player', name: '<b>' },
    ].map(step => ({ uri, line: 8, step })),
  [CARD_OPENINGS]: ({ uri }) => [
    { uri, line: 9, player: 0, card: '<b>' },
    { uri, line: 9, player: 1, card: 'Gust' },
  ],
  [CARD_NAMES]: () => [{ typed: '<b>' }, { typed: 'po' }],
  [PASSING]: ({ uri, article }) => [{ uri }, { uri: article }],
  [COMBAT]: () =>
    ['', '5 vs 3', '<b> 5 vs ![i](x) 3', '"![i](https://evil.example)" 5 vs 3 tnak'].map(text => ({ text })),
  [PASTE_CARD]: () => ['', '[Tank]', '![i](x) <b>', '"\n  juggle'].map(print => ({ print })),
  [TESTS]: ({ uri, article }) => [{ uris: [uri, article, 'file:///nowhere.rift'] }],
  [RUN_TESTS]: ({ uri, article }) => [{ uri }, { uri: article, ruleset: '1.2' }, { uri, ids: ['<b>'] }],
  [PROVED]: ({ uri }) => [
    { files: [{ uri, scenarios: [{ name: '<img src=x>', line: 0, rules: ['combat.assign'] }] }] },
  ],
  [EDITION]: ({ uri }) => [{ uri, line: 9 }],
  [CHECK]: ({ uri, article }) => [{ uris: [uri, article] }],
  [MIGRATE]: ({ uri, article }) => [{ uris: [uri, article], from: '1.3', to: '1.4' }],
  [LINK]: ({ uri, article }) => [8, 14].flatMap(line => [uri, article].map(each => ({ uri: each, line }))),
  [OPEN_LINK]: () =>
    ['<b>', '#1abc', `#${packed({ text: hostileScenario('[x](command:evil)'), line: 1 })}`].map(link => ({ link })),
  [WHY_NOT]: ({ uri }) => [8, 14].map(line => ({ uri, line })),
  [REMOVE_IMPORT]: () => [],
  [RESTORE_IMPORT]: () => [{ name: '<b>' }],
};
const PAGES = [
  'riftbench:/1.4/rule/465.2.c.3.md',
  'riftbench:/1.4/document/TR%20601.1.md',
  'riftbench:/1.4/document/TR%20602.md',
  'riftbench:/1.4/document/import%20riftbound-tournament-rules.md',
  'riftbench:/%3Cb%3E/rule/%3Cimg%20src%3Dx%3E.md',
  'riftbench:/%3Cb%3E/rule/465.2.c.3.md',
  'riftbench:/%5Bx%5D%28command%3Ax%29/faq/equal-might.md',
  'riftbench:/%3Cb%3E/scenario/faq/combat%3A%20x.md',
  'riftbench:/%3Cb%3E/card/Defy.md',
  'riftbench:/%3Cb%3E/keyword/tank.md',
  'riftbench:/%3Cb%3E..1.4/diff/all.md',
  'riftbench:/%3Cb%3E/list/cards/keyword/tank.md',
];

const OPTIONS = { tabSize: 2, insertSpaces: true };
const WHOLE = { start: { line: 0, character: 0 }, end: { line: 60, character: 0 } };
const documents = ({ uri, article }: Case) => [uri, article].map(each => ({ textDocument: { uri: each } }));
const everywhere = ({ uri, positions }: Case) =>
  positions.map(position => ({ textDocument: { uri }, position, options: OPTIONS, ch: '\n', context: {} }));

/** The beginnings of all words, and the ends of lines: with the first name all of them, with each other name every third, another third each time. */
const positionsIn = (text: string, turn: number): Case['positions'] =>
  text
    .split('\n')
    .flatMap((line, at) => [
      ...[...line.matchAll(/(?<=[\s":])[^\s":]/g)].map(({ index }) => ({ line: at, character: index })),
      { line: at, character: line.length },
    ])
    .filter((_, place) => turn === 0 || (place + turn) % 3 === 0);

/** All that a client reads as Markdown, all commands and all targets, wherever they stand in an answer. */
const found = (answer: unknown, kind: 'markdown' | 'target'): readonly string[] => {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) => {
    const isMarkdown =
      key === 'markdown' ||
      key === 'contents' ||
      ((key === 'value' || key === 'text') && 'kind' in answer && answer.kind === 'markdown');
    const isTarget = key === 'target' || key === 'href' || key === 'command';
    if (Array.isArray(value) && (key === 'blocks' || key === 'contents') && kind === 'markdown')
      return [markdownOf(value as Blocks)];
    const own = typeof value === 'string' && (kind === 'markdown' ? isMarkdown : isTarget) ? [value] : [];
    return [...own, ...found(value, kind)];
  });
};

describe('what others wrote', () => {
  let folder = '';
  let client: Client;
  let library: string | undefined;

  beforeAll(async () => {
    library = process.env.RIFTBENCH_LIBRARY;
    folder = mkdtempSync(join(tmpdir(), 'riftbench hostile '));
    process.env.RIFTBENCH_LIBRARY = join(folder, 'library');
    // Where a workspace cites a rule, its page tells the file and the line.
    mkdirSync(join(folder, '![i](x) <b>'));
    for (const bad of HOSTILE)
      writeFileSync(
        join(folder, '![i](x) <b>', '[c](command:x).md'),
        `---\nriftbench: 1.4\n---\nRule 465.2.c.3 ${bad}\n`,
      );
    client = connect(await bundleServer());
    await client.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { diagnostic: {}, codeAction: { resolveSupport: { properties: ['edit'] } } } },
      initializationOptions: { pages: 'riftbench' },
    });
    client.notify('initialized', {});
  });
  afterAll(async () => {
    await client.stop();
    if (library === undefined) delete process.env.RIFTBENCH_LIBRARY;
    else process.env.RIFTBENCH_LIBRARY = library;
    rmSync(folder, { recursive: true, force: true });
  });

  test.each(HOSTILE)('%s shows as it is written', async bad => {
    const text = hostileScenario(bad);
    const at: Case = {
      uri: 'untitled:hostile',
      article: 'untitled:article',
      imported: pathToFileURL(join(folder, `rules ${HOSTILE.indexOf(bad)}.txt`)).href,
      positions: positionsIn(text, HOSTILE.indexOf(bad)),
    };
    writeFileSync(new URL(at.imported), rules(bad));
    const article = `---\nriftbench: 1.4\n---\nBy rule 465.2.c.3 ${bad}\n\n\`\`\`rift\n${text}\`\`\`\n`;
    for (const [uri, languageId, opened] of [
      [at.uri, 'rift', text],
      [at.article, 'markdown', article],
    ])
      client.notify('textDocument/didOpen', { textDocument: { uri, languageId, version: 1, text: opened } });
    const answered = new Set<string>();
    const seen: string[] = [];
    // What is imported shows on pages.
    const inOrder = [...METHODS].sort((a, b) => Number(b === IMPORT) - Number(a === IMPORT));
    for (const method of inOrder) {
      const answers: unknown[] = [];
      for (const params of REQUESTS[method](at)) answers.push((await client.ask(method, params)).result);
      if (method === 'textDocument/completion') answers.push(...(await resolved(answers, bad)));
      for (const target of answers.flatMap(answer => found(answer, 'target')).filter(each => each !== ADD_EXPECTATION))
        expect([method, target]).toEqual([method, expect.stringMatching(/^riftbench:\//)]);
      for (const markdown of answers.flatMap(answer => found(answer, 'markdown'))) {
        const { text: words, harmful } = shown(markdown);
        expect([method, markdown, harmful]).toEqual([method, markdown, []]);
        if (words.includes(bad)) answered.add(method);
        seen.push(markdown);
      }
    }
    expect(seen.length).toBeGreaterThan(100);
    expect([...answered].sort()).toEqual([
      'riftbench/hover',
      'riftbench/page',
      'riftbench/verdict',
      'textDocument/completion',
      'textDocument/hover',
      'textDocument/signatureHelp',
    ]);
    for (const uri of [at.uri, at.article]) client.notify('textDocument/didClose', { textDocument: { uri } });
  });

  /** What is told of items once they are chosen: of those named by the file, and of some others. */
  const resolved = async (lists: readonly unknown[], bad: string): Promise<readonly unknown[]> => {
    const items = lists.flatMap(list => (list as { items?: readonly { label: string }[] } | null)?.items ?? []);
    const byLabel = new Map(items.map(item => [item.label, item]));
    const asked = [...byLabel.values()].filter((item, place) => item.label.includes(bad) || place % 40 === 0);
    const answers: unknown[] = [];
    for (const item of asked) answers.push((await client.ask('completionItem/resolve', item)).result);
    for (const data of [
      { rule: bad, edition: bad },
      { rule: '465.2.c.3', edition: bad },
      { card: bad },
      { entry: bad, kind: 'faq' },
    ])
      answers.push((await client.ask('completionItem/resolve', { label: bad, data })).result);
    return answers;
  };
});
