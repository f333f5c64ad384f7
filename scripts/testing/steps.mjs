// The steps of a test run, in the folder where this stands. Every step runs, whatever the others find.
import path from 'node:path';
import { run } from '../lib/run.mjs';
import { needPackages, ROOT } from '../lib/setup.mjs';
import { bad, count, good, say } from '../lib/terminal.mjs';
import { startBeside, tellBeside } from './beside.mjs';
import { runStep } from './results.mjs';
import { unit } from './unit.mjs';

/** Needed by the rest, and no test: counted only when it fails. */
const BUILD = { name: 'Build', what: 'the bundles of client, server, command line and suites', job: build };

/** Each answers `{ passed, failed }`: a tool that looks at everything at once counts as one test. */
const IN_TURN = [
  { name: 'Lint', what: 'style and form, by Biome', job: lint },
  { name: 'Types', what: 'TypeScript, strict', job: types },
  { name: 'Copies', what: 'no slow copies where every act passes', job: copies },
  { name: 'Arrows', what: 'which room may know which, by dependency-cruiser', job: arrows },
  { name: 'Unused', what: 'exports and files that nobody imports, by knip', job: () => tool('knip/bin/knip.js', []) },
  { name: 'Unit', what: 'unit, property and language-server tests, by vitest', job: () => unit(runScript) },
];

/** Beside those, one after another, by `step.mjs`: for the greater part they wait, for a browser or an editor. */
export const BESIDE = [
  { name: 'VS Code', what: 'the extension in a real VS Code', job: vscode, needs: BUILD },
  {
    name: 'Hands',
    what: 'from an empty folder to a proven ruling by mouse and by keyboard, and what is read aloud',
    job: hands,
    needs: BUILD,
  },
  { name: 'Geometry', what: 'boards as Chromium draws them, every 400th stop', job: geometry },
];

/** Rows for the result. */
export async function runSteps() {
  await needPackages();
  say('The steps:');
  [BUILD, ...IN_TURN, ...BESIDE].forEach((step, index) => {
    const when = BESIDE.includes(step) ? ' (beside the others)' : '';
    say(`  ${index + 1}. ${step.name.padEnd(9)} ${step.what}${when}`);
  });
  const rows = [await runStep(BUILD)];
  const failed = rows[0].failed > 0 ? [BUILD] : [];
  const script = path.join(ROOT, 'scripts/testing/step.mjs');
  const besides = startBeside(
    BESIDE.filter(({ needs }) => !failed.includes(needs)).map(({ name }) => ({ name, script, args: [name] })),
  );
  for (const step of IN_TURN) rows.push(await runStep(step));
  for (const beside of besides) rows.push(await tellBeside(beside));
  for (const step of BESIDE.filter(({ needs }) => failed.includes(needs)))
    rows.push(await runStep({ ...step, job: unbuilt }));
  return rows;
}

function unbuilt() {
  bad('Not run: there is nothing to load, as the build failed.');
  return { passed: 0, failed: 1 };
}

async function build() {
  const { status } = await run(path.join(ROOT, 'esbuild.mjs'), [], { cwd: ROOT });
  return { passed: 0, failed: status === 0 ? 0 : 1 };
}

function lint() {
  // `ci` paints by itself, letter by letter, which no log wants.
  const colours = process.stdout.isTTY ? [] : ['--colors=off'];
  return tool('@biomejs/biome/bin/biome', ['ci', ...colours, '.']);
}

/** The code for Node; then what runs in a window of VS Code and in a browser, where there is nothing of Node. */
async function types() {
  const results = [];
  for (const project of ['.', 'client/board/window', 'server/hosts/browser'])
    results.push(await tool('typescript/bin/tsc', ['--noEmit', '-p', project]));
  return results.find(({ failed }) => failed > 0) ?? results[0];
}

async function copies() {
  const { status } = await run(path.join(ROOT, 'scripts/copies.mjs'), [], { cwd: ROOT, node: true });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function arrows() {
  const rooms = ['engine', 'rules-db', 'server', 'client'];
  return tool('dependency-cruiser/bin/dependency-cruise.mjs', ['--no-progress', ...rooms]);
}

/** Of the project's stops a sample: `npm run geometry` measures all. */
async function geometry() {
  try {
    const { measureGeometry } = await import('../../test/geometry/run.mjs');
    const { measured, faults } = await measureGeometry({ every: 400 });
    for (const fault of faults) bad(fault);
    if (faults.length === 0) good(`${count(measured, 'picture')} measured`);
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length };
  } catch (error) {
    bad(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function hands() {
  try {
    const { runHands } = await import('../../test/vscode/hands/ruling.mjs');
    return await runHands();
  } catch (error) {
    bad(error.message);
    return { passed: 0, failed: 1 };
  }
}

async function vscode() {
  const { runSuites } = await import('../../test/vscode/run.mjs');
  const { passed, failed } = await runSuites();
  return { passed, failed };
}

async function tool(script, args) {
  const { status } = await runScript(script, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A program of node_modules, run by this Node: no shell, no npx. What runs beside has the first claim to the processor. */
function runScript(script, args) {
  return run(path.join(ROOT, 'node_modules', script), args, { cwd: ROOT, node: true, yields: true });
}
