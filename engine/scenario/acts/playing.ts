/** A script while it is played: what it is played with, how far it has come, and the results of its lines. */

import { recordedPlayFrom } from '../../game/actions.ts';
import type { RecordedPlay } from '../../game/play/play.ts';
import type { Draft } from '../../game/state/draft.ts';
import type { Edition } from '../../game/state/editions.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { BattlefieldId, ObjectId, PlayerId, State } from '../../game/state/state.ts';
import type { Span, Statement } from '../../language/syntax.ts';
import type { BoardPlayer } from '../board/board.ts';
import { libraryOf } from '../names/cards.ts';
import type { Names } from '../names/names.ts';
import type { Scope } from '../names/resolve.ts';
import type { Outlook, OutlookQuestion, ReachQuestion } from '../report/outlook.ts';
import type { Problem } from '../report/problems.ts';
import type { PuzzleReport, WrittenPuzzle } from '../report/puzzle.ts';
import type {
  Assumption,
  Edit,
  ExpectationResult,
  Moment,
  NotRun,
  QuestionResult,
  RuleNumbers,
} from '../report/report.ts';
import type { Coming } from './coming.ts';
import type { Consequences } from './consequences.ts';

/** What the script is played with. */
export interface ScriptSettings {
  readonly ruleset: Ruleset;
  /** That of the ruleset. */
  readonly edition: Edition;
  /** All editions whose numbers are read in the scenario, newest first. */
  readonly editions: readonly Edition[];
  readonly rules: RuleNumbers;
  readonly names: Names;
  /** What the board's names are taken to mean. */
  readonly assumed: readonly Assumption[];
  /** As the board declares them, in turn order; none where it declares none. */
  readonly players: readonly BoardPlayer[];
  readonly source: string;
  /** Errors of the text and the board, in their order. */
  readonly broken: readonly Problem[];
  /** Whether the parser found an error in a part of the text: its meaning is only guessed. */
  readonly isGuess: (span: Span) => boolean;
  readonly isInterrupted: () => boolean;
  /** Null of a scenario that is none. */
  readonly puzzle: WrittenPuzzle | null;
  /** What is known of what can come; what is not is noted, to be explored. */
  readonly outlookOf: (question: OutlookQuestion) => Outlook | undefined;
}

/** A script under way. */
export interface Script {
  readonly settings: ScriptSettings;
  /** The board as laid out. */
  readonly opening: State;
  /** The game: its state, and the steps taken so far. */
  readonly play: RecordedPlay;
  progress: ScriptProgress;
}

/** What the lines played so far leave for the next ones, beside the game itself. */
export interface ScriptProgress {
  /** Whether a turn has begun. */
  readonly opened: boolean;
  /**
   * An `all pass` that came to an assignment: what follows once that has been made in the only way, at the showdown's
   * battlefield; and whether the last line of that kind has been carried on to its end so.
   */
  readonly passing: { readonly at: BattlefieldId | null; readonly carriedOn: boolean } | null;
  /** While only expectations follow: the state before what they needed to be done was done for them. */
  readonly beforeNeeded: State | null;
  /** Whose choices, and for what, the script's own lines have made. */
  readonly chosenFor: ReadonlySet<string>;
  /** The last answer that a line has given: who gave it, for what, and the line. */
  readonly answered: AnswerGiven | null;
  /** Whether what was last done has left nothing to pass in: an `all pass` after it is one too many. */
  readonly resolvedAtOnce: boolean;
  /** Cards with words that do not run which lines have played, or tried to. */
  readonly attempted: ReadonlySet<string>;
  /** Players of whose turns the number is given, or has been reported as assumed. */
  readonly turnsNumbered: ReadonlySet<PlayerId>;
  /** Of whose turn the last `turn` line is, and where a number would be written in it; null where none has been played. */
  readonly turnLine: { readonly player: PlayerId; readonly end: number } | null;
  /** What players have that the scenario does not list, as far as it has been reported: `runes 0`. */
  readonly unspecifiedReported: ReadonlySet<string>;
  /** Orders of cards of a deck that no line has told, oldest first. */
  readonly ordersLeftOpen: readonly OrderLeftOpen[];
  /** What lines have left open, and what they are taken to mean. */
  readonly assumed: readonly Assumption[];
  /** Null above its goal, and where there is none. */
  readonly puzzle: PuzzleProgress | null;
}

/** A puzzle below its goal. */
export interface PuzzleProgress {
  readonly question: ReachQuestion;
  readonly outlook: Outlook | undefined;
  /** Null above its solution. */
  readonly solution: SolutionProgress | null;
}

export interface SolutionProgress {
  /**
   * Whether the goal is forced still, has been reached, or was given away; unknown where that has not been explored or decided, or a
   * line could not be played.
   */
  readonly stands: 'forced' | 'reached' | 'given away' | 'unknown';
  /** How many of the game's steps have been held against the goal. */
  readonly steps: number;
  /** Lines that reach it from there, as far as some are known. */
  readonly rest: readonly string[];
}

