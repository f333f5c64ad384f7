/** Domains and numbers on lines of their own below a print's type: what is cost, what is Might, what is neither. */
import { expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

const TEXT = 'When I conquer, draw 1.';
const headerOf = (lines: readonly string[]) => {
  const { block, missing } = pasteCard([...lines, TEXT].join('\n'));
  return [block.split('\n').slice(1, -2).join('; ').replaceAll(/\s+/gu, ' ').trim(), missing];
};

it.each([
  [['Zork', 'Unit', 'Cost 5', 'Might 6', 'Order'], 'cost 5; domains order; might 6', []],
  [['Zork', 'Unit', '5 energy, 2 order', 'Order', 'Might: 6'], 'cost 5 order order; domains order; might 6', []],
  [['Zork', 'Unit', 'Cost: 5', 'Power: 2', 'Order', 'Might: 6'], 'cost 5 order order; domains order; might 6', []],
  [['Zork', 'Unit', 'Calm, Mind', '3', '4'], 'cost 3; domains calm, mind; might 4', []],
  [['Zork', 'Order Unit', '5', '6'], 'cost 5; domains order; might 6', []],
  [['Zork', 'Order Unit', '4/5'], 'cost 4; domains order; might 5', []],
  [['Zork', 'Order Unit', '4', '4/5'], 'cost 4; domains order; might 5', []],
  [['Zork', 'Unit', 'Mind', 'Might 2'], 'domains mind; might 2', ['cost']],
])('reads %j', (lines, header, missing) => {
  expect(headerOf(lines)).toEqual([header, missing]);
});

it('lets a second number replace nothing: what a spell has no use for is left to be seen', () => {
  const { block } = pasteCard('Zork\nMind Spell\n3\n4\nDraw 1.');
  expect(block).toContain('cost 3\n');
  expect(block).toContain('text "4"');
});
