/** Plays a puzzle on the board, and has each position judged. Nothing of it is written into the text. */
import * as vscode from 'vscode';
import { askPuzzleStanding } from '../requests.ts';
import type { PuzzleAct } from './messages.ts';
import { puzzleShown } from './puzzleShown.ts';
import {
  asked,
  type BoardParts,
  type BoardState,
  type BoardSubject,
  type PuzzlePlay,
  type PuzzleStep,
} from './state.ts';

export interface Puzzling extends Readonly<Record<PuzzleAct, () => void>> {
  readonly play: (lines: readonly string[]) => void;
  readonly takeBack: () => void;
  /** Begins the puzzle that is shown where the board was opened with it, or for it. */
  readonly offer: () => void;
  /** To the window. */
  readonly tell: () => void;
}

export const puzzling = (stage: BoardParts, followAnew: () => void): Puzzling => {
  const { state, send, update } = stage;
  let running: vscode.CancellationTokenSource | undefined;

  const tell = (): void => send({ kind: 'puzzle', puzzle: puzzleShown(state.puzzle) });
  const put = (puzzle: PuzzlePlay): void => {
    state.puzzle = puzzle;
    state.subject = { uri: puzzle.uri, line: puzzle.place.goal, played: linesOf(puzzle) };
    tell();
  };
  const judge = async (puzzle: PuzzlePlay): Promise<void> => {
    running?.cancel();
    const mine = new vscode.CancellationTokenSource();
    running = mine;
    const params = {
      uri: puzzle.uri.toString(),
      line: puzzle.place.goal,
      played: linesOf(puzzle),
      ...(state.ruleset === undefined ? {} : { ruleset: state.ruleset }),
    };
    const standing = await asked(stage, client => askPuzzleStanding(client, params, mine.token));
    if (state.puzzle !== puzzle || mine.token.isCancellationRequested) return;
    const onward = standing?.onward ?? [];
    put(withLast(puzzle, step => ({ lines: [...step.lines, ...onward], standing })));
    if (onward.length > 0) update();
  };
  const go = (puzzle: PuzzlePlay): void => {
    put(puzzle);
    update();
    void judge(puzzle);
  };
  const begin = (): void => {
    const { subject, shown } = state;
    if (subject === undefined || shown?.puzzle == null) return;
    go({ uri: subject.uri, place: shown.puzzle, begun: { lines: [] }, steps: [] });
  };
  const play = (lines: readonly string[]): void => {
    const { puzzle } = state;
    if (puzzle !== undefined && lines.length > 0) go({ ...puzzle, steps: [...puzzle.steps, { lines }] });
  };
  const standing = () => (state.puzzle === undefined ? undefined : lastOf(state.puzzle).standing);

  return {
    begin,
    play,
    tell,
    reply: () => play(standing()?.reply ?? []),
    refute: () => play(standing()?.refuted ?? []),
    takeBack() {
      const { puzzle } = state;
      if (puzzle === undefined || puzzle.steps.length === 0) return;
      const before = { ...puzzle, steps: puzzle.steps.slice(0, -1) };
      put(before);
      update();
      if (lastOf(before).standing == null) void judge(before);
    },
    again() {
      const { puzzle } = state;
      if (puzzle !== undefined) go({ ...puzzle, begun: { lines: [] }, steps: [] });
    },
    leave() {
      endPuzzle(stage);
      followAnew();
    },
    offer() {
      const { opened } = state;
      state.opened = undefined;
      if (opened === undefined || state.shown === undefined || state.puzzle !== undefined) return;
      if (isOffered(state, opened)) return begin();
      if (opened === 'puzzle') send({ kind: 'message', text: vscode.l10n.t('There is no puzzle at the cursor.') });
    },
  };
};

/** Without a solution it is still being made; below it somebody reads it. */
const isOffered = ({ shown, subject }: BoardState, opened: BoardState['opened']): boolean => {
  const puzzle = shown?.puzzle ?? null;
  if (puzzle === null || subject === undefined) return false;
  return opened === 'puzzle' || (puzzle.solution !== null && subject.line < puzzle.solution);
};

const lastOf = ({ begun, steps }: PuzzlePlay): PuzzleStep => steps.at(-1) ?? begun;

const withLast = (puzzle: PuzzlePlay, change: (step: PuzzleStep) => PuzzleStep): PuzzlePlay => {
  const last = puzzle.steps.at(-1);
  if (last === undefined) return { ...puzzle, begun: change(puzzle.begun) };
  return { ...puzzle, steps: [...puzzle.steps.slice(0, -1), change(last)] };
};

const linesOf = ({ begun, steps }: PuzzlePlay): readonly string[] => [begun, ...steps].flatMap(({ lines }) => lines);

/** What is shown next is of the text again. */
export const endPuzzle = ({ state, send }: Pick<BoardParts, 'state' | 'send'>): void => {
  if (state.puzzle === undefined) return;
  state.puzzle = undefined;
  if (state.subject?.played !== undefined) state.subject = { uri: state.subject.uri, line: state.subject.line };
  send({ kind: 'puzzle', puzzle: null });
};

/** Whether the cursor is somewhere in the puzzle that is played. */
export const isInPuzzle = ({ puzzle }: BoardState, { uri, line }: BoardSubject): boolean =>
  puzzle !== undefined &&
  puzzle.uri.toString() === uri.toString() &&
  puzzle.place.first <= line &&
  line <= puzzle.place.last;
