import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fromRoot, projectFiles, ROOT } from './support/root.ts';

const ROOMS = ['engine', 'rules-db', 'server', 'client'];

/** Rooms as they should be: every arrow that is allowed is there. */
const GOOD: Readonly<Record<string, string>> = {
  'engine/language/syntax.ts': 'export const syntax = 1;',
  'engine/game/state/state.ts': 'export interface State { readonly turn: number }',
  'engine/cards/card.ts': "export type { State } from '../game/state/state.ts';",
  'engine/scenario/run.ts':
    "export { syntax } from '../language/syntax.ts';\nexport type { State } from '../cards/card.ts';",
  'rules-db/book.ts':
    "import Fuse from 'fuse.js';\nexport { syntax } from '../engine/language/syntax.ts';\nexport { Fuse };",
  'server/protocol.ts': "export const LOOK_UP = 'riftbench/lookUp';",
  'server/analysis/hover.ts':
    "export { LOOK_UP } from '../protocol.ts';\nexport { syntax } from '../../rules-db/book.ts';",
  'server/lsp/features.ts':
    "import * as library from 'vscode-languageserver';\nexport { syntax } from '../analysis/hover.ts';\nexport { library };",
  'server/hosts/node/host.ts':
    "import { readFileSync } from 'node:fs';\nexport { syntax } from '../../analysis/hover.ts';\nexport { readFileSync };",
  'server/hosts/node/lsp/main.ts':
    "export { library } from '../../../lsp/features.ts';\nexport { readFileSync } from '../host.ts';",
  'server/main.ts':
    "import { readFileSync } from 'node:fs';\nimport * as node from 'vscode-languageserver/node.js';\n" +
    "export { LOOK_UP } from './protocol.ts';\nexport { syntax } from '../rules-db/book.ts';\nexport { readFileSync, node };",
  'server/cli/command.ts': "export { LOOK_UP } from '../protocol.ts';",
  'client/extension.ts':
    "import path from 'node:path';\nimport * as vscode from 'vscode';\n" +
    "import { LanguageClient } from 'vscode-languageclient/node.js';\n" +
    "export { LOOK_UP } from '../server/protocol.ts';\nexport { LanguageClient, path, vscode };",
  'test/helper.ts': 'export const helper = 1;',
};

/** One wrong import each, and the rule that has to refuse it. */
const WRONG: readonly (readonly [file: string, imports: string, rule: string])[] = [
  ['engine/game/planted1.ts', '../../server/protocol.ts', 'engine-is-alone'],
  ['engine/game/planted2.ts', 'node:fs', 'engine-is-alone'],
  ['engine/game/planted3.ts', 'fuse.js', 'engine-is-alone'],
  ['engine/game/planted4.ts', '../language/syntax.ts', 'game-knows-no-text'],
  ['engine/game/planted5.ts', '../scenario/run.ts', 'game-knows-no-text'],
  ['engine/language/planted6.ts', '../game/state/state.ts', 'language-is-alone'],
  ['engine/cards/planted7.ts', '../scenario/run.ts', 'cards-know-no-scenario'],
  ['engine/scenario/planted8.ts', '../../test/helper.ts', 'nobody-knows-tests'],
  ['rules-db/planted9.ts', '../server/main.ts', 'rules-db-knows-engine'],
  ['rules-db/planted10.ts', 'node:fs', 'rules-db-knows-engine'],
  ['server/planted11.ts', '../client/extension.ts', 'server-knows-no-client'],
  ['server/planted12.ts', 'vscode', 'server-knows-no-client'],
  ['client/planted13.ts', '../engine/language/syntax.ts', 'client-knows-protocol'],
  ['client/planted14.ts', '../server/main.ts', 'client-knows-protocol'],
  ['client/planted15.ts', 'fuse.js', 'client-knows-protocol'],
  ['client/planted16.ts', './nowhere.ts', 'no-unresolved'],
  ['engine/game/planted17.ts', './planted17b.ts', 'no-circle'],
  ['server/dap/planted18.ts', '../cli/command.ts', 'dap-knows-no-other-program'],
  ['server/analysis/planted19.ts', 'vscode-languageserver', 'analysis-is-plain'],
  ['server/analysis/planted20.ts', 'node:path', 'analysis-is-plain'],
  ['server/analysis/planted21.ts', '../lsp/features.ts', 'analysis-is-plain'],
  ['server/analysis/planted22.ts', '../hosts/node/host.ts', 'analysis-is-plain'],
  ['server/lsp/planted23.ts', 'node:crypto', 'language-server-knows-no-host'],
  ['server/lsp/planted24.ts', '../hosts/node/host.ts', 'language-server-knows-no-host'],
  ['server/lsp/planted27.ts', 'vscode-languageserver/node', 'language-server-knows-no-host'],
  ['server/hosts/node/planted25.ts', '../../lsp/features.ts', 'hosts-know-no-program'],
  ['server/mcp/planted28.ts', '../cli/command.ts', 'mcp-knows-no-other-program'],
  ['server/cli/planted29.ts', '@modelcontextprotocol/sdk/types.js', 'protocol-of-chats-is-apart'],
  ['server/analysis/planted30.ts', '../mcp/server.ts', 'analysis-is-plain'],
  ['server/hosts/browser/planted26.ts', '../node/host.ts', 'hosts-know-no-other-host'],
];

