/** Each hostile text comes to its end by counted work, and says what was too much where that was the reason. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { parseAbility } from '../../../../engine/cards/sentence.ts';
import { mightValue } from '../../../../engine/game/abilities/might.ts';
import { newBudget } from '../../../../engine/game/state/budget.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../../engine/game/state/stopping.ts';
import { play } from '../support.ts';
import { HOSTILE } from './cases.ts';
import { SENTENCES } from './sentences.ts';

describe('a text that multiplies', () => {
  it.each(HOSTILE.map(({ name, text, says }) => [name, text, says] as const))('ends: %s', (_, text, says) => {
    const { report } = play(text);
    const told = report.diagnostics.filter(({ severity }) => severity === 'error').map(p => `${p.code} ${p.message}`);
    if (says === null) expect(told).toEqual([]);
    else expect(told[0]).toMatch(says);
  });
});

describe('a sentence that says the same over and over', () => {
  const read = new Set(['burn 2: draw 1', 'at the start']);
  it.each(SENTENCES)('is read or refused: %s', (name, sentence) => {
    expect(parseAbility(sentence.slice(0, BOUNDS.sentence), 'unit').ok).toBe(read.has(name));
  });

  it.each([
    [10, true],
    [11, false],
  ])('may have values within values, %i deep: %s', (deep, isRead) => {
    const sentence = `when you play me: kill a unit ${'with might equal to the number of units '.repeat(deep - 1)}with might equal to 1`;
    const told = parseAbility(sentence, 'unit');
    expect(told.ok).toBe(isRead);
    if (!told.ok) expect(told.problem.message).toContain('more than 10 deep');
  });

  it('is refused once its words were tried in too many ways', () => {
    const sentence = `when you play me, if you paid my additional cost: ${Array.from({ length: 120 }, () => 'stun a unit').join(' and ')}`;
    expect(parseAbility(sentence, 'unit')).toMatchObject({
      ok: false,
      problem: { message: expect.stringContaining('tried in 100,000 ways') },
    });
  });
});

describe('what is read of a board whose passives were too much', () => {
  const board = (says: string, count: number): State => {
    const { report } = play(`card Aura unit
  might 1
  ${says}

scenario "Too much"
  player Ana
  player Ben
  battlefield Quarry
  battlefield Meadow
  base Ana
${Array.from({ length: count }, (_, i) => `    100x Aura${i}x = "Aura"\n`).join('')}
  turn Ana
  expect Aura0x1 has 1 might
`);
    expect(report.diagnostics[0]?.code).toBe('flow/limit');
    const state = report.runs[0]?.moments[0]?.before;
    if (state === undefined) throw new Error('nothing was laid out');
    return state;
  };

  it('is read without them: they are not worked out once more', () => {
    const state = board('my might is increased by the number of other friendly units with might 2 or more', 10);
    const [aura] = state.objects;
    expect(aura?.type === 'unit' && mightValue(state, aura)).toBe(1);
  });

  it('is read where they come to more than is played', () => {
    const state = board('my might is increased by the total might of other friendly units', 10);
    const [aura] = state.objects;
    expect(aura?.type === 'unit' && mightValue(state, aura)).toBe(1);
  });
});

describe('the budget', () => {
  it('is that of a line, and of the whole scenario', () => {
    const budget = newBudget();
    const line = (): string =>
      outcomeOf(['out of bounds'], () => {
        budget.beginLine();
        for (let n = 0; n < BOUNDS.workOfLine / 1500; n++) budget.spend(1000, 'words');
      }).kind;
    expect([line(), line(), line()]).toEqual(['done', 'done', 'out of bounds']);
  });

  it('names the search that took most', () => {
    const budget = newBudget();
    const came = outcomeOf(['out of bounds'], () => {
      budget.during('payments', () => budget.spend(BOUNDS.workOfLine - 10, 'words'));
      budget.spend(20, 'words');
    });
    expect(came).toEqual({ kind: 'out of bounds', excess: { kind: 'work', on: 'payments' } });
  });

  it('names what took most of a whole scenario, where no line took too much', () => {
    const budget = newBudget();
    const came = outcomeOf(['out of bounds'], () => {
      for (let line = 0; line < 100; line++) {
        budget.beginLine();
        budget.spend(BOUNDS.work / 20, 'happenings');
        budget.spend(10, 'words');
      }
    });
    expect(came).toEqual({ kind: 'out of bounds', excess: { kind: 'work', on: 'happenings' } });
  });

  it('counts what is read once the scenario has been run, and has an end for each reading', () => {
    const budget = newBudget();
    budget.spend(1_000, 'words');
    budget.finish();
    budget.spend(5_000, 'words');
    expect(budget.read).toBe(5_000);
    const reading = (work: number): string =>
      outcomeOf(['out of bounds'], () => {
        budget.beginReading();
        budget.spend(work, 'passives');
      }).kind;
    expect([reading(BOUNDS.workOfLine - 1), reading(BOUNDS.workOfLine + 1)]).toEqual(['done', 'out of bounds']);
    expect(budget.read).toBe(5_000 + 2 * BOUNDS.workOfLine);
    // What was too much once is not tried at such length again.
    expect(reading(BOUNDS.workOfLine - 1)).toBe('out of bounds');
    budget.finish();
    expect(budget.read).toBe(5_000 + 3 * BOUNDS.workOfLine - 1);
  });

  it('asks the caller in between whether to stop', () => {
    const budget = newBudget(() => true);
    const came = outcomeOf(['out of bounds'], () => budget.spend(BOUNDS.workOfLine / 2, 'words'));
    expect(came).toEqual({ kind: 'out of bounds', excess: { kind: 'interrupted' } });
  });
});
