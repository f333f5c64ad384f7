/** What would have to be different is what boards with other numbers, written out one by one, say. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { isScenario, type ScenarioBlock } from '../../../engine/language/syntax.ts';
import { MOST_BY } from '../../../engine/scenario/exploring/boardChanges.ts';
import {
  type DecisiveChanges,
  linesThatFail,
  type TurningOptions,
  whatTurns,
} from '../../../engine/scenario/exploring/whatTurns.ts';
import { cardsOf } from '../../../engine/scenario/names/cards.ts';
import type { RunContext } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { ruleNumbers } from '../../../rules-db/runner.ts';
import { play } from './support.ts';

const context: RunContext = { defaultEdition: NEWEST, rules: ruleNumbers(loadRuleBook()) };

const blockOf = (text: string): ScenarioBlock => {
  const [block] = parseFile(text).blocks.filter(isScenario);
  if (block === undefined) throw new Error('no scenario');
  return block;
};

const turned = (text: string, options: TurningOptions = {}): DecisiveChanges | null => {
  const block = blockOf(text);
  const [line = -1] = linesThatFail(block, play(text).report);
  const search = whatTurns(block, line, context, options);
  for (;;) {
    const { value, done } = search.next();
    if (done === true) return value;
  }
};

interface Board {
  readonly wall: number;
  readonly wallDamage: number;
  readonly raider: number;
  readonly raiderDamage: number;
  readonly scout: number;
  readonly isReady: boolean;
}

/** The line that is asked about is the last. */
const written = (
  { wall, wallDamage, raider, raiderDamage, scout, isReady }: Board,
  last: string,
): string => `scenario "A raid"
  player Ana hand nothing
  player Ben hand nothing
  battlefield Quarry controlled by Ben
    Ben: Wall might ${wall} damage ${wallDamage}
  battlefield Meadow
  base Ana
    Raider might ${raider} damage ${raiderDamage}${isReady ? '' : ' exhausted'}
    Scout might ${scout}

  turn Ana
  ${last}
`;

const LASTS = [
  'expect Ana can force Wall is dead',
  'expect Ana can force Wall is dead and Raider is alive',
  'expect it is impossible that Raider is dead',
  'expect Ana can move Raider to Quarry',
  'expect Wall has 4 might',
  'Ana moves Raider to Quarry',
] as const;

/** Whether it is right, without any error above it. */
const isRight = (board: Board, last: string): boolean => {
  const { report } = play(written(board, last));
  const expected = report.runs.every(run => run.expectations.every(({ holds, isDecided }) => holds && isDecided));
  return expected && report.diagnostics.every(({ severity }) => severity !== 'error');
};

/** For each fact and direction, the smallest number with which it is right. */
const slowly = (board: Board, last: string): readonly string[] => {
  const found: string[] = [];
  const names = { wall: 'Wall', raider: 'Raider', scout: 'Scout' } as const;
  const facts = [
    ...(['wall', 'raider', 'scout'] as const).map(key => ({
      key,
      says: (n: number) => `${names[key]} has ${n} Might, not ${board[key]}`,
    })),
    { key: 'wallDamage' as const, says: (n: number) => `Wall has ${n} damage, not ${board.wallDamage}` },
    { key: 'raiderDamage' as const, says: (n: number) => `Raider has ${n} damage, not ${board.raiderDamage}` },
  ];
  for (const { key, says } of facts)
    for (const sign of [1, -1])
      for (let by = 1; by <= MOST_BY; by++) {
        const to = board[key] + sign * by;
        if (to < 0 || !isRight({ ...board, [key]: to }, last)) continue;
        found.push(says(to));
        break;
      }
  if (isRight({ ...board, isReady: !board.isReady }, last))
    found.push(board.isReady ? 'Raider is exhausted' : 'Raider is ready');
  return found.sort();
};

describe('what would have to be different', () => {
  it('is found exactly, the smallest change of each fact', () => {
    fc.assert(
      fc.property(
        fc.record({
          wall: fc.integer({ min: 1, max: 5 }),
          wallDamage: fc.integer({ min: 0, max: 2 }),
          raider: fc.integer({ min: 1, max: 5 }),
          raiderDamage: fc.integer({ min: 0, max: 2 }),
          scout: fc.integer({ min: 1, max: 3 }),
          isReady: fc.boolean(),
        }),
        fc.constantFrom(...LASTS),
        (board, last) => {
          fc.pre(board.wallDamage < board.wall && board.raiderDamage < board.raider && !isRight(board, last));
          const changes = turned(written(board, last))?.changes ?? [];
          const own = changes
            .map(({ says }) => says)
            .filter(says =>
              /Might|damage/.test(says) ? !/^Scout.*damage/.test(says) : /^Raider is (ready|exhausted)$/.test(says),
            );
          expect(own.sort()).toEqual(slowly(board, last));
          expect(changes.map(({ by }) => by)).toEqual(changes.map(({ by }) => by).sort((a, b) => a - b));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('also of what a player has, and of who controls a battlefield', () => {
    const found = turned(`card Bolt spell
  cost 2 fury
  deal 2 to a unit

scenario "Too dear"
  player Ana hand Bolt energy 1 power 1 fury
  player Ben hand nothing points 6
  battlefield Quarry controlled by Ana
    Ana: Wall might 2
  battlefield Meadow
  turn Ana
  expect Ben has 8 points
`);
    expect(found?.changes.map(({ says }) => says)).toEqual(['Ben has 8 points, not 6']);
  });

  it('is nothing where nothing is wrong, and says what it did not try', () => {
    const text = written({ wall: 3, wallDamage: 0, raider: 3, raiderDamage: 0, scout: 2, isReady: true }, LASTS[0]);
    const block = blockOf(text);
    expect(whatTurns(block, 11, context).next()).toEqual({ done: true, value: null });
    expect(turned(text.replace('force Wall is dead', 'force Wall is gone'), { isEnough: () => true })).toEqual({
      changes: [],
      tried: 0,
      isLimited: true,
    });
  });
});

describe('a player whose resources are not told', () => {
  const text = (more: string): string => `card Rush spell action
  cost 1
  give a unit +2 might this turn

scenario "An answer that costs nothing"
  player Ana points 0 hand nothing
  player Ben points 0 hand Rush${more}
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  battlefield Meadow
  base Ana
    Raider might 3

  turn Ana
  expect Ana can force Wall is dead
`;

  const changes = (more: string): readonly string[] => {
    const { blocks } = parseFile(text(more));
    const [block] = blocks.filter(isScenario);
    if (block === undefined) throw new Error('no scenario');
    const cards = cardsOf(
      blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
      () => undefined,
    );
    const [line = -1] = linesThatFail(block, play(text(more)).report);
    const search = whatTurns(block, line, { ...context, cards });
    for (;;) {
      const { value, done } = search.next();
      if (done === true) return (value?.changes ?? []).map(({ says }) => says);
    }
  };

  it('pays for nothing, and may have to pay instead', () => {
    expect(changes('').filter(says => /energy|rune/.test(says))).toEqual(['Ben pays all costs, from 0 energy']);
  });

  it('has more or less where they are told', () => {
    expect(changes(' energy 1').filter(says => /energy|rune/.test(says))).toEqual(['Ben has 0 energy, not 1']);
  });
});
