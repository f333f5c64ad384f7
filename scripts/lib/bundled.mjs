// Scripts of ours whose imports are TypeScript: bundled into out/, then run or imported.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { FROM_SOURCES, replacing } from './replacing.mjs';
import { ROOT } from './setup.mjs';

/** One of the modules that ask where they are, and are not shipped: they lie in one folder. */
const [SOURCE] = Object.values(FROM_SOURCES);

/** Runs one with the arguments given. `name` is that of a file in scripts/, without `.ts`. Sets the exit code to the script's own. */
export async function runBundled(name) {
  const outfile = await bundleScript(`scripts/${name}.ts`);
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', outfile, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

/** What a file of ours exports. Rejects where it cannot be bundled. */
export const importBundled = async file => import(pathToFileURL(await bundleScript(file)).href);

/** The path of what a file below `root` was bundled into: `folder` and its name. `more`: esbuild's plugins. Rejects where it cannot be bundled. */
export async function bundleScript(file, root = ROOT, folder = 'out', more = []) {
  const outfile = path.join(root, folder, `${path.basename(file, '.ts')}.mjs`);
  await build({
    entryPoints: [path.join(root, file)],
    absWorkingDir: root,
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: ['esbuild', '@resvg/resvg-js'],
    loader: { '.rift': 'text' },
    plugins: [...more, replacing(root, FROM_SOURCES)],
    // Packages in the old form ask for their parts by `require`.
    banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
    // Data is read from its sources, by their places.
    define: {
      'import.meta.url': JSON.stringify(pathToFileURL(path.join(root, SOURCE)).href),
      __dirname: JSON.stringify(path.join(root, 'out')),
    },
    sourcemap: 'inline',
    logLevel: 'error',
  });
  return outfile;
}
