// VS Code for the Web on a free port of this machine, with an extension, and a Chromium in front of it.
import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { ARGUMENTS } from './browser.mjs';
import { needChromium, needCodeWeb } from './install.mjs';

/**
 * Opens `folder`, in memory, with the extension in the folder `extension`, and hands its page to `work({ page, address })`, not opened
 * yet; everything is gone afterwards. `tests`: a module that the workbench runs in its extension host.
 */
export async function withWebWorkbench({ extension, folder, tests, viewport = { width: 1280, height: 800 } }, work) {
  const executablePath = await needChromium();
  const home = await needCodeWeb();
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'rift-web-'));
  let server;
  let browser;
  try {
    server = await served(home, {
      extensionDevelopmentPath: extension,
      ...(tests === undefined ? {} : { extensionTestsPath: tests }),
      folderPath: folder,
      host: 'localhost',
      port,
    });
    mkdirSync(path.join(profile, 'Default'));
    writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
    browser = await chromium.launchPersistentContext(profile, {
      executablePath,
      headless: true,
      viewport,
      args: ARGUMENTS,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    return await work({ page: browser.pages()[0], address: `http://localhost:${port}/` });
  } finally {
    await browser?.close();
    server?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Web views have an origin of their own, and a worker of it draws them: to Chromium, both are a third party's. */
const PREFERENCES = { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } };

/** The process that serves it, once it does. */
const served = (home, options) =>
  new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('web-server.mjs', import.meta.url));
    const server = fork(program, [home, JSON.stringify(options)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let said = '';
    server.stderr.on('data', chunk => {
      said = `${said}${chunk}`.slice(-2000);
    });
    server.once('message', () => resolve(server));
    server.once('exit', status => reject(new Error(`what serves it ended with status ${status}: ${said.trim()}`)));
  });

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
