/** Plays a script under one edition, line by line, and gathers all that there is to say about it. */

import { BOUNDS } from '../../bounds.ts';
import type { Play, RecordedPlay } from '../../game/play/play.ts';
import type { RecordedSoFar } from '../../game/play/recorder.ts';
import { flatMapped } from '../../game/state/lists.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Print, State } from '../../game/state/state.ts';
import { type Excess, outcomeOf } from '../../game/state/stopping.ts';
import { WORK_OF_A_LINE } from '../../game/state/work.ts';
import { onlyLooks, type Span, type Statement } from '../../language/syntax.ts';
import { assumeAcceptance } from '../acts/assumedAcceptance.ts';
import { goesOnTo, playBetween, settleAll } from '../acts/between.ts';
import { type Coming, looksAtAssignment } from '../acts/coming.ts';
import { type Consequences, noConsequences, withoutConsequences } from '../acts/consequences.ts';
import { mightUnknownProblems } from '../acts/mightUnknown.ts';
import { noteAttempt, notRunOf, statesThrough } from '../acts/notRun.ts';
import {
  type AnsweredQuestion,
  advance,
  type JudgedExpectation,
  type LineOutcome,
  type PlayedScript,
  type Script,
  type ScriptLine,
  type ScriptSettings,
  scriptAt,
} from '../acts/playing.ts';
import { assumeTurnNumber, cardAskedIn } from '../acts/turnNumber.ts';
import { cardsInPlay, foldUnread, NOTHING_UNREAD, type UnreadSentences } from '../acts/unread.ts';
import { assumeNoneOfUnspecified } from '../acts/unspecified.ts';
import { waitingProblem } from '../acts/waiting.ts';
import { puzzleReport } from '../puzzles/goal.ts';
import { judgeSolution, judgeSolutionLine } from '../puzzles/solution.ts';
import { excessProblem } from '../report/excess.ts';
import type { Problem } from '../report/problems.ts';
import type { Moment } from '../report/report.ts';
import { playLine } from './playLine.ts';
import { assumeRuneDomains } from './runeDomains.ts';
import { openAssumedTurn } from './turnLines.ts';

/** A script as far as it has been played, with all that its lines have come to. */
export interface ScriptRun {
  readonly script: Script;
  readonly consequences: Consequences;
  /** With those of the text and the board, which have a limit of their own; each is looked through for every further one. */
  readonly mostProblems: number;
  readonly problems: Problem[];
  readonly judged: JudgedExpectation[];
  readonly answered: AnsweredQuestion[];
  readonly moments: Moment[];
  readonly refused: Refusal[];
  unread: UnreadSentences;
  /** Of the lines alone that do something. */
  unreadByDoing: UnreadSentences;
  /** The state on which it was last asked what the board depends on that the scenario does not list (`assumedOnBoard`). */
  askedOf: State | null;
  last: Span | null;
}

/** `broken`: errors of the text and the board that its lines may suffer from. */
export const begin = (opening: State, settings: ScriptSettings, broken: readonly Problem[]): ScriptRun => ({
  script: scriptAt(opening, settings),
  consequences: noConsequences(broken),
  mostProblems: broken.length + BOUNDS.problems,
  problems: [],
  judged: [],
  answered: [],
  moments: [],
  refused: [],
  unread: NOTHING_UNREAD,
  unreadByDoing: NOTHING_UNREAD,
  askedOf: null,
  last: null,
});

/** Plays the next line, unless the game has ended in an excess. */
export const playNext = (underway: ScriptRun, statement: Statement, coming: Coming): void => {
  const { play } = underway.script;
  if (play.excess === null && play.isInterrupted()) play.excess = { kind: 'interrupted' };
  if (play.excess !== null) return;
  if (hasTooMany(underway)) {
    play.excess = { kind: 'problems' };
    underway.problems.push(...excessOf(play, statement.span));
    return;
  }
  const { state, recorder } = play;
  const { soFar } = recorder;
  play.stepsLeft.line = BOUNDS.stepsOfLine;
  state.budget.beginLine();
  const came = outcomeOf(['out of bounds'], () => playWithin(underway, { statement, coming, previous: underway.last }));
  // Reports keep the states of all lines. What is done without an act goes on with the same memory.
  if (play.state.memory !== state.memory) state.memory.forget();
  if (came.kind === 'done') return;
  // What is asked about the line, as what is done, may be too much: the game stands as it was before it.
  stopAt(play, came.excess, state, soFar);
  underway.problems.push(...excessOf(play, statement.span));
  underway.last = statement.span;
};

