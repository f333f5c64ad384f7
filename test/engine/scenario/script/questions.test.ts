/** Where a scenario only asks: mistakes in an expectation leave the game as it is. */
import { describe, expect, it } from 'vitest';
import { parseBlock } from '../../../../engine/language/grammar/parse.ts';
import { questionAt } from '../../../../engine/scenario/script/questions.ts';

const TEXT = `scenario "x"
  player Ana
  turn Ana
  expect Ana has 3 points
  expect Ana has oddly many,
    and more
`;

const kindAt = (words: string) => {
  const tree = parseBlock(TEXT);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  const start = TEXT.indexOf(words);
  const found = questionAt(TEXT, tree.statements, { start, end: start + words.length });
  return found?.kind ?? found;
};

describe('the expectation in which something stands', () => {
  it('is found by its words', () => {
    expect(kindAt('3 points')).toBe('expect');
  });

  it('is known as one even where it cannot be read, on its first line and on the next', () => {
    expect(kindAt('oddly')).toBeNull();
    expect(kindAt('and more')).toBeNull();
  });

  it('is none on another line', () => {
    expect(kindAt('turn Ana')).toBeUndefined();
  });
});
