// Bundles what is shipped (client, server, command line) into dist/, and the suites that run inside VS Code into out/test/.
//   node esbuild.mjs [--production] [--watch]
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import * as esbuild from 'esbuild';
import { whenFirstCalled } from './scripts/lib/deferred.mjs';
import { NOTICES, noticesOf, packagesIn } from './scripts/lib/notices.mjs';
import { ascii, chunkOptions, PART_FOLDERS, programsInParts } from './scripts/lib/parts.mjs';
import { replacing } from './scripts/lib/replacing.mjs';
import { writeSiteParts } from './scripts/lib/site.mjs';
import { writeWebParts } from './scripts/lib/web.mjs';

const root = path.dirname(fileURLToPath(import.meta.url));

/** What each weighs may grow only so far (`test/house/sizes.ts`): a server that is slow to load is slow to answer. */
export const PROGRAMS = [
  { source: 'client/hosts/node/main.ts', bundle: 'client.cjs', format: 'cjs' },
  // Loaded by the one above as the server is first needed.
  { source: 'client/hosts/node/languageClient.ts', bundle: 'languageClient.cjs', format: 'cjs' },
  // The script of the board's window, loaded by a webview.
  { source: 'client/board/window/window.ts', bundle: 'board.js', format: 'iife' },
  // Run by the two below as a process of its own when somebody imports a PDF.
  { source: 'server/hosts/node/pdf/process.ts', bundle: 'pdf.mjs', format: 'esm' },
];

/** What is cut into parts, which both share. */
export const PROGRAMS_IN_PARTS = [
  {
    source: 'server/hosts/node/lsp/main.ts',
    bundle: 'server.cjs',
    starts: [
      'server/hosts/node/lsp/main.ts',
      'server/lsp/answers.ts',
      'server/analysis/analysing.ts',
      'server/hosts/node/lsp/toolbox.ts',
      'server/analysis/pageLinks.ts',
      'rules-db/book.ts',
      'engine/language/grammar/parse.ts',
      'engine/scenario/run.ts',
    ],
  },
  // Started by an editor when somebody steps through a scenario.
  { source: 'server/hosts/node/dap/main.ts', bundle: 'dap.cjs' },
  // Started by an editor that has a chat assistant.
  { source: 'server/mcp/main.ts', bundle: 'mcp.cjs' },
  { source: 'server/cli/main.ts', bundle: 'cli.js', banner: '#!/usr/bin/env node\n' },
];

/**
 * What is cut off from the parts that import it, and loaded when one of its functions is first called: most scenarios are
 * without a mistake, and many without a card.
 */
export const DEFERRED = [
  'engine/language/mistakes/mistakes.ts',
  'engine/scenario/fixes/fixes.ts',
  'engine/cards/reading.ts',
];

/**
 * Data beside the programs, compressed, each read when something of it is first asked for. What is shipped has a reader of `file` in
 * the place of the `module` whose function `reads` gathers it from its sources; `says` begins the message where the file cannot be read.
 * Some have a `reader` of their own, and are gathered in their own way. Nothing but a search in words waits for what is
 * `forSearch`.
 */
export const DATA = [
  { module: 'rules-db/data.ts', reader: 'server/hosts/node/data/bookFile.ts', file: 'book.json.br', gather: readBook },
  {
    module: 'server/analysis/rulings/texts.ts',
    reads: 'readRulings',
    file: 'rulings.json.br',
    says: 'The scenarios of the rulings',
    gather: readRulings,
  },
  {
    module: 'rules-db/mechanisms/ruleDependencies.ts',
    reads: 'readRuleDependencyData',
    file: 'cards.json.br',
    says: 'What cards turn on',
  },
  {
    module: 'engine/cards/forms/chapters.ts',
    reads: 'readChapters',
    file: 'forms.json.br',
    says: 'The forms of sentences',
  },
  { module: 'rules-db/cards/entries.ts', reads: 'readCardEntries', file: 'library.json.br', says: 'The card library' },
  {
    module: 'rules-db/books/rules.ts',
    reads: 'readBookRules',
    file: 'books.json.br',
    says: 'The books beside the core rules',
  },
  {
    module: 'server/analysis/words/words.ts',
    reads: 'readWords',
    file: 'words.json.br',
    says: 'The words of the language',
  },
  {
    module: 'server/analysis/chat/languagePage.ts',
    reads: 'readLanguagePage',
    file: 'language.json.br',
    says: 'The page of the language',
    gather: readLanguagePage,
  },
  {
    module: 'rules-db/search/meaning/vectors.ts',
    reader: 'server/hosts/node/data/vectorsFile.ts',
    file: 'vectors.br',
    gather: readVectors,
    forSearch: true,
  },
  // Read by `bookFile.ts`, as the book says which index was made of it.
  { file: 'search.br', gather: async () => (await searchIndex()).bytes, forSearch: true },
  { module: 'rules-db/asks.ts', reads: 'readAsks', file: 'asks.json.br', says: 'What players ask', forSearch: true },
];

