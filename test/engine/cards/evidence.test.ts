/** A word of the print that left no trace in what was understood is found; where all is accounted for, nothing is. */
import { describe, expect, test } from 'vitest';
import { readOver } from '../../../engine/cards/pasting/evidence.ts';
import { type CardKind, parseAbility } from '../../../engine/cards/sentence.ts';

const readFor = (print: string, understood: string, of: CardKind): string | undefined => {
  const found = parseAbility(understood, of);
  if (!found.ok) throw new Error(found.problem.message);
  return readOver(print, found.abilities);
};

describe('what a reading accounts for', () => {
  test.each<readonly [sentence: string, print: string, without: string, of: CardKind]>([
    ['another', 'When I attack, buff another unit here.', 'when I attack, buff a unit here', 'unit'],
    ['up to', 'When I attack, buff up to two units.', 'when I attack, buff two units', 'unit'],
    ['a number', 'When I attack, draw 2.', 'when I attack, draw 1', 'unit'],
    ['a number in words', 'When I attack, ready three runes.', 'when I attack, ready a rune', 'unit'],
    ['may', 'When I attack, you may draw 1.', 'when I attack, draw 1', 'unit'],
    ['enemy', 'When I attack, stun an enemy unit here.', 'when I attack, stun a unit here', 'unit'],
    ['once each turn', 'Once each turn, when I move, draw 1.', 'when I move, draw 1', 'unit'],
    ['instead', 'If I would die, recall me instead.', 'when I die, recall me', 'unit'],
    ['a keyword', 'Units here have [Tank].', 'units here have assault', 'unit'],
    ['a domain', ':rb_rune_calm:: Draw 1.', '1 fury: draw 1', 'unit'],
    ['a minimum', 'Enemy units here have -3 :rb_might:, to a minimum of 1.', 'enemy units here have -3 might', 'unit'],
    ['among', 'Look at the top 2 cards. Draw all gear from among them.', 'draw 2', 'spell'],
  ])('%s', (_, print, without, of) => {
    expect(readFor(print, without, of)).toBeDefined();
  });

  test.each<readonly [sentence: string, of: CardKind]>([
    ['When I attack, you may buff up to two other friendly units here.', 'unit'],
    ['Once each turn, when an enemy unit dies, draw 2.', 'unit'],
    ['Choose a unit. If it is stunned, deal 4 to it. Otherwise, exhaust it.', 'spell'],
    ['If another friendly unit would die, recall it instead.', 'unit'],
  ])('nothing is read over in: %s', (sentence, of) => {
    expect(readFor(sentence, sentence, of)).toBeUndefined();
  });
});
