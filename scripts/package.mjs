// npm run package [-- FILE [PROGRAMS]]: the extension, bundled for production, as riftbench.vsix. PROGRAMS is a folder
// that has the bundles already, for who tests both.
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';
import { asked } from './lib/asked.mjs';
import { NOTICES, packagesNamed } from './lib/notices.mjs';
import { releasedPrograms } from './lib/released.mjs';
import { run } from './lib/run.mjs';
import { billOfMaterials } from './lib/sbom.mjs';
import { ROOT } from './lib/setup.mjs';
import { good } from './lib/terminal.mjs';
import { upToDate } from './lib/upToDate.mjs';

/** Not sources: the bundler makes its own, and vsce would look at each file of the rest. */
const LEFT_BEHIND = new Set(['.cache', '.git', 'coverage', 'dist', 'node_modules', 'out']);

/**
 * Writes the package to `packagePath`. It is made in a copy of the project, so that a packing and a running `dist/` do
 * not get in each other's way. `programs` is a folder with the bundles, where they have been made.
 */
export async function packageExtension({ packagePath, programs }) {
  const cwd = mkdtempSync(path.join(tmpdir(), 'rift-package-'));
  try {
    for (const name of readdirSync(ROOT)) {
      if (LEFT_BEHIND.has(name) || name.endsWith('.vsix')) continue;
      cpSync(path.join(ROOT, name), path.join(cwd, name), { recursive: true });
    }
    const dist = path.join(cwd, 'dist');
    cpSync(programs ?? (await releasedPrograms()).folder, dist, { recursive: true });
    const packages = packagesNamed(readFileSync(path.join(dist, NOTICES), 'utf8'));
    writeFileSync(path.join(cwd, 'sbom.cdx.json'), JSON.stringify(await billOfMaterials(packages), undefined, 2));
    // Everything is bundled, and the project has no page on the network that links could point to.
    await createVSIX({
      cwd,
      packagePath,
      dependencies: false,
      allowMissingRepository: true,
      rewriteRelativeLinks: false,
    });
  } finally {
    rmSync(cwd, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

const EXTENSION = 'out/extension.vsix';

/** The same without vsce's list of files on the terminal; made once of the same sources. */
export async function packageQuietly({ packagePath }) {
  const made = path.join(ROOT, EXTENSION);
  let said = '';
  const make = async () => {
    const beside = path.join(ROOT, `out/extension-${process.pid}.vsix`);
    const { status, output } = await run(fileURLToPath(import.meta.url), [beside], { quiet: true });
    said = output;
    if (status === 0) renameSync(beside, made);
    return status === 0;
  };
  const isMade = await upToDate({ root: ROOT, name: 'extension', outputs: [EXTENSION], make });
  if (!isMade) throw new Error(`the extension could not be packaged: ${said.trim()}`);
  mkdirSync(path.dirname(packagePath), { recursive: true });
  copyFileSync(made, packagePath);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { words } = asked({ usage: 'npm run package [-- FILE [PROGRAMS]]: by default riftbench.vsix.', most: 2 });
  try {
    const packagePath = path.resolve(ROOT, words[0] ?? 'riftbench.vsix');
    await packageExtension({ packagePath, programs: words[1] });
    good(packagePath);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