/** The folder beside the programs of what a site has beside its pages. */
const SITE = 'site';
/** The same of what the extension is made of in a browser. */
const WEB = 'web';

/**
 * Bundles the programs into `outdir`, with the book that they read and the licences of what is in them. Tells of each what
 * it weighs, what it imports, and the folders of the packages in it: `{ 'cli.js': { bytes, imports, packages } }`.
 */
export async function bundlePrograms({ outdir, production }) {
  // All to their ends, so that nothing is written any more when this has failed.
  const ends = await Promise.allSettled([
    programsInParts(PROGRAMS_IN_PARTS, partOptions({ production })),
    ...programOptions({ outdir, production }).map(options => esbuild.build(options)),
  ]);
  const failure = ends.find(({ status }) => status === 'rejected');
  if (failure) throw failure.reason;
  const [parts, ...built] = ends.map(({ value }) => value);
  writeParts(outdir, parts);
  const data = await writeData(outdir, { production });
  await writeSiteParts({ root, outdir: path.join(outdir, SITE), bundleForBrowser });
  const inBrowser = await writeWebParts({
    root,
    outdir: path.join(outdir, WEB),
    server: path.join(outdir, SITE, 'try/web.js'),
    data,
    production,
  });
  const outputs = [
    ...parts.map(({ file, ...output }) => ({ bundle: file, ...output })),
    ...built
      .flatMap(({ metafile }) => Object.entries(metafile.outputs))
      .filter(([file]) => !file.endsWith('.map'))
      .map(([file, output]) => ({ bundle: path.basename(file), ...output })),
    ...Object.values(inBrowser.metafile.outputs)
      .filter(({ entryPoint }) => entryPoint !== undefined)
      .map(output => ({ bundle: `${WEB}/client.cjs`, ...output })),
  ].map(output => ({ ...output, packages: packagesIn(output) }));
  const packages = [...new Set(outputs.flatMap(output => output.packages))].sort();
  writeFileSync(path.join(outdir, NOTICES), noticesOf(root, packages));
  return Object.fromEntries(
    outputs.map(({ bundle, bytes, imports, packages }) => [
      bundle,
      { bytes, imports: imports.map(({ path }) => path), packages },
    ]),
  );
}

/**
 * Bundles the language server for a worker of a browser into `outdir`, as `web.js`; what it reads it is given by the page
 * (`server/hosts/browser/lsp/main.ts`). Rejects where anything of Node is in it.
 */
export async function bundleForBrowser({ outdir, production }) {
  return esbuild.build({
    ...common,
    entryPoints: [path.join(root, 'server/hosts/browser/lsp/main.ts')],
    outfile: path.join(outdir, 'web.js'),
    platform: 'browser',
    target: 'es2023',
    format: 'iife',
    mainFields: ['browser', 'module', 'main'],
    plugins: [dataFromFiles, replacing(root, { ...READERS, ...FROM_PAGE })],
    minify: production,
    sourcemap: false,
  });
}

/** The data that programs read, each file by its name, and unpacked. */
export async function programData() {
  const all = {};
  for (const row of DATA) {
    const data = await gathered(row);
    all[row.file] = data instanceof Uint8Array ? data : Buffer.from(ascii(JSON.stringify(data)), 'latin1');
  }
  return all;
}

