import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { defineConfig } from 'vitest/config';
import type { VitestPluginContext } from 'vitest/node';
import { FROM_SOURCES, replacingInVite } from './scripts/lib/replacing.mjs';
import { LongFirst } from './test/order.ts';

/** The bundler imports card files as text; so do the tests. */
const riftAsText = {
  name: 'rift-as-text',
  transform: (code: string, id: string) =>
    id.endsWith('.rift') ? { code: `export default ${JSON.stringify(code)};`, map: null } : null,
};

/** What reads PDF is a program beside the others: the tests have one that is made of the sources as they are. */
const PDF_PROGRAM = '/server/hosts/node/pdf/program.ts';
const pdfProgram = {
  name: 'pdf-program',
  // What is made of it is gone after the run.
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }: VitestPluginContext) =>
    keyBy(({ id }) => (id.endsWith(PDF_PROGRAM) ? false : undefined)),
  transform: async (_: string, id: string) => {
    if (!id.endsWith(PDF_PROGRAM)) return null;
    const outdir = mkdtempSync(path.join(tmpdir(), 'riftbench-pdf-'));
    process.once('exit', () => rmSync(outdir, { recursive: true, force: true }));
    const outfile = path.join(outdir, 'pdf.mjs');
    const entryPoints = [path.join(path.dirname(id), 'process.ts')];
    await build({ entryPoints, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' });
    return { code: `export const pdfProgram = () => ${JSON.stringify(outfile)};`, map: null };
  },
};

/**
 * Vite's runner keeps what a module exports in an object that V8 takes for a table, so that each use of an import looks a name up
 * in it: the engine took half as long again. What is the prototype of another object V8 lays out for quick access.
 */
const quickImports = {
  name: 'quick-imports',
  enforce: 'post' as const,
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }: VitestPluginContext) => keyBy(() => 'quick'),
  transform: (code: string, id: string) =>
    id.startsWith(import.meta.dirname) && !id.includes('node_modules')
      ? { code: `${code}\n;Object.create(__vite_ssr_exports__);`, map: null }
      : null,
};

export default defineConfig({
  plugins: [riftAsText, replacingInVite(import.meta.dirname, FROM_SOURCES), pdfProgram, quickImports],
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    // What the user of this machine has imported is none of the tests' business, nor is the cache of compiled code.
    env: { RIFTBENCH_LIBRARY: path.join(tmpdir(), 'riftbench-without-library'), RIFTBENCH_CACHE: 'off' },
    // Files share what they import, which is most of their time: nothing in the project keeps a state of its own, and a
    // test puts back what it changes.
    isolate: false,
    // What an earlier run compiled is taken up again: half of the time of a single test. A clean clone has nothing of it.
    experimental: { fsModuleCache: true },
    sequence: { sequencer: LongFirst },
    // Positions come and go by the thousand: with more room for what is new, the collector has less to carry on.
    execArgv: ['--max-semi-space-size=64'],
    // Left to itself it keeps one core free, of two.
    maxWorkers: availableParallelism(),
    // Those run inside VS Code, under mocha: test/vscode/run.mjs.
    exclude: ['test/vscode/**'],
    // Property tests and child processes on a busy machine; nothing here measures time.
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
