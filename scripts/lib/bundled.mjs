// Runs a script of ours whose imports are TypeScript: bundled into out/, with the arguments given.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { ROOT } from './setup.mjs';

/** The one module that asks where it is, and is not shipped. */
const SOURCE = path.join(ROOT, 'server/shared/data/rulings.ts');

/** `name` is that of a file in scripts/, without `.ts`. Sets the exit code to the script's own. */
export async function runBundled(name) {
  const outfile = path.join(ROOT, 'out', `${name}.mjs`);
  await build({
    entryPoints: [path.join(ROOT, 'scripts', `${name}.ts`)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.rift': 'text' },
    // Packages in the old form ask for their parts by `require`.
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
    // Data is read from its sources, by their places.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(SOURCE).href),
      __dirname: JSON.stringify(path.join(ROOT, 'out')),
    },
    sourcemap: 'inline',
    logLevel: 'error',
  });
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