function programOptions({ outdir, production }) {
  return PROGRAMS.map(({ source, bundle, format }) => ({
    ...common,
    entryPoints: [path.join(root, source)],
    outfile: path.join(outdir, bundle),
    format,
    ...(format === 'iife' ? { platform: 'browser' } : {}),
    external: ['vscode'],
    // What is loaded later lies beside, by `require`: some extension hosts have no `import()`.
    supported: { 'dynamic-import': false },
    plugins: bundle === 'client.cjs' ? [languageClientBeside] : [],
    minify: production,
    sourcemap: production ? false : 'linked',
    banner: { js: format === 'esm' ? ESM_BANNER : '' },
  }));
}

const partOptions = ({ production }) => ({
  ...common,
  root,
  production,
  // PNG is drawn by a package that whoever wants it installs.
  external: ['@resvg/resvg-js'],
  deferred: DEFERRED,
  plugins: [whenFirstCalled(root, DEFERRED), dataFromFiles, replacing(root, READERS), programsBeside, builtinsWhenUsed],
});

/** What was there before goes: a part's name may be another one now. */
function writeParts(outdir, parts) {
  for (const folder of PART_FOLDERS) rmSync(path.join(outdir, folder), { recursive: true, force: true });
  for (const { file, text } of parts) {
    mkdirSync(path.dirname(path.join(outdir, file)), { recursive: true });
    writeFileSync(path.join(outdir, file), text);
  }
  // The project is of ES modules; a program that starts as CommonJS is faster.
  writeFileSync(path.join(outdir, 'package.json'), '{ "type": "commonjs" }\n');
}

/** One file each, as mocha loads them by name; mocha itself stays in node_modules. */
function suiteOptions() {
  const folder = path.join(root, 'test/vscode');
  const suites = readdirSync(path.join(folder, 'suite')).filter(name => name.endsWith('.test.ts'));
  return {
    ...common,
    entryPoints: ['index.ts', ...suites.map(name => `suite/${name}`)].map(name => path.join(folder, name)),
    outbase: folder,
    outdir: path.join(root, 'out/test'),
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    external: ['vscode', 'mocha'],
    sourcemap: 'inline',
  };
}

/** The suites that have nothing to try in a browser, each with why. */
export const NOT_IN_BROWSER = {
  'chat.test.ts': 'no program can be started for a chat',
  'import.test.ts': 'what is imported is kept on a disk',
  'server.test.ts': 'the server is no process',
};

/** For VS Code for the Web: one file, with mocha in it, as its extension host loads one module. */
function webSuiteOptions() {
  const folder = path.join(root, 'test/vscode');
  const suites = readdirSync(path.join(folder, 'suite')).filter(
    name => name.endsWith('.test.ts') && !Object.hasOwn(NOT_IN_BROWSER, name),
  );
  const entry = `
    import 'mocha/mocha.js';
    import { runSuites } from './index.ts';
    export const run = () => runSuites(() => { ${suites.map(name => `require('../suite/${name}');`).join(' ')} });`;
  return {
    ...common,
    stdin: { contents: entry, resolveDir: path.join(folder, 'web'), loader: 'ts' },
    outfile: path.join(root, 'out/test/web/index.cjs'),
    platform: 'browser',
    format: 'cjs',
    mainFields: ['browser', 'module', 'main'],
    alias: { 'node:assert/strict': path.join(folder, 'web/assert.ts') },
    external: ['vscode'],
    sourcemap: 'inline',
  };
}

/** The extension starts without the language client. */
const languageClientBeside = {
  name: 'language-client-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/languageClient\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './languageClient.cjs', external: true } : undefined,
    );
  },
};

/** The command line starts the language server and the debug adapter that lie beside it, instead of holding them once more. */
const programsBeside = {
  name: 'programs-beside',
  setup({ onResolve }) {
    onResolve({ filter: /\/(lsp|dap)\/main\.ts$/ }, ({ kind, path: wanted }) =>
      kind === 'dynamic-import'
        ? { path: wanted.includes('/dap/') ? './dap.cjs' : './server.cjs', external: true }
        : undefined,
    );
  },
};

