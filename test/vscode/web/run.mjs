// The suites in VS Code for the Web, where the extension runs in a worker of the browser and there is nothing of Node; in
// the extension as it is packaged, unpacked.
//   node test/vscode/web/run.mjs
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { ROOT } from '../../../scripts/lib/setup.mjs';
import { bad, count, good } from '../../../scripts/lib/terminal.mjs';
import { packageQuietly } from '../../../scripts/package.mjs';
import { Missing } from '../harness/install.mjs';
import { withWebWorkbench } from '../harness/web.mjs';

/** As `index.ts` begins the line with it. */
const OUTCOME = 'RIFTBENCH OUTCOME ';
/** In milliseconds, for all of them. */
const PATIENCE = 600_000;

/** Runs the bundled suites and returns `{ passed, failed }`. Never throws: what went wrong is printed and counts as one. */
export async function runWebSuites() {
  const temporary = mkdtempSync(path.join(tmpdir(), 'rift-web-suite-'));
  try {
    const extension = await unpackedExtension(temporary);
    // The page can load nothing but what is in the extension's folder.
    const tests = path.join(extension, 'suites.cjs');
    copyFileSync(path.join(ROOT, 'out/test/web/index.cjs'), tests);
    const outcome = await withWebWorkbench(
      {
        extension,
        folder: path.join(ROOT, 'test/vscode/workspace'),
        tests,
      },
      outcomeOf,
    );
    for (const failure of outcome.failures) bad(failure);
    if (outcome.passed > 0) return outcome;
    bad('No test ran in VS Code for the Web.');
  } catch (error) {
    bad(error instanceof Missing ? error.message : `VS Code for the Web ended badly: ${error.message}`);
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  return { passed: 0, failed: 1 };
}

/** Opens the workbench, and waits until it has told what came of the suites. */
async function outcomeOf({ page, address }) {
  const said = [];
  let fail;
  const ended = new Promise((resolve, reject) => {
    fail = why => reject(new Error(`${why}: ${said.slice(-5).join(' | ')}`));
    setTimeout(() => fail(`no outcome within ${PATIENCE / 1000} s`), PATIENCE).unref();
    page.on('console', message => {
      const text = message.text();
      if (message.type() === 'error') said.push(text.slice(0, 300));
      if (text.startsWith('No extension host found')) fail(text);
      const at = text.indexOf(OUTCOME);
      if (at >= 0) resolve(JSON.parse(/\{.*\}/s.exec(text.slice(at))[0]));
    });
  });
  // The workbench calls them where it runs tests.
  await page.exposeFunction('codeAutomationLog', (_, args) => void said.push(args.join(' ').slice(0, 300)));
  await page.exposeFunction('codeAutomationExit', () => fail('it ended without an outcome'));
  await page.goto(address, { timeout: 120_000 });
  return ended;
}

/** The folder of the extension, as a user's VS Code has it. */
async function unpackedExtension(temporary) {
  const packagePath = path.join(temporary, 'riftbench.vsix');
  await packageQuietly({ packagePath });
  const PREFIX = 'extension/';
  const folder = path.join(temporary, 'extension');
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(packagePath)))) {
    if (!name.startsWith(PREFIX) || name.endsWith('/')) continue;
    const file = path.join(folder, name.slice(PREFIX.length));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { passed, failed } = await runWebSuites();
  (failed === 0 ? good : bad)(`${count(passed, 'test')} passed, ${failed} failed in VS Code for the Web`);
  process.exitCode = failed === 0 ? 0 : 1;
}
