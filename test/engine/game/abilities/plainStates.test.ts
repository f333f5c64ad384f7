import { describe, expect, it } from 'vitest';
import { inAllOf, PLAIN_STATES } from '../../../../engine/game/abilities/plainStates.ts';
import { gameOf, objectCalled } from '../support.ts';

const BOARD = `
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Guard might 2 exhausted
  battlefield Grove controlled by Ana
    Ana: Scout might 2
    Ana: Squire might 2
  base Ana
    Raider might 2
  turn Ana`;

describe('states that follow from where things are', () => {
  it.each([
    ['Guard', true],
    ['Scout', false],
    ['Squire', false],
    ['Raider', true],
  ])('%s alone: %s (`term.alone`)', (name, is) => {
    const play = gameOf(BOARD);
    expect(PLAIN_STATES.alone(play.state, objectCalled(play, name))).toBe(is);
  });

  it.each([
    [['alone'], ['Guard', 'Raider']],
    [['exhausted'], ['Guard']],
    [['alone', 'ready'], ['Raider']],
    [['alone', 'ready', 'defending'], []],
  ] as const)('%j together: %j', (states, names) => {
    const play = gameOf(BOARD);
    const units = ['Guard', 'Scout', 'Squire', 'Raider'].map(name => objectCalled(play, name));
    expect(units.filter(u => inAllOf(states)(play.state, u)).map(u => u.name)).toEqual(names);
  });
});