/** More than are shown of a file. */
const hasTooMany = ({ consequences: { causes, folded }, mostProblems }: ScriptRun): boolean =>
  causes.length + folded.length > mostProblems;

const stopAt = (play: RecordedPlay, excess: Excess, state: State, recorded: RecordedSoFar): void => {
  play.excess = excess;
  play.state = state;
  play.recorder.takeBack(recorded);
};

const playWithin = (underway: ScriptRun, line: ScriptLine): void => {
  const { script, consequences } = underway;
  const { play } = script;
  const { statement } = line;
  play.state.budget.spend(WORK_OF_A_LINE, 'happenings');
  noteAttempt(script, statement);
  const { state: before } = play;
  const card = cardAskedIn(script, statement);
  const named = card === null ? NONE : assumedFor(script, statement, card);
  const onBoard = assumedOnBoard(underway, statement);
  const runes = assumeRuneDomains(script, statement);
  const outcome = playStatement(script, line, underway.moments);
  const found = together(
    named,
    onBoard,
    runes,
    outcome.problems,
    onlyLooks(statement) ? NONE : judgeSolutionLine(script, statement, outcome.problems),
    assumedOnBoard(underway, statement),
    mightUnknownProblems(play.state, before, statement.span),
    excessOf(play, statement.span),
  );
  const folded = foldUnread(script, statement, found, underway.unread);
  underway.unread = folded.unread;
  if (!onlyLooks(statement)) underway.unreadByDoing = folded.unread;
  if (folded.problems.length > 0)
    underway.problems.push(...withoutConsequences(consequences, statement, folded.problems, play.state));
  if (outcome.refused !== undefined) underway.refused.push(...outcome.refused);
  if (outcome.judged !== undefined) underway.judged.push(outcome.judged);
  if (outcome.answered !== undefined) underway.answered.push(outcome.answered);
  noteResolved(script, statement);
  underway.last = statement.span;
};

const NONE: readonly never[] = [];

/** All of these lists in one; of a line, they are empty as a rule. */
const together = (...lists: readonly (readonly Problem[])[]): readonly Problem[] => {
  const found: Problem[] = [];
  for (const list of lists) for (const each of list) found.push(each);
  return found;
};

/** What a card depends on that the scenario does not list: of `card`, or of what is on the board (null). */
const assumedFor = (script: Script, s: Statement, card: Print | null): readonly Problem[] =>
  together(assumeTurnNumber(script, s, card), assumeNoneOfUnspecified(script, s, card));

/** The same of what is on the board, once a state: what has been reported is not reported again. */
const assumedOnBoard = (underway: ScriptRun, s: Statement): readonly Problem[] => {
  const { script } = underway;
  const { state } = script.play;
  // A `turn` line comes before all that happens in it, and may give its number.
  const isBefore = s.kind === 'turn' && !script.progress.opened;
  if (isBefore || underway.askedOf === state) return NONE;
  underway.askedOf = state;
  return assumedFor(script, s, null);
};

/** After the last line; a decision left open is reported there, or not at all (null). */
export const end = (underway: ScriptRun, last: Statement | null): PlayedScript => {
  const { script, consequences, problems, judged, answered, moments, refused, unread } = underway;
  const { play } = script;
  const reached = settled(underway, last);
  return {
    play,
    reached,
    problems,
    consequences,
    judged,
    answered,
    moments,
    refused,
    dependsOnUnread: unread.dependsOn,
    ...playedWithout(script, [...judged, ...answered]),
    last: underway.last,
    puzzle: puzzleReport(script.settings.puzzle, script.progress.puzzle),
  };
};

