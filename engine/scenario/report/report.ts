/** The result of a scenario's run: the one report that the editor, the command line and every other front end read. */

import type { RecordedAct } from '../../game/play/recorder.ts';
import type { Concept } from '../../game/state/concepts.ts';
import type { Edition } from '../../game/state/editions.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { State } from '../../game/state/state.ts';
import type { Step } from '../../game/state/steps.ts';
import type { Span } from '../../language/syntax.ts';
import type { DiagnosticCode, Severity } from './codes.ts';
import type { OutlookQuestion, Proof } from './outlook.ts';
import type { PuzzleReport } from './puzzle.ts';

/** An edit of the block's text. */
export interface Edit {
  readonly span: Span;
  readonly text: string;
}

/** A way to put a diagnostic right. */
export interface Fix {
  readonly title: string;
  readonly edits: readonly Edit[];
  /** The one to offer first. */
  readonly preferred: boolean;
  /** Whether it may be applied with all others, unseen. */
  readonly safe: boolean;
}

export interface Related {
  readonly span: Span;
  readonly message: string;
}

/** A problem in a block. `span` is relative to the block, as all spans of its tree. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  /** The rules that it cites, the one that matters most first. */
  readonly concepts: readonly Concept[];
  /** The first of them by its number in `edition`. */
  readonly rule?: string;
  /** The edition of `rule`; with several in `editions`, the newest. */
  readonly edition?: Edition;
  /** The editions in which it was found, where the scenario names several and not all of them have it. */
  readonly editions?: readonly Ruleset[];
  readonly related: readonly Related[];
  readonly fixes: readonly Fix[];
}

/** The worst first. `untested`: nothing is expected and nothing asked, so that nothing can have passed. */
export const STATUSES = ['invalid', 'failed', 'undecided', 'passed', 'untested'] as const;
export type Status = (typeof STATUSES)[number];

export interface ExpectationResult {
  /** Line in the block. */
  readonly line: number;
  readonly span: Span;
  /** As things stand. */
  readonly holds: boolean;
  /** Whether no decision that waits can still change it: what holds and is not decided has not passed. */
  readonly isDecided: boolean;
  readonly message: string;
  /** Of what can come: how, at a glance. */
  readonly short?: string;
  /** Scripts that show it, to be written into the scenario. */
  readonly scripts?: readonly Fix[];
  /** Of what can come: what is looked for, and what shows whether it is so. */
  readonly outlook?: OutlookQuestion;
  readonly proof?: Proof;
  /** To the question behind it; worked out when it is needed. */
  readonly answer: () => ExpectationAnswer;
}

/** A line that asks, with its answer: there is nothing that it could fail. */
export interface QuestionResult extends Pick<ExpectationResult, 'line' | 'span' | 'isDecided' | 'outlook' | 'answer'> {
  /** As it is written: "can Ana assign 7 to Wall?" */
  readonly asked: string;
  /** Of what can come: what the answer is without, as sentences; empty where it is without nothing. */
  readonly without?: string;
  readonly short: () => ShortAnswer;
}

/** An answer at a glance. */
export interface ShortAnswer {
  /** "No", "Ben", "Not decided" */
  readonly said: string;
  /** The number of the rule that decides; null where there is none. */
  readonly rule: string | null;
}

/** The answer to a question, or to the one behind an expectation, which is put without a "not". */
export interface ExpectationAnswer {
  readonly asks: 'legality' | 'fact';
  /** What is asked, as a sentence that says yes: "Ana can assign 7 to Wall". */
  readonly question: string;
  readonly yes: boolean;
  /** What is asked for, in short: "Ben", "3", "at Quarry"; null where "yes" or "no" answers it. */
  readonly reply: string | null;
  /** The actual state, as a sentence without its full stop: "Ana cannot assign 7 to Wall". */
  readonly says: string;
  /** Why; nothing where it has been so from the beginning. */
  readonly because: readonly Reason[];
  /** The statement with which the script continues: the answer may be another after it. */
  readonly before: Span | null;
  /** The decision that it hangs on, where the script does not make it. */
  readonly waits: string | null;
  /** What else is not over yet. */
  readonly open: string | null;
  /** Whether the answer is the opposite one once everybody has passed on what is not over. */
  readonly turns: boolean;
  /** Cards in play that are not understood in full. */
  readonly unread: readonly string[];
  /** Words of cards that do not run and could have had a part in it up to here, whichever way it is asked. */
  readonly notRun: readonly NotRun[];
  /** What the script had left open up to here. */
  readonly assumed: readonly Assumption[];
}

/** A card with `text "…"`. */
export interface NotRun {
  readonly name: string;
  /** One at least. */
  readonly texts: readonly string[];
}

/** What a script leaves open and is taken to mean. */
export interface Assumption {
  /** The line that leaves it open. */
  readonly span: Span;
  /** "Ben chooses nothing for Flash" */
  readonly says: string;
  /** How it is said otherwise: "name it after “choosing”". */
  readonly otherwise: string;
}

export interface Reason {
  /** Sentences; empty where the rules say it all. */
  readonly text: string;
  /** The one to cite first in front. */
  readonly rules: readonly Concept[];
}

