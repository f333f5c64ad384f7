// The Nodes that the package has to run under, as npm's packages of Node bring them; kept in the cache.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE } from '../../scripts/lib/setup.mjs';
import { say } from '../../scripts/lib/terminal.mjs';
import { NODE_PACKAGE, npmQuietly } from '../vscode/harness/install.mjs';

/** Pinned, so that a run of today and one of next year try the same; beside the one that runs the tests. */
const VERSIONS = ['20.19.5', '22.20.0', '24.11.1'];

/** `{ version, node }`, one a version: the path of each Node. Installs what is missing. */
export async function needNodes() {
  const nodes = [];
  for (const version of VERSIONS) {
    const home = path.join(CACHE, 'nodes', version);
    const node = path.join(
      home,
      'node_modules',
      NODE_PACKAGE,
      'bin',
      process.platform === 'win32' ? 'node.exe' : 'node',
    );
    if (!existsSync(node)) await install(home, `${NODE_PACKAGE}@${version}`);
    nodes.push({ version, node });
  }
  return nodes;
}

async function install(home, wanted) {
  say(`Installing ${wanted} into .cache/ (about 100 MB; once) …`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  try {
    await npmQuietly(['install', wanted], { cwd: home, what: wanted });
  } catch (error) {
    // What is half there would be taken for whole.
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
}
