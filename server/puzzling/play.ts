/** A puzzle as it is played: what is played is judged, taken back and answered. Nothing of it is written anywhere. */
import type { PuzzleStanding } from '../protocol.ts';

export interface PuzzlePlay {
  /** What goes on by itself in the position, before anything is played. */
  readonly begun: PuzzleStep;
  readonly steps: readonly PuzzleStep[];
}

export interface PuzzleStep {
  /** With what then had to be done. */
  readonly lines: readonly string[];
  /** After it; undefined while it is being judged, null where the server does not answer. */
  readonly standing?: PuzzleStanding | null;
}

/** What can be done with a puzzle beside playing it. */
export const PUZZLE_ACTS = ['begin', 'reply', 'refute', 'again', 'leave'] as const;
export type PuzzleAct = (typeof PUZZLE_ACTS)[number];

/** Where it is played. */
interface PuzzleTable<Play extends PuzzlePlay> {
  readonly puzzle: () => Play | undefined;
  /** It is played on as this, and shown so. */
  readonly put: (puzzle: Play) => void;
  /** Its board is drawn again. */
  readonly draw: () => void;
  /** What is asked later ends what was asked before; null where there is no answer. */
  readonly judge: (puzzle: Play) => Promise<PuzzleStanding | null>;
}

export const puzzlePlaying = <Play extends PuzzlePlay>({ puzzle: now, put, draw, judge }: PuzzleTable<Play>) => {
  const judged = async (puzzle: Play): Promise<void> => {
    const standing = await judge(puzzle);
    // Something else has been played since.
    if (now() !== puzzle) return;
    const onward = standing?.onward ?? [];
    put(withLast(puzzle, step => ({ lines: [...step.lines, ...onward], standing })));
    if (onward.length > 0) draw();
  };
  const go = (puzzle: Play): void => {
    put(puzzle);
    draw();
    void judged(puzzle);
  };
  const play = (lines: readonly string[]): void => {
    const puzzle = now();
    if (puzzle !== undefined && lines.length > 0) go({ ...puzzle, steps: [...puzzle.steps, { lines }] });
  };
  const standing = () => {
    const puzzle = now();
    return puzzle === undefined ? undefined : lastOf(puzzle).standing;
  };
  return {
    /** From the position, or from wherever it stands. */
    go,
    play,
    reply: () => play(standing()?.reply ?? []),
    refute: () => play(standing()?.refuted ?? []),
    takeBack(): void {
      const puzzle = now();
      if (puzzle === undefined || puzzle.steps.length === 0) return;
      const before = { ...puzzle, steps: puzzle.steps.slice(0, -1) };
      put(before);
      draw();
      if (lastOf(before).standing == null) void judged(before);
    },
    again(): void {
      const puzzle = now();
      if (puzzle !== undefined) go({ ...puzzle, ...FRESH });
    },
  };
};

/** Nothing is played yet. */
export const FRESH: PuzzlePlay = { begun: { lines: [] }, steps: [] };

/** All that was played, in the place of the solution. */
export const linesPlayed = ({ begun, steps }: PuzzlePlay): readonly string[] =>
  [begun, ...steps].flatMap(({ lines }) => lines);

const lastOf = ({ begun, steps }: PuzzlePlay): PuzzleStep => steps.at(-1) ?? begun;

const withLast = <Play extends PuzzlePlay>(puzzle: Play, change: (step: PuzzleStep) => PuzzleStep): Play => {
  const last = puzzle.steps.at(-1);
  if (last === undefined) return { ...puzzle, begun: change(puzzle.begun) };
  return { ...puzzle, steps: [...puzzle.steps.slice(0, -1), change(last)] };
};
