/** What a pick list shows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inPairs, narrowRows, SHORT_ROW } from '../../client/commands/narrowRows.ts';

describe('rows for a list', () => {
  it('break between words, and keep each of them', () => {
    const text = 'Attacker1 goes home; Ben controls Battlefield, nobody wins the combat; points: Ana 0, Ben 0';
    expect(narrowRows(text)).toEqual([
      'Attacker1 goes home; Ben controls Battlefield, nobody wins the combat;',
      'points: Ana 0, Ben 0',
    ]);
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 70 }).filter(word => !word.includes(' '))), words => {
        const rows = narrowRows(words.join(' '));
        expect(rows.join(' ')).toBe(words.join(' '));
        for (const row of rows) expect(row.length <= 74 || !row.trim().includes(' ')).toBe(true);
      }),
    );
  });

  it('are shorter behind an icon', () => {
    const text = 'Defender1, Defender2, Defender3, Attacker2 and Kayle die; nobody wins Quarry';
    expect(narrowRows(text, SHORT_ROW)).toEqual([
      'Defender1, Defender2, Defender3, Attacker2 and Kayle die; nobody wins',
      'Quarry',
    ]);
  });

  it('stand two and two', () => {
    expect(inPairs(['a', 'b', 'c'])).toEqual([{ label: 'a', detail: 'b' }, { label: 'c' }]);
  });
});
