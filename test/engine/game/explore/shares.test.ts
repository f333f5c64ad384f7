/** A count in shares comes to what one count comes to, with the same script for each outcome. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Count, count } from '../../../../engine/game/explore/count.ts';
import type { Counting } from '../../../../engine/game/explore/countedPositions.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf, outcomeText } from '../../../../engine/game/explore/outcome.ts';
import { type CountedShare, countOfShares, countShare } from '../../../../engine/game/explore/shares.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

const countingOf = ({ state, context }: ExploredBoard, more: Partial<Counting> = {}): Counting => {
  const horizon = turnsFrom(state, 0);
  const way = wayOn(horizon.lastTurn, context.cards);
  return { horizon, ply: 'written', way, depth: 100, merge: false, isEnough: () => false, ...more };
};

const inShares = ({ state }: ExploredBoard, counting: Counting, of: number): Count => {
  const shares = Array.from({ length: of }, (_, index) => countShare(state, counting, { index, of }));
  // They come from other threads.
  return countOfShares(state, counting, structuredClone<CountedShare[]>(shares));
};

const told = ({ rows, ends, stopped }: Count) => ({
  rows,
  stopped,
  ends: ends.length,
  outcomes: outcomesOf(ends).map(({ state, ways, way }) => [
    outcomeText(state),
    ways,
    way.flatMap(({ acts }) => linesOfActs(acts)),
  ]),
});

describe.each(BOARDS)('$name', board => {
  it.each([1, 2, 3])('comes to the same in shares: %s', of => {
    const counting = countingOf(board);
    expect(told(inShares(board, counting, of))).toEqual(told(count(board.state, counting)));
  });
});

describe('shares', () => {
  const large = BOARDS.find(({ name }) => name.startsWith('29 '));
  if (large === undefined) throw new Error('there is no board 29');

  it('come to the same up to some depth, and with acts that come to the same taken for one', () => {
    for (const more of [{ depth: 2 }, { merge: true }, { ply: 'all' }] as const) {
      const counting = countingOf(large, more);
      expect(told(inShares(large, counting, 3))).toEqual(told(count(large.state, counting)));
    }
  });

  it('have the rows that all of them have whole, where one was ended', () => {
    const counting = countingOf(large);
    const whole = count(large.state, counting);
    let acts = 0;
    const ended = countShare(large.state, countingOf(large, { isEnough: () => ++acts > 350 }), { index: 0, of: 2 });
    const other = countShare(large.state, counting, { index: 1, of: 2 });
    const { rows, stopped } = countOfShares(large.state, counting, [ended, other]);
    expect(stopped).toBe('limit');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThan(whole.rows.length);
    expect(rows).toEqual(whole.rows.slice(0, rows.length));
  });
});
