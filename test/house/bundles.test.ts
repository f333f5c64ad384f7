import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { INVENTED, published } from '../rules-db/importing/invented.ts';
import { HARMFUL } from '../server/hosts/node/library/harmfulPdf.ts';
import { makePdf } from '../server/hosts/node/library/makePdf.ts';
import { TANK_FIRST } from '../server/lsp/fixture.ts';
import { sizeProblem } from './sizes.ts';
import { fromRoot } from './support/root.ts';
import { type Bundles, bundler, released } from './support/scripts.ts';
import { loadedAtStart } from './support/start.ts';
import { namesInZip, textInZip } from './support/zip.ts';

const { DATA, DEFERRED, PROGRAMS, PROGRAMS_IN_PARTS } = bundler;
const BOOK = 'book.json.br';

let outdir = '';
let bundles: Bundles = {};
let PARTS: readonly string[] = [];
beforeAll(async () => {
  outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-bundles-'));
  const made = await released.releasedPrograms();
  bundles = made.bundles;
  cpSync(made.folder, outdir, { recursive: true });
  PARTS = ['parts', 'debugger', 'chat', 'commands'].flatMap(folder =>
    readdirSync(path.join(outdir, folder)).map(file => `${folder}/${file}`),
  );
});
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

describe('the bundles', () => {
  it('are those of the list', () => {
    const programs = [...PROGRAMS, ...PROGRAMS_IN_PARTS].map(({ bundle }) => bundle);
    expect(readdirSync(outdir).sort()).toEqual(
      [
        ...DATA.map(({ file }) => file),
        ...programs,
        'NOTICES.txt',
        'chat',
        'commands',
        'debugger',
        'package.json',
        'parts',
        'site',
        'web',
      ].sort(),
    );
    expect(PARTS.filter(file => !file.endsWith('.cjs'))).toEqual([]);
  });

  it('the client in a browser is not much larger than it was', () => {
    expect(sizeProblem('web/client.cjs', bundles['web/client.cjs']?.bytes ?? 0)).toBe('');
  });

  it.each(PROGRAMS)('$bundle is not much larger than it was', ({ bundle }) => {
    expect(sizeProblem(bundle, bundles[bundle]?.bytes ?? 0)).toBe('');
  });

  it('the server loads little before it has checked its first document, and not much more than it did', async () => {
    const loaded = await loadedAtStart(path.join(outdir, 'server.cjs'));
    const names = loaded.map(file => path.relative(outdir, file).replaceAll(path.sep, '/'));
    expect(names).toContain('parts/vscode-languageserver.cjs');
    expect(names.filter(name => !PARTS.includes(name))).toEqual([]);
    expect(sizeProblem('the server, as it starts', sizeOf(['server.cjs', ...names]))).toBe('');
  });

  const DEFERRED_FILES = DEFERRED.map(source => `parts/${source.replace(/\.ts$/, '').replaceAll('/', '-')}.cjs`);
  const [MISTAKES, FIXES, CARDS] = DEFERRED_FILES;
  const unnamed = TANK_FIRST.replaceAll('Sunken Temple', 'A bare field');
  const board = unnamed.slice(0, unnamed.indexOf('  turn Ana'));

  it.each([
    ['a document without cards and mistakes', unnamed, []],
    ['one with a battlefield of the library', TANK_FIRST, [CARDS]],
    ['one with a line that is none', `${board}  turn Ana\n  Wall sings\n`, [MISTAKES]],
    ['one with a refused action', `${board}  turn Ana\n  Ben moves Wall to base\n`, [FIXES]],
  ] as const)('the server loads what is deferred when it is first called: for %s', async (_, text, expected) => {
    const loaded = await loadedAtStart(path.join(outdir, 'server.cjs'), text);
    const names = loaded.map(file => path.relative(outdir, file).replaceAll(path.sep, '/'));
    expect(DEFERRED_FILES.filter(file => !PARTS.includes(file))).toEqual([]);
    expect(names.filter(name => DEFERRED_FILES.includes(name))).toEqual(expected);
  });

  it.each(DEFERRED)('%s, which is deferred, exports functions only', async source => {
    const values = Object.entries((await import(fromRoot(source))) as Readonly<Record<string, unknown>>);
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter(([, value]) => typeof value !== 'function')).toEqual([]);
  });

  it('the server is not much larger than it was, with all the data that it reads without a search', () => {
    const data = DATA.filter(({ forSearch }) => forSearch !== true).map(({ file }) => file);
    const parts = PARTS.filter(file => file.startsWith('parts/'));
    expect(parts.length).toBeGreaterThan(3);
    expect(sizeProblem('the server and its data', sizeOf(['server.cjs', ...parts, ...data]))).toBe('');
  });

  it('what a page loads to run the rules is not much larger than it was', () => {
    expect(sizeProblem('the server in a page', sizeOf(['site/try/web.js']))).toBe('');
    expect(sizeProblem('the page that runs the rules', sizeOf(['site/try/page.js', 'site/try/style.css']))).toBe('');
    expect(readFileSync(path.join(outdir, 'site/NOTICES.txt'), 'utf8')).toContain('@codemirror/view');
  });

  it('the server for chats is not much larger than it was, and apart from all that the others load', async () => {
    const parts = PARTS.filter(file => file.startsWith('chat/'));
    expect(sizeProblem('the server for chats', sizeOf(['mcp.cjs', ...parts]))).toBe('');
    const inside = Object.entries(bundles).filter(([, { packages }]) =>
      packages.includes('node_modules/@modelcontextprotocol/sdk'),
    );
    expect(inside.map(([file]) => file.replace(/\/.*/, ''))).toEqual(inside.map(() => 'chat'));
    expect(inside.length).toBeGreaterThan(0);
  });

  it.each(DATA.filter(({ forSearch }) => forSearch))(
    '$file, which only a search reads, is not much larger than it was',
    ({ file }) => {
      expect(sizeProblem(file, statSync(path.join(outdir, file)).size)).toBe('');
    },
  );

  it('need nothing of node_modules', () => {
    const shipped = [...PROGRAMS, ...PROGRAMS_IN_PARTS].map(({ bundle }) => `./${bundle}`);
    const imports = Object.values(bundles).flatMap(bundle => bundle.imports);
    expect(imports).toContain('node:fs');
    // The last one is optional: without it, who asks for a PNG is told so.
    const known = ['vscode', ...shipped, '@resvg/resvg-js'];
    expect(imports.filter(name => !isBuiltin(name) && !known.includes(name))).toEqual([]);
  });

  it('start: the command line tells its commands', () => {
    const { status, stdout } = spawnSync(process.execPath, [path.join(outdir, 'cli.js'), '--help'], {
      encoding: 'utf8',
    });
    expect({ status, names: stdout.includes('check') }).toEqual({ status: 0, names: true });
  });

  it.each([
    ['cli.js', ['dap', '--stdio']],
    ['dap.cjs', []],
  ] as const)('step through a scenario on standard input and output: %s', (program, words) => {
    const requests: readonly (readonly [string, object])[] = [
      ['initialize', { adapterID: 'riftbench' }],
      ['launch', { program: fromRoot('examples/damage.rift'), stopOnEntry: false }],
      ['configurationDone', {}],
      ['reverseContinue', { threadId: 1 }],
      ['disconnect', {}],
    ];
    const input = requests
      .map(([command, args], at) => JSON.stringify({ seq: at + 1, type: 'request', command, arguments: args }))
      .map(json => `Content-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`)
      .join('');
    const { status, stdout } = spawnSync(process.execPath, [path.join(outdir, program), ...words], {
      encoding: 'utf8',
      input,
    });
    const messages = stdout.split(/Content-Length: \d+\r\n\r\n/).flatMap(json => (json === '' ? [] : JSON.parse(json)));
    const refused = messages.filter(({ type, success }) => type === 'response' && !success);
    expect(refused).toEqual([]);
    const reasons = messages.flatMap(({ event, body }) => (event === 'stopped' ? body.reason : []));
    expect({ status, reasons }).toEqual({ status: 0, reasons: ['pause', 'entry'] });
  });

  it('read a PDF with what lies beside them', () => {
    const file = path.join(outdir, 'rules.pdf');
    writeFileSync(file, makePdf(published().replace('Core Rules', 'Tournament Rules')));
    const library = path.join(outdir, 'library');
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.join(outdir, 'cli.js'), 'import', file, '--dry-run', '--json'],
      { encoding: 'utf8', env: { ...process.env, RIFTBENCH_LIBRARY: library } },
    );
    rmSync(file);
    expect({ status, documents: JSON.parse(stdout).documents }).toMatchObject({
      status: 0,
      documents: [{ name: 'moth-and-lantern-tournament-rules', rules: INVENTED.length }],
    });
  });

  it('end the import of a PDF that is made to do harm with a sentence', () => {
    const [[, harmful]] = HARMFUL;
    const file = path.join(outdir, 'harmful.pdf');
    writeFileSync(file, harmful);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(outdir, 'cli.js'), 'import', file, '--dry-run'],
      { encoding: 'utf8' },
    );
    rmSync(file);
    expect({ status, stdout, stderr }).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^riftbench: .*harmful\.pdf: this PDF cannot be read: one of its pages .*\.\n$/),
    });
  });

  it('keep the code that each command compiled in a file of its own, and none where a start needs no part', () => {
    const cache = path.join(outdir, 'code');
    for (const words of [['--version'], ['rule', '465'], ['card', 'Hidden Blade']])
      spawnSync(process.execPath, [path.join(outdir, 'cli.js'), ...words], {
        env: { ...process.env, RIFTBENCH_CACHE: cache },
      });
    const kept = readdirSync(cache).map(name => name.replace(/-[0-9a-f]{12}-.*$/, ''));
    rmSync(cache, { recursive: true });
    expect(kept.sort()).toEqual(['cli-lookup-card', 'cli-lookup-rule']);
  });

  it('search with the index that was made of their book, and with no other', () => {
    const search = () =>
      execFileSync(process.execPath, [path.join(outdir, 'cli.js'), 'search', 'lethal damage tank', '--json'], {
        encoding: 'utf8',
        env: { ...process.env, RIFTBENCH_CACHE: 'off' },
      });
    const file = path.join(outdir, 'search.br');
    const [right, found] = [readFileSync(file), search()];
    const blank = brotliDecompressSync(right);
    const head = blank.readUInt32LE(0) + 4;
    // Every word in the place of the first: whoever reads this finds something else.
    blank.fill(0, blank.length - 100_000);
    blank.fill(0, head + 200_000, head + 300_000);
    const pack = (data: Uint8Array) =>
      writeFileSync(file, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
    pack(blank);
    const foundInBlank = spawnSync(
      process.execPath,
      [path.join(outdir, 'cli.js'), 'search', 'lethal damage tank', '--json'],
      {
        encoding: 'utf8',
      },
    ).stdout;
    blank.write(blank.toString('latin1', 4, head).replace(/"stamp":"./, '"stamp":"x'), 4, 'latin1');
    pack(blank);
    const foundWithout = search();
    writeFileSync(file, right);
    expect(foundInBlank).not.toBe(found);
    expect(foundWithout).toBe(found);
  });

  it('find the book: the command line tells a rule, and says so where the book is missing', () => {
    const rule = () => spawnSync(process.execPath, [path.join(outdir, 'cli.js'), 'rule', '465'], { encoding: 'utf8' });
    expect(rule().status).toBe(0);
    const [book, away] = [path.join(outdir, BOOK), path.join(outdir, 'away')];
    renameSync(book, away);
    const { status, stderr } = rule();
    renameSync(away, book);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining('The rule book could not be read'),
    });
  });
});

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(path.join(outdir, file)).size, 0);

