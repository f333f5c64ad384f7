/** A script's acts are counted as the search counts them: each of a pass, a choice, an assignment is one. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count } from '../../../../engine/game/explore/count.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf } from '../../../../engine/game/explore/outcome.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { withAllPass } from '../../../../engine/scenario/exploring/playedBelow.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { actsTaken } from '../../../../engine/scenario/report/actsTaken.ts';
import { boardsIn } from './boards.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8')).filter(
  ({ name }) => !/^(01|03|25|29|30) /.test(name),
);

describe.each(BOARDS)('acts on $name', board => {
  it('are as many in a script as plies in the search', () => {
    const { state, context, text } = board;
    const horizon = turnsFrom(state, 0);
    const way = wayOn(horizon.lastTurn, context.cards);
    const { ends } = count(state, { horizon, way, ply: 'each', isEnough: () => false, depth: 100, merge: false });
    const behind = text.trimEnd().split('\n').length - 1;
    const outcomes = outcomesOf(ends);
    expect(outcomes.length).toBeGreaterThan(0);
    for (const found of outcomes.slice(0, 6)) {
      const acts = found.way.flatMap(point => point.acts);
      const lines = linesOfActs(acts);
      const told = board.goOn(lines);
      expect([...lines, ...told.problems, actsTaken(told.run.acts, behind)]).toEqual([...lines, acts.length]);
      // Not each row of passes is what `all pass` does.
      const short = board.goOn(withAllPass(lines));
      if (short.problems.length === 0) expect(actsTaken(short.run.acts, behind)).toBe(acts.length);
    }
  });
});
