// The suites in a real VS Code: a desktop one where it can be had, else the one of harness/.
//   node test/vscode/run.mjs
//
// VSCODE_EXECUTABLE_PATH  the `code` executable to use
// RIFTBENCH_VSCODE        `desktop` or `harness`: do not choose, use that
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { downloadAndUnzipVSCode, runTests } from '@vscode/test-electron';
import { CACHE, ROOT } from '../../scripts/lib/setup.mjs';
import { bad, count, good, say } from '../../scripts/lib/terminal.mjs';
import { Missing, needChromium, needCodeServer, VSCODE } from './harness/install.mjs';

const NOTHING = { passed: 0, failed: 0, failures: [] };
const HERE = path.join(ROOT, 'test/vscode');

/** Runs the bundled suites and returns `{ passed, failed }`. Never throws: what went wrong is printed and counts as one. */
export async function runSuites() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'rift-suite-'));
  const workspace = path.join(temporary, 'scenarios of the suite');
  const outcomeFile = path.join(temporary, 'outcome.json');
  // The suites edit and save: they get a copy, in a folder whose name has spaces.
  cpSync(path.join(HERE, 'workspace'), workspace, { recursive: true });
  let trouble;
  try {
    const editor = await chooseEditor();
    say(`The suites run in ${editor.name}.`);
    await runTests({
      vscodeExecutablePath: editor.executable,
      extensionDevelopmentPath: ROOT,
      extensionTestsPath: path.join(ROOT, 'out/test/index.cjs'),
      // What the user of this machine has imported is none of the suites' business, nor theirs the user's.
      extensionTestsEnv: {
        RIFTBENCH_OUTCOME: outcomeFile,
        RIFTBENCH_LIBRARY: path.join(temporary, 'library'),
        RIFTBENCH_CACHE: path.join(temporary, 'cache'),
      },
      launchArgs: [workspace, '--disable-extensions', `--user-data-dir=${path.join(temporary, 'd')}`],
    });
  } catch (error) {
    trouble = error instanceof Missing ? error.message : `The editor ended badly: ${error.message}`;
  }
  const outcome = existsSync(outcomeFile) ? JSON.parse(readFileSync(outcomeFile, 'utf8')) : NOTHING;
  rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  for (const failure of outcome.failures) bad(failure);
  if (outcome.failed > 0) return outcome;
  // An editor that ended badly did not finish, and a suite that has lost its tests must not pass.
  if (trouble === undefined && outcome.passed === 0) trouble = 'No test ran.';
  if (trouble === undefined) return outcome;
  bad(trouble);
  return { passed: outcome.passed, failed: 1 };
}

async function chooseEditor() {
  const named = process.env.VSCODE_EXECUTABLE_PATH;
  if (named) return { name: named, executable: named };
  const wanted = process.env.RIFTBENCH_VSCODE;
  if (wanted === 'desktop' || (wanted !== 'harness' && hasScreen() && (await hasDownloads()))) {
    try {
      const cachePath = path.join(CACHE, 'vscode');
      return {
        name: `VS Code ${VSCODE} for the desktop`,
        executable: await downloadAndUnzipVSCode({ version: VSCODE, cachePath }),
      };
    } catch (error) {
      if (wanted === 'desktop') throw error;
      say(`VS Code for the desktop could not be downloaded (${error.message}).`);
    }
  }
  // Both before the shim starts, so that what is missing is told in one line.
  await needChromium();
  await needCodeServer();
  return { name: `code-server's VS Code ${VSCODE}`, executable: path.join(HERE, 'harness/shim.mjs') };
}

function hasScreen() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY ?? process.env.WAYLAND_DISPLAY);
}

async function hasDownloads() {
  try {
    const answer = await fetch('https://update.code.visualstudio.com/api/releases/stable', {
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runSuites();
  (failed === 0 ? good : bad)(`${count(passed, 'test')} passed, ${failed} failed in VS Code`);
  process.exitCode = failed === 0 ? 0 : 1;
}
