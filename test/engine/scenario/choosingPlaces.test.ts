/** A spell that chooses a place, played with something named that is none. */
import { expect, test } from 'vitest';
import { play } from './support.ts';

test('a unit named where only a place is chosen is reported', () => {
  const { told } = play(`card Quake spell action
  cost 0
  deal 1 to all units at a battlefield
scenario "Places"
  player Ana hand Quake
  player Ben hand nothing
  battlefield Field controlled by Ben
    Ben: Foe might 2
  base Ana
    Al might 2
  turn Ana
  Ana plays Quake choosing Al
`);
  expect(told).toEqual(['Ana plays Quake choosing Al: error play/target']);
});
