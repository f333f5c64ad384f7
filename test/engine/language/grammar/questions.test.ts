import { describe, expect, it } from 'vitest';
import { printTree } from '../print/printTree.ts';
import { problemsOf, treeOf } from '../support.ts';

const HEAD = 'scenario x\n  player Ana\n  player Ben\n';

/** The question as it is printed. */
const printed = (line: string): string => {
  const text = `${HEAD}  turn Ana\n  ${line}\n`;
  expect(problemsOf(text), line).toEqual([]);
  const tree = treeOf(text);
  if (tree?.kind !== 'scenario' || tree.statements.at(-1)?.kind !== 'ask') throw new Error(`no question: ${line}`);
  return printTree(tree).trim().split('\n').at(-1)?.trim() ?? '';
};

describe('questions', () => {
  it.each([
    'can Ana assign 7 to Wall?',
    'can Ana play Gust choosing Raider?',
    'can Ana pass?',
    'is Wall dead?',
    'are Wall, Soldier at Quarry?',
    'is Wall in hand of Ben?',
    'is Quarry contested?',
    'is Ana the attacker?',
    'is the combat a tie?',
    'has the combat no result?',
    'is the chain empty?',
    'is the chain Gust, Wall 2?',
    'is the state neutral open?',
    'has Wall tank?',
    'has Ana scored Quarry?',
    'has Quarry a combat?',
    'was Wall dealt 3 damage?',
    'did Ana conquer Quarry?',
    'did Scout trigger twice?',
    'does Ana win the combat?',
    'does Wall need 3 damage?',
    'who controls Quarry?',
    'who wins the game?',
    'who has focus?',
    'who is the defender?',
    'who conquered Quarry?',
    'how much might has Wall?',
    'how much damage has Wall?',
    'how much damage does Wall need?',
    'how much damage was Wall dealt?',
    'how much damage has Ana to assign?',
    'how many points has Ana?',
    'how many cards in hand has Ana?',
    'how many ready calm runes has Ana?',
    'how much energy has Ana?',
    'how much xp has Ana?',
    'where is Wall?',
    'where are Wall, Soldier?',
  ])('%s', line => {
    expect(printed(line)).toBe(line);
    expect(printed(line.replace('?', ''))).toBe(line);
  });

  it('say the same in other words', () => {
    expect(printed('does Wall have tank?')).toBe('has Wall tank?');
    expect(printed('how much might does Wall have?')).toBe('how much might has Wall?');
    expect(printed('WHO controls Quarry ?')).toBe('who controls Quarry?');
  });

  it.each(['who is dead?', 'how much?', 'can Ana?', 'is Wall?', 'where Wall?', 'is Wall dead? yes'])(
    'are none: %s',
    line => {
      expect(problemsOf(`${HEAD}  turn Ana\n  ${line}\n`)).not.toEqual([]);
    },
  );
});