/** Some of Node's modules are loaded by whoever starts, some milliseconds each, and seldom used later. */
const builtinsWhenUsed = {
  name: 'builtins-when-used',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:node:)?(crypto|child_process)$/ }, ({ path: wanted, namespace }) =>
      // What stands in its place loads the module itself.
      namespace === 'when-used' ? undefined : { path: wanted.replace('node:', ''), namespace: 'when-used' },
    );
    onLoad({ filter: /./, namespace: 'when-used' }, async ({ path: wanted }) => {
      const names = JSON.stringify(Object.keys(await import(`node:${wanted}`)));
      const get = `() => require('node:${wanted}')[name]`;
      return {
        contents: `for (const name of ${names}) Object.defineProperty(exports, name, { enumerable: true, get: ${get} });`,
      };
    });
  },
};

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20',
  // The ESM builds of the language-server libraries: their UMD builds cannot be bundled.
  mainFields: ['module', 'main'],
  metafile: true,
  logLevel: 'warning',
  legalComments: 'none',
};

// Libraries in CommonJS call `require` for Node's own modules, and the book is beside the program: an ES module has neither
// `require` nor `__dirname`.
const ESM_BANNER = [
  '#!/usr/bin/env node',
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
  "import { dirname as __dirnameOf } from 'node:path';",
  "import { fileURLToPath as __fileURLToPath } from 'node:url';",
  'const __dirname = __dirnameOf(__fileURLToPath(import.meta.url));',
].join('\n');

/** What is shipped reads its data from files; in a browser, the page has fetched them. */
const READERS = Object.fromEntries(DATA.flatMap(({ module, reader }) => (reader ? [[module, reader]] : [])));
const PACKED = 'server/hosts/node/data/packed.ts';
const FROM_PAGE = { [PACKED]: 'server/hosts/browser/data/packed.ts' };

/** The readers that are all of one form. */
const dataFromFiles = {
  name: 'data-from-files',
  setup({ onResolve, onLoad }) {
    const rows = new Map(DATA.flatMap(row => (row.reads ? [[path.join(root, row.module), row]] : [])));
    onResolve({ filter: /\.ts$/ }, ({ path: wanted, resolveDir }) => {
      const file = path.resolve(resolveDir, wanted);
      return rows.has(file) ? { path: file, namespace: 'data-from-files' } : undefined;
    });
    onLoad({ filter: /./, namespace: 'data-from-files' }, ({ path: module }) => {
      const { reads, file, says } = rows.get(module);
      return {
        resolveDir: root,
        contents: `
          import { once } from './engine/known.ts';
          import { readPacked } from './${PACKED}';
          export const ${reads} = once(() => readPacked(${JSON.stringify(file)}, ${JSON.stringify(says)}));`,
      };
    });
  },
};

/** Answers with the data, each file by its name, unpacked. */
async function writeData(outdir, { production }) {
  mkdirSync(outdir, { recursive: true });
  const written = [];
  const all = {};
  for (const row of DATA) {
    const data = await gathered(row);
    const isText = !(data instanceof Uint8Array);
    const bytes = isText ? Buffer.from(ascii(JSON.stringify(data)), 'latin1') : data;
    all[row.file] = bytes;
    // Each goes on in a thread while the next is gathered.
    const packed = pack(bytes, { isText, production });
    written.push(packed.then(result => writeFileSync(path.join(outdir, row.file), result)));
  }
  await Promise.all(written);
  return all;
}

const brotli = promisify(brotliCompress);

/** Whoever develops waits for it, and nobody downloads it: it is packed in a hundredth of the time. */
const QUICK = 5;

const pack = (data, { isText, production }) =>
  brotli(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: isText ? constants.BROTLI_MODE_TEXT : constants.BROTLI_MODE_GENERIC,
      [constants.BROTLI_PARAM_QUALITY]: production ? constants.BROTLI_MAX_QUALITY : QUICK,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });

/** What a row of `DATA` is about: what its module's function gives, where it is not gathered in a way of its own. */
async function gathered({ module, reads, gather }) {
  if (gather) return gather();
  const { [reads]: read } = await imported(`export { ${reads} } from './${module}';`);
  return read();
}

async function readBook() {
  const { readBookData } = await imported("export { readBookData } from './rules-db/data.ts';");
  return { ...readBookData(), stamp: (await searchIndex()).stamp };
}

/** The index of the search, made once, and the stamp that it shares with the book that it was made of. */
async function searchIndex() {
  madeIndex ??= makeSearchIndex();
  return madeIndex;
}
let madeIndex;

