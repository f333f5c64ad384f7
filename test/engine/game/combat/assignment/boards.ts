import fc from 'fast-check';
import {
  type AssignmentRule,
  RANKS,
  type Rank,
  type Target,
} from '../../../../../engine/game/combat/assignment/targets.ts';

export const FIRST_EDITION: AssignmentRule = { overLethal: 'unlimited' };
export const SINCE_THE_SECOND: AssignmentRule = { overLethal: 'only-when-none-short' };

export interface Board {
  readonly targets: readonly Target[];
  readonly total: number;
  readonly rule: AssignmentRule;
}

export const target = (lethal: number, rank: Rank = 'normal'): Target => ({ lethal, rank, exempt: false });
export const immune = (rank: Rank = 'normal'): Target => ({ lethal: 1, rank, exempt: true });

const targets = fc.array(
  fc.record({
    lethal: fc.integer({ min: 1, max: 5 }),
    rank: fc.constantFrom(...RANKS),
    exempt: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
  }),
  { minLength: 1, maxLength: 5 },
);

const rules = fc.constantFrom(FIRST_EDITION, SINCE_THE_SECOND);

/** Boards small enough to be tried out in full: five units with 12 points can be written in 1820 ways. */
export const boards: fc.Arbitrary<Board> = fc.record({ targets, total: fc.integer({ min: 0, max: 12 }), rule: rules });

/** A board with shares for it: mostly with the right sum, near what is legal and far from it. */
export const assignments: fc.Arbitrary<{ readonly board: Board; readonly shares: readonly number[] }> = boards.chain(
  board =>
    fc
      .oneof(
        fc.array(fc.integer({ min: 0, max: 6 }), { minLength: board.targets.length, maxLength: board.targets.length }),
        fc.tuple(...board.targets.map(({ lethal }) => fc.constantFrom(0, lethal, lethal, 1, lethal + 1))),
        fc
          .array(fc.nat({ max: board.targets.length - 1 }), { minLength: board.total, maxLength: board.total })
          .map(points => board.targets.map((_, index) => points.filter(point => point === index).length)),
      )
      .map(shares => ({ board, shares })),
);
