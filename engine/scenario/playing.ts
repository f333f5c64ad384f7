/** A script as it is played: what it is played with, and all that has been noted of it. */
import type { Edition } from '../game/editions.ts';
import type { Play } from '../game/play.ts';
import type { Refusal } from '../game/refusal.ts';
import type { BattlefieldId, State } from '../game/state.ts';
import type { Span, Statement } from '../language/syntax.ts';
import type { Names } from './names.ts';
import type { Problem } from './problems.ts';
import type { ExpectationResult, Moment, RuleNumbers } from './report.ts';
import type { Resolver, Table } from './resolve.ts';

/** What the script is played with. */
export interface Stage {
  readonly edition: Edition;
  /** All editions that the scenario is run under, newest first. */
  readonly editions: readonly Edition[];
  readonly rules: RuleNumbers;
  readonly names: Names;
  readonly source: string;
  /** Whether the parser found an error in a part of the text: what stands there is only guessed at. */
  readonly isGuess: (span: Span) => boolean;
}

/** Whether lines that count on sentences which are not understood have been met, and whether one of them could not be played. */
type CountsOnUnread = 'none' | 'expected' | 'played';

/** A script under way. */
export interface Script {
  readonly stage: Stage;
  readonly play: Play;
  readonly resolver: Resolver;
  readonly table: Table;
  readonly problems: Problem[];
  readonly expectations: ExpectationResult[];
  readonly moments: Moment[];
  /** Whether an expectation failed while a decision was waiting, and whether one failed otherwise. */
  undecided: boolean;
  failed: boolean;
  countsOnUnread: CountsOnUnread;
  opened: boolean;
  /**
   * An `all pass` that came to an assignment: what follows once that has been made in the only way, at the showdown's
   * battlefield; and whether the last line of that kind has been carried on to its end so.
   */
  passing: { readonly at: BattlefieldId | null; readonly carriedOn: boolean } | null;
  /** The state after the last statement. */
  reached: State;
  /** Rules that refused something, for citations. */
  readonly refused: Refusal[];
  /** Whose choices, and for what, stand in the script's own lines. */
  readonly chosenFor: Set<string>;
  /** Whether what was last done has left nothing to pass in: an `all pass` behind it is one too many. */
  resolvedAtOnce: boolean;
  /** The statement behind the one that is played, and where the last one stands. */
  next: Statement | null;
  last: Span | null;
}

/** A scenario played under one edition. */
export interface Played {
  readonly edition: Edition;
  readonly script: Script;
  /** Of the setup and the script. */
  readonly problems: readonly Problem[];
}