/** What `npm pack` makes: what a user of the command line, or of the language server in another editor, gets. */
describe('the archive of npm', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'riftbench-npm-'));
    const sources = [
      '.npmignore',
      'package.json',
      'README.md',
      'CHANGELOG.md',
      'LICENSE',
      'client',
      'engine/bounds.ts',
    ];
    for (const name of sources) cpSync(fromRoot(name), path.join(folder, name), { recursive: true });
    cpSync(outdir, path.join(folder, 'dist'), { recursive: true });
    mkdirSync(path.join(folder, 'dist/pages'));
    writeFileSync(path.join(folder, 'dist/pages/1.4.html'), '');
    writeFileSync(path.join(folder, 'dist/server.cjs.map'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has the programs with their data and the pages of the book, and nothing of VS Code', () => {
    const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    const [packed] = JSON.parse(output) as readonly { readonly files: readonly { readonly path: string }[] }[];
    const ofVsCode = ['board.js', 'client.cjs', 'languageClient.cjs'];
    const programs = readdirSync(outdir, { recursive: true, encoding: 'utf8' })
      .map(name => name.replaceAll(path.sep, '/'))
      .filter(
        name => !ofVsCode.includes(name) && !name.startsWith('web/') && statSync(path.join(outdir, name)).isFile(),
      );
    expect(packed?.files.map(file => file.path).sort()).toEqual(
      [
        ...['CHANGELOG.md', 'LICENSE', 'README.md', 'dist/pages/1.4.html', 'package.json'],
        ...programs.map(name => `dist/${name}`),
      ].sort(),
    );
  });
});

