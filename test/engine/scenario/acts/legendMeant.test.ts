import { expect, test } from 'vitest';
import { play } from '../support.ts';

const BOARD = `card "Old Sage" legend
  exhaust me: draw 1

scenario "x"
  player Ana legend "Old Sage"
  player Ben
  battlefield Quarry
  turn Ana
`;

test('a legend is called by its name', () => {
  const found = play(`${BOARD}  Ana activates legend\n`).diagnostic('name/unknown');
  expect(found?.message).toBe('Refer to a legend by its name: write "Old Sage".');
  expect(found?.fixes.map(({ edits }) => edits[0]?.text)).toEqual(['"Old Sage"']);
});

test('whoever has none is told what there is', () =>
  expect(play(`${BOARD}  turn Ben\n  Ben activates legend\n`).diagnostic('name/unknown')?.message).toMatch(/^No unit/));
