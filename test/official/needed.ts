/** Tests that cannot do without the publisher's texts say so where these are missing. */
import { describe } from 'vitest';
import { areAtHand } from './texts.ts';

/** `npm test` lists by it what was not run, and takes any other test that is skipped for a failure. */
const NEEDS_TEXTS = '(needs the published texts beside the project)';

/** Vitest reads what it will not run, too: outside of a test nothing may be read that is not there. */
export const describeWithTexts = (name: string, tests: () => void): void => {
  if (areAtHand) describe(name, tests);
  else describe.skip(`${name} ${NEEDS_TEXTS}`, tests);
};