interface Room {
  readonly name: string;
  /** `engine/game` */
  readonly part: string;
  /** `engine/game/turn/`, or a file that is a room of its own. */
  readonly place: string;
  readonly from: RegExp;
}

const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  readonly forbidden: readonly { readonly name: string; readonly from: { readonly path?: string } }[];
};

/** The rooms that have a rule, each part's from top to bottom. */
const DOWNWARD: readonly Room[] = config.forbidden
  .filter(({ name }) => name.endsWith('-imports-downward'))
  .map(({ name, from }) => {
    const pattern = String(from.path);
    const place = pattern.replace(/[\\^$]/g, '');
    return { name, place, part: place.split('/').slice(0, 2).join('/'), from: new RegExp(pattern) };
  });

const fileIn = ({ place }: Room, name: string): string => (place.endsWith('.ts') ? place : `${place}${name}.ts`);

interface Cruise {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

let folder: string | undefined;
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
});

// It reads all of them, which takes a while where much else goes on.
it('sees every module of the project', { timeout: 240_000 }, () => {
  const seen = cruise(ROOT).modules.map(module => module.source);
  const written = projectFiles().filter(
    file => ROOMS.some(room => file.startsWith(`${room}/`)) && file.endsWith('.ts'),
  );
  expect(written.length).toBeGreaterThan(0);
  expect(seen).toEqual(expect.arrayContaining(written));
});

it('allows the arrows that go down', () => {
  expect(violations(rooms(GOOD))).toEqual([]);
});

it('refuses each arrow that goes up, out or round', () => {
  const planted = Object.fromEntries(
    WRONG.map(([file, imports]) => [file, `import * as wrong from '${imports}';\nexport { wrong };`]),
  );
  const found = violations(
    rooms({ ...GOOD, ...planted, 'engine/game/planted17b.ts': "export * from './planted17.ts';" }),
  );
  for (const [file, , rule] of WRONG) expect(found).toContain(`${file}: ${rule}`);
  expect(found.filter(line => !line.includes('planted'))).toEqual([]);
});

describe('the rooms of the engine', () => {
  it('hold every file of its parts', () => {
    const strays = projectFiles().filter(
      file => DOWNWARD.some(({ part }) => file.startsWith(`${part}/`)) && !DOWNWARD.some(({ from }) => from.test(file)),
    );
    expect(DOWNWARD.length).toBeGreaterThan(20);
    expect(strays).toEqual([]);
  });

  it('are refused an import from the room above them', () => {
    const wrong = DOWNWARD.flatMap((room, at) => {
      const above = DOWNWARD[at - 1];
      return above?.part === room.part ? [{ room, above }] : [];
    });
    const files = Object.fromEntries([
      ...DOWNWARD.map(room => [fileIn(room, 'right'), 'export const right = 1;']),
      ...wrong.map(({ room, above }) => [
        fileIn(room, 'wrong'),
        `export * from '${path.posix.relative(path.dirname(fileIn(room, 'wrong')), fileIn(above, 'right')).replace(/^(?!\.)/, './')}';`,
      ]),
      ['rules-db/a.ts', ''],
      ['server/a.ts', ''],
      ['client/a.ts', ''],
    ]);
    expect(wrong.length).toBe(DOWNWARD.length - 3);
    expect(violations(rooms(files))).toEqual(wrong.map(({ room }) => `${fileIn(room, 'wrong')}: ${room.name}`).sort());
  });
});

it('counts an import of types', () => {
  const found = violations(
    rooms({
      ...GOOD,
      'client/planted.ts': "import type { State } from '../engine/game/state/state.ts';\nexport type Mine = State;",
    }),
  );
  expect(found).toEqual(['client/planted.ts: client-knows-protocol']);
});

it('keeps the protocol plain', () => {
  const found = violations(
    rooms({ ...GOOD, 'server/protocol.ts': "export type { State } from '../engine/game/state/state.ts';" }),
  );
  expect(found).toContain('server/protocol.ts: protocol-is-plain');
});

it('keeps the engine from the clock, from chance and from its surroundings, which need no import', () => {
  const outside =
    /\b(Date|Math\.random|performance|process|globalThis|setTimeout|setInterval|fetch|console|require)\b\s*[.(]/;
  const guilty = projectFiles()
    .filter(file => file.startsWith('engine/') && file.endsWith('.ts'))
    .flatMap(file =>
      withoutComments(readFileSync(fromRoot(file), 'utf8'))
        .split('\n')
        .flatMap((line, number) => (outside.test(line) ? [`${file}:${number + 1}: ${line.trim()}`] : [])),
    );
  expect(guilty).toEqual([]);
});

function rooms(files: Readonly<Record<string, string>>): string {
  folder = mkdtempSync(path.join(tmpdir(), 'riftbench-arrows-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json']) {
    copyFileSync(fromRoot(file), path.join(folder, file));
  }
  symlinkSync(fromRoot('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

function violations(where: string): readonly string[] {
  return cruise(where)
    .summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
    .sort();
}

function cruise(where: string): Cruise {
  const tool = fromRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [tool, '--output-type', 'json', ...ROOMS], {
    cwd: where,
    encoding: 'utf8',
    maxBuffer: 256_000_000,
  });
  if (stdout === '') throw new Error(`dependency-cruiser printed nothing: ${stderr}`);
  return JSON.parse(stdout) as Cruise;
}

/** Blanks comments and keeps the lines, so that a comment may speak of a clock. */
function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, comment => comment.replace(/[^\n]/g, ' '));
}
