/** A count that is divided comes to what one count comes to, with the same script for each outcome, whoever does which part of it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Count, count, countFrom } from '../../../../engine/game/explore/count.ts';
import type { Counting } from '../../../../engine/game/explore/countedPositions.ts';
import { DividedCount } from '../../../../engine/game/explore/dividedCount.ts';
import { turnsFrom } from '../../../../engine/game/explore/horizon.ts';
import { LayerPart } from '../../../../engine/game/explore/layerPart.ts';
import { hasLooked } from '../../../../engine/game/explore/layerTasks.ts';
import { outcomesOf, outcomeText } from '../../../../engine/game/explore/outcome.ts';
import { PlayedPositions } from '../../../../engine/game/explore/playedPositions.ts';
import { pointFrom } from '../../../../engine/game/explore/plies.ts';
import { UnknownsMet } from '../../../../engine/game/explore/unknowns.ts';
import { wayOn } from '../../../../engine/scenario/expectations/outlookAsked.ts';
import { linesOfActs } from '../../../../engine/scenario/lines/linesOfActs.ts';
import { boardsIn, type ExploredBoard } from './boards.ts';

const BOARDS = boardsIn(readFileSync(new URL('./boards.rift', import.meta.url), 'utf8'));

/** What nobody knows of it is come upon in one act or another. */
const UNSPECIFIED = `card Tides spell
  cost 1
  recycle your hand. draw 2

card Spark spell
  cost 0
  deal 1 to a unit

card Ebb spell reaction
  cost 0
  draw 1

card Scroll spell
  cost 9
  draw 1

card Ribbon spell
  cost 9
  draw 1

scenario "What nobody knows"
  player Ana points 0 energy 1 hand Tides, Scroll, Ribbon, Spark deck Scroll
  player Ben points 0 energy 0 hand Ebb
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  turn Ana
`;

const countingOf = ({ state, context }: ExploredBoard, more: Partial<Counting> = {}): Counting => {
  const horizon = turnsFrom(state, 0);
  const way = wayOn(horizon.lastTurn, context.cards);
  return { horizon, ply: 'written', way, depth: 100, merge: false, isEnough: () => false, ...more };
};

interface Dividing {
  readonly parts: number;
  /** Which part takes each piece of a layer, one number after the other. */
  readonly taking: () => number;
  /** That of a part, where it is not that of all. */
  readonly countingOfPart?: (part: number) => Counting;
}

const divided = ({ state }: ExploredBoard, counting: Counting, dividing: Dividing): Count => {
  const { parts, taking, countingOfPart = () => counting } = dividing;
  const whole = new DividedCount(state, counting);
  const each = Array.from({ length: parts }, (_, part) => new LayerPart(state, countingOfPart(part)));
  for (let tasks = whole.tasks(parts); tasks !== null; tasks = whole.tasks(parts)) {
    const own = tasks[0];
    if (own === undefined || own === null) throw new Error('the first part has nothing to do');
    const { taken } = own.pieces;
    const busy = [...tasks.keys()].filter(part => tasks[part] !== null);
    const by = Array.from(taken, () => busy[taking() % busy.length]);
    const answers = tasks.flatMap((task, part) => {
      if (task === null) return [];
      for (const [piece, taker] of by.entries()) taken[piece] = taker === part ? 0 : (taker ?? 0) + 1;
      const answer = each[part]?.goOn(task);
      // It comes from another thread.
      return answer === undefined || !hasLooked(task) ? [] : [{ part, answer: structuredClone(answer) }];
    });
    whole.add(answers);
  }
  return whole.count();
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

const inTurn = (): (() => number) => {
  let next = 0;
  return () => next++;
};

describe.each(BOARDS)('$name', board => {
  const whole = told(count(board.state, countingOf(board)));

  it.each([1, 2, 3])('comes to the same in parts: %s', parts => {
    expect(told(divided(board, countingOf(board), { parts, taking: inTurn() }))).toEqual(whole);
  });
});

describe('parts', () => {
  const named = (number: string): ExploredBoard => {
    const board = BOARDS.find(({ name }) => name.startsWith(`${number} `));
    if (board === undefined) throw new Error(`there is no board ${number}`);
    return board;
  };
  const large = named('29');

  it('come to the same whoever takes which piece', () => {
    for (const board of [large, named('33'), named('35')]) {
      const counting = countingOf(board);
      const root = pointFrom(board.state, counting);
      const whole = told(countFrom(root, new PlayedPositions(root, counting), counting.depth));
      const dealt = fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.infiniteStream(fc.nat({ max: 11 })),
        (parts, takers) => {
          const taking = (): number => takers.next().value ?? 0;
          expect(told(divided(board, counting, { parts, taking }))).toEqual(whole);
        },
      );
      fc.assert(dealt, { numRuns: 8 });
    }
  });

  it('come to the same up to some depth, and with acts that come to the same taken for one', () => {
    for (const more of [{ depth: 2 }, { merge: true }, { ply: 'all' }] as const) {
      const counting = countingOf(large, more);
      expect(told(divided(large, counting, { parts: 3, taking: inTurn() }))).toEqual(
        told(count(large.state, counting)),
      );
    }
  });

  it('have come upon the same that nobody knows, in the same order', () => {
    for (const board of boardsIn(UNSPECIFIED)) {
      const [one, other] = [new UnknownsMet(), new UnknownsMet()];
      count(board.state, countingOf(board, { unknown: one }));
      divided(board, countingOf(board, { unknown: other }), { parts: 3, taking: inTurn() });
      expect(other.met).toEqual(one.met);
      expect(one.met).toMatchObject({ decks: [1], orders: [{}, {}] });
    }
  });

  it('have the rows that are whole, where one of them was ended', () => {
    const counting = countingOf(large);
    const whole = count(large.state, counting);
    let acts = 0;
    const ended = countingOf(large, { isEnough: () => ++acts > 150 });
    const { rows, stopped } = divided(large, counting, {
      parts: 2,
      taking: inTurn(),
      countingOfPart: part => (part === 1 ? ended : counting),
    });
    expect(stopped).toBe('limit');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.length).toBeLessThan(whole.rows.length);
    expect(rows).toEqual(whole.rows.slice(0, rows.length));
  });
});
