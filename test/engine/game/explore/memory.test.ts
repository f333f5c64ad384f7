/** However little a search may remember, it finds the same; what would take more than it may, it leaves undecided. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GoalSearch, type SearchBytes } from '../../../../engine/game/explore/force.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

/** Those with more positions than are remembered in any case. */
const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8')).filter(({ name }) =>
  /^(17|29) /.test(name),
);

const searched = (
  { state, context }: ExploredBoard,
  isReached: (points: number) => boolean,
  bytes: Partial<SearchBytes>,
) => {
  const horizon = turnsFrom(state, 0);
  const exploration = {
    horizon,
    ply: 'written',
    way: wayOn(horizon.lastTurn, context.cards),
    isEnough: () => false,
  } as const;
  const goal = { isReached: ({ players }: typeof state) => isReached(players[0]?.points ?? 0) };
  return new GoalSearch(state, exploration, goal, undefined, bytes);
};

describe.each(BOARDS)('$name', board => {
  it('is played to again where it is not remembered how the game stands', () => {
    for (const points of [1, 2, 3, 4]) {
      const [kept, again] = [{}, { ofPoints: 0 }].map(bytes => {
        const search = searched(board, own => own >= points, bytes);
        const plies = search.pliesTo('all');
        const way = typeof plies === 'number' ? search.way('all', plies) : [];
        return { plies, positions: search.positions, lines: way.map(({ acts }) => linesOfActs(acts())) };
      });
      expect(again).toEqual(kept);
      expect(again?.lines.length).toBe(again?.plies ?? 0);
    }
  });

  it('takes no more than it may', () => {
    const whole = searched(board, () => false, {});
    expect(whole.pliesTo('all')).toBeNull();
    const most = whole.bytes / 2;
    const ended = searched(board, () => false, { most, ofPoints: 0 });
    expect(ended.pliesTo('all')).toBeUndefined();
    expect(ended.positions).toBeGreaterThan(0);
    expect(ended.positions).toBeLessThan(whole.positions);
    const enough = searched(board, () => false, { most: 2 * whole.bytes, ofPoints: 0 });
    expect(enough.pliesTo('all')).toBeNull();
  });
});
