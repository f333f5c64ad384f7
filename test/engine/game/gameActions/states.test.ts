/** Stunned, buffed, exhausted, ready (rules 414, 415, 423, 426, 702 in 1.4): what is so already does not come to be so. */
import { describe, expect, it } from 'vitest';
import { THE_GAME } from '../../../../engine/game/gameActions/cause.ts';
import { changeCondition } from '../../../../engine/game/gameActions/states.ts';
import { PLAYED_EDITIONS } from '../../../../engine/game/state/editions.ts';
import { gameOf, idOf, objectCalled, stepsOf } from '../support.ts';

const BOARD = `
  player Ana
  player Ben
  battlefield Grove
  base Ana
    Fresh might 3
    Worn might 3 exhausted stunned buffed damage 1`;

const CHANGES = [
  ['exhaust', 'exhausted', 'Fresh', 'Worn', 'exhaust.already.nothing'],
  ['stun', 'stunned', 'Fresh', 'Worn', 'stun.once'],
  ['buff', 'buffs', 'Fresh', 'Worn', 'buff.one.no-second'],
] as const;

describe.each(PLAYED_EDITIONS)('in %s', edition => {
  it.each(CHANGES)('%s makes a unit so, and tells who was changed', (kind, key, other) => {
    const play = gameOf(BOARD, edition);
    expect(changeCondition(play, kind, [idOf(play, other)], THE_GAME)).toEqual([idOf(play, other)]);
    expect(objectCalled(play, other)[key]).toBeTruthy();
  });

  it.each(CHANGES)('%s changes nothing on a unit that is so already, by its rule', (kind, key, _, already, rule) => {
    const play = gameOf(BOARD, edition);
    const before = play.state.objects;
    const steps = stepsOf(play, () => expect(changeCondition(play, kind, [idOf(play, already)], THE_GAME)).toEqual([]));
    expect(steps).toEqual([[rule, 'Worn: nothing changes.']]);
    expect(play.state.objects).toEqual(before);
    expect(objectCalled(play, already)[key]).toBeTruthy();
  });

  it('of several units only those are changed that were not so', () => {
    const play = gameOf(BOARD, edition);
    const both = [idOf(play, 'Fresh'), idOf(play, 'Worn')];
    expect(changeCondition(play, 'stun', both, THE_GAME)).toEqual([idOf(play, 'Fresh')]);
  });

  it('healing takes all damage off', () => {
    const play = gameOf(BOARD, edition);
    changeCondition(play, 'heal', [idOf(play, 'Worn')], THE_GAME);
    expect(objectCalled(play, 'Worn').damage).toBe(0);
  });
});
