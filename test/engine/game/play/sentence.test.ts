import { describe, expect, it } from 'vitest';
import { sentence } from '../../../../engine/game/play/sentence.ts';

const WALL = { name: 'Wall' };
const SOLDIER = { name: 'Soldier' };

describe('A sentence of a step', () => {
  it('names things, says numbers and texts as they are, and takes other sentences in', () => {
    const how = sentence`${'Mill'} is held`;
    expect(sentence`${[WALL, SOLDIER]} are killed.`.text).toBe('Wall and Soldier are killed.');
    expect(sentence`${'Ana'} has ${2} points: ${how}.`.text).toBe('Ana has 2 points: Mill is held.');
  });

  it('is put together only once somebody reads it', () => {
    let read = 0;
    const said = sentence`${() => `${++read}`}`;
    expect(read).toBe(0);
    expect([said.text, read]).toEqual(['1', 1]);
  });
});
