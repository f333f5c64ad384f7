/** What cannot be done to things: each deed with whoever does it. */
import { describe, expect, test } from 'vitest';
import { play } from './support.ts';

const CARDS = `
card Bolt spell action
  deal 3 to a unit
card Sting spell action
  stun a unit
card Shove spell action
  move a unit to its base
card Exile spell action
  banish a unit
card Mend spell action
  heal a unit
card Lift spell action
  empower a unit
card Slay spell action
  kill a unit
card Lore spell action
  gain 2 XP
card Undo spell reaction
  counter a spell
card Veil spell action
  spells you play this turn can't be countered
card Martyr unit
  might 4
  I can't be healed in any other way
  1: heal me
card Stone unit
  might 3
  I can't be stunned or banished by enemy spells and abilities
card Rock unit
  might 3
  I can't be moved by enemy abilities
card Glass unit
  might 3
  I can't be dealt damage by enemy spells
card Ghost unit
  might 3
  I can't be killed
card Dull unit
  might 3
  I can't be empowered
card Shade unit
  might 3
  opponents can't choose me with spells
card Calm unit
  might 3
  opponents can't stun friendly units
card Miser unit
  might 3
  opponents can't gain XP
card Hush unit
  might 3
  opponents can't play spells during your turn
`;

type Case = readonly [form: string, who: string, unit: string, hand: string, ...script: readonly string[]];

/** The unit is Ana's; it is the turn of whoever acts. */
const board = (who: string, unit: string, hand: string, script: readonly string[]): string => `${CARDS}
scenario "Prohibitions"
  player Ana hand ${who === 'Ana' ? hand : 'nothing'} runes 6x fury
  player Ben hand ${who === 'Ben' ? hand : 'nothing'} runes 6x fury
  battlefield Field controlled by Ana
    Ana: One = ${unit}
    Ana: Two might 3
  battlefield Keep controlled by Ben
    Ben: Foe might 3
  turn ${who}
${script.map(line => `  ${line}\n`).join('')}`;

describe('a prohibition keeps it from being done:', () => {
  test.each<Case>([
    [
      'stunned, by an enemy',
      'Ben',
      'Stone',
      'Sting',
      'Ben plays Sting choosing One',
      'all pass',
      'expect One is not stunned',
    ],
    [
      'banished, by an enemy',
      'Ben',
      'Stone',
      'Exile',
      'Ben plays Exile choosing One',
      'all pass',
      'expect One is at Field',
    ],
    [
      'dealt damage, by an enemy spell',
      'Ben',
      'Glass',
      'Bolt',
      'Ben plays Bolt choosing One',
      'all pass',
      'expect One has 0 damage',
    ],
    [
      'killed, by an instruction',
      'Ben',
      'Ghost',
      'Slay',
      'Ben plays Slay choosing One',
      'all pass',
      'expect One is at Field',
    ],
    ['killed, by damage', 'Ben', 'Ghost', 'Bolt', 'Ben plays Bolt choosing One', 'all pass', 'expect One is at Field'],
    ['empowered', 'Ana', 'Dull', 'Lift', 'Ana plays Lift choosing One', 'all pass', 'expect One is not empowered'],
    [
      'a friendly unit stunned',
      'Ben',
      'Calm',
      'Sting',
      'Ben plays Sting choosing Two',
      'all pass',
      'expect Two is not stunned',
    ],
    ['XP', 'Ben', 'Miser', 'Lore', 'Ben plays Lore', 'all pass', 'expect Ben has 0 xp'],
    [
      'healed by a spell, and as the turn ends',
      'Ana',
      'Martyr',
      'Bolt, Mend',
      'Ana plays Bolt choosing One',
      'all pass',
      'Ana plays Mend choosing One',
      'all pass',
      'expect One has 3 damage',
      'Ana ends turn',
      'expect One has 3 damage',
    ],
  ])('%s', (_, who, unit, hand, ...script) => {
    const { told, unmet } = play(board(who, unit, hand, script));
    expect(told).toEqual([]);
    expect(unmet).toEqual([]);
  });

  test.each<Case>([['chosen with a spell', 'Ben', 'Shade', 'Sting', 'Ben plays Sting choosing One']])(
    '%s',
    (_, who, unit, hand, ...script) => {
      const { told } = play(board(who, unit, hand, script));
      expect(told.some(each => each.startsWith(`${script.at(-1)}: error`))).toBe(true);
    },
  );

  test('a spell played in an opponent’s turn', () => {
    const text = board('Ana', 'Hush', 'Sting', [
      'Ana plays Sting choosing Foe',
      'Ana passes',
      'Ben plays Undo choosing Sting',
    ]).replace('player Ben hand nothing', 'player Ben hand Undo');
    expect(play(text).told.some(each => each.startsWith('Ben plays Undo choosing Sting: error'))).toBe(true);
    expect(play(text.replace('One = Hush', 'One might 3')).told).toEqual([]);
  });
});

describe('a prohibition says nothing of what else does it:', () => {
  test.each<Case>([
    [
      'its own player stuns it',
      'Ana',
      'Stone',
      'Sting',
      'Ana plays Sting choosing One',
      'all pass',
      'expect One is stunned',
    ],
    [
      'a spell moves it, and no ability',
      'Ben',
      'Rock',
      'Shove',
      'Ben plays Shove choosing One',
      'all pass',
      'expect One is at base',
    ],
    [
      'its own player’s spell',
      'Ana',
      'Glass',
      'Bolt',
      'Ana plays Bolt choosing One',
      'all pass',
      'expect One is in trash',
    ],
    [
      'itself heals it',
      'Ana',
      'Martyr',
      'Bolt',
      'Ana plays Bolt choosing One',
      'all pass',
      'Ana activates One',
      'all pass',
      'expect One has 0 damage',
    ],
    ['you stun your own', 'Ana', 'Calm', 'Sting', 'Ana plays Sting choosing Two', 'all pass', 'expect Two is stunned'],
    ['your own XP', 'Ana', 'Miser', 'Lore', 'Ana plays Lore', 'all pass', 'expect Ana has 2 xp'],
    [
      'a spell in its player’s own turn',
      'Ben',
      'Hush',
      'Sting',
      'Ben plays Sting choosing Two',
      'all pass',
      'expect Two is stunned',
    ],
  ])('%s', (_, who, unit, hand, ...script) => {
    const { told, unmet } = play(board(who, unit, hand, script));
    expect(told).toEqual([]);
    expect(unmet).toEqual([]);
  });

  test('spells that cannot be countered this turn', () => {
    const text = (veil: readonly string[]) =>
      board('Ana', 'Calm', 'Veil, Sting', [
        ...veil,
        'Ana plays Sting choosing Foe',
        'Ana passes',
        'Ben plays Undo choosing Sting',
        'all pass',
        `expect Foe is ${veil.length > 0 ? '' : 'not '}stunned`,
      ]).replace('player Ben hand nothing', 'player Ben hand Undo');
    expect(play(text(['Ana plays Veil', 'all pass'])).unmet).toEqual([]);
    expect(play(text([])).unmet).toEqual([]);
  });
});