/** What is left to do behind the last line. The state that it came to before what was done for want of a choice. */
const settled = (underway: ScriptRun, last: Statement | null): State => {
  const { script, consequences, problems } = underway;
  const { play } = script;
  const { state, recorder } = play;
  const { soFar } = recorder;
  const came = outcomeOf(['out of bounds'], () => {
    problems.push(...assumeAcceptance(script, { next: null, previous: underway.last, coming: null }));
    if (!script.progress.opened) openAssumedTurn(script, null);
    const reached = script.progress.beforeNeeded ?? play.state;
    problems.push(...settleAll(script, underway.last));
    const solved = judgeSolution(script, last);
    problems.push(...solved.problems);
    if (solved.judged !== undefined) underway.judged.push(solved.judged);
    if (last !== null) problems.push(...stillWaiting(script, consequences, last));
    return reached;
  });
  if (came.kind === 'done') return came.value;
  stopAt(play, came.excess, state, soFar);
  if (underway.last !== null) problems.push(...excessOf(play, underway.last));
  return state;
};

/** What its results may rest on beside the rules. */
const playedWithout = (
  script: Script,
  judged: readonly Pick<JudgedExpectation, 'asked'>[],
): Pick<PlayedScript, 'notRun' | 'assumed' | 'cards'> => {
  const { opening, play, progress, settings } = script;
  const { cards } = settings.names;
  const inPlay = cardsInPlay(statesThrough(opening, play.recorder.steps, play.state), cards);
  const asked = flatMapped(judged, each => each.asked ?? NONE);
  return {
    notRun: notRunOf([...inPlay, ...progress.attempted, ...asked], cards),
    assumed: progress.assumed,
    cards: inPlay,
  };
};

/** An interruption is reported at the scenario's title (`interruptionProblem`). */
const excessOf = ({ excess }: Play, at: Span): readonly Problem[] =>
  excess === null || excess.kind === 'interrupted' ? [] : [excessProblem(excess, at)];

const PASSED: ReadonlySet<string> = new Set('play activate choose accept decline order assign pass'.split(' '));

/** What is played, chosen or assigned may be all over at once: an author who does not know lets all pass after it. */
const noteResolved = (script: Script, s: Statement): void => {
  if (onlyLooks(s) || s.kind === 'effect') return;
  const { chain, showdown } = script.play.state;
  const isOver = s.kind === 'action' && PASSED.has(s.action.kind) && chain.length === 0 && showdown === null;
  if (isOver === script.progress.resolvedAtOnce) return;
  advance(script, next => {
    next.resolvedAtOnce = isOver;
  });
};

const playStatement = (script: Script, line: ScriptLine, moments: Moment[]): LineOutcome => {
  const { play } = script;
  const { statement: s } = line;
  const isToOpen = goesOnTo(line)?.kind !== 'turn' && !script.progress.opened;
  if (isToOpen) play.recorder.line = s.line;
  const assumed = isToOpen ? openAssumedTurn(script, s.span) : [];
  const outcome = playBetween(script, line, reached => {
    // What is done between two lines, for want of a choice, belongs to the one that led to it. An expectation does nothing, and
    // only one about the assignment is judged before that is made.
    if (!onlyLooks(s) || looksAtAssignment(s)) play.recorder.line = s.line;
    const isDone = s.kind === 'action' || s.kind === 'effect';
    if (isDone && script.progress.passing !== null)
      advance(script, next => {
        next.passing = null;
      });
    moments.push({ line: s.line, reached, before: play.state, steps: play.recorder.steps.length });
    return playLine(script, line);
  });
  return assumed.length === 0 ? outcome : { ...outcome, problems: [...assumed, ...outcome.problems] };
};

/** A script that merely ends while a decision waits, and nothing has been said of that: a hint on its last line. */
const stillWaiting = (script: Script, { causes, waiting }: Consequences, last: Statement): readonly Problem[] => {
  const { decision } = script.play.state;
  if (decision === null) return [];
  if (waiting?.decision === decision || causes.some(cause => cause.decision === decision)) return [];
  return [waitingProblem(script, last.span, 'nothing')];
};
