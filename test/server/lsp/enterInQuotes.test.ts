import { expect, test } from 'vitest';
import { formatOnEnter } from '../../../server/analysis/formatting.ts';
import { fixture } from './fixture.ts';

const entered = (text: string) => formatOnEnter(fixture(text).analysis, { line: 1, character: 0 });

test('Enter before the mark that ends a name leaves the mark with its name', () => {
  expect(entered('scenario "What it shows\n"\n  player Ana\n')).toEqual([
    { range: { start: { line: 0, character: 23 }, end: { line: 0, character: 23 } }, newText: '"' },
    { range: { start: { line: 1, character: 0 }, end: { line: 1, character: 1 } }, newText: '  ' },
  ]);
});

test('Enter in the middle of a name, or behind it, moves no mark', () => {
  expect(entered('scenario "What\nit shows"\n  player Ana\n')).toEqual([]);
  expect(JSON.stringify(entered('scenario "What it shows"\n\n  player Ana\n'))).not.toContain('\\"');
});
