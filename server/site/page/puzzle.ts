/** A puzzle, played on the page's board: nothing of it is written, and the text with its solution is out of sight. */
import type { BoardPuzzle, BoardResult } from '../../protocol.ts';
import { FRESH, linesPlayed, type PuzzleAct, type PuzzlePlay, puzzlePlaying } from '../../puzzling/play.ts';
import { puzzleShown, type StandingTexts } from '../../puzzling/shown.ts';
import { type PuzzleViewTexts, puzzleView } from '../../puzzling/view.ts';
import { part } from './panes.ts';
import type { OpenScenario, Shown } from './scenario.ts';

/** Under the edition whose board was shown as it began. */
interface PuzzleHere extends PuzzlePlay {
  readonly place: BoardPuzzle;
  readonly ruleset: string;
}

export interface PuzzleTable {
  readonly scenario: () => OpenScenario | undefined;
  readonly board: () => BoardResult | null;
  /** The board is that of what is played; undefined: of the text again. */
  readonly show: (played: Shown | undefined) => void;
  /** Its solution has been unfolded, or folded again. */
  readonly solutionShown?: () => void;
  /** Where its text stands, with its solution. */
  readonly hide?: (isPlayed: boolean) => void;
}

export interface PagePuzzle {
  /** What is played, as a place to be shown. */
  readonly place: () => Shown | undefined;
  /** Whether the board that is shown is that of a puzzle. */
  readonly offer: () => void;
  readonly isPlayed: () => boolean;
  /** Then what each act comes to is no secret any more. */
  readonly isSolutionOpen: () => boolean;
  readonly begin: () => void;
  readonly play: (line: string) => void;
  /** The text is another one now. */
  readonly end: () => void;
}

export const pagePuzzle = ({ scenario, board, show, solutionShown, hide }: PuzzleTable): PagePuzzle => {
  let puzzle: PuzzleHere | undefined;
  let running = new AbortController();
  const takeBack = part<HTMLButtonElement>('take-back');
  const tell = (): void => {
    view.show(puzzle === undefined ? null : puzzleShown(puzzle, STANDING));
    takeBack.hidden = puzzle === undefined;
    takeBack.disabled = puzzle?.steps.length === 0;
    hide?.(puzzle !== undefined);
  };
  const place = (): Shown | undefined => puzzle && { line: puzzle.place.goal, played: linesPlayed(puzzle) };
  const { go, ...acts } = puzzlePlaying<PuzzleHere>({
    puzzle: () => puzzle,
    put(next) {
      puzzle = next;
      tell();
    },
    draw: () => show(place()),
    judge({ place: { goal }, ruleset, ...played }) {
      running.abort();
      running = new AbortController();
      const asked = { line: goal, played: linesPlayed(played), ruleset };
      return (
        scenario()
          ?.puzzleStanding(asked, running.signal)
          .catch(() => null) ?? Promise.resolve(null)
      );
    },
  });
  const begin = (): void => {
    const shown = board();
    if (shown?.puzzle == null) return;
    go({ ...FRESH, place: shown.puzzle, ruleset: shown.ruleset });
    part('standing').focus();
  };
  const end = (): void => {
    running.abort();
    puzzle = undefined;
    tell();
  };
  const leave = (): void => {
    end();
    show(undefined);
  };
  const doing: Readonly<Record<PuzzleAct, () => void>> = { ...acts, begin, leave };
  const view = puzzleView(partsOf(), {
    texts: TEXTS,
    act: act => doing[act](),
    solutionShown: () => solutionShown?.(),
    focus: element => element?.focus(),
  });
  takeBack.addEventListener('click', acts.takeBack);
  return {
    place,
    offer: () => view.offer(board()?.puzzle ?? null),
    isPlayed: () => puzzle !== undefined,
    isSolutionOpen: () => puzzle !== undefined && view.isSolutionOpen(),
    begin,
    play(line) {
      acts.play([line]);
      // What was pressed is gone with what was done: how it stands now is what comes next.
      part('standing').focus({ preventScroll: true });
    },
    end,
  };
};

const partsOf = () => ({
  section: part('puzzle'),
  goal: part('goal'),
  standing: part('standing'),
  acts: part('puzzle-acts'),
  hints: part('hints'),
  played: part('puzzle-played'),
  solution: part<HTMLDetailsElement>('solution'),
});

const TEXTS: PuzzleViewTexts = {
  play: 'Play the Puzzle',
  playTitle: 'From its position, without its solution; nothing is written',
  goal: claim => `Goal: ${claim}`,
  hint: (next, of) => `Hint (${next} of ${of})`,
  reply: name => `Strongest Answer of ${name}`,
  refute: 'Show the Refutation',
  again: 'Start Again',
  leave: 'Leave the Puzzle',
  leaveTitle: 'Show its text again, and write what is played',
  stands: { kept: 'still solved', solved: 'solved', lost: 'can no longer be forced', failed: 'failed' },
};

const STANDING: StandingTexts = {
  looking: 'Every answer is being examined …',
  noAnswer: 'This could not be judged.',
  solved: solver => `Solved: ${solver} has forced it.`,
  let: 'The goal was reached, but only because an answer allowed it. Start again to force it.',
  failed: 'Failed: the end came without it. Take back, or start again.',
  givenBack: more => `This answer gives it back: ${more}.`,
  kept: more => `Still solved: ${more}.`,
  noSolution: solver => `${solver} cannot force it from here: this puzzle has no solution.`,
  stillLost: by => `It can no longer be forced: ${by}.`,
  slipped: by => `This lets it slip: ${by}.`,
  undecided: 'Whether it can still be forced was not decided in time.',
  begun: solver => `${solver} can force it. Which act begins it?`,
  inAtMost: decisions =>
    decisions === 1
      ? 'it can be forced with 1 more decision'
      : `it can be forced with at most ${decisions} more decisions`,
  nothingHelps: 'no act can bring it about any more',
  refutedBy: lines => `refuted by ${lines}`,
  turnOf: name => `Now ${name} chooses: play an answer, or take the strongest.`,
  notAsWritten: line => `Line ${line} has an error, so this is not the puzzle as it is written.`,
};
