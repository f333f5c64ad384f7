import { expect, test } from 'vitest';
import { brief, mendedAll, problemsOf, treeOf } from '../support.ts';

const head = 'scenario x\n';
const statements = (line: string): unknown => {
  const tree = treeOf(`${head}${line}\n`);
  return tree?.kind === 'scenario' ? brief(tree.statements) : null;
};

test.each([
  ['Ana moves Raider and Fox to base', 'Ana moves Raider, Fox to base'],
  ['Ana moves Raider, and Fox to base', 'Ana moves Raider, Fox to base'],
  ['Ana assigns 3 to Wall and 4 to Fox', 'Ana assigns 3 to Wall, 4 to Fox'],
  ['effect deal 2 to A and B', 'effect deal 2 to A, B'],
  ['effect give A, B and C tank', 'effect give A, B, C tank'],
  ['expect A and B are dead', 'expect A, B are dead'],
  ['expect in 1.3 and 1.4: A is dead', 'expect in 1.3, 1.4: A is dead'],
])('%j with “and” says what it says with a comma', (line, right) => {
  expect(problemsOf(head + line)).toHaveLength(1);
  expect(mendedAll(head + line)).toBe(head + right);
  expect(statements(line)).toEqual(statements(right));
});

test.each([
  'Ana moves Raider Fox to base',
  'effect stun Raider Fox',
  'expect Raider Fox are dead',
  'expect Raider died',
])('%j has one error, and is left out: what it names is not guessed', line => {
  expect(problemsOf(head + line)).toHaveLength(1);
  expect(statements(line)).toEqual([]);
});

test('a place of two words can only be one name', () => {
  expect(statements('Ana moves Raider to Sunken Temple')).toMatchObject([
    { action: { groups: [{ to: { name: 'Sunken Temple' } }] } },
  ]);
});

test('a player of two words before a colon is understood', () => {
  const text = `${head}battlefield Temple\n  Ben Two: Wall might 3\n`;
  expect(problemsOf(text)).toHaveLength(1);
  expect(mendedAll(text)).toBe(`${head}battlefield Temple\n  "Ben Two": Wall might 3\n`);
  const tree = treeOf(text);
  expect(tree?.kind === 'scenario' && brief(tree.statements[1])).toMatchObject({ player: 'Ben Two', name: 'Wall' });
});

test('a fence that was pasted along is told, and all else is read', () => {
  const text = '```rift\nscenario x\n  player Ana\n```\n\n~~~\nscenario y\n';
  expect(problemsOf(text).map(({ message }) => message)).toEqual(Array(3).fill(expect.stringMatching(/^Fences/)));
  expect(mendedAll(`${head}player Ana\n\`\`\`\n`)).toBe(`${head}player Ana\n\n`);
});

test.each(['Ana: Imp might 3.5', 'expect Imp has 3.5 might'])('%j has a number that is not whole', line => {
  expect(problemsOf(`${head}battlefield Mill\n${line}`).map(({ message }) => message)).toEqual([
    'Numbers here are whole, and “3.5” is not.',
  ]);
});
