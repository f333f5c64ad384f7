import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The bundler imports card files as text; so do the tests. */
const riftAsText = {
  name: 'rift-as-text',
  transform: (code: string, id: string) =>
    id.endsWith('.rift') ? { code: `export default ${JSON.stringify(code)};`, map: null } : null,
};

export default defineConfig({
  plugins: [riftAsText],
  test: {
    include: ['test/**/*.test.ts'],
    // What the user of this machine has imported is none of the tests' business.
    env: { RIFTBENCH_LIBRARY: path.join(tmpdir(), 'riftbench-without-library') },
    // Those run inside VS Code, under mocha: test/vscode/run.mjs.
    exclude: ['test/vscode/**'],
    // Property tests and child processes on a busy machine; nothing here measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
