/** What a card says again of something it has spoken of: where that was, and by which name it was called. */
import { expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Blink spell action
  cost 0
  banish a unit at a battlefield, then its owner plays it there, ignoring its cost
card Namer unit
  cost 0
  might 1
  when you play me: name a card. opponents can't play cards with that name this turn
card Rock unit
  cost 0
  might 2
card Zip spell reaction
  cost 0
  draw 1
card Zap spell reaction
  cost 0
  draw 1
`;

const scenario = (...lines: readonly string[]): string =>
  `${CARDS}\nscenario "again"\n${lines.map(line => `  ${line}\n`).join('')}`;

test.each([
  [
    'there: where the banished unit was',
    scenario(
      'player Ana hand Blink',
      'player Ben',
      'battlefield Quarry controlled by Ben',
      '  Ben: Wall = Rock',
      'battlefield Grove',
      'turn Ana',
      'Ana plays Blink choosing Wall',
      'all pass',
      'expect Wall is at Quarry',
    ),
  ],
  [
    'with that name: those cards, and no others',
    scenario(
      'player Ana hand Namer, Zip',
      'player Ben hand Zip, Zap',
      'battlefield Quarry',
      'battlefield Grove',
      'turn Ana',
      'Ana plays Namer',
      'all pass',
      'Ana names Zap',
      'Ana plays Zip',
      'Ana passes',
      'expect Ben cannot play Zap',
      'expect Ben can play Zip',
    ),
  ],
  [
    'runes of one domain behind those of another',
    scenario(
      'player Ana runes 2x calm exhausted, fury, 2x body',
      'player Ben',
      'battlefield Quarry',
      'battlefield Grove',
      'turn Ana',
      'expect Ana has 5 runes',
      'expect Ana has 1 ready fury rune',
    ),
  ],
])('%s', (_, text) => {
  const { told, unmet } = play(text);
  expect({ told, unmet }).toEqual({ told: [], unmet: [] });
});

test('of tags that the card lists, no other can be named', () => {
  const { diagnostic, told, unmet } = play(`card Changer unit
  cost 0
  might 2
  as you play me, choose Cat, Yordle, or Poro. I gain that tag
card Chase spell action
  cost 0
  kill a Yordle
scenario "tags"
  player Ana hand Changer, Chase
  player Ben
  battlefield Quarry
  battlefield Grove
  turn Ana
  Ana plays Changer
  Ana names Dog
  Ana names Yordle
  expect Ana can play Chase choosing Changer
`);
  expect(told).toEqual(['Ana names Dog: error play/target']);
  expect(diagnostic('play/target')?.message).toMatch(/it is one of Cat, Yordle and Poro/);
  expect(unmet).toEqual([]);
});
