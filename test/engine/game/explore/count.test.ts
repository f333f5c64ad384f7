/** What the search counts is what a slow count by other means comes to, and each script that it finds leads where it says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outcomeOfAct } from '../../../../engine/game/actions.ts';
import { endsAsFound } from '../../../../engine/game/explore/asFound.ts';
import { count } from '../../../../engine/game/explore/count.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf, outcomeText } from '../../../../engine/game/explore/outcome.ts';
import type { State } from '../../../../engine/game/state/state.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { libraryOf } from '../../../../engine/scenario/names/cards.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';
import { countSlowly, type SlowCounting } from './slowly.ts';

type PlyConvention = SlowCounting['ply'];

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

const counted = (board: ExploredBoard, ply: PlyConvention, merge = false) => {
  const horizon = turnsFrom(board.state, 0);
  const way = wayOn(horizon.lastTurn, board.context.cards);
  return count(board.state, { horizon, ply, way, depth: 100, merge, isEnough: () => false });
};

/** The outcomes of ending the turn there. */
const endsOf = (state: State, { context }: ExploredBoard): readonly string[] => {
  const library = context.cards === undefined ? undefined : libraryOf(context.cards);
  const came = outcomeOfAct(state, state.turnPlayer, { kind: 'end-turn' }, { library, lastTurn: state.turnNumber });
  return came.kind === 'done' ? [outcomeText(came.state)] : [];
};

const PUBLISHED = readFileSync(new URL('../../../../docs/perft.md', import.meta.url), 'utf8');

/** All boards by what needs a line; every third one, besides, by the other conventions. */
const plysOf = ({ name }: ExploredBoard): readonly PlyConvention[] =>
  Number(name.slice(0, 2)) % 3 === 1 ? ['written', 'all', 'choices'] : ['written'];

describe.each(BOARDS)('$name', board => {
  it.each(plysOf(board))('has as many ways and positions as a slow count finds, by %s', ply => {
    const { rows, stopped } = counted(board, ply);
    expect(stopped).toBeNull();
    const library = board.context.cards === undefined ? undefined : libraryOf(board.context.cards);
    const slowly = countSlowly(board.state, { library, ply });
    expect(rows.map(({ depth, ways, ended, states }) => [depth, Number(ways), Number(ended), states])).toEqual(slowly);
  });

  it('is published with these numbers', () => {
    const { rows, ends } = counted(board, 'written');
    const inFigures = (n: bigint | number): string => n.toLocaleString('en-US');
    const plies = rows.map(row => [row.ways, row.ended, row.states].map(inFigures).join('/'));
    const cells = [
      board.name,
      board.state.edition,
      plies.join(' · '),
      ...[ends.length, outcomesOf(ends).length].map(inFigures),
    ];
    expect(PUBLISHED).toContain(`\n| ${cells.join(' | ')} |\n`);
  });

  it('has scripts that lead to its outcomes', () => {
    for (const { state, way } of outcomesOf(counted(board, 'written').ends)) {
      const lines = way.flatMap(({ acts }) => linesOfActs(acts));
      // An end of the turn opens the next one, in which what is held scores: it is left to the search.
      const isTurnEnd = lines.at(-1)?.endsWith('ends turn') === true;
      const went = board.goOn(isTurnEnd ? lines.slice(0, -1) : lines);
      expect(went.problems).toEqual([]);
      if (!isTurnEnd) expect(outcomeText(went.state)).toBe(outcomeText(state));
      else expect(endsOf(went.state, board)).toContain(outcomeText(state));
    }
  });

  it('has the same outcomes as they are found, each by a shortest way', () => {
    const horizon = turnsFrom(board.state, 0);
    const way = wayOn(horizon.lastTurn, board.context.cards);
    const found = [...endsAsFound(board.state, { horizon, ply: 'written', way, isEnough: () => false })].flatMap(
      each => each ?? [],
    );
    const wholly = outcomesOf(counted(board, 'written').ends);
    const told = (outcome: State, plies: number): string => `${plies} ${outcomeText(outcome)}`;
    expect(found.map(({ state, plies }) => told(state, plies.length)).sort()).toEqual(
      wholly.map(({ state, way: passed }) => told(state, passed.filter(({ acts }) => acts.length > 0).length)).sort(),
    );
  });

  it('has as many ways to each outcome as are counted ply by ply', () => {
    const horizon = turnsFrom(board.state, 0);
    const way = wayOn(horizon.lastTurn, board.context.cards);
    const search = endsAsFound(board.state, { horizon, ply: 'written', way, isEnough: () => false });
    let last = search.next();
    while (last.done !== true) last = search.next();
    const wholly = outcomesOf(counted(board, 'written').ends);
    expect(last.value.ways).toEqual(new Map(wholly.map(({ state, ways }) => [outcomeText(state), ways])));
  });

  it('has no other ends where acts that come to the same are one', () => {
    const [each, merged] = [counted(board, 'written'), counted(board, 'written', true)];
    expect(outcomesOf(merged.ends).length).toBe(outcomesOf(each.ends).length);
    expect(merged.ends.length).toBe(each.ends.length);
  });
});

it('ends soon where there are more ways to assign damage than it may look at, also where those that come to the same are one', () => {
  const soldiers = (name: string, might: number): string =>
    Array.from({ length: 12 }, (_, n) => `    ${name}${n} might ${might}`).join('\n');
  const [board] = boardsIn(`scenario "crowds"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
${soldiers('Ben: Guard', 9)}
  battlefield Meadow
  base Ana
${soldiers('Raider', 8)}

  turn Ana
  Ana moves ${Array.from({ length: 12 }, (_, n) => `Raider${n}`).join(', ')} to Quarry
`);
  if (board === undefined) throw new Error('crowds');
  const horizon = turnsFrom(board.state, 0);
  let asked = 0;
  const isEnough = (): boolean => ++asked > 50;
  const way = wayOn(horizon.lastTurn, board.context.cards);
  const { stopped } = count(board.state, { horizon, ply: 'all', way, depth: 100, merge: true, isEnough });
  expect([stopped, asked < 60]).toEqual(['limit', true]);
});
