#!/usr/bin/env node
// Stands in for the desktop's `code` executable: takes the arguments that @vscode/test-electron passes, runs the suite in
// code-server and headless Chromium, and exits as the suite did. So one suite serves both editors.
//
// Exit status: 0 passed · 1 failed · 70 the extension host ended early · 71 no workbench · 124 took too long
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import { openPage } from './browser.mjs';
import { remoteUri, startCodeServer, workbenchUrl } from './code-server.mjs';
import { needChromium, needCodeServer, VSCODE } from './install.mjs';

const PATIENCE = Number(process.env.RIFTBENCH_SHIM_TIMEOUT_MS ?? 300_000);
const VERBOSE = process.env.RIFTBENCH_SHIM_VERBOSE !== undefined;

/** What the workbench says of itself in every run. */
const NOISE = [
  /^\[?(AgentHost|ChatModelSelection|AccountPolicyGate|reconnection-grace-time|Service Worker)/,
  /connection token|Creating a socket|additional builtin extensions|Extension host \(|\[remote-connection\]/,
  /^Creation of workbench contribution|^Timed out waiting for authentication provider/,
  /^Canceled|^Cannot read properties of undefined \(reading 'extensionHost'\)/,
];

const { folder, extension, tests, version } = readArguments(process.argv.slice(2));
if (version) {
  console.log(VSCODE);
  process.exit(0);
}

const executablePath = await needChromium();
// A built workbench ignores the tests of an extension unless it is told that it is driven.
const flags = ['--vscode-option', 'enable-smoke-test-driver'];
const server = await startCodeServer({ ...(await needCodeServer()), flags }).catch(error => {
  console.error(error.message);
  process.exit(71);
});
const { browser, page } = await openPage({ executablePath });

const tooLong = setTimeout(() => finish(124, `no end after ${PATIENCE} ms`), PATIENCE);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => finish(130, signal));
page.on('crash', () => finish(71, 'the page crashed'));
page.on('pageerror', error => server.log(`[page] ${error.stack}`));

const result = path.join(server.folder, 'result');
await page.exposeFunction('codeAutomationLog', (level, args) => {
  const line = format(...args);
  server.log(`[${level}] ${line}`);
  if (VERBOSE || !NOISE.some(noise => noise.test(line))) console.log(line);
});
await page.exposeFunction('codeAutomationExit', status => {
  // An extension host that was killed gives status 0 as well: only what the suite wrote down counts.
  const written = existsSync(result) ? readFileSync(result, 'utf8') : undefined;
  if (written === undefined) finish(70, `the extension host ended (status ${status}) before the suite did`);
  else finish(written === 'passed' ? status : 1);
});

const payload = [
  ['extensionDevelopmentPath', remoteUri(server.host, extension)],
  ['extensionTestsPath', remoteUri(server.host, wrap(tests))],
];
const response = await page.goto(workbenchUrl(server.host, { folder, payload }));
if (!response?.ok()) await finish(71, `the workbench answered ${response?.status()}`);

async function finish(status, note) {
  clearTimeout(tooLong);
  if (note) console.error(note);
  await browser.close().catch(() => {});
  await server.stop({ keep: status !== 0 });
  if (status !== 0) console.error(`The editor's logs are in ${server.folder}`);
  process.exit(status);
}

/** A module that runs the suite and writes down how it went. */
function wrap(suite) {
  const wrapper = path.join(server.folder, 'suite.cjs');
  writeFileSync(
    wrapper,
    `const { writeFileSync } = require('node:fs');
exports.run = async () => {
  let outcome = 'failed';
  try {
    await require(${JSON.stringify(suite)}).run();
    outcome = 'passed';
  } finally {
    writeFileSync(${JSON.stringify(result)}, outcome);
  }
};
`,
  );
  return wrapper;
}

function readArguments(args) {
  const value = name => args.find(arg => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const positional = args.filter(arg => !arg.startsWith('-'));
  return {
    version: args.includes('--version'),
    extension: path.resolve(value('extensionDevelopmentPath') ?? '.'),
    tests: path.resolve(value('extensionTestsPath') ?? '.'),
    folder: positional[0] && path.resolve(positional[0]),
  };
}
