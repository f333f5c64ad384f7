// A code-server with a fresh profile on a free port of 127.0.0.1, and its end.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../../scripts/lib/run.mjs';

/** Nothing in the workbench but the work: no welcome, no chat, no look at any network. */
const QUIET = {
  'chat.disableAIFeatures': true,
  'extensions.autoCheckUpdates': false,
  'extensions.autoUpdate': false,
  'extensions.ignoreRecommendations': true,
  'git.enabled': false,
  'json.schemaDownload.enable': false,
  'npm.fetchOnlinePackageInfo': false,
  'telemetry.telemetryLevel': 'off',
  'update.mode': 'none',
  'workbench.enableExperiments': false,
  'workbench.secondarySideBar.defaultVisibility': 'hidden',
  'workbench.settings.enableNaturalLanguageSearch': false,
  'workbench.startupEditor': 'none',
};

/**
 * Starts one. `vsix` is installed first: a running server would not see it. `flags` are passed on.
 * Returns `{ host, folder, log, stop }`: `host` is `127.0.0.1:port`, `folder` is the temporary one that holds the
 * profile, `log` adds a line to the server's log in it, and `stop({ keep })` ends the server.
 */
export async function startCodeServer({ node, entry, settings = {}, vsix, flags = [], port = 0 }) {
  // A short path: sockets are made below it, and their names have a limit of 108 characters.
  const folder = mkdtempSync(path.join(tmpdir(), 'rift-'));
  const profile = path.join(folder, 'd');
  mkdirSync(path.join(profile, 'User'), { recursive: true });
  writeFileSync(path.join(profile, 'User/settings.json'), JSON.stringify({ ...QUIET, ...settings }, null, 2));
  // Without a configuration of its own it would write one into the user's home.
  writeFileSync(path.join(folder, 'config.yaml'), '');
  const common = [
    ...[entry, '--config', path.join(folder, 'config.yaml')],
    ...['--user-data-dir', profile, '--extensions-dir', path.join(folder, 'e')],
  ];
  const env = environment();

  if (vsix !== undefined) {
    const { status, output } = await run(node, [...common, '--install-extension', vsix], {
      env,
      replaceEnv: true,
      quiet: true,
    });
    if (status !== 0) throw new Error(`${vsix} could not be installed: ${output.trim()}`);
  }

  const quiet = ['--disable-telemetry', '--disable-update-check', '--disable-workspace-trust'];
  const server = spawn(
    node,
    [
      ...[...common, '--bind-addr', `127.0.0.1:${port}`, '--auth', 'none', '--disable-proxy'],
      ...[...quiet, '--disable-getting-started-override', ...flags],
    ],
    // A group of its own, so that the extension hosts end with it.
    { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const log = createWriteStream(path.join(folder, 'server.log'));
  server.stderr.pipe(log, { end: false });
  const stop = async ({ keep = false } = {}) => {
    await end(server);
    if (!keep) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const host = await listening(server, log);
    return { host, folder, log: line => log.write(`${line}\n`), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A path of this machine as the workbench names it. */
export function remoteUri(host, file) {
  return `vscode-remote://${host}${file.split('/').map(encodeURIComponent).join('/')}`;
}

/** The page's address, with `folder` (or none) and what the workbench is told on the way: `[['openFile', uri], …]`. */
export function workbenchUrl(host, { folder, payload = [] }) {
  const url = new URL(`http://${host}/`);
  if (folder === undefined) url.searchParams.set('ew', 'true');
  else url.searchParams.set('folder', folder);
  url.searchParams.set('payload', JSON.stringify([['skipWelcome', 'true'], ['skipReleaseNotes', 'true'], ...payload]));
  return url.href;
}

function listening(server, log) {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', chunk => {
      log.write(chunk);
      output += chunk;
      const match = /HTTP server listening on http:\/\/(127\.0\.0\.1:\d+)/.exec(output);
      if (match) resolve(match[1]);
    });
    server.once('error', reject);
    server.once('exit', status => reject(new Error(`code-server ended with status ${status}: ${output.trim()}`)));
  });
}

/** What an outer VS Code has put into the environment would send this one astray. */
function environment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VSCODE|ELECTRON)_/.test(name));
  return { ...Object.fromEntries(kept), EXTENSIONS_GALLERY: '{}' };
}

async function end(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise(resolve => server.once('exit', resolve));
  const kill = signal => {
    try {
      process.kill(-server.pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  };
  kill('SIGTERM');
  const impatient = setTimeout(() => kill('SIGKILL'), 3000);
  await gone;
  clearTimeout(impatient);
}
