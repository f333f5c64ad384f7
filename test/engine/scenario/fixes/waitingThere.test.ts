/** A line that is not understood, where a decision waits: what is to be decided, and the legal lines to choose from. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../../engine/language/grammar/parse.ts';
import type { Diagnostic } from '../../../../engine/scenario/report/report.ts';
import { play } from '../support.ts';

const BOARD = `scenario "x"
  edition 1.5
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3 tank
    Ben: Soldier might 5
  battlefield Grove
  base Ana
    Raider might 8
  turn Ana
  Ana moves Raider to Quarry
`;
const ASSIGNING = `${BOARD}  all pass\n`;
const LINES = ['Ana assigns 3 to Wall, 5 to Soldier', 'Ana assigns 4 to Wall, 4 to Soldier'];

const fixed = (text: string, { fixes }: Diagnostic): readonly string[] =>
  fixes.map(({ edits: [edit] }) =>
    edit === undefined ? '' : `${text.slice(0, edit.span.start)}${edit.text}${text.slice(edit.span.end)}`,
  );

/** What is told of the line behind these, and the lines that its fixes make of it, comment and all. */
const offered = (before: string, line: string, behind = '') => {
  const text = `${before}  ${line}\n${behind}`;
  const { report } = play(text);
  const at = before.split('\n').length - 1;
  const told = report.diagnostics.find(({ code, span }) => code === 'syntax/expected' && span.start >= before.length);
  const texts = told === undefined ? [] : fixed(text, told);
  for (const each of texts) expect(parseFile(each).blocks[0]?.tree.problems).toEqual([]);
  return { message: told?.message ?? '', lines: texts.map(each => each.split('\n')[at]?.trim()) };
};

describe('a line that is not understood, where its player has to decide', () => {
  it.each([
    'Ana assigns',
    'Ana assigns damage',
    'Ana splits 3/5',
    'Ana splits damage evenly',
    'Ana assigns 3, 5',
    'Ana smites',
  ])('%s offers the legal assignments', line => {
    const { message, lines } = offered(ASSIGNING, line);
    expect(message).toMatch(/ Ana has to assign 8 damage among Wall and Soldier\.$/);
    expect(lines).toContain(LINES[0]);
  });

  it('does so in front of other lines, and in a branch', () => {
    expect(offered(ASSIGNING, 'Ana assigns', '  expect Wall is dead\n').lines).toContain(LINES[0]);
    expect(offered(`${BOARD}  what if "fight"\n  all pass\n`, 'Ana assigns', '  back\n  Ana passes\n').lines).toContain(
      LINES[0],
    );
  });

  it('says once what waits', () => {
    const waiting = (line: string) =>
      play(`${BOARD.replace('Raider might 8', 'Raider might 10')}  all pass\n${line}`).report.diagnostics.filter(
        ({ message }) => /has to assign 10 damage/.test(message),
      );
    expect(waiting('').map(({ code }) => code)).toEqual(['flow/undecided']);
    expect(waiting('  Ana assigns\n').map(({ code }) => code)).toEqual(['syntax/expected']);
  });

  it('leaves a comment behind the line where it is', () =>
    expect(offered(ASSIGNING, 'Ana assigns # how?').lines).toContain(`${LINES[0]} # how?`));

  it.each([
    [BOARD, 'Ana assigns', 'where nothing waits'],
    [ASSIGNING, 'Ben smites', 'where somebody else has to decide'],
  ])('offers none %#: %s%s', (before, line) => {
    const { message, lines } = offered(before, line);
    expect(lines).toEqual([]);
    expect(message).not.toMatch(/has to assign/);
  });

  it('keeps the fixes that a line has of its own', () =>
    expect(offered(ASSIGNING, 'Ana deals 3 to Ben').lines).toEqual(['how many points has Ben?']));
});
