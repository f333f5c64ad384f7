/** What can be forced is what a slow search by other means finds, and each way that is found leads where it says. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstActsThatKeep } from '../../../../engine/game/explore/firstActs.ts';
import { GoalSearch, type Helpers } from '../../../../engine/game/explore/force.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import type { Exploration } from '../../../../engine/game/explore/plies.ts';
import { refutationFrom } from '../../../../engine/game/explore/refutation.ts';
import type { PlayerId, State } from '../../../../engine/game/state/state.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { libraryOf } from '../../../../engine/scenario/names/cards.ts';
import { goalSaid } from '../../../../server/analysis/exploring/goal.ts';
import { valuesOf } from '../../../../server/analysis/exploring/values.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';
import { firstActsSlowly, pliesSlowly, type SlowTree, treeSlowly } from './slowly.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

interface Wanted {
  readonly what: string;
  readonly isReached: (state: State) => boolean;
}

/** The first unit dead, the first two dead together, and a first point for each player. */
const wantedOn = ({ state }: ExploredBoard): readonly Wanted[] => {
  const units = state.objects.filter(({ type, zone }) => type === 'unit' && zone.kind !== 'hand');
  const isDead = (s: State, id: number): boolean => s.objects[id]?.killed === true;
  const dead = units
    .slice(0, 1)
    .map(({ id, name }) => ({ what: `${name} is dead`, isReached: (s: State) => isDead(s, id) }));
  const [first, second] = units;
  const both =
    first === undefined || second === undefined
      ? []
      : [
          {
            what: `${first.name}, ${second.name} are dead`,
            isReached: (s: State) => isDead(s, first.id) && isDead(s, second.id),
          },
        ];
  const points = state.players.map(({ id, name, points: before }) => ({
    what: `${name} has a point more`,
    isReached: (s: State) => (s.players[id]?.points ?? 0) > before,
  }));
  return [...dead, ...both, ...points];
};

/** Boards with so few ways that each can be gone anew for each question. */
const SMALL = BOARDS.filter(({ name }) => !/^(03|25|29|30) /.test(name));

const explorationOf = ({ state, context }: ExploredBoard): Exploration => {
  const horizon = turnsFrom(state, 0);
  return { horizon, ply: 'written', way: wayOn(horizon.lastTurn, context.cards), isEnough: () => false };
};

const treeOf = ({ state, context }: ExploredBoard): SlowTree =>
  treeSlowly(state, { library: context.cards === undefined ? undefined : libraryOf(context.cards), ply: 'written' });

describe.each(SMALL)('$name', board => {
  let tree: SlowTree;
  beforeAll(() => {
    tree = treeOf(board);
  });

  it('can be forced, may come, and comes by itself as a slow search says', () => {
    const { state } = board;
    const exploration = explorationOf(board);
    const helping: readonly Helpers[] = [...state.players.map(({ id }) => id), 'all', 'nobody'];
    for (const { what, isReached } of wantedOn(board)) {
      const search = new GoalSearch(state, exploration, { isReached, isOfThePosition: true });
      const apart = new GoalSearch(state, exploration, { isReached });
      for (const helpers of helping) {
        const plies = search.pliesTo(helpers);
        const slowly = pliesSlowly(tree, { isReached, helps: who => helpers === 'all' || helpers === who });
        expect([what, helpers, plies ?? Number.POSITIVE_INFINITY]).toEqual([what, helpers, slowly]);
        expect([what, helpers, apart.pliesTo(helpers)]).toEqual([what, helpers, plies]);
        if (typeof plies !== 'number') continue;
        const way = search.way(helpers, plies);
        expect([what, helpers, way.length]).toEqual([what, helpers, plies]);
        expect((way.at(-1)?.to ?? search.root).isReached).toBe(true);
        const lines = [search.begun, ...way.map(({ acts }) => acts())].flatMap(linesOfActs);
        expect([lines, board.goOn(lines).problems]).toEqual([lines, []]);
      }
    }
  });

  it('has first acts that are worth what a slow search says, and go on as their scripts say', () => {
    const { state } = board;
    const exploration = explorationOf(board);
    for (const { what, isReached } of wantedOn(board)) {
      for (const { id: who } of state.players) {
        const {
          acts,
          isReached: isAtStart,
          limited,
        } = valuesOf(state, exploration, { who, goal: { isReached, isOfThePosition: true } });
        const helps = (helper: PlayerId): boolean => helper === who;
        const slowly = firstActsSlowly(tree, { isReached, helps });
        const plies = acts.map(({ within }) => within ?? Number.POSITIVE_INFINITY);
        expect([what, who, limited, plies]).toEqual([what, who, false, [...slowly].sort((a, b) => a - b)]);
        expect(isAtStart).toBe(isReached(state));
        for (const { act, line, force, possible } of acts) {
          expect([force === false && possible === true, ...act]).toEqual([force === false && line.length > 0, ...act]);
          expect([...act, ...line, board.goOn([...act, ...line]).problems]).toEqual([...act, ...line, []]);
        }
      }
    }
  });
});

