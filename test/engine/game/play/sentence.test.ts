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

  it('counts things that no name tells apart, and leaves a name without a plural as it is', () => {
    const [kit, drake, yi] = [{ name: 'Kit' }, { name: 'Mountain Drake' }, { name: 'Yi, Honed' }];
    expect(sentence`${[kit, WALL, kit, kit]} are killed.`.text).toBe('3 Kits and Wall are killed.');
    expect(sentence`${[drake, drake, yi, yi]} are killed.`.text).toBe(
      '2 Mountain Drakes and 2 × Yi, Honed are killed.',
    );
  });

  it('is put together only once somebody reads it', () => {
    let read = 0;
    const said = sentence`${() => `${++read}`}`;
    expect(read).toBe(0);
    expect([said.text, read]).toEqual(['1', 1]);
  });
});
