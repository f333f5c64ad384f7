/** Messages about what acts keep or lose of something that is claimed of all that can come. */
import type { ExploreParams } from './exploring.ts';
import type { OpeningsParams } from './openings.ts';

/**
 * Whether a claim still holds after each of these openings, found by search. Params: `JudgeOpeningsParams`. Result:
 * `JudgeOpeningsResult`, or null where that claim does not stand there. Can be cancelled; under `partialResultToken` each
 * `JudgedPart` is sent as soon as it is found, and the result has all of it.
 */
export const JUDGE_OPENINGS = 'riftbench/judgeOpenings';
export interface JudgeOpeningsParams extends OpeningsParams, Pick<ExploreParams, 'seconds' | 'partialResultToken'> {
  /** The line of the claim, one of those of `OpeningsResult`. */
  readonly claim: number;
  /** Openings as they are written: an act each. */
  readonly openings: readonly string[];
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
