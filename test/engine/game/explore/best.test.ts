/** The best that a player can be sure of is what a slow search by other means finds, and its script leads there. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { BestSearch } from '../../../../engine/game/explore/best.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { MEASURES } from '../../../../engine/game/explore/measures.ts';
import type { Exploration } from '../../../../engine/game/explore/plies.ts';
import { UnknownsMet } from '../../../../engine/game/explore/unknowns.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { libraryOf } from '../../../../engine/scenario/names/cards.ts';
import { aimSaid, bestOf } from '../../../../server/analysis/exploring/best.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';
import { bestSlowly, type SlowTree, treeSlowly } from './slowly.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

/** Boards with so few ways that each can be gone anew for each question. */
const SMALL = BOARDS.filter(({ name }) => !/^(03|25|29|30) /.test(name));

const explorationOf = ({ state, context }: ExploredBoard, most = Number.POSITIVE_INFINITY): Exploration => {
  const horizon = turnsFrom(state, 0);
  let looks = 0;
  const isEnough = (): boolean => {
    looks++;
    return looks > most;
  };
  return { horizon, ply: 'written', way: wayOn(horizon.lastTurn, context.cards), isEnough };
};

const treeOf = ({ state, context }: ExploredBoard): SlowTree =>
  treeSlowly(state, { library: context.cards === undefined ? undefined : libraryOf(context.cards), ply: 'written' });

describe.each(SMALL)('$name', board => {
  const { state } = board;
  let tree: SlowTree;
  beforeAll(() => {
    tree = treeOf(board);
  });

  it.each(MEASURES.map(({ name }) => name))('has the most and the fewest %s that a slow search finds', name => {
    const measure = MEASURES.find(each => each.name === name);
    if (measure === undefined) throw new Error('no measure');
    for (const { id: who } of state.players) {
      for (const want of ['most', 'fewest'] as const) {
        const sign = want === 'most' ? 1 : -1;
        const slowly = bestSlowly(tree, { who, read: at => sign * measure.read(at, who, state) });
        const found = bestOf(state, explorationOf(board), { want, measure, of: null, who });
        expect([who, want, found.value, found.atLeast, found.atMost]).toEqual([
          who,
          want,
          sign * slowly + 0,
          sign * slowly + 0,
          sign * slowly + 0,
        ]);
        const { problems } = board.goOn(found.line);
        expect([...found.line, ...problems]).toEqual(found.line);
      }
    }
  });
});

describe('a search that is ended before it has decided', () => {
  it.each(BOARDS.filter(({ name }) => /^(05|16|17|19|20|23|27) /.test(name)))('is never wrong: $name', board => {
    const { state } = board;
    const tree = treeOf(board);
    for (const name of ['units killed', 'points']) {
      const measure = MEASURES.find(each => each.name === name);
      if (measure === undefined) throw new Error('no measure');
      for (const { id: who } of state.players) {
        const best = bestSlowly(tree, { who, read: at => measure.read(at, who, state) });
        const ended = [1, 3, 10, 20, 40, 80].map(most =>
          bestOf(state, explorationOf(board, most), { want: 'most', measure, of: null, who }),
        );
        expect(ended[0]).toMatchObject({ value: null, limited: true });
        for (const { value, atLeast, atMost, limited } of ended) {
          expect(limited ? value : best).toBe(value === null ? null : best);
          expect(atLeast ?? best).toBeLessThanOrEqual(best);
          expect(atMost ?? best).toBeGreaterThanOrEqual(best);
        }
      }
    }
  });
});

it('is asked for again and again while what is known of thousands of acts is compared', () => {
  const [crowd] = boardsIn(`scenario "A crowd"
  player Ana points 0 hand nothing
  player Ben points 0 hand nothing
  battlefield Quarry
  battlefield Meadow
  base Ana
    10x Raider might 2
  turn Ana
`);
  if (crowd === undefined) throw new Error('no board');
  const { horizon, ...how } = explorationOf(crowd);
  let asked = 0;
  const isEnough = (): boolean => {
    asked += 1;
    return asked > MANY;
  };
  // Of each position that is come through, it is asked once.
  class Counted extends UnknownsMet {
    override meet(): void {
      asked -= 1;
    }
  }
  const [ana] = crowd.state.players;
  if (ana === undefined) throw new Error('no player');
  const exploration = { ...how, horizon, isEnough, unknown: new Counted() };
  new BestSearch(crowd.state, exploration, { who: ana.id, read: () => 0, limit: 1 }).decide();
  expect(asked).toBeGreaterThan(MANY);
});

/** Far fewer times than its acts are compared with each other, a hundred thousand by a hundred thousand. */
const MANY = 20;

describe('what is wanted', () => {
  const [board] = BOARDS.filter(({ name }) => name.startsWith('05'));
  if (board === undefined) throw new Error('no board');
  const [ana, ben] = board.state.players;
  const read = (text: string) => aimSaid(text, board.state, ana?.id ?? (0 as never));

  it('is the most or the fewest of something, of whoever wants it or of somebody else', () => {
    expect(read('most units killed')).toMatchObject({
      aim: { want: 'most', measure: { name: 'units killed' }, of: null },
    });
    expect(read('fewest of mine lost')).toMatchObject({
      aim: { want: 'fewest', measure: { name: 'units lost' }, of: null },
    });
    expect(read(' Least  POINTS of ben ')).toMatchObject({
      aim: { want: 'fewest', measure: { name: 'points' }, of: ben?.id },
    });
    expect(read('Wall is dead')).toEqual({ kind: 'claim' });
  });

  it('says what can be counted, and whose', () => {
    expect(read('most unit killed')).toMatchObject({ why: expect.stringContaining('Did you mean units killed?') });
    expect(read('most points of Bob')).toMatchObject({ why: expect.stringContaining('The players are Ana, Ben.') });
    expect(read('most cards in hand')).toMatchObject({
      why: expect.stringContaining('does not tell the cards in hand of Ana'),
    });
  });
});
