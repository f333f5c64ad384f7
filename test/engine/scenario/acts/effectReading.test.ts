/** A sentence that is read once for many lines is read anew where a name in it means something else by then. */
import { describe, expect, it } from 'vitest';
import { effectReading } from '../../../../engine/scenario/acts/effectReading.ts';

const isNothing = () => false;

describe('the sentence of an effect', () => {
  it('is read once, however many lines have it', () => {
    expect(effectReading('draw 1', isNothing)).toBe(effectReading('draw 1', isNothing));
  });

  it('is read anew where a name is known that was not', () => {
    const text = 'deal 2 to units';
    const all = effectReading(text, isNothing);
    const one = effectReading(text, name => name === 'units');
    expect(one).not.toEqual(all);
    expect(effectReading(text, isNothing)).toEqual(all);
  });

  it('is forgotten after many others', () => {
    const first = effectReading('draw 2', isNothing);
    for (let n = 3; n < 120; n++) effectReading(`draw ${n}`, isNothing);
    const again = effectReading('draw 2', isNothing);
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
  });
});
