/** What came of the suites, wherever mocha runs them. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** The full titles of what failed, with the reason's first line. */
  readonly failures: readonly string[];
}

export const outcomeOf = (mocha: Pick<Mocha, 'run'>): Promise<Outcome> =>
  new Promise(resolve => {
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

/** Fails where a test did. */
export const throwUnlessPassed = ({ passed, failed }: Outcome): void => {
  if (failed > 0) throw new Error(`${failed} of ${passed + failed} tests failed`);
};
