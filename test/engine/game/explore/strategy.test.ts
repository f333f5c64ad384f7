/** What can be forced is played out: whatever the others answer, and run as a script by the ordinary runner, it comes true. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deciderAt, GoalSearch, type Node, type Ply } from '../../../../engine/game/explore/force.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import type { Exploration } from '../../../../engine/game/explore/plies.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8')).filter(
  ({ name }) => !/^(03|25|29|30) /.test(name),
);

const explorationOf = ({ state, context }: ExploredBoard): Exploration => {
  const horizon = turnsFrom(state, 0);
  return { horizon, ply: 'written', way: wayOn(horizon.lastTurn, context.cards), isEnough: () => false };
};

/** What stays so once it has come true: a unit dead, a point more. */
const goalsOn = ({ state }: ExploredBoard): readonly ((state: State) => boolean)[] => [
  ...state.objects
    .filter(({ type, zone }) => type === 'unit' && zone.kind !== 'hand')
    .slice(0, 2)
    .map(
      ({ id }) =>
        (s: State) =>
          s.objects[id]?.killed === true,
    ),
  ...state.players.map(
    ({ id, points: before }) =>
      (s: State) =>
        (s.players[id]?.points ?? 0) > before,
  ),
];

/** Each way that the one who forces it may be led: their own best act, and every answer of the others. */
function* played(search: GoalSearch, who: PlayerId, node: Node, way: readonly Ply[]): Generator<readonly Ply[]> {
  if (node.isReached) return yield way;
  expect(node.isEnded).toBe(false);
  const next = search.next(node);
  if (deciderAt(node) !== who) {
    for (const ply of next) yield* played(search, who, ply.to, [...way, ply]);
    return;
  }
  const worth = (ply: Ply): number => search.pliesTo(who, ply.to) ?? Number.POSITIVE_INFINITY;
  const best = next.reduce((a, b) => (worth(b) < worth(a) ? b : a));
  expect(worth(best)).toBeLessThan(Number.POSITIVE_INFINITY);
  yield* played(search, who, best.to, [...way, best]);
}

const MOST_RUN = 12;

describe.each(BOARDS)('a strategy on $name', board => {
  it('comes to its goal against all answers, as the runner has it', () => {
    const { state } = board;
    for (const isReached of goalsOn(board))
      for (const { id: who } of state.players) {
        const search = new GoalSearch(state, explorationOf(board), { isReached, isOfThePosition: true });
        if (typeof search.pliesTo(who) !== 'number' || search.root.isReached) continue;
        const ways = [...played(search, who, search.root, [])];
        expect(ways.length).toBeGreaterThan(0);
        // All of them are gone; so many, spread over them, are run again.
        const every = Math.ceil(ways.length / MOST_RUN);
        for (const way of ways.filter((_, i) => i % every === 0)) {
          const lines = [...search.begun, ...way.flatMap(({ acts }) => acts())].flatMap(act => linesOfActs([act]));
          const { problems, state: after } = board.goOn(lines);
          expect([...lines, ...problems, isReached(after)]).toEqual([...lines, true]);
        }
      }
  });

  it('is the same where the search was paused again and again', () => {
    const [isReached] = goalsOn(board);
    if (isReached === undefined) return;
    for (const { id: who } of board.state.players) {
      let asked = 0;
      const whole = new GoalSearch(board.state, explorationOf(board), { isReached, isOfThePosition: true });
      const paused = new GoalSearch(
        board.state,
        explorationOf(board),
        { isReached, isOfThePosition: true },
        () => ++asked % 3 === 0,
      );
      let found = paused.pliesTo(who);
      for (let times = 0; found === undefined && times < 100_000; times++) found = paused.pliesTo(who);
      expect(found).toBe(whole.pliesTo(who));
      expect(paused.positions).toBe(whole.positions);
    }
  });
});
