/** A board as it is written becomes a state: players, places, zones, and what the mode sets. */
import { describe, expect, it } from 'vitest';
import { rulesOf } from '../../../../engine/game/state/rulesets.ts';
import { parseBlock } from '../../../../engine/language/grammar/parse.ts';
import { boardOf } from '../../../../engine/scenario/board/board.ts';
import { setUp } from '../../../../engine/scenario/board/setup.ts';
import { NO_CARDS } from '../../../../engine/scenario/names/cards.ts';
import { loadRuleBook } from '../../../../rules-db/book.ts';
import { ruleNumbers } from '../../../../rules-db/runner.ts';

const rules = ruleNumbers(loadRuleBook());

const boardWith = (lines: string) => {
  const tree = parseBlock(`scenario "x"\n${lines}`);
  if (tree.kind !== 'scenario') throw new Error('no scenario');
  const board = boardOf(tree, NO_CARDS);
  const { state, problems } = setUp(board, rulesOf('1.4'), { start: 0, end: 8 }, rules);
  return { state, codes: [...board.problems, ...problems].map(({ code }) => code) };
};

const BOARD = `  player Ana 3 points
  player Ben
  battlefield Temple controlled by Ben
  battlefield Quarry
  base Ana
    Scout might 2
  battlefield Temple
    Guard might 4
`;

describe('a board', () => {
  it('puts units where their header says, under its controller', () => {
    const { state } = boardWith(`  player Ana
  player Ben
  battlefield Temple
    Ben: Guard might 4, damage 1
  battlefield Quarry
  base Ana
    Scout might 2, exhausted
`);
    expect(
      state.objects.map(({ name, controller, might, damage, exhausted, zone }) => ({
        name,
        controller,
        might,
        damage,
        exhausted,
        zone: zone.kind,
      })),
    ).toEqual([
      { name: 'Guard', controller: 1, might: 4, damage: 1, exhausted: false, zone: 'battlefield' },
      { name: 'Scout', controller: 0, might: 2, damage: 0, exhausted: true, zone: 'base' },
    ]);
  });

  it('of two players without a mode is a duel to 8 points', () => {
    const { state } = boardWith(BOARD);
    expect({ mode: state.mode, victoryScore: state.victoryScore }).toEqual({ mode: 'duel', victoryScore: 8 });
  });

  it('without players still has a game, for a file that is half typed', () => {
    const { state } = boardWith('');
    expect(state.players.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
  });

  it('with one side alone at a battlefield that nobody controls or contests is told so', () => {
    const codesOf = (header: string, units: string) =>
      boardWith(`  player Ana\n  player Ben\n  battlefield Temple${header}\n${units}  battlefield Quarry\n`).codes;
    expect(codesOf('', '    Ana: Scout might 2\n')).toEqual(['setup/unstable']);
    expect(codesOf(' controlled by Ana', '    Ana: Scout might 2\n')).toEqual([]);
    expect(codesOf(' contested by Ana', '    Ana: Scout might 2\n')).toEqual([]);
    expect(codesOf('', '')).toEqual([]);
  });

  it('with other numbers of players or battlefields than its mode is told so', () => {
    expect(boardWith('  player Ana\n  player Ben\n  battlefield Temple\n').codes).toContain('setup/count');
  });
});
