/** What each line of a script kept or gave away is what a slow search by other means finds before and after it. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { count } from '../../../../engine/game/explore/count.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { outcomesOf } from '../../../../engine/game/explore/outcome.ts';
import type { Exploration } from '../../../../engine/game/explore/plies.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { libraryOf } from '../../../../engine/scenario/names/cards.ts';
import { judgedLines, playedActs } from '../../../../server/analysis/exploring/playedLines.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';
import { firstActsSlowly, pliesSlowly, type SlowTree, treeSlowly } from './slowly.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

/** Boards with so few ways that each can be gone anew for each question. */
const SMALL = BOARDS.filter(({ name }) => !/^(01|03|25|29|30) /.test(name));

const explorationOf = ({ state, context }: ExploredBoard): Exploration => {
  const horizon = turnsFrom(state, 0);
  return { horizon, ply: 'written', way: wayOn(horizon.lastTurn, context.cards), isEnough: () => false };
};

/** Some of the scripts to an outcome, the longest as well; without an end of the turn, which begins the next one. */
const scriptsOn = (board: ExploredBoard): readonly (readonly string[])[] => {
  const { ends } = count(board.state, { ...explorationOf(board), depth: 100, merge: false });
  const scripts = outcomesOf(ends).map(({ way }) => way.flatMap(({ acts }) => linesOfActs(acts)));
  return [...scripts.slice(0, 2), ...scripts.slice(-1)]
    .map(lines => lines.filter(line => !line.endsWith('ends turn')))
    .filter(({ length }) => length > 0);
};

interface Wanted {
  readonly what: string;
  readonly isReached: (state: State) => boolean;
}

const wantedOn = ({ state }: ExploredBoard): readonly Wanted[] => [
  ...state.objects
    .filter(({ type, zone }) => type === 'unit' && zone.kind !== 'hand')
    .slice(0, 2)
    .map(({ id, name }) => ({ what: `${name} is dead`, isReached: (s: State) => s.objects[id]?.killed === true })),
  ...state.players.map(({ id, name, points }) => ({
    what: `${name} has a point more`,
    isReached: (s: State) => (s.players[id]?.points ?? 0) > points,
  })),
];

const met = new Set<unknown>();

describe.each(SMALL)('scripts on $name', board => {
  it('keep and give away what a slow search says', () => {
    const { state, context } = board;
    const library = context.cards === undefined ? undefined : libraryOf(context.cards);
    const trees = new Map<State, SlowTree>();
    const treeOf = (from: State): SlowTree => {
      const tree = trees.get(from) ?? treeSlowly(from, { library, ply: 'written' });
      trees.set(from, tree);
      return tree;
    };
    for (const lines of scriptsOn(board)) {
      const { tree, run, problems } = board.goOn(lines);
      expect(problems).toEqual([]);
      const played = playedActs(tree, run, undefined);
      expect(played.length).toBe(lines.length);
      for (const { what, isReached } of wantedOn(board)) {
        for (const { id: who } of state.players) {
          const goal = { isReached, helps: (helper: PlayerId) => helper === who };
          const { acts, limited } = judgedLines(played, explorationOf(board), { who, goal });
          expect(limited).toBe(false);
          for (const [at, act] of acts.entries()) {
            const { before, after } = played[at] ?? { before: state, after: state };
            const slowly = [before, after].map(from => Number.isFinite(pliesSlowly(treeOf(from), goal)));
            met.add(act.what);
            expect([lines, at, what, who, act.before, act.after]).toEqual([lines, at, what, who, ...slowly]);
            const others = firstActsSlowly(treeOf(before), goal).filter(plies => Number.isFinite(plies));
            if (act.what === 'lost') expect(act.instead.length).toBe(others.length);
          }
        }
      }
    }
  });
});

describe('all of them together', () => {
  it('have acts of every kind', () => {
    expect([...met].sort()).toEqual(['brought', 'gave', 'kept', 'lost', 'nothing']);
  });
});
