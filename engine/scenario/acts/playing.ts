/** A script as it is played: what it is played with, and all that has been noted of it. */

import type { Play } from '../../game/play/play.ts';
import type { Edition } from '../../game/state/editions.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { Ruleset } from '../../game/state/rulesets.ts';
import type { BattlefieldId, State } from '../../game/state/state.ts';
import type { Span } from '../../language/syntax.ts';
import type { Names } from '../names/names.ts';
import type { Resolver, Table } from '../names/resolve.ts';
import type { Problem } from '../report/problems.ts';
import type { ExpectationResult, Moment, RuleNumbers } from '../report/report.ts';
import type { Coming } from './coming.ts';
import type { Consequences } from './consequences.ts';

/** What the script is played with. */
export interface Stage {
  readonly ruleset: Ruleset;
  /** That of the ruleset. */
  readonly edition: Edition;
  /** All editions whose numbers are read in the scenario, newest first. */
  readonly editions: readonly Edition[];
  readonly rules: RuleNumbers;
  readonly names: Names;
  readonly source: string;
  /** Errors of the text and the board, in their order. */
  readonly broken: readonly Problem[];
  /** Whether the parser found an error in a part of the text: what stands there is only guessed at. */
  readonly isGuess: (span: Span) => boolean;
  readonly isInterrupted: () => boolean;
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
  readonly consequences: Consequences;
  opened: boolean;
  /**
   * An `all pass` that came to an assignment: what follows once that has been made in the only way, at the showdown's
   * battlefield; and whether the last line of that kind has been carried on to its end so.
   */
  passing: { readonly at: BattlefieldId | null; readonly carriedOn: boolean } | null;
  /** While only expectations follow: the state before what they needed to be done was done for them. */
  beforeNeeded: State | null;
  /** The state after the last statement. */
  reached: State;
  /** Rules that refused something, for citations. */
  readonly refused: Refusal[];
  /** Whose choices, and for what, stand in the script's own lines. */
  readonly chosenFor: Set<string>;
  /** Whether what was last done has left nothing to pass in: an `all pass` behind it is one too many. */
  resolvedAtOnce: boolean;
  /** What comes behind the statement that is played, and where the last one stands. */
  coming: Coming;
  last: Span | null;
}

/** A scenario played under one edition. */
export interface Played {
  /** The board as laid out, before the script. */
  readonly opening: State;
  readonly ruleset: Ruleset;
  /** That of the ruleset. */
  readonly edition: Edition;
  readonly script: Script;
  /** Of the setup and the script. */
  readonly problems: readonly Problem[];
}
