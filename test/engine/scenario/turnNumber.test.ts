/** Which turn of a player's it is: given by its line, or assumed and reported where a card depends on it. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Late unit
  might 3
  I can't be played on your first or second turns
card Early unit
  might 2
  If a player would score a point for conquering or holding on their first turn, they draw 1 instead
`;
const board = (script: string, unit = 'Raider might 3'): string => `${CARDS}scenario "A turn"
  player Ana
  player Ben
  battlefield Quarry controlled by Ana
    Ana: Guard might 3
  battlefield Grove
  base Ben
    ${unit}
${script.replace(/^/gm, '  ')}`;

describe('the number of a turn', () => {
  test.each([
    ['turn Ana 2', 'cannot'],
    ['turn Ana 3', 'can'],
    ['turn Ana 7 from start', 'can'],
    ['turn Ben 2\nBen ends turn\nturn Ben\nturn Ana 3', 'can'],
  ])('%j: Ana %s play what is barred early', (line, can) => {
    const { unmet, told } = play(board(`${line}\nexpect Ana ${can} play Late`));
    expect(unmet).toEqual([]);
    expect(told).toEqual([]);
  });

  test('is assumed to be the first, and that is told and rides along with the answer', () => {
    const { told, report, diagnostic } = play(board('turn Ana\nexpect Ana cannot play Late'));
    expect(told).toEqual(['expect Ana cannot play Late: information flow/assumed']);
    expect(diagnostic('flow/assumed')?.message).toBe(
      'Late depends on which of Ana\'s turns this is; turn 1 is assumed. For a later one, write its number, as in "turn Ana 4".',
    );
    expect(report.runs[0]?.expectations[0]?.answer().assumed).toMatchObject([
      { says: 'this is turn 1 of Ana', otherwise: 'for a later one, write its number, as in “turn Ana 4”' },
    ]);
  });

  test('is asked for by what is on the board', () => {
    const unspecified = play(board('turn Ana from start\nexpect Ana has 0 points', '"Early"'));
    expect(unspecified.unmet).toEqual([]);
    expect(unspecified.told).toEqual(['turn Ana from start: information flow/assumed']);
    const told = play(board('turn Ana 2 from start\nexpect Ana has 1 point', '"Early"'));
    expect(told.unmet).toEqual([]);
    expect(told.told).toEqual([]);
  });

  test('is said of each player once, and of nobody where no card asks', () => {
    const each = play(board('turn Ana\nturn Ben\nturn Ana', '"Early"'));
    expect(each.told).toEqual(['turn Ana: information flow/assumed', 'turn Ben: information flow/assumed']);
    expect(play(board('turn Ana\nturn Ben')).told).toEqual([]);
  });

  test('counts from 1, and goes up', () => {
    const none = play(board('turn Ana 0'));
    expect(none.diagnostic('setup/value')?.message).toBe(
      'Turns are counted from 1: the first turn of a player is turn 1.',
    );
    const back = play(board('turn Ana 3\nturn Ben\nturn Ana 3'));
    expect(back.diagnostic('setup/value')?.message).toBe('Ana has already had turn 3: the next is turn 4 or later.');
  });

  test('can be written into its line by a fix, as assumed or as a later one', () => {
    const { diagnostic, textOf } = play(board('turn Ana\nexpect Ana cannot play Late'));
    const fixes = diagnostic('flow/assumed')?.fixes ?? [];
    expect(fixes.map(({ title }) => title)).toEqual(['Say that it is turn 1', 'Say that it is turn 4']);
    const [edit] = fixes[1]?.edits ?? [];
    expect(edit?.text).toBe(' 4');
    expect(textOf({ start: (edit?.span.start ?? 0) - 8, end: edit?.span.end ?? 0 })).toBe('turn Ana');
  });
});
