/** The command line's program, bundled for tests that run it as a process of its own. */
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { fromRoot } from '../house/support/root.ts';
import { replacements } from '../house/support/scripts.ts';

export const buildProgram = async (outfile: string): Promise<void> => {
  await build({
    entryPoints: ['server/cli/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    // Whoever wants pictures in PNG installs it.
    external: ['@resvg/resvg-js'],
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
    // Modules that read the project's own files lie in one folder, and ask where that is.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(fromRoot('server/hosts/node/data/rulings.ts')).href) },
    plugins: [replacements.replacing(fromRoot('.'), replacements.FROM_SOURCES)],
    logLevel: 'warning',
  });
};
