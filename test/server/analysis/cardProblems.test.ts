/** The sentences of a file's cards are read until they have taken what is spent on a file, wherever they were read before. */
import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { cardProblems } from '../../../server/analysis/document/cardProblems.ts';
import { isCard } from '../../../server/analysis/document/uses.ts';

const treesOf = (text: string) =>
  parseFile(text)
    .blocks.filter(isCard)
    .map(({ tree }) => tree);

const manyCards = (count: number, sentence: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `card C${at} unit\n  might 1\n  ${sentence(at)}\n`).join('');

const problemsOf = (text: string) => {
  const ask = cardProblems();
  return treesOf(text).map(tree => ask(tree));
};

describe('the sentences of many cards', () => {
  it('are read as far as they can be, and the first card that is not says so', () => {
    const text = manyCards(3_000, at => `when I move, draw ${at}, then deal ${at} to a unit at my battlefield`);
    const [first, second] = [problemsOf(text), problemsOf(text)];
    const told = first.flat();
    expect(told.map(({ code }) => code)).toEqual(['flow/limit']);
    expect(told[0]?.message).toMatch(
      /^The sentences of this card and of those below it are not read: .*1,000,000 ways/,
    );
    expect(first.findIndex(each => each.length > 0)).toBeGreaterThan(500);
    // What was read before counts as much.
    expect(second).toEqual(first);
  });

  it('that are wrong count for what their messages take, too', () => {
    const told = problemsOf(manyCards(3_000, at => `whenever I blub, drow ${at}`));
    expect(told.flat().at(-1)?.code).toBe('flow/limit');
    expect(told.flat().filter(({ code }) => code === 'syntax/sentence').length).toBeLessThan(2_500);
  });

  it('of an ordinary file are all read', () => {
    expect(problemsOf(manyCards(300, at => `when I move, draw ${at}`)).flat()).toEqual([]);
  });
});
