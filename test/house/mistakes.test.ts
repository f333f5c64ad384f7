import { describe, expect, it } from 'vitest';
import { mistakes } from './support/scripts.ts';

const { compareMarks, marksOf } = mistakes;

const TEXT = `Ana assigns 1 to Wall, 4 to Archer # error assign/lethal-first
# a note about an error
expect Wall is dead   # error expect/failed, warning flow/undecided
`;

const found = (line: number, severity: string, code: string) => ({
  code,
  severity,
  message: 'what is wrong',
  range: { start: { line, character: 0 }, end: { line, character: 1 } },
});

describe('the marks of examples/mistakes/', () => {
  it('stand at the end of a line, several with commas; another comment is none', () => {
    expect(marksOf(TEXT)).toEqual([
      { line: 0, severity: 'error', code: 'assign/lethal-first' },
      { line: 2, severity: 'error', code: 'expect/failed' },
      { line: 2, severity: 'warning', code: 'flow/undecided' },
    ]);
  });

  it('are met by the diagnostics of their line', () => {
    const diagnostics = [
      found(2, 'warning', 'flow/undecided'),
      found(0, 'error', 'assign/lethal-first'),
      found(2, 'error', 'expect/failed'),
    ];
    expect(compare(diagnostics)).toEqual({ found: 3, missing: [], surplus: [] });
  });

  it('tell what was missed, and what nobody marked', () => {
    const diagnostics = [
      found(1, 'error', 'assign/lethal-first'),
      found(2, 'error', 'expect/failed'),
      found(2, 'error', 'expect/failed'),
    ];
    expect(compare(diagnostics)).toEqual({
      found: 1,
      missing: ['a.rift:1: no error assign/lethal-first', 'a.rift:3: no warning flow/undecided'],
      surplus: [
        'a.rift:2: error assign/lethal-first is not marked: what is wrong',
        'a.rift:3: error expect/failed is not marked: what is wrong',
      ],
    });
  });
});

function compare(diagnostics: readonly ReturnType<typeof found>[]) {
  return compareMarks({ files: [{ path: 'examples/mistakes/a.rift', diagnostics }] }, () => TEXT);
}
