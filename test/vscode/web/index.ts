/** Runs in VS Code for the Web, in the worker of its extensions: mocha, which the bundler puts in, over the suites that it names. */

/** The page that opens the workbench reads it from the console. */
const OUTCOME = 'RIFTBENCH OUTCOME ';

/** `loadSuites` declares them. */
export async function runSuites(loadSuites: () => void): Promise<void> {
  mocha.setup({ ui: 'bdd', reporter: class {} as never, timeout: 30_000, forbidOnly: true, forbidPending: true });
  loadSuites();
  const failures: string[] = [];
  let passed = 0;
  await new Promise<void>(resolve => {
    const runner = mocha.run(() => resolve());
    runner.on('pass', () => {
      passed += 1;
    });
    runner.on('fail', (test: Mocha.Runnable, error: Error) => {
      failures.push(`${test.fullTitle()}: ${error.message.split('\n')[0]}`);
    });
  });
  console.log(`${OUTCOME}${JSON.stringify({ passed, failed: failures.length, failures })}`);
  if (failures.length > 0) throw new Error(`${failures.length} of ${passed + failures.length} tests failed`);
}
