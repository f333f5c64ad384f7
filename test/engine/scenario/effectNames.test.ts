/** Names in the sentences of `effect` lines, in the plural, in events, or of nobody; and what is chosen by something else chosen. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Sword gear
  tags Equipment
  equip 1
  might +2
card Pry spell action
  cost 0
  detach an equipment from a unit
card Armor gear
  tags Equipment
  equip 1
  might +1
`;
const board = (...script: readonly string[]): string => `${CARDS}
scenario "Names"
  edition 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    gear Tools
    Raiders might 3
    Golem might 1 tag Mech
    Alpha might 1
    Holder might 2 attached Sword
    Bearer might 2 attached Armor
    Bare might 2
  turn Ana
${script.map(line => `  ${line}\n`).join('')}`;

describe('names are resolved', () => {
  test.each([
    ['a plural', ['effect by Ana: empower Tools', 'expect Tools is empowered']],
    ['a plural without a verb of the table', ['effect by Ana: return Raiders to hand', 'expect Raiders is in hand']],
    [
      'in a trigger',
      ['effect by Ana: when Alpha dies this turn, draw 1', 'effect kill Alpha', 'all pass', 'expect Ana drew 1'],
    ],
    [
      'only of that one',
      ['effect by Ana: when Alpha dies this turn, draw 1', 'effect kill Golem', 'expect Ana drew nothing'],
    ],
    [
      'in a replacement',
      [
        'effect by Ana: the next time "Alpha" would die this turn, recall it instead',
        'effect kill Alpha',
        'expect Alpha is alive',
      ],
    ],
    [
      'with "if … would"',
      [
        'effect by Ben: if wall would die this turn, recall it instead',
        'effect kill Wall',
        'expect Wall is at base of Ben',
      ],
    ],
    [
      'and a verb behind a comma is none',
      [
        'effect by Ben: if Wall would die this turn, exhaust it, heal it, and recall it instead',
        'effect by Ana: kill Wall',
        'expect Wall is at base of Ben',
      ],
    ],
    ['a tag in the plural stays one', ['effect by Ana: banish all Mechs', 'expect Golem is banished']],
    ['a tag before its noun', ['effect by Ana: exhaust all Mech units', 'expect Golem is exhausted']],
  ])('%s', (_, script) => {
    const { told, unmet } = play(board(...script));
    expect(told).toEqual([]);
    expect(unmet).toEqual([]);
  });
});

describe('names of nobody are refused at the word', () => {
  test.each([
    ['when Zorglub dies this turn, draw 1', 'Zorglub'],
    ['banish Zorglubs', 'Zorglubs'],
    ['give all Zorglub units +1 might this turn', 'Zorglub'],
  ])('%s', (sentence, word) => {
    const { diagnostic, textOf } = play(board(`effect by Ana: ${sentence}`));
    const found = diagnostic('name/unknown');
    expect(found).toBeDefined();
    expect(textOf(found?.span ?? { start: 0, end: 0 })).toBe(word);
  });
});

describe('what is attached to a unit that is chosen', () => {
  test.each([
    ['an equipment, as an effect', ['effect by Ana: detach an equipment from a unit', 'Ana chooses Holder']],
    ['all of them', ['effect by Ana: detach all equipment from a unit', 'Ana chooses Holder']],
    ['an equipment, by a spell', ['Ana plays Pry choosing Holder, Sword', 'all pass']],
  ])('%s', (_, script) => {
    const { told, unmet } = play(board(...script, 'expect Holder has 2 might', 'expect Bearer has 3 might'));
    expect(told).toEqual([]);
    expect(unmet).toEqual([]);
  });
});