/** Everything that a user of the extension gets. A new file is added here and in .vscodeignore, or is not shipped. */
const SHIPPED = [
  '[Content_Types].xml',
  'extension.vsixmanifest',
  'extension/LICENSE.txt',
  'extension/changelog.md',
  'extension/client/grammar/rift-in-markdown.tmLanguage.json',
  'extension/client/grammar/rift.tmLanguage.json',
  'extension/client/icon/file-dark.svg',
  'extension/client/icon/file-light.svg',
  'extension/client/icon/riftbench.png',
  'extension/client/icon/rule-book.svg',
  'extension/client/l10n/bundle.l10n.de.json',
  'extension/client/language-configuration.json',
  'extension/client/markdownPreview/preview.css',
  'extension/client/samples/1-tank-first.rift',
  'extension/client/samples/2-put-it-right.rift',
  'extension/client/samples/3-two-editions.rift',
  'extension/client/samples/4-a-combo.rift',
  'extension/client/samples/5-an-article.md',
  'extension/client/schemas/riftbench.schema.json',
  'extension/client/walkthrough/board-dark.svg',
  'extension/client/walkthrough/board-hc-light.svg',
  'extension/client/walkthrough/board-hc.svg',
  'extension/client/walkthrough/board-light.svg',
  'extension/client/walkthrough/combat.md',
  'extension/client/walkthrough/lookUp.md',
  'extension/client/walkthrough/mend.md',
  'extension/client/walkthrough/sample.md',
  'extension/client/walkthrough/verdict.md',
  'extension/dist/NOTICES.txt',
  'extension/dist/asks.json.br',
  'extension/dist/board.js',
  'extension/dist/book.json.br',
  'extension/dist/books.json.br',
  'extension/dist/cards.json.br',
  'extension/dist/client.cjs',
  'extension/dist/dap.cjs',
  'extension/dist/forms.json.br',
  'extension/dist/language.json.br',
  'extension/dist/languageClient.cjs',
  'extension/dist/library.json.br',
  'extension/dist/mcp.cjs',
  'extension/dist/pdf.mjs',
  'extension/dist/rulings.json.br',
  'extension/dist/search.br',
  'extension/dist/server.cjs',
  'extension/dist/vectors.br',
  'extension/dist/web/client.cjs',
  'extension/dist/web/server.js',
  'extension/dist/web/data/index.json',
  ...DATA.map(({ file }) => `extension/dist/web/data/${file.replace(/\..*$/, '.gz')}`),
  'extension/dist/words.json.br',
  'extension/package.json',
  'extension/package.nls.de.json',
  'extension/package.nls.json',
  'extension/readme.md',
  'extension/sbom.cdx.json',
];

