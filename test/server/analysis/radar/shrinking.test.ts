import { describe, expect, it } from 'vitest';
import { scriptOf } from '../../../../server/analysis/radar/judging.ts';
import { shrunk } from '../../../../server/analysis/radar/shrinking.ts';
import { isSmaller, sizeOf } from '../../../../server/analysis/radar/size.ts';

const TEXT = `card Lamp gear
  exhaust me: draw 1

card Moth unit
  might 4
  when I attack: draw 1

scenario "x"
  player Ana points 3 hand Lamp
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 5 tank damage 2
    Ben: Moth = "Moth"
  battlefield Grove
  base Ana
    Raider might 6 assault 2

  turn Ana
  Ana moves Raider to Grove
  all pass
  expect Raider is at Grove
`;

const sizeIn = (text: string) => {
  const script = scriptOf(text);
  return script === null ? [] : sizeOf(text, script);
};

describe('shrinking', () => {
  it('takes away all that is not needed, and leaves the last line', () => {
    const small = shrunk(TEXT, text => /Wall might \d/.test(text) && scriptOf(text) !== null);
    expect(small).toMatch(
      /^scenario "x"\n {2}(base Ana|battlefield Quarry)\n {4}Ben: Wall might 0\n {2}expect Raider is at Grove\n$/,
    );
  });

  it('makes a plain unit of a card where the card does not matter, and lets its block go', () => {
    const isThere = (text: string): boolean =>
      /Moth might \d/.test(text) || (/^card Moth/m.test(text) && text.includes('= "Moth"'));
    const small = shrunk(TEXT, text => scriptOf(text) !== null && isThere(text));
    expect(small).toContain('Moth might 0');
    expect(small).not.toContain('card');
  });

  it('leaves alone what loses it, and asks of no text twice', () => {
    const asked: string[] = [];
    expect(
      shrunk(TEXT, text => {
        asked.push(text);
        return false;
      }),
    ).toBe(TEXT);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(50);
  });

  it('comes to something smaller with each step', () => {
    let last = TEXT;
    shrunk(TEXT, text => {
      if (scriptOf(text) === null || !text.includes('Raider')) return false;
      expect([isSmaller(sizeIn(text), sizeIn(last)), text]).toEqual([true, text]);
      last = text;
      return true;
    });
    expect(last.length).toBeLessThan(TEXT.length / 3);
  });
});