export interface AnswerGiven {
  readonly player: PlayerId;
  readonly about: string;
  readonly line: number;
  readonly words: string;
}

/** Cards that have stayed as they lay, the line that would put them in the opposite order, and where it would stand. */
export interface OrderLeftOpen {
  readonly cards: readonly ObjectId[];
  readonly line: string;
  readonly edit: Edit | null;
}

const BEGINNING: ScriptProgress = {
  opened: false,
  passing: null,
  beforeNeeded: null,
  chosenFor: new Set(),
  answered: null,
  resolvedAtOnce: false,
  attempted: new Set(),
  turnsNumbered: new Set(),
  turnLine: null,
  unspecifiedReported: new Set(),
  ordersLeftOpen: [],
  assumed: [],
  puzzle: null,
};

/** A script none of whose lines has been played. */
export const scriptAt = (opening: State, settings: ScriptSettings): Script => ({
  settings,
  opening,
  play: recordedPlayFrom(opening, libraryOf(settings.names.cards), settings.isInterrupted),
  progress: { ...BEGINNING, assumed: settings.assumed },
});

/**
 * Replaces the progress with a copy that `edit` has written to: an earlier progress that somebody has kept stays as it was.
 */
export const advance = (script: Script, edit: (next: Draft<ScriptProgress>) => void): void => {
  const next = copyProgress(script.progress);
  edit(next);
  script.progress = next;
};

/** Field by field: every line advances, and a spread of so many takes several times as long. */
const copyProgress = (p: ScriptProgress): Draft<ScriptProgress> => ({
  opened: p.opened,
  passing: p.passing,
  beforeNeeded: p.beforeNeeded,
  chosenFor: p.chosenFor,
  answered: p.answered,
  resolvedAtOnce: p.resolvedAtOnce,
  attempted: p.attempted,
  turnsNumbered: p.turnsNumbered,
  turnLine: p.turnLine,
  unspecifiedReported: p.unspecifiedReported,
  ordersLeftOpen: p.ordersLeftOpen,
  assumed: p.assumed,
  puzzle: p.puzzle,
});

/** The scope in which the names of the next line are looked up. */
export const scopeOf = ({ settings, play }: Script): Scope => ({ names: settings.names, state: play.state });

/** Something is tried: the game and the script's progress are afterwards as they were. */
export const onCopy = <T>(script: Script, look: () => T): T => {
  const { play, progress } = script;
  const { state, recorder } = play;
  const { soFar } = recorder;
  const seen = look();
  script.progress = progress;
  play.state = state;
  recorder.takeBack(soFar);
  return seen;
};

/** A statement in its place in the script. */
export interface ScriptLine {
  readonly statement: Statement;
  readonly coming: Coming;
  /** The line above it that was played last. */
  readonly previous: Span | null;
}

/** The result of a line. */
export interface LineOutcome {
  readonly problems: readonly Problem[];
  /** Rules that refused something, for citations. */
  readonly refused?: readonly Refusal[];
  readonly judged?: JudgedExpectation;
  readonly answered?: AnsweredQuestion;
}

/** An expectation, judged. */
export interface JudgedExpectation {
  readonly result: ExpectationResult;
  /** Whether it hangs on a decision that waits: it may hold yet, or not any more. */
  readonly isUndecided: boolean;
  /** The card of which it asks whether it can be played, or its ability activated. */
  readonly asked: string | null;
}

/** A question, answered. */
export interface AnsweredQuestion {
  readonly result: QuestionResult;
  /** As of an expectation. */
  readonly asked: string | null;
}

/** Whether lines that may depend on sentences that are not understood have been met, and whether one could not be played. */
export type DependsOnUnread = 'none' | 'expected' | 'played';

/** A script played to its end. */
export interface PlayedScript {
  readonly play: RecordedPlay;
  /** The state after the last statement. */
  readonly reached: State;
  readonly problems: readonly Problem[];
  readonly consequences: Consequences;
  /** One for each expectation that could be judged. */
  readonly judged: readonly JudgedExpectation[];
  readonly answered: readonly AnsweredQuestion[];
  readonly moments: readonly Moment[];
  readonly refused: readonly Refusal[];
  readonly dependsOnUnread: DependsOnUnread;
  readonly notRun: readonly NotRun[];
  readonly assumed: readonly Assumption[];
  /** The cards that came into play, by name. */
  readonly cards: readonly string[];
  /** The line that was begun last. */
  readonly last: Span | null;
  /** Null where no goal was judged in it. */
  readonly puzzle: PuzzleReport | null;
}

/** A scenario played under one edition. */
export interface PlayedEdition {
  /** The board as laid out, before the script. */
  readonly opening: State;
  readonly ruleset: Ruleset;
  /** That of the ruleset. */
  readonly edition: Edition;
  readonly script: PlayedScript;
  /** Of the setup and the script. */
  readonly problems: readonly Problem[];
}
