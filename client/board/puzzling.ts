/** Plays a puzzle on the board, and has each position judged. Nothing of it is written into the text. */
import * as vscode from 'vscode';
import { PUZZLE_STANDING } from '../../server/protocol.ts';
import { FRESH, linesPlayed, type PuzzleAct, puzzlePlaying } from '../../server/puzzling/play.ts';
import { ask } from '../requests.ts';
import { puzzleOnBoard } from './puzzleOnBoard.ts';
import { asked, type BoardParts, type BoardState, type BoardSubject, type PuzzleOfText } from './state.ts';

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

  const tell = (): void => send({ kind: 'puzzle', puzzle: puzzleOnBoard(state.puzzle) });
  const { go, ...acts } = puzzlePlaying<PuzzleOfText>({
    puzzle: () => state.puzzle,
    put(puzzle) {
      state.puzzle = puzzle;
      state.subject = { uri: puzzle.uri, line: puzzle.place.goal, played: linesPlayed(puzzle) };
      tell();
    },
    draw: update,
    judge(puzzle) {
      running?.cancel();
      running = new vscode.CancellationTokenSource();
      const { token } = running;
      const params = {
        uri: puzzle.uri.toString(),
        line: puzzle.place.goal,
        played: linesPlayed(puzzle),
        ...(state.ruleset === undefined ? {} : { ruleset: state.ruleset }),
      };
      return asked(stage, client => ask(client, PUZZLE_STANDING, params, token));
    },
  });
  const begin = (): void => {
    const { subject, shown } = state;
    if (subject === undefined || shown?.puzzle == null) return;
    go({ uri: subject.uri, place: shown.puzzle, ...FRESH });
  };

  return {
    ...acts,
    begin,
    tell,
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
