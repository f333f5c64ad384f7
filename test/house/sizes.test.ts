import { expect, it } from 'vitest';
import { sizeProblem } from './sizes.ts';

const figures = { 'a.cjs': 1000 };

it.each([
  [1100, ''],
  [700, ''],
  [1101, 'a.cjs has 1101 bytes, 10.1 % more than the 1000 of sizes.json'],
  [699, 'a.cjs has 699 bytes, 30.1 % less than the 1000 of sizes.json'],
  [0, 'a.cjs has 0 bytes, 100.0 % less'],
])('tells of %d bytes, where there were 1000: "%s"', (bytes, problem) => {
  const told = sizeProblem('a.cjs', bytes, figures);
  expect(problem === '' ? told : told.slice(0, problem.length)).toBe(problem);
});

it('tells of what is not listed', () => expect(sizeProblem('b.cjs', 1, figures)).toContain('does not list it'));
