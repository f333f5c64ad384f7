/** What is asked of a state once its scenario has been run takes from a budget of its own, and says what was too much. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../../engine/bounds.ts';
import { lookedOr, lookInto } from '../../../../engine/game/play/lookInto.ts';
import { play } from '../../scenario/support.ts';

const ended = () => {
  const { report } = play(`scenario "Asked"
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
  battlefield Meadow
  base Ana
    Raider might 3

  turn Ana
  expect Raider is alive`);
  const state = report.runs[0]?.final;
  if (state === undefined) throw new Error('no state');
  return state;
};

describe('a state whose scenario has been run', () => {
  it('is read for nothing', () => {
    const { budget } = ended();
    for (let n = 0; n < 10; n++) budget.spend(BOUNDS.work, 'words');
    expect(budget.left).toBeGreaterThan(1e9 * BOUNDS.work);
  });

  it('has as much as a line for each question, whatever was asked before', () => {
    const state = ended();
    const ask = (work: number) => lookInto(state, ({ budget }) => budget.spend(work, 'answers'));
    expect(ask(BOUNDS.workOfLine).kind).toBe('done');
    expect(ask(BOUNDS.workOfLine).kind).toBe('done');
    expect(ask(BOUNDS.workOfLine + 1)).toEqual({
      kind: 'out of bounds',
      excess: { kind: 'work', on: 'answers' },
    });
  });

  it('takes from the same budget what an answer does over', () => {
    const state = ended();
    const waiting = {
      ...state,
      decision: {
        kind: 'choose',
        resume: { start: state, who: 0, act: { kind: 'pass' }, answers: [], underWay: [], steps: 0 },
      },
    };
    const own = lookInto(waiting as never, looked => [
      looked.budget,
      looked.decision?.kind === 'choose' ? looked.decision.resume.start.budget : null,
    ]);
    expect(own.kind === 'done' && own.value[0] === own.value[1] && own.value[0] !== state.budget).toBe(true);
  });

  it('says what else to go by where it was too much, calls within calls included', () => {
    const deep = (n: number): number => 1 + deep(n + 1);
    expect(lookedOr(ended(), -1, () => deep(0))).toBe(-1);
    expect(lookInto(ended(), () => deep(0))).toEqual({ kind: 'out of bounds', excess: { kind: 'depth' } });
  });
});
