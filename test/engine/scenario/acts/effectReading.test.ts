/** A sentence that is read once for many lines is read anew where a name in it means something else by then. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { newBudget } from '../../../../engine/game/state/budget.ts';
import { effectReading } from '../../../../engine/scenario/acts/effectReading.ts';

const isNothing = () => false;
const readByAnother = (text: string) => effectReading(text, isNothing, newBudget());

describe('the sentence of an effect', () => {
  it('is read once, however many lines have it', () => {
    expect(readByAnother('draw 1')).toBe(readByAnother('draw 1'));
  });

  it('is read anew where a name is known that was not', () => {
    const text = 'deal 2 to units';
    const budget = newBudget();
    const all = effectReading(text, isNothing, budget);
    const one = effectReading(text, name => name === 'units', budget);
    expect(one).not.toEqual(all);
    expect(effectReading(text, isNothing, budget)).toEqual(all);
  });

  it('is forgotten after many others, but not by its own scenario', () => {
    const budget = newBudget();
    const first = effectReading('draw 2', isNothing, budget);
    for (let n = 3; n < 120; n++) readByAnother(`draw ${n}`);
    const again = readByAnother('draw 2');
    expect(again).toEqual(first);
    expect(again).not.toBe(first);
    expect(effectReading('draw 2', isNothing, budget)).toBe(first);
  });

  it('takes from the budget the first time in each scenario, wherever it was read before', () => {
    const taken = (budget = newBudget()): readonly number[] =>
      [1, 2].map(() => {
        effectReading('draw 3', isNothing, budget);
        return BOUNDS.work - budget.left;
      });
    const [first, second] = taken();
    expect(first).toBeGreaterThan(100);
    expect(second).toBe(first);
    expect(taken()).toEqual([first, first]);
  });
});
