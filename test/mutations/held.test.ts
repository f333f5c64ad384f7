/** What is listed of each ability is of the cards as they are; a mutant really is another card. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allCards } from '../../rules-db/cards.ts';
import { type Held, mutantsOf } from './mutants.ts';

const held = JSON.parse(readFileSync(new URL('held.json', import.meta.url), 'utf8')) as Held;

test('every ability of every card was dropped once: `npm run mutations` lists them anew', () => {
  const counted = Object.fromEntries(Object.entries(held).map(([name, { abilities }]) => [name, abilities]));
  const now = Object.fromEntries(
    allCards().flatMap(({ name, tree }) => {
      const mutants = mutantsOf(tree);
      return mutants.length === 0 ? [] : [[name, mutants.length]];
    }),
  );
  expect(counted).toEqual(now);
});

test('what no scenario would miss is an ability of its card', () => {
  const strays = allCards().flatMap(({ name, tree }) => {
    const dropped = mutantsOf(tree).map(each => each.dropped);
    return (held[name]?.missing ?? []).filter(each => !dropped.includes(each)).map(each => `${name}: ${each}`);
  });
  expect(strays).toEqual([]);
});

test('a mutant lacks one ability and nothing else', () => {
  for (const { tree } of allCards())
    for (const mutant of mutantsOf(tree)) {
      const [before, after] = [tree, mutant.tree].map(each => each.keywords.length + each.abilities.length);
      expect(after).toBe((before ?? 0) - 1);
    }
});

/** May only rise: `docs/cards-coverage.md` tells the number. */
const LEAST_HELD = 1627;

test('scenarios hold no fewer abilities than before', () => {
  const counts = Object.values(held).map(({ abilities, missing }) => abilities - missing.length);
  expect(counts.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(LEAST_HELD);
});
