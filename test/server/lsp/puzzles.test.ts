/** A puzzle in the editor: its solution is a region to be folded, and its parts are in the outline. */
import { expect, test } from 'vitest';
import { foldingRanges } from '../../../server/analysis/folding.ts';
import { documentSymbols } from '../../../server/analysis/symbols.ts';
import { fixture } from './fixture.ts';

const PUZZLE = `puzzle "Both at once"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might 5
  battlefield Meadow
  base Ana
    Raider might 3
    Scout might 2

  turn Ana
  goal Ana can force Wall is dead
  hint "Both."

  solution
    Ana moves Raider, Scout to Quarry
    all pass
`;

test('the solution is a region', () => {
  const folds = foldingRanges(fixture(PUZZLE).analysis).filter(({ kind }) => kind === 'region');
  expect(folds).toEqual([{ startLine: 14, endLine: 16, kind: 'region' }]);
});

test('the outline has the goal, the hint and the solution', () => {
  const [puzzle] = documentSymbols(fixture(PUZZLE).analysis);
  expect(puzzle?.detail?.startsWith('puzzle, ')).toBe(true);
  const script = puzzle?.children?.find(({ name }) => name === 'script');
  expect(script?.children?.map(({ name }) => name)).toEqual([
    'turn Ana',
    'goal Ana can force Wall is dead',
    'hint "Both."',
    'solution',
    'Ana moves Raider, Scout to Quarry',
    'all pass',
  ]);
});
