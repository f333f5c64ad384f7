// The unit tests by vitest: counted from its report, with what was not run and which files took longest.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/setup.mjs';
import { bad, dim, say } from '../lib/terminal.mjs';
import { timeOf } from './results.mjs';

/** test/official/needed.ts puts it after the name of what cannot run without the texts. */
const NEEDS_TEXTS = '(needs the published texts beside the project)';
const LONGEST = 8;

/** `{ passed, failed, needing }`. `run` starts a script of node_modules. */
export async function unit(run) {
  const file = path.join(ROOT, 'out/vitest.json');
  rmSync(file, { force: true });
  mkdirSync(path.dirname(file), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = await run('vitest/vitest.mjs', ['run', ...reporters]);
  const report = reportIn(file);
  if (report === undefined) return { passed: 0, failed: 1, needing: [] };
  tellLongest(report.testResults);
  const { skipped, ...counted } = countsOf(report);
  for (const name of skipped) bad(`Skipped, and not for want of the published texts: ${name}`);
  // An error outside of any test fails the run as well.
  return status === 0 ? counted : { ...counted, failed: Math.max(1, counted.failed) };
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Of vitest's JSON. What is skipped without need is listed in `skipped`, and has failed. */
export function countsOf({ numPassedTests, numFailedTests, testResults }) {
  // A file that cannot be loaded, or set up, holds no failed test, and fails all the same: with all that it leaves out.
  const hasNotRun = ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some(test => test.status === 'failed');
  const unloaded = testResults.filter(hasNotRun);
  const left = testResults
    .filter(file => !hasNotRun(file))
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ ancestorTitles, title }) => `${nameOf(name)} > ${[...ancestorTitles, title].join(' > ')}`),
    );
  const skipped = left.filter(each => !each.includes(NEEDS_TEXTS));
  const needing = left.filter(each => each.includes(NEEDS_TEXTS)).map(each => each.replace(` ${NEEDS_TEXTS}`, ''));
  return { passed: numPassedTests, failed: numFailedTests + unloaded.length + skipped.length, needing, skipped };
}

function tellLongest(testResults) {
  const files = testResults.map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }));
  const longest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, LONGEST);
  say('\nThe files whose tests take longest:');
  for (const { name, seconds } of longest) say(`  ${timeOf(seconds).padStart(5)}  ${dim(nameOf(name))}`);
}

const nameOf = file => path.relative(ROOT, file).replaceAll(path.sep, '/');
