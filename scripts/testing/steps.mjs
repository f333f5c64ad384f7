// The steps of a test run, in the folder where this stands. Every step runs, whatever the ones before it found.
import path from 'node:path';
import { builtPrograms } from '../lib/built.mjs';
import { run } from '../lib/run.mjs';
import { needPackages, ROOT } from '../lib/setup.mjs';
import { bad, count, good, say } from '../lib/terminal.mjs';
import { runStep } from './results.mjs';
import { unit } from './unit.mjs';

/**
 * Each answers `{ passed, failed }`: a tool that looks at everything at once counts as one test. Those in a list run at the same
 * time, as each is busy with one thing after the other, and say at the end what they have found.
 */
const STEPS = [
  { name: 'Build', what: 'the bundles of client, server, command line and suites', job: build },
  { name: 'Lint', what: 'style and form, by Biome', job: lint },
  { name: 'Hot spreads', what: 'no slow copies where every act passes', job: hotSpreads },
  [
    { name: 'Types', what: 'TypeScript, strict', job: types },
    { name: 'Arrows', what: 'which room may know which, by dependency-cruiser', job: arrows },
    {
      name: 'Unused',
      what: 'exports and files that nobody imports, by knip',
      job: () => beside('knip/bin/knip.js', []),
    },
  ],
  { name: 'Unit', what: 'unit, property and language-server tests, by vitest', job: () => unit(runScript) },
  { name: 'Package', what: 'the archive of npm in an empty folder, under each Node; two builds alike', job: packed },
  { name: 'Geometry', what: 'boards as Chromium draws them, every 400th stop', job: geometry },
  { name: 'VS Code', what: 'the extension in a real VS Code, and in VS Code for the Web', job: vscode },
  {
    name: 'Site',
    what: 'a site of the examples, in Chromium: its pages, links, fixes, keys, a phone, no network',
    job: site,
  },
  {
    name: 'End to end',
    what: 'from an empty folder to a proven ruling by mouse and by keyboard, and what is read aloud',
    job: endToEnd,
  },
];

/** Rows for the result. */
export async function runSteps() {
  await needPackages();
  say('The steps:');
  STEPS.flat().forEach(({ name, what }, index) => {
    say(`  ${index + 1}. ${name.padEnd(9)} ${what}`);
  });
  const rows = [];
  for (const step of STEPS)
    rows.push(...(await Promise.all([step].flat().map(({ name, job }) => runStep({ name, job: () => job(rows) })))));
  return rows;
}

/** Needed by the rest, and no test: counted only when it fails. */
async function build() {
  const { succeeded } = await builtPrograms({ quiet: false });
  return { passed: 0, failed: succeeded ? 0 : 1 };
}

function lint() {
  // `ci` paints by itself, letter by letter, which no log wants.
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return tool('@biomejs/biome/bin/biome', ['ci', ...colours, '.']);
}

/** The code for Node; then what runs in a window of VS Code and in a browser, where there is nothing of Node. */
async function types() {
  const inWindows = [
    'client/board/window',
    'client/hosts/browser',
    'server/hosts/browser',
    'server/site/page',
    'server/site/page/keeping',
    'server/site/reading',
  ];
  const checked = async projects => {
    const results = [];
    for (const project of projects) results.push(await beside('typescript/bin/tsc', ['--noEmit', '-p', project]));
    return results;
  };
  // At the same time: the first takes as long as all others.
  const results = (await Promise.all([checked(['.']), checked(inWindows)])).flat();
  return results.find(({ failed }) => failed > 0) ?? results[0];
}

async function hotSpreads() {
  const { status } = await run(path.join(ROOT, 'scripts/hotSpreads.mjs'), [], { cwd: ROOT, node: true });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function arrows() {
  const rooms = ['engine', 'rules-db', 'server', 'client'];
  return beside('dependency-cruiser/bin/dependency-cruise.mjs', ['--no-progress', ...rooms]);
}

/** Of the project's stops a sample: `npm run geometry` measures all. */
function geometry() {
  return tried(async () => {
    const { measureGeometry } = await import('../../test/geometry/run.mjs');
    const { measured, faults } = await measureGeometry({ every: 400 });
    for (const fault of faults) bad(fault);
    if (faults.length === 0) good(`${count(measured, 'picture')} measured`);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
  });
}

async function endToEnd(before) {
  if (isUnbuilt(before)) return UNBUILT;
  return tried(async () => (await import('../../test/vscode/e2e/ruling.mjs')).runEndToEnd());
}

const UNBUILT = { passed: 0, failed: 1 };

function isUnbuilt(before) {
  const isIt = before.some(({ name, failed }) => name === 'Build' && failed > 0);
  if (isIt) bad('Not run: there is nothing to load, as the build failed.');
  return isIt;
}

async function vscode(before) {
  if (isUnbuilt(before)) return UNBUILT;
  const { runSuites } = await import('../../test/vscode/run.mjs');
  const { runWebSuites } = await import('../../test/vscode/web/run.mjs');
  // At the same time: both wait for most of theirs.
  const results = await Promise.all([runSuites(), runWebSuites()]);
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}

function packed() {
  return tried(async () => (await import('../../test/package/run.mjs')).runPackage());
}

function site() {
  return tried(async () => (await import('../../test/site/run.mjs')).runSite());
}

/** What keeps a step from running at all is a test that has failed. */
async function tried(job) {
  try {
    return await job();
  } catch (error) {
    bad(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function tool(script, args) {
  const { status } = await runScript(script, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** The same, where others run meanwhile: what it says stands together. */
async function beside(script, args) {
  const { status, output } = await runScript(script, args, { quiet: true });
  if (output.trim() !== '') say(output.trimEnd());
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A program of node_modules, run by this Node: no shell, no npx. */
function runScript(script, args, { quiet = false } = {}) {
  return run(path.join(ROOT, 'node_modules', script), args, { cwd: ROOT, node: true, quiet });
}