describe('a search that is ended before all is known', () => {
  it.each(BOARDS.filter(({ name }) => /^(05|12|17|20|23|27) /.test(name)))(
    'counts the first acts that keep it forced only where each is known: $name',
    board => {
      const [ana] = board.state.players;
      const [{ isReached } = { isReached: () => false }] = wantedOn(board);
      if (ana === undefined) throw new Error('nobody plays');
      const keptWithin = (most: number) => {
        let looks = 0;
        const exploration = { ...explorationOf(board), isEnough: () => looks++ >= most };
        return firstActsThatKeep(
          new GoalSearch(board.state, exploration, { isReached, isOfThePosition: true }),
          ana.id,
        );
      };
      const whole = keptWithin(Number.POSITIVE_INFINITY);
      const ended = Array.from({ length: 60 }, (_, most) => keptWithin(3 * most));
      expect(ended[0]).toBe(null);
      expect(ended.filter(kept => kept !== null && kept.keep !== whole?.keep)).toEqual([]);
    },
  );
});

describe('a refutation that the search has no time left for', () => {
  it.each(BOARDS.filter(({ name }) => /^(05|06|12|17|20|27) /.test(name)))(
    'is played to where nothing helps, all the same: $name',
    board => {
      const [ana] = board.state.players;
      if (ana === undefined) throw new Error('nobody plays');
      for (const { what, isReached } of wantedOn(board)) {
        let isEnded = false;
        const exploration = { ...explorationOf(board), isEnough: () => isEnded };
        const search = new GoalSearch(board.state, exploration, { isReached, isOfThePosition: true });
        const isForced = search.pliesTo(ana.id) !== null;
        isEnded = true;
        const way = isForced ? [] : refutationFrom(search, ana.id, search.root);
        isEnded = false;
        const last = way.at(-1)?.to ?? search.root;
        expect([what, isForced ? null : search.pliesTo('all', last)]).toEqual([what, null]);
        const lines = [...(way.length === 0 ? [] : search.begun), ...way.flatMap(({ acts }) => acts())];
        expect([what, board.goOn(linesOfActs(lines)).problems]).toEqual([what, []]);
      }
    },
  );
});

describe('a goal', () => {
  const [board] = BOARDS.filter(({ name }) => name.startsWith('05'));

  it('is an expectation, or several that have to be true together', () => {
    if (board === undefined) throw new Error('no board');
    const read = (text: string) => goalSaid(text, board.tree, board.state, board.context.cards);
    const whole = read('Wall, Guard are at Quarry and Ana has 0 points');
    expect(whole.ok && whole.goal.isReached(board.state)).toBe(true);
    const half = read('Wall is at Quarry and Ana has 1 point');
    expect(half.ok && half.goal.isReached(board.state)).toBe(false);
    expect(read('Walt is dead')).toMatchObject({ ok: false, why: expect.stringContaining('Walt') });
    expect(read('Wall is')).toMatchObject({ ok: false });
  });

  it.each([
    ['Wall is dead and Ana has 1 point', true],
    ['Quarry is contested', true],
    ['Ana conquered Quarry', true],
    ['Wall was dealt 3 damage', false],
    ['Ana has 1 point and Ana wins the combat', false],
    ['the combat is a tie', false],
    ['Wall has triggered', false],
  ])('asks for nothing but the position, or for how that was come to: %s', (text, isOfThePosition) => {
    if (board === undefined) throw new Error('no board');
    const said = goalSaid(text, board.tree, board.state, board.context.cards);
    expect(said).toMatchObject({ ok: true, goal: { isOfThePosition } });
  });
});
