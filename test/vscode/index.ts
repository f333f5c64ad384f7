/** Runs inside VS Code's extension host, on a desktop and in the browser workbench alike: mocha over the bundled suites. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The full titles of what failed, with the reason's first line. */
  readonly failures: readonly string[];
}

export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 30_000, forbidOnly: true, forbidPending: true });
  const folder = path.join(__dirname, 'suite');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.test.cjs')) mocha.addFile(path.join(folder, name));
  }
  const outcome = await runMocha(mocha);
  report(outcome);
  if (outcome.failed > 0) throw new Error(`${outcome.failed} of ${outcome.passed + outcome.failed} tests failed`);
}

function runMocha(mocha: Mocha): Promise<Outcome> {
  return new Promise(resolve => {
    const failures: string[] = [];
    let passed = 0;
    const runner = mocha.run(() => resolve({ passed, failed: failures.length, failures }));
    runner.on('pass', () => {
      passed += 1;
    });
    runner.on('fail', (test: Mocha.Runnable, error: Error) => {
      failures.push(`${test.fullTitle()}: ${error.message.split('\n')[0]}`);
    });
  });
}

/** The counts go to a file, not to the exit status: a killed extension host ends with status 0 as well. */
function report(outcome: Outcome): void {
  const file = process.env.RIFTBENCH_OUTCOME;
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}
