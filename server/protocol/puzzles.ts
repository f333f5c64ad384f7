/** Messages about puzzles as they are played. */
import type { ExploreParams } from './exploring.ts';

/** Where a puzzle stands in its document: lines from 0. */
export interface BoardPuzzle {
  readonly first: number;
  readonly last: number;
  readonly goal: number;
  /** Null where none is written. */
  readonly solution: number | null;
}

/**
 * How a puzzle stands after what was played from its position, found by search. Params: `PuzzleStandingParams`. Result:
 * `PuzzleStanding`, or null where there is no puzzle with a goal at the line or above it. Can be cancelled.
 */
export const PUZZLE_STANDING = 'riftbench/puzzleStanding';
export interface PuzzleStandingParams extends Omit<ExploreParams, 'partialResultToken'> {
  /** What was played, as lines, in the place of the solution. */
  readonly played: readonly string[];
}
export interface PuzzleStanding {
  /** `Ana can force Wall is dead` */
  readonly goal: string;
  /** Who has to force it. */
  readonly solver: string;
  readonly hints: readonly string[];
  /** As it is written, without its indentation; empty without one. */
  readonly solution: readonly string[];
  /** Lines of the position that have an error, from 0: what is played is not the puzzle as it is written. */
  readonly refused: readonly number[];
  /** `reached`: it has come true; `over`: the end has come without it. */
  readonly came: 'reached' | 'over' | 'open';
  /** Whether it can still be forced; null where it has come or is over, and where that was not decided in time. */
  readonly isForced: boolean | null;
  /** In how many decisions, against the longest resistance. */
  readonly within: number | null;
  /** Where it cannot: how it goes on, up to an answer after which nothing helps. Empty where nothing helps any more. */
  readonly refuted: readonly string[];
  /** What has to be done next, as nobody has a choice. */
  readonly onward: readonly string[];
  /** Who chooses then; null where nobody does. */
  readonly decides: { readonly name: string; readonly isSolver: boolean } | null;
  /** Another's strongest answer: what refutes it, or what puts it off longest, with what then has to be done. Empty where the solver chooses. */
  readonly reply: readonly string[];
}