describe('the package', () => {
  let folder = '';
  let names: readonly string[] = [];
  let archive = Buffer.alloc(0);
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'riftbench-vsix-'));
    const file = path.join(folder, 'riftbench.vsix');
    execFileSync(process.execPath, [fromRoot('scripts/package.mjs'), file, outdir], { stdio: 'pipe' });
    archive = readFileSync(file);
    names = namesInZip(archive);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('ships what is listed and nothing else', () => {
    const parts = PARTS.filter(file => !file.startsWith('commands/')).map(file => `extension/dist/${file}`);
    expect([...names].sort()).toEqual([...SHIPPED, ...parts].sort());
  });

  /** Of each bundled package: its name and version, and the texts of its licence. */
  const bundled = () =>
    [...new Set(Object.values(bundles).flatMap(({ packages }) => packages))].map(where => {
      const { name, version } = JSON.parse(readFileSync(fromRoot(where, 'package.json'), 'utf8'));
      const files = readdirSync(fromRoot(where)).filter(file => /^(licen[cs]e|notice|thirdparty)/i.test(file));
      return { name, version, texts: files.map(file => readFileSync(fromRoot(where, file), 'utf8').trim()) };
    });

  it('has the licence of each package that is bundled', () => {
    const notices = textInZip(archive, 'extension/dist/NOTICES.txt');
    const some = ['vscode-languageclient', 'vscode-languageserver', 'minimatch', 'semver', 'fuse.js', 'unpdf'];
    expect(bundled().map(({ name }) => name)).toEqual(expect.arrayContaining(some));
    for (const { name, version, texts } of bundled()) {
      expect(notices).toContain(`\n${name} ${version} (`);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(notices).toContain(text);
    }
    // The reader of PDF is a part of another package, under a licence of its own.
    expect(notices).toMatch(/\npdfjs-dist \d+\.\d+\.\d+ \(Apache-2\.0\)\n=+\n\nCopyright Mozilla Foundation/);
  });

  it('has a bill of materials that names each package that is bundled, and no other', () => {
    const { bomFormat, metadata, components } = JSON.parse(textInZip(archive, 'extension/sbom.cdx.json')) as {
      readonly bomFormat: string;
      readonly metadata: { readonly component: { readonly name: string } };
      readonly components: readonly { readonly purl: string; readonly hashes?: readonly unknown[] }[];
    };
    expect({ bomFormat, name: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', name: 'riftbench' });
    const inside = components.filter(({ purl }) => !purl.startsWith('pkg:npm/pdfjs-dist@'));
    expect(inside.map(({ purl }) => purl).sort()).toEqual(
      bundled()
        .map(({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`)
        .sort(),
    );
    expect(inside.filter(({ hashes = [] }) => hashes.length === 0)).toEqual([]);
  });

  it('ships each file that package.json points to', () => {
    const manifest = readFileSync(fromRoot('package.json'), 'utf8');
    const pointed = [...manifest.matchAll(/"(?:\.\/)?((?:client|dist)\/[^"]+)"/g)].map(match => match[1] ?? '');
    expect(pointed.length).toBeGreaterThan(0);
    const isShipped = (file: string): boolean =>
      names.some(name => name === `extension/${file}` || name.startsWith(`extension/${file}/`));
    const missing = pointed.filter(file => file !== 'dist/cli.js' && !isShipped(file));
    expect(missing).toEqual([]);
  });
});
