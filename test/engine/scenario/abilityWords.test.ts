/** The words that say which ability is meant: a slip in them is an error in every line, and no refusal that holds. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Chime gear
  1, exhaust this: draw 1
  2: draw 2
card Lender gear
  Your units have "exhaust me: draw 1".
`;

const board = (line: string, more = '') => `scenario "words"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  base Ana
    gear Bob = Chime
${more}
  turn Ana
  ${line}
${CARDS}`;

const problemsOf = (text: string) =>
  play(text).report.diagnostics.map(({ code, message, fixes }) => ({
    code,
    message,
    fixes: fixes.map(({ edits }) => edits[0]?.text),
  }));

describe('words that no ability of it has', () => {
  test.each([
    'Ana activates Bob "drow 2"',
    'expect Ana can activate Bob "drow 2"',
    'expect Ana cannot activate Bob "drow 2"',
    'can Ana activate Bob "drow 2"?',
  ])('%s', line => {
    const [found, ...others] = problemsOf(board(line));
    expect(others).toEqual([]);
    expect(found?.code).toBe('play/no-ability');
    expect(found?.message).toMatch(/^Bob has no ability "drow 2" to activate\. It has ".*", ".*"\.$/);
    expect(found?.fixes).toEqual(['"2: draw 2"', '"1, exhaust this: draw 1"']);
  });

  test('are nobody’s slip while something gives abilities to others', () => {
    const problems = problemsOf(board('expect Ana cannot activate Bob "drow 2"', '    gear Lent = Lender'));
    expect(problems.filter(({ code }) => code === 'play/no-ability')).toEqual([]);
  });

  test('and part of the words, its number or its keyword mean one', () => {
    for (const words of ['draw 2', '2', 'draw'])
      expect(problemsOf(board(`expect Ana can activate Bob "${words}"`)).map(({ message }) => message)).not.toContain(
        'has no ability',
      );
  });
});