/** The game as a statement found it. */
export interface Moment {
  readonly line: number;
  /** As it came to the statement: an assignment that leaves no choice is still open. */
  readonly reached: State;
  /** As it was when the statement was played: what it needed to be done has been done. */
  readonly before: State;
  /** How many of the run's steps had been taken. */
  readonly steps: number;
}

/** One scenario under one edition. */
export interface Run {
  /** What it was run under: the edition as clarified, or as printed. */
  readonly ruleset: Ruleset;
  /** That of the ruleset. */
  readonly edition: Edition;
  /**
   * Whether this edition only stands in: the scenario names none that is implemented, and the rest of it is checked all
   * the same.
   */
  readonly standsIn?: true;
  readonly status: Status;
  readonly expectations: readonly ExpectationResult[];
  readonly questions: readonly QuestionResult[];
  /** Of a puzzle in which the goal could be read. */
  readonly puzzle?: PuzzleReport;
  /** Words of cards that do not run and could have had a part in it. */
  readonly notRun: readonly NotRun[];
  /** What its script leaves open and is taken to mean. */
  readonly assumed: readonly Assumption[];
  /** The cards that came into play, by name. */
  readonly cards: readonly string[];
  /** The board as laid out, before the first step. Missing where the scenario was not run. */
  readonly opening?: State;
  readonly steps: readonly Step[];
  /** In their order, those of the script's turns included. */
  readonly acts: readonly RecordedAct[];
  /** One a statement of the script, in order; the state after the last is `final`. */
  readonly moments: readonly Moment[];
  /** After the last statement, as the next one would find it: `final` has made the assignments that leave no choice. */
  readonly reached?: State;
  /** Missing if the setup is so wrong that no game could be set up. */
  readonly final?: State;
}

/**
 * A branch of a scenario (`what if`), run by itself: its runs begin with the scenario's, up to where it opens, without what is
 * expected there.
 */
export interface BranchReport {
  /** The names of the branches that contain it, from the outermost to its own. */
  readonly path: readonly string[];
  /** The line that opens it, in the block. */
  readonly line: number;
  readonly span: Span;
  /** The line that closes it; null where the scenario's end does, or that of a branch around it. */
  readonly closes: number | null;
  /** Newest edition first. */
  readonly runs: readonly Run[];
}

export interface ScenarioReport {
  readonly name: string;
  /** Newest edition first. */
  readonly runs: readonly Run[];
  /** What its branches come to, in the order in which they open. */
  readonly branches: readonly BranchReport[];
  /** Editions that the scenario names and that are not implemented: it is invalid there. */
  readonly unrun: readonly string[];
  /** For all its editions, each reported once, in the order of their places. */
  readonly diagnostics: readonly Diagnostic[];
  /** What is claimed of all that can come, and has not been explored. */
  readonly unexplored?: readonly OutlookQuestion[];
  /** What playing it took, in all editions and branches, in looks at an object (`Budget`). */
  readonly work: number;
  /** The same of looking for what it claims of all that can come; missing where nothing was looked for. */
  readonly workOfClaims?: number;
}

/** What the runner needs to know of a book beside the core rules: it decides nothing in a game. */
export interface OtherBookKnown {
  /** What one of its rules is called: "tournament rule". */
  readonly ofRule: string;
  /** What is wrong with citing a rule of an edition, by its day, else of the newest; undefined where there is that rule. */
  missing(number: string, date: string | undefined): string | undefined;
}

/** What the runner needs to know of the rule book, handed to it as plain functions. */
export interface RuleNumbers {
  /** Of an edition that can be looked up and cited, and not played: the concept of a number, where it has one. */
  readonly inLookUpEdition?: (edition: string) => ((number: string) => string | undefined) | undefined;
  /**
   * The numbers to cite a concept by in an edition, the main one first: its own, or those of another rule that has the same
   * happen there; none where no rule of the edition does.
   */
  numbersOf(concept: string, edition: Edition): readonly string[];
  /** The concept that a number names in an edition. */
  conceptOf(number: string, edition: Edition): string | undefined;
  /** Whether a FAQ entry or ruling has this name. */
  hasEntry(kind: 'faq' | 'ruling', name: string): boolean;
  /** The nearest known name to one that is not known, if any is near. */
  nearestEntry(kind: 'faq' | 'ruling', name: string): string | undefined;
  /** The first edition that has a keyword. */
  keywordSince(name: string): Edition | undefined;
  /** The concepts that a FAQ entry or ruling speaks of. */
  conceptsOf(kind: 'faq' | 'ruling', name: string): readonly string[];
  /** A book beside the core rules, by its prefix: `TR`. */
  otherBook?(prefix: string): OtherBookKnown | undefined;
  /** Rulings about these cards and no others whose source answered otherwise than the rules do. */
  markedRulings?(cards: readonly string[]): readonly string[];
  /** Why an entry is not to be trusted in some of the editions, as sentences; undefined where it holds in all of them. */
  doubtOn(kind: 'faq' | 'ruling', name: string, rulesets: readonly Ruleset[]): string | undefined;
}
