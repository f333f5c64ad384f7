import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBlock } from '../../../../engine/language/grammar/parse.ts';
import { quoteIfNeeded } from '../../../../engine/language/tokens/names.ts';
import { WORDS } from '../../../../engine/language/words/words.ts';

const inEveryPlace = (name: string): string => {
  const written = quoteIfNeeded(name);
  return `scenario "x"
  player ${written} hand ${written}, ${written}
  battlefield ${written} controlled by ${written}
    ${written}: ${written} = ${written} might 1 attached ${written} tag ${written}
  base ${written}
    gear ${written} might 1
  turn ${written}
  ${written} moves ${written}, ${written} to ${written}
  ${written} assigns 1 to ${written}, 2 to ${written}
  ${written} plays ${written} choosing ${written}, ${written} paying kill ${written}
  ${written} chooses ${written}
  effect deal 1 to ${written}
  expect ${written}, ${written} are dead
  expect ${written} is at ${written}
  expect ${written} cannot move ${written} to base of ${written}
`;
};

/** The names that a tree holds, wherever. */
const namesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('quoted' in value && 'text' in value && typeof value.text === 'string') return [value.text];
  return Object.values(value).flatMap(namesIn);
};

const isReadEverywhere = (name: string): void => {
  const tree = parseBlock(inEveryPlace(name));
  expect(tree.problems).toEqual([]);
  const names = namesIn('statements' in tree ? tree.statements : []);
  expect(names.length).toBeGreaterThan(30);
  expect([...new Set(names)]).toEqual([name]);
};

test.each(WORDS.map(word => [word]))('a thing called “%s” can be spoken of on every line', isReadEverywhere);

test.each([
  ['Wall', 'Wall'],
  ["Kog'Maw", "Kog'Maw"],
  ['expect', '"expect"'],
  ['Expect', '"Expect"'],
  ['Old Temple', '"Old Temple"'],
  ['say "hi" \\', '"say \\"hi\\" \\\\"'],
  ['', '""'],
  ['4x', '"4x"'],
])('%s is written %s', (name, written) => {
  expect(quoteIfNeeded(name)).toBe(written);
});

test('any name of one line is read as what it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 12 }).filter(name => !/[\r\n]/.test(name)),
      isReadEverywhere,
    ),
  );
});
