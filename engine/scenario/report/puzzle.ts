/** What a report says of a puzzle. */
import type { PlayerId } from '../../game/state/state.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import type { FirstTry, ReachQuestion } from './outlook.ts';

type Of<Kind extends Statement['kind']> = Extract<Statement, { readonly kind: Kind }>;

/** As it is written. */
export interface WrittenPuzzle {
  readonly goal: Of<'goal'>;
  /** In their order. */
  readonly hints: readonly Of<'hint'>[];
  readonly solution: Of<'solution'> | null;
}

/** What was found of it under one edition. */
export interface PuzzleReport {
  readonly line: number;
  readonly span: Span;
  readonly who: PlayerId;
  /** What is to be forced, as text: `Ana can force Wall is dead`. */
  readonly goal: string;
  /** What is to come true: `Wall is dead`. */
  readonly claims: string;
  readonly hints: readonly string[];
  /** Where the solution begins; null where none is written. */
  readonly solution: number | null;
  /** What is looked for from the position, and how far. */
  readonly question: ReachQuestion;
  /** Whether the goal can be forced; null where that is not known. */
  readonly isForced: boolean | null;
  /** In how many decisions, against the longest resistance. */
  readonly plies: number | null;
  /** Null where it is not known, or the first choice is another's. */
  readonly firstTries: readonly FirstTry[] | null;
  /** Lines that come to the goal, run again; null where there are none. */
  readonly proof: readonly string[] | null;
}
