/** The message that explores what can come of a game. */

/**
 * Everything that can come of the game after a line, up to the end of the turn. Params: `ExploreParams`. Result: `ExploreResult`, or null
 * where no turn has begun. Can be cancelled; under `partialResultToken` each `ExplorePart` is sent as soon as it is found, and the
 * result has all of it.
 */
export const EXPLORE = 'riftbench/explore';
export interface ExploreParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** As of `BoardParams`. */
  readonly ruleset?: string;
  /** How long to look. Left out: 20. */
  readonly seconds?: number;
  readonly partialResultToken?: string | number;
}
export interface ExplorePart {
  /** Those that are new. */
  readonly outcomes: readonly ExploredOutcome[];
  /** How many positions have been looked at. */
  readonly positions: number;
}
export interface ExploreResult extends ExplorePart {
  /** Of the scenario, or of the branch. */
  readonly name: string;
  readonly ruleset: string;
  /** The line after which it was explored. */
  readonly line: number;
  /** `all`: everything was looked at. `time`: there would have been more. `bounds`: something, or all that may be done at one position, is more than Riftbench plays. `positions`: there are more than it keeps. */
  readonly ended: 'all' | 'time' | 'bounds' | 'positions';
  /** What they are without, as sentences: hands and decks that are not told, words that do not run. Empty where they are without nothing. */
  readonly without: string;
}
export interface ExploredOutcome {
  /** What is otherwise than at the start, a phrase each: "Wall is dead". */
  readonly changes: readonly string[];
  /** A shortest way there, each ply with what then goes on as it has to, as lines of the language. */
  readonly plies: readonly (readonly string[])[];
  /** In how many ways it is come to, in digits; missing until everything has been looked at. */
  readonly ways?: string;
  /** What writes them into the script. */
  readonly lines: WrittenAhead;
  readonly branch: WrittenAhead;
}
/** A text that goes at the end of a line. */
export interface WrittenAhead {
  readonly after: number;
  readonly text: string;
}
