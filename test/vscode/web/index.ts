/** Runs in VS Code for the Web, in the worker of its extensions: mocha, which the bundler puts in, over the suites that it names. */
import { outcomeOf, throwUnlessPassed } from '../outcome.ts';

/** The page that opens the workbench reads it from the console. */
const OUTCOME = 'RIFTBENCH OUTCOME ';

/** `loadSuites` declares them. */
export async function runSuites(loadSuites: () => void): Promise<void> {
  mocha.setup({ ui: 'bdd', reporter: class {} as never, timeout: 90_000, forbidOnly: true, forbidPending: true });
  loadSuites();
  const outcome = await outcomeOf(mocha);
  console.log(`${OUTCOME}${JSON.stringify(outcome)}`);
  throwUnlessPassed(outcome);
}