async function makeSearchIndex() {
  const { loadRuleBook, indexColumns, packIndex } = await imported(`
    export { loadRuleBook } from './rules-db/book.ts';
    export { indexColumns, packIndex } from './rules-db/search/prebuilt.ts';`);
  const book = loadRuleBook();
  const columns = indexColumns(book, book.editions);
  const stamp = createHash('sha256').update(packIndex(columns, '')).digest('hex').slice(0, 16);
  return { stamp, bytes: packIndex(columns, stamp) };
}

async function readVectors() {
  const { readVectors, packVectors } = await imported(`
    export { readVectors } from './rules-db/search/meaning/vectors.ts';
    export { packVectors } from './rules-db/search/meaning/packedVectors.ts';`);
  return packVectors(readVectors());
}

/** The scenarios that put rulings to the test, a text a file, by its path without the ending. */
function readRulings() {
  const folder = path.join(root, 'test/rulings');
  const files = readdirSync(folder, { recursive: true }).filter(name => name.endsWith('.rift'));
  const nameOf = file => file.replaceAll(path.sep, '/').replace(/\.rift$/, '');
  return Object.fromEntries(files.sort().map(file => [nameOf(file), readFileSync(path.join(folder, file), 'utf8')]));
}

/** What a chat assistant is told of the language. */
function readLanguagePage() {
  return readFileSync(path.join(root, 'docs/language-on-a-page.md'), 'utf8');
}

/** Runs some lines of source with what they import from the project. */
async function imported(contents) {
  const { outputFiles } = await esbuild.build({
    ...common,
    stdin: { contents, resolveDir: root, loader: 'ts' },
    format: 'esm',
    metafile: false,
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** The rule book as one HTML page an edition, and each further book as one, for editors that open a rule's link from disk. */
export async function writePages(outdir) {
  const { loadRuleBook, htmlBook, htmlBookName, htmlOtherBook, htmlOtherBookName, EDITIONS } = await imported(`
    export { loadRuleBook } from './rules-db/book.ts';
    export { htmlBook } from './rules-db/html.ts';
    export { htmlBookName, htmlOtherBookName } from './rules-db/htmlNames.ts';
    export { htmlOtherBook } from './rules-db/books/html.ts';
    export { EDITIONS } from './engine/game/state/editions.ts';`);
  mkdirSync(outdir, { recursive: true });
  for (const edition of EDITIONS)
    writeFileSync(path.join(outdir, htmlBookName(edition)), htmlBook(loadRuleBook(), edition));
  for (const book of loadRuleBook().books.flatMap(({ editions }) => editions))
    writeFileSync(path.join(outdir, htmlOtherBookName(book, book.date)), htmlOtherBook(loadRuleBook(), book));
}

async function watch() {
  const outdir = path.join(root, 'dist');
  // Data changes seldom; whoever edits it builds anew.
  await writeData(outdir, { production: false });
  const made = partOptions({ production: false });
  const partsAgain = {
    name: 'parts-again',
    setup({ onEnd }) {
      onEnd(async ({ errors }) => {
        if (errors.length === 0) writeParts(outdir, await programsInParts(PROGRAMS_IN_PARTS, made));
      });
    },
  };
  const options = [
    { ...chunkOptions(PROGRAMS_IN_PARTS, made), plugins: [...made.plugins, partsAgain] },
    ...programOptions({ outdir, production: false }),
    suiteOptions(),
  ];
  const contexts = await Promise.all(options.map(option => esbuild.context({ ...option, logLevel: 'info' })));
  await Promise.all(contexts.map(context => context.watch()));
}

async function build({ production }) {
  const bundles = await bundlePrograms({ outdir: path.join(root, 'dist'), production });
  await Promise.all([esbuild.build(suiteOptions()), esbuild.build(webSuiteOptions())]);
  await writePages(path.join(root, 'dist/pages'));
  for (const [bundle, { bytes }] of Object.entries(bundles)) {
    console.log(`dist/${bundle}`.padEnd(18), `${(bytes / 1000).toFixed(0)} kB`.padStart(8));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const flags = new Set(process.argv.slice(2));
  const job = flags.has('--watch') ? watch() : build({ production: flags.has('--production') });
  job.catch(error => {
    // esbuild has already printed what is wrong in the source; anything else is ours to tell.
    if (!error.errors) console.error(error.message);
    process.exitCode = 1;
  });
}
