// npm test: everything, from a fresh clone. Every step runs, whatever the ones before it found.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './lib/run.mjs';
import { needNode, needPackages, ROOT } from './lib/setup.mjs';
import { bad, count, good, say, title } from './lib/terminal.mjs';

/** Each answers `{ passed, failed }`: a tool that looks at everything at once counts as one test. */
const STEPS = [
  { name: 'Build', what: 'the bundles of client, server, command line and suites', job: build },
  { name: 'Lint', what: 'style and form, by Biome', job: lint },
  { name: 'Types', what: 'TypeScript, strict', job: () => tool('typescript/bin/tsc', ['--noEmit']) },
  { name: 'Arrows', what: 'which room may know which, by dependency-cruiser', job: arrows },
  { name: 'Unit', what: 'unit, property and language-server tests, by vitest', job: unit },
  { name: 'VS Code', what: 'the extension in a real VS Code', job: vscode },
];

needNode();
await needPackages();
say('The plan:');
STEPS.forEach(({ name, what }, index) => {
  say(`  ${index + 1}. ${name.padEnd(8)} ${what}`);
});

const results = [];
for (const { name, job } of STEPS) {
  title(name);
  const start = performance.now();
  const { passed, failed } = await job();
  const time = `${((performance.now() - start) / 1000).toFixed(0)} s`;
  (failed === 0 ? good : bad)(`${name}: ${passed} passed, ${failed} failed (${time})`);
  results.push({ name, passed, failed });
}

title('Result');
for (const { name, passed, failed } of results)
  (failed === 0 ? good : bad)(`${name.padEnd(8)} ${count(passed, 'passed', 'passed')}, ${failed} failed`);
const sum = key => results.reduce((total, result) => total + result[key], 0);
say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

/** Needed by the rest, and no test: counted only when it fails. */
async function build() {
  const { status } = await run(path.join(ROOT, 'esbuild.mjs'), [], { cwd: ROOT });
  return { passed: 0, failed: status === 0 ? 0 : 1 };
}

function lint() {
  // `ci` paints by itself, letter by letter, which no log wants.
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return tool('@biomejs/biome/bin/biome', ['ci', ...colours, '.']);
}

function arrows() {
  const rooms = ['engine', 'rules-db', 'server', 'client'];
  return tool('dependency-cruiser/bin/dependency-cruise.mjs', ['--no-progress', ...rooms]);
}

async function tool(script, args) {
  const { status } = await runScript(script, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit() {
  const file = path.join(ROOT, 'out/vitest.json');
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = await runScript('vitest/vitest.mjs', ['run', ...reporters]);
  const counted = readCounts(file);
  // An error outside of any test fails the run as well.
  return status === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

function readCounts(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
    // A file that cannot be loaded holds no failed test, and fails all the same.
    const unloaded = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(test => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function vscode() {
  if (results.some(({ name, failed }) => name === 'Build' && failed > 0)) {
    bad('Not run: there is nothing to load, as the build failed.');
    return { passed: 0, failed: 1 };
  }
  const { runSuites } = await import('../test/vscode/run.mjs');
  return runSuites();
}

/** A program of node_modules, run by this Node: no shell, no npx. */
function runScript(script, args) {
  return run(path.join(ROOT, 'node_modules', script), args, { cwd: ROOT, node: true });
}
