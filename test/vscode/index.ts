/** Runs inside VS Code's extension host, on a desktop and in the browser workbench alike: mocha over the bundled suites. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Mocha from 'mocha';
import { type Outcome, outcomeOf, throwUnlessPassed } from './outcome.ts';

export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', color: false, timeout: 90_000, forbidOnly: true, forbidPending: true });
  const folder = path.join(__dirname, 'suite');
  for (const name of readdirSync(folder).sort()) {
    if (name.endsWith('.test.cjs')) mocha.addFile(path.join(folder, name));
  }
  const outcome = await outcomeOf(mocha);
  report(outcome);
  throwUnlessPassed(outcome);
}

/** The counts go to a file, not to the exit status: a killed extension host ends with status 0 as well. */
function report(outcome: Outcome): void {
  const file = process.env.RIFTBENCH_OUTCOME;
  if (file === undefined) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(outcome));
}
