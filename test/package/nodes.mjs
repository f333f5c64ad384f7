// The Nodes that the package has to run under, as npm's packages of Node bring them; kept in the cache.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmCommand, run } from '../../scripts/lib/run.mjs';
import { CACHE } from '../../scripts/lib/setup.mjs';
import { say } from '../../scripts/lib/terminal.mjs';

/** Pinned, so that a run of today and one of next year try the same; beside the one that runs the tests. */
const VERSIONS = ['20.19.5', '22.20.0', '24.11.1'];

/** `{ version, node }`, one a version: the path of each Node. Installs what is missing. */
export async function needNodes() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const nodes = [];
  for (const version of VERSIONS) {
    const home = path.join(CACHE, 'nodes', version);
    const node = path.join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
    if (!existsSync(node)) await install(home, `${name}@${version}`);
    nodes.push({ version, node });
  }
  return nodes;
}

async function install(home, wanted) {
  say(`Installing ${wanted} into .cache/ (about 100 MB; once) …`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  const { program, args } = npmCommand();
  const quietly = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run(program, [...args, 'install', wanted, ...quietly], { cwd: home, quiet: true });
  if (status === 0) return;
  rmSync(home, { recursive: true, force: true });
  throw new Error(`${wanted} could not be installed, a network is needed for it: ${output.trim().split('\n')[0]}`);
}
