/** What a pasted line is told that is not read: why, and what would be right. */
import { expect, it } from 'vitest';
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';

const refusals = (text: string): readonly string[] =>
  pasteCard(`Type: unit\n${text}`).lines.flatMap(line => (line.read ? [] : [line.message]));

it('asks for a line of its own where two abilities are on one, each of which is understood', () => {
  expect(refusals("When I attack or defend, draw 1. I don't deal combat damage.")).toEqual([
    `Each part is understood separately: if "I don't deal combat damage." is a separate ability, put it on a separate line.`,
  ]);
  // What points back is no ability of its own.
  expect(refusals('When I attack, juggle. It has Tank.')[0]).toMatch(/^I understand "When I attack,"/);
});

it('does not say that a line refers to another where it refers to nothing', () => {
  expect(refusals('Fnord it.\nEmpower 3 Order\nDEFLECT\nMight 2').slice(1)).toEqual([
    'Which cost is meant is not clear: write it in symbols, as in "[Empower] [3][Y]" for 3 Energy and 1 Power of order.',
    'This is not an ability. Attributes of a card, such as "Might: 2", go above its text, and keywords in brackets: "[Tank]".',
  ]);
});

it('reads how often each turn a passive is at work', () => {
  expect(refusals('Once each turn, spells you play cost [2] less.')).toEqual([]);
});

it('keeps a refused line with its symbols readable, and reads those again as the same', () => {
  const { block } = pasteCard(
    'Type: unit\n:rb_energy_4::rb_rune_calm::rb_rune_rainbow:, :rb_exhaust:: Juggle +1 :rb_might:.',
  );
  expect(block).toContain('text "[4][Calm][Any], [Exhaust]: Juggle +1 Might."');
  const read = (symbols: string) => pasteCard(`Type: unit\n${symbols}: Draw 1.`).block;
  expect(read('[4][Calm][Any], [Exhaust]')).toBe(read(':rb_energy_4::rb_rune_calm::rb_rune_rainbow:, :rb_exhaust:'));
});

it('does not take what a line says of itself for a reference to an unread one', () => {
  const refused = (line: string) =>
    pasteCard(`Zork\nSpell\nCost 1\nFnord.\n${line}`)
      .lines.slice(1)
      .flatMap(each => (each.read ? [] : [each.message]));
  for (const line of [
    "Return a gear or a unit with cost [3] or less to its owner's hand.",
    'Choose an opponent. They discard 2.',
    'Each player draws 2. Then you discard 1.',
    'Kill a unit. If you do, draw 1.',
  ])
    expect(refused(line)).toEqual([]);
  for (const line of [
    'Deal 2 to it.',
    'Then draw 1.',
    'Draw 1 for each of them.',
    'Choose a battlefield. Deal 2 to it.',
  ])
    expect(refused(line)).toEqual(['This refers to a line that is not understood, so its meaning is unclear.']);
});

it('does not offer what it has just refused, and quotes the signs that it offers', () => {
  const [line] = pasteCard('Type: unit\nReaction: Deal 2 to a unit at a battlefield.').lines;
  expect(line).toMatchObject({ read: false });
  const { message } = line as { readonly message: string };
  expect(message).toMatch(/^I understand "Reaction" but not ":"\. What can follow here: a number, [^:]*, ",", /u);
});

it('says of what is done once that nothing undoes it when a time is over, and what to write instead', () => {
  for (const line of [
    'When you play me, banish an enemy unit until I leave the board.',
    'When you play me, exhaust an enemy unit until your next turn.',
    '[1]: Kill a gear until end of turn.',
  ])
    expect(refusals(line)[0]).toMatch(
      /^This is done once, and no rule says what happens to it when a time is over\. Write/,
    );
  expect(refusals('When you play me, banish an enemy unit. When I leave the board, its owner plays it.')).toEqual([]);
});
