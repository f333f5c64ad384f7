// npm test: both commands of README.md, in a clean clone of what is tracked; the second of them, run there, is all tests.
//   npm run test:here     the same tests in this folder, without a clone
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { needNode, ROOT } from './lib/setup.mjs';
import { bad, count, say } from './lib/terminal.mjs';
import { makeClone } from './testing/clone.mjs';
import { readmeCommands } from './testing/commands.mjs';
import { cloneEnvironment } from './testing/environment.mjs';
import { endsWell, opensAnEditor } from './testing/readme.mjs';
import { runStep, tell } from './testing/results.mjs';
import { runSteps } from './testing/steps.mjs';

/** Set in the clone: the file that the rows of the result go to. */
const ROWS = 'RIFTBENCH_TEST_ROWS';

needNode();
if (process.env[ROWS] !== undefined) writeFileSync(process.env[ROWS], JSON.stringify(await here()));
else process.exitCode = tellAll(process.argv.includes('--here') ? await here() : await inClone());

/** In the clone the exit code is that of its own rows. */
async function here() {
  const rows = await runSteps();
  if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
  return rows;
}

function tellAll(rows) {
  return tell(
    rows,
    rows.flatMap(({ needing = [] }) => needing),
  );
}

async function inClone() {
  const sessions = new Set();
  let clone;
  const rows = [
    await runStep({
      name: 'Clone',
      job: async () => {
        clone = cloned();
        return { passed: 0, failed: clone === undefined ? 1 : 0 };
      },
    }),
  ];
  if (clone === undefined) return rows;
  const leave = endOnSignals(sessions, clone);
  try {
    const { start, test } = readmeCommands(clone.folder);
    const at = { folder: clone.folder, env: cloneEnvironment(process.env), sessions };
    // The desktop's VS Code would stay open, and tells nobody how it is.
    const starting = { ...at, env: { ...at.env, RIFTBENCH_VSCODE: 'harness' } };
    rows.push(await runStep({ name: start.command, job: () => opensAnEditor(start.command, starting) }));
    for (const variant of start.variants)
      rows.push(await runStep({ name: variant, job: () => endsWell(variant, starting, 'on failure') }));
    rows.push(...(await testedThere(test.command, at)));
  } catch (error) {
    bad(error.message);
    rows.push({ name: 'README.md', passed: 0, failed: 1, seconds: 0 });
  } finally {
    leave();
    clone.remove();
  }
  return rows;
}

function cloned() {
  try {
    const clone = makeClone(ROOT);
    say(`${count(clone.files.length, 'tracked file')}, copied to ${clone.folder}`);
    for (const remark of clone.remarks) say(`  ${remark}`);
    return clone;
  } catch (error) {
    bad(`No clone could be made: ${error.message}`);
    return undefined;
  }
}

/** The rows of the clone's own run; what of it went wrong without a row is one more. */
async function testedThere(command, { folder, env, sessions }) {
  const file = path.join(folder, '..', 'rows.json');
  const start = performance.now();
  const { failed } = await endsWell(command, { folder, env: { ...env, [ROWS]: file }, sessions }, 'always');
  const rows = rowsIn(file);
  const isReported = rows.length > 0 && (failed === 0 || rows.some(row => row.failed > 0));
  const seconds = (performance.now() - start) / 1000;
  return isReported ? rows : [...rows, { name: command, passed: 0, failed: 1, seconds }];
}

function rowsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** What is interrupted leaves nothing behind. */
function endOnSignals(sessions, clone) {
  const end = async signal => {
    await Promise.all([...sessions].map(session => session.stop(5000)));
    clone.remove();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.removeListener(signal, end);
  };
}
