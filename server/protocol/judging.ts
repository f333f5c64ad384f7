/** Messages about what acts keep or lose of something that is claimed of all that can come. */

/**
 * Whether a claim still holds after each of these openings, found by search. Params: `JudgeOpeningsParams`. Result:
 * `JudgeOpeningsResult`, or null where that claim does not stand there. Can be cancelled; under `partialResultToken` each
 * `JudgedPart` is sent as soon as it is found, and the result has all of it.
 */
export const JUDGE_OPENINGS = 'riftbench/judgeOpenings';
export interface JudgeOpeningsParams {
  readonly uri: string;
  /** From 0. */
  readonly line: number;
  /** As of `BoardParams`. */
  readonly ruleset?: string;
  /** As of `BoardParams`. */
  readonly played?: readonly string[];
  /** The line of the claim, one of those of `OpeningsResult`. */
  readonly claim: number;
  /** Openings as they are written: an act each. */
  readonly openings: readonly string[];
  /** How long to look. Left out: 20. */
  readonly seconds?: number;
  readonly partialResultToken?: string | number;
}
export interface JudgedPart {
  /** Those that are new. */
  readonly judged: readonly JudgedOpening[];
}
/** What was not decided is left out. */
export interface JudgeOpeningsResult extends JudgedPart {
  /** How many positions were looked at. */
  readonly positions: number;
}
export interface JudgedOpening {
  readonly line: string;
  /** Whether the claim still holds after it, chosen as whoever does it would. */
  readonly keeps: boolean;
  /** In how many decisions after it what is looked for comes about, against the longest resistance; null where it cannot. */
  readonly within: number | null;
  /** Whether that hangs on what is chosen with it. */
  readonly dependsOnChoices: boolean;
}
