import { describe, expect, it } from 'vitest';
import { choiceSlot, isChoice, isMadeByChoosing, placesSlot } from '../../../../engine/game/state/slots.ts';

const NAMES = Array.from({ length: 100 }, (_, n) => choiceSlot(n));

describe('the slots of what a text chooses', () => {
  it('have a name each, however many things are chosen', () => {
    expect(new Set(NAMES).size).toBe(NAMES.length);
    expect(NAMES.slice(24, 29)).toEqual(['y', 'z', 'a1', 'b1', 'c1']);
  });

  it.each(NAMES)('%s is a choice, and made anew with where it stood', slot => {
    expect(isChoice(slot)).toBe(true);
    expect(isMadeByChoosing(slot)).toBe(true);
    expect(isMadeByChoosing(placesSlot(slot))).toBe(true);
  });

  it.each([
    '',
    'a0',
    'a01',
    'a1.5',
    'a-1',
    'a 1',
    'A1',
    'aa',
    'ä1',
    'a1e1',
    'it',
    'me',
    'named ogre',
    'who a1',
    'killed this way',
  ])('%j is none', slot => {
    expect(isChoice(slot)).toBe(false);
    expect(isMadeByChoosing(slot)).toBe(false);
    expect(isMadeByChoosing(`${slot} places`)).toBe(false);
  });
});
