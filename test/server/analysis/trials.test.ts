/** What is looked for by running a scenario again and again has an end. */
import { describe, expect, it } from 'vitest';
import { BOUNDS } from '../../../engine/bounds.ts';
import { outOfBounds } from '../../../engine/game/state/outOfBounds.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import type { ScenarioBlock } from '../../../engine/language/syntax.ts';
import { MOST_LINES_TRIED, MOST_ORDINARY, soughtIn, workTried } from '../../../server/analysis/audit/trials.ts';
import { CannotWork, type Io } from '../../../server/cli/io.ts';
import { limited } from '../../../server/cli/limited.ts';

const LINES = 100;
const block = ((): ScenarioBlock => {
  const text = `scenario "Long"\n${'  turn Ana\n'.repeat(LINES)}`;
  const tree = parseBlock(text);
  if (tree.kind !== 'scenario') throw new Error('There is no scenario.');
  return { tree, text, line: 0, offset: 0 };
})();

/** Each of so many runs takes so much work; `said`: what the first one is known to have taken. */
const runs = (times: number, said = 0, each = 0, ofFile = workTried()): number | null => {
  let all = 0;
  return soughtIn({ block, work: said, worked: () => all, ofFile }, trial => {
    for (let n = 0; n < times; n++) {
      trial();
      all += each;
    }
    return times;
  });
};

describe('causes of a difference', () => {
  it('are sought with so many lines at the most, all runs together', () => {
    const most = MOST_LINES_TRIED / LINES;
    expect([runs(most), runs(most + 1)]).toEqual([most, null]);
  });

  it('are sought with fewer where a line takes more', () => {
    const much = 2 * MOST_ORDINARY;
    const most = MOST_LINES_TRIED / (much / 100);
    expect([runs(most, much), runs(most + 1, much)]).toEqual([most, null]);
  });

  it('are sought until all runs have taken so much work', () => {
    const each = BOUNDS.workTried / 10;
    expect([runs(11, 0, each), runs(12, 0, each)]).toEqual([11, null]);
  });

  it('are sought for scenarios of a file until the runs for all of them have taken so much', () => {
    const ofFile = workTried(1_000);
    const found = Array.from({ length: 5 }, () => runs(4, 0, 100, ofFile));
    expect(found).toEqual([4, 4, null, null, null]);
  });
});

describe('what is too much after a scenario was run', () => {
  it('is a sentence that names the scenario', () => {
    const work = (): never => outOfBounds({ kind: 'work', on: 'passives' });
    const run = (): never => limited({ path: 'long.rift', block, io: {} as Io }, work);
    expect(run).toThrow(CannotWork);
    expect(run).toThrow(/^long\.rift: "Long": Working out what the passive abilities/);
  });
});
