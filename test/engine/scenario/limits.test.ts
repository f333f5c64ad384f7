/** What the text of a battlefield does once each turn: counted for the battlefield, as it is for an object. */
import { expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Bolt spell action
  cost 0
  kill a unit
card Ghost unit
  cost 0
  might 1
card Hospice battlefield
  the first time a unit here would die each turn, heal it, exhaust it, and recall it instead
card Crypt battlefield
  once each turn, you may play a unit with 2 might or less from your trash
`;

test.each([
  [
    'a replacement',
    ['Ana plays Bolt choosing Al', 'all pass', 'Ana plays Bolt choosing Bo', 'all pass'],
    ['expect Al is at base', 'expect Bo is in trash'],
  ],
  ['a permission', ['Ana plays Ghost from trash to base', 'expect Ana cannot play Ghost from trash to base'], []],
])('%s', (_, script, claims) => {
  const { told, unmet } = play(`${CARDS}
scenario "Limits"
  player Ana hand Bolt, Bolt
  player Ben hand nothing
  battlefield Rest = Hospice controlled by Ana
    Ana: Al might 3
    Ana: Bo might 3
  battlefield Tomb = Crypt controlled by Ana
    Ana: Ida might 1
  trash Ana Ghost, Ghost
  turn Ana
${[...script, ...claims].map(line => `  ${line}\n`).join('')}`);
  expect(told).toEqual([]);
  expect(unmet).toEqual([]);
});
