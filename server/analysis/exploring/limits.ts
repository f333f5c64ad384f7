/** How long is looked for what a scenario claims of all that can come. */
import { MOST_POSITIONS, type SearchLimits } from '../../../engine/scenario/exploring/limits.ts';

/** For one claim that is begun now, of a scenario that may take so many `seconds`; `now` is in milliseconds. */
export const limitsWithin = (seconds: number, now: () => number): SearchLimits => {
  const end = now() + SHARE * 1_000 * seconds;
  return { isEnough: positions => positions > MOST_POSITIONS || now() > end };
};

/** What is decided has to be run again, and told. */
const SHARE = 0.8;
