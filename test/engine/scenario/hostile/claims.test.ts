/** What a scenario claims of all that can come takes counted work, all its claims together, and each says so that was left. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { play } from '../support.ts';

const board = (units: string, script: string): string => `scenario "Too much"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry controlled by Ben
    Ben: Guard might 3
  battlefield Meadow
  base Ana
    Raider might 3
${units}
  turn Ana
${script}`;

const times = (count: number, line: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => line(i)).join('');

const told = (text: string): readonly string[] =>
  play(text).report.diagnostics.map(({ code, message }) => `${code} ${message}`);

const TWELVE = times(12, i => `    Imp${i} might ${1 + i}\n`);
const LEFT = /^explore\/undecided .* All claims of a scenario share one limit/;

describe('what can come', () => {
  it('of thousands of first acts is not played to anew for each of them', () => {
    const [said] = told(board(TWELVE, '  expect Ana can force Guard is dead and Imp1 is alive within 9 turns\n'));
    expect(said).toMatch(/^explore\/undecided .* positions were examined/);
    expect(said).not.toMatch(LEFT);
  });

  it('is looked for by all claims of a scenario together', () => {
    const said = told(
      board(
        TWELVE,
        times(20, () => '  expect Ana can force Ana wins the game within 9 turns\n'),
      ),
    );
    expect(said).toHaveLength(20);
    expect(said[0]).not.toMatch(LEFT);
    expect(said[19]).toMatch(LEFT);
  });

  it('is proved by runs that count as well', () => {
    const said = told(
      board(
        '',
        times(1_000, () => '  expect it is possible that Guard is dead\n'),
      ),
    );
    expect(said.length).toBeGreaterThan(500);
    expect(said.at(-1)).toMatch(LEFT);
  });

  it('is looked for where it is claimed in every branch', () => {
    const branch = (i: number): string => `  what if "${i}"\n    expect Ana can force Guard is dead\n  back\n`;
    expect(told(board(TWELVE, times(50, branch))).at(-1)).toMatch(LEFT);
  });

  it('of a game that goes on and on is counted by its positions, however little happens at each', () => {
    const { report } = play(board('', '  expect Ana can force Ana wins the game within 9999 turns\n'));
    expect(report.diagnostics[0]?.message).toMatch(/ was not decided: \d+,\d{3} positions were examined/);
    expect(report.workOfClaims).toBeGreaterThan(BOUNDS.workOfClaims / 2);
  });

  it('of an ordinary board takes a small part of that', () => {
    const { report } = play(board('', '  Ana moves Raider to Quarry\n  all pass\n  expect Guard is dead\n'));
    expect(report.work).toBeGreaterThan(0);
    expect(report.work).toBeLessThan(BOUNDS.work / 1_000);
  });
});
