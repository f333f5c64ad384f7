/** How a puzzle stands as it is played: whether the goal can still be forced, and by what it is refuted where it cannot. */

import { deciderAt, GoalSearch, type Ply } from '../../../engine/game/explore/force.ts';
import type { ReachStatus } from '../../../engine/game/explore/reachStatus.ts';
import { refutationFrom } from '../../../engine/game/explore/refutation.ts';
import { exploredFrom } from '../../../engine/game/play/lookInto.ts';
import { player } from '../../../engine/game/play/query.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { outcomeOf } from '../../../engine/game/state/stopping.ts';
import { MOST_POSITIONS } from '../../../engine/scenario/exploring/limits.ts';
import { linesOfActs } from '../../../engine/scenario/lines/linesOfActs.ts';
import { actsTaken, cameBehind, horizonAfter } from '../../../engine/scenario/report/actsTaken.ts';
import type { PuzzleReport } from '../../../engine/scenario/report/puzzle.ts';
import type { PuzzleStanding } from '../../protocol.ts';
import { type Analysis, scenarioAt } from '../document/analysis.ts';
import { positionAt } from '../openings.ts';
import { refusedLines } from '../verdict/notAsWritten.ts';
import { inSlices, type Searching } from './inSlices.ts';
import { inTime } from './inTime.ts';
import { puzzleIn, puzzlePlayed } from './puzzlePlayed.ts';

export interface PuzzleAt {
  readonly puzzle: PuzzleReport;
  readonly state: State;
  /** What has come of it on the way there, and in how many acts. */
  readonly came: ReachStatus;
  readonly taken: number;
  /** As it is written; empty without one. */
  readonly solution: readonly string[];
  /** As of `PuzzleStanding`. */
  readonly refused: readonly number[];
}

/** Null where no puzzle with a goal is, or its position cannot be played. */
export const puzzleAt = (
  analysis: Analysis,
  {
    line,
    ruleset,
    lines,
  }: { readonly line: number; readonly ruleset: string | undefined; readonly lines: readonly string[] },
): PuzzleAt | null => {
  const played = puzzlePlayed(analysis, line, lines);
  const position = played && positionAt(played.analysis, { line: played.line, ruleset });
  const puzzle = position?.run.puzzle;
  if (position == null || puzzle === undefined) return null;
  const { block, part, report, run, state } = position;
  const { goal, exploration } = puzzle.question;
  return {
    puzzle,
    state,
    came: cameBehind({ ...run, state }, { behind: puzzle.line }, goal, exploration.horizon),
    taken: actsTaken(run.acts, puzzle.line),
    solution: solutionIn(analysis, line),
    refused: refusedLines({ block: part, report }, block.line + puzzle.line),
  };
};

const solutionIn = (analysis: Analysis, line: number): readonly string[] => {
  const block = scenarioAt(analysis, line);
  const at = block === undefined ? null : (puzzleIn(block)?.solution ?? null);
  if (block === undefined || at === null) return [];
  const lines = block.text.split('\n').slice(at - block.line + 1);
  return withoutIndent(lines.filter(each => each.trim() !== ''));
};

const withoutIndent = (lines: readonly string[]): readonly string[] => {
  const indents = lines.map(each => each.length - each.trimStart().length);
  const least = indents.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  return lines.map(each => each.slice(least).trimEnd());
};

export interface JudgingPuzzle extends Searching {
  /** With each slice. */
  readonly onSlice: () => void;
}

/** Throws `Cancelled` once it is not wanted any more. */
export const judgePuzzle = async (at: PuzzleAt, { onSlice, ...searching }: JudgingPuzzle): Promise<PuzzleStanding> => {
  const { puzzle, came } = at;
  const told = {
    goal: puzzle.goal,
    solver: player(at.state, puzzle.who).name,
    hints: puzzle.hints,
    solution: at.solution,
    refused: at.refused,
    came,
  };
  if (came !== 'open') return { ...told, ...NOTHING_LEFT };
  const { host, now } = searching;
  const end = now() + 1_000 * searching.seconds;
  let until = 0;
  const search = standingSearch(at, {
    isEnough: positions => now() > end || positions > MOST_POSITIONS,
    isPaused: () => now() > until,
  });
  return inSlices(searching, endOfSlice => {
    until = endOfSlice;
    const found = inTime(host, () => outcomeOf(['out of bounds'], search));
    if (found === null || found.kind !== 'done') return { ...told, ...NOTHING_LEFT };
    if (found.value !== null) return { ...told, ...found.value };
    onSlice();
    return null;
  });
};

type Found = Omit<PuzzleStanding, 'goal' | 'solver' | 'hints' | 'solution' | 'refused' | 'came'> &
  Partial<Pick<PuzzleStanding, 'came'>>;

const NOTHING_LEFT: Found = { isForced: null, within: null, refuted: [], onward: [], decides: null, reply: [] };

interface Limits {
  readonly isEnough: (positions: number) => boolean;
  readonly isPaused: () => boolean;
}

/** Null where it was paused: to be called again. */
const standingSearch = ({ puzzle, state, taken }: PuzzleAt, { isEnough, isPaused }: Limits): (() => Found | null) => {
  const { question, who } = puzzle;
  let search: GoalSearch | null = null;
  const exploration = {
    ...question.exploration,
    horizon: horizonAfter(question.exploration.horizon, taken),
    isEnough: () => isEnough(search?.positions ?? 0),
  };
  return () => {
    search ??= new GoalSearch(exploredFrom(state), exploration, question.goal, isPaused);
    const { root } = search;
    const onward = linesOfActs(search.begun);
    if (root.isReached) return { ...NOTHING_LEFT, onward, came: 'reached' };
    if (root.isEnded) return { ...NOTHING_LEFT, onward, came: 'over' };
    const within = search.pliesTo(who);
    const refuted = within === null ? refutationFrom(search, who, root) : [];
    const reply = replyIn(search, who, { within, refuted });
    // What is cut short by a pause is asked for again, and goes on from what is known.
    if (isPaused() && !isEnough(search.positions)) return null;
    const decider = deciderAt(root);
    return {
      isForced: within === undefined ? null : within !== null,
      within: within ?? null,
      refuted: refuted.flatMap(({ acts }) => linesOfActs(acts())),
      onward,
      decides: decider === null ? null : { name: player(state, decider).name, isSolver: decider === who },
      reply: reply === undefined ? [] : linesOfActs(reply.acts()),
    };
  };
};

/** Of another than the solver: what refutes it, or what puts it off longest. */
const replyIn = (
  search: GoalSearch,
  who: PlayerId,
  { within, refuted }: { readonly within: number | null | undefined; readonly refuted: readonly Ply[] },
): Ply | undefined => {
  if (within === undefined || deciderAt(search.root) === who) return undefined;
  return within === null ? (refuted[0] ?? search.next(search.root)[0]) : search.way(who, within)[0];
};
