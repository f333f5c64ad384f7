/** Forms of sentences, played out: a script is added to a board, and everything that is expected has to hold. */
import { expect } from 'vitest';
import { play } from '../support.ts';

/** The lines of a script, as they are written below a board. */
export const scriptOf = (lines: readonly string[]): string => lines.map(line => `  ${line}\n`).join('');

/** Nothing is reported but these hints, and every expectation holds. */
export const expectToHold = (scenario: string, hints: readonly string[] = []): void => {
  const { told, unmet } = play(scenario);
  expect(told).toEqual(hints);
  expect(unmet).toEqual([]);
};

/** The line is refused, or its expectation fails. */
export const expectRefused = (scenario: string, line: string | undefined): void => {
  const { told } = play(scenario);
  expect(told.some(each => each.startsWith(`${line}: error`))).toBe(true);
};
