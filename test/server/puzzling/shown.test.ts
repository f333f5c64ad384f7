/** How a puzzle stands, in words: what is wrong with its position is said before whatever was found of it. */
import { expect, it } from 'vitest';
import type { PuzzleStanding } from '../../../server/protocol.ts';
import { puzzleShown, type StandingTexts } from '../../../server/puzzling/shown.ts';

const TEXTS = new Proxy({} as StandingTexts, {
  get: (_, name) =>
    name === 'notAsWritten' ? (line: number) => `line ${line}` : (who: unknown) => `${String(name)} ${String(who)}`,
});

const standing = (refused: readonly number[]): PuzzleStanding => ({
  ...{ goal: 'Ana can force Wall is dead', solver: 'Ana', hints: [], solution: [], refused, came: 'open' },
  ...{ isForced: false, within: null, refuted: [], onward: [], decides: { name: 'Ana', isSolver: true }, reply: [] },
});

it.each([
  [[], 'noSolution Ana'],
  [[2, 5], 'line 3 noSolution Ana'],
])('with errors in the lines %j', (refused, text) => {
  expect(puzzleShown({ begun: { lines: [], standing: standing(refused) }, steps: [] }, TEXTS).text).toBe(text);
});
