/** Triggers of one moment (383.3.d in 1.4): the turn player's go on the chain first, then the others' in turn order. */
import { describe, expect, it } from 'vitest';
import { perform } from '../../../../engine/game/actions.ts';
import { THE_GAME } from '../../../../engine/game/gameActions/cause.ts';
import { kill } from '../../../../engine/game/gameActions/leavingBoard.ts';
import { numberSameNames } from '../../../../engine/game/triggers/placing.ts';
import { ANA, gameOf, idOf } from '../support.ts';

const CARDS = `
card Mourner unit
  might 2
  when another unit dies: draw 1
`;
const BOARD = `
  player Ana
  player Ben
  player Cleo
  battlefield Quarry
  battlefield Grove
  battlefield Meadow
  base Cleo
    Third = Mourner
  base Ben
    Second = Mourner
  base Ana
    First = Mourner
    Victim might 1`;

describe('triggers of several players', () => {
  it('go on the chain in turn order, whatever the order of their sources', () => {
    const play = gameOf(BOARD, '1.4', CARDS);
    kill(play, [idOf(play, 'Victim')], () => THE_GAME, 'kill');
    expect(play.state.chain.map(({ controller }) => controller)).toEqual([0, 1, 2]);
  });

  it('begin with the turn player', () => {
    const play = gameOf(BOARD, '1.4', CARDS);
    perform(play, ANA, { kind: 'end-turn' });
    kill(play, [idOf(play, 'Victim')], () => THE_GAME, 'kill');
    expect(play.state.chain.map(({ controller }) => controller)).toEqual([1, 2, 0]);
  });

  it('only of units on the board', () => {
    const play = gameOf(BOARD, '1.4', CARDS);
    kill(play, [idOf(play, 'Second')], () => THE_GAME, 'kill');
    expect(play.state.chain.map(({ controller }) => controller)).toEqual([0, 2]);
  });
});

describe('items of one name', () => {
  it('are numbered, and others are not', () =>
    expect(numberSameNames(['Wall', 'Scout', 'Wall'])).toEqual(['Wall 1', 'Scout', 'Wall 2']));
});
