import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Those run inside VS Code, under mocha: test/vscode/run.mjs.
    exclude: ['test/vscode/**'],
    // Property tests and child processes on a busy machine; nothing here measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
