// What a fresh clone lacks. Nothing here may need node_modules: it is what fetches them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { npmCommand, run } from './run.mjs';
import { say } from './terminal.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What is large and the same for every work tree: a clone that tests itself shares that of its original. */
export const CACHE = process.env.RIFTBENCH_TOOLS ?? path.join(ROOT, '.cache');
const OLDEST_NODE = 20;

export function needNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return;
  console.error(`Riftbench needs Node.js ${OLDEST_NODE} or later; this is ${process.version}. See https://nodejs.org`);
  process.exit(1);
}

/** Runs `npm ci` where node_modules is not what package-lock.json says. */
export async function needPackages() {
  const why = reasonToInstall();
  if (why === undefined) return;
  say(`Installing packages (${why}) …`);
  const npm = npmCommand();
  const { status } = await run(npm.program, [...npm.args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
  });
  if (status !== 0) {
    console.error('npm ci failed: its message is above. A network or a filled npm cache is needed the first time.');
    process.exit(1);
  }
}

/**
 * npm writes down what it has installed, so the two lists can be compared: a stamp of our own would go stale as soon as
 * somebody ran npm by hand.
 */
function reasonToInstall() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return 'there are none yet';
  const wanted = packagesOf(path.join(ROOT, 'package-lock.json'));
  const present = packagesOf(installed);
  const stale = Object.entries(wanted).find(
    ([where, { version, optional }]) => where !== '' && !optional && present[where]?.version !== version,
  );
  return stale === undefined ? undefined : `${stale[0].replace(/^.*node_modules\//, '')} is not at ${stale[1].version}`;
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
