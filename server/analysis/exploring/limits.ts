/** How long is looked for what a scenario claims of all that can come. */
import { MOST_POSITIONS, type SearchLimits } from '../../../engine/scenario/exploring/limits.ts';
import { MOST_MEMORY } from '../document/watch.ts';

/** For one claim that is begun now, of a scenario that may take so many `seconds`; `now` is in milliseconds. */
export const limitsWithin = (seconds: number, now: () => number): SearchLimits => {
  const end = now() + SHARE * 1_000 * seconds;
  return { isEnough: positions => positions > MOST_POSITIONS || now() > end };
};

/** What is decided has to be run again, and told. */
const SHARE = 0.8;

/**
 * For one claim that is begun now and has just so many `seconds`, however many positions that are; `memory` is in megabytes: what a
 * search holds is kept within what the thread may have.
 */
export const limitsFor = (seconds: number, now: () => number, memory: () => number): SearchLimits => {
  const end = now() + 1_000 * seconds;
  let questions = 0;
  let isTooLarge = false;
  return {
    isEnough: () => {
      questions += 1;
      if (questions % LOOKED_AT === 0) isTooLarge = memory() > MOST_OF_MEMORY * MOST_MEMORY;
      return isTooLarge || now() > end;
    },
  };
};

const LOOKED_AT = 256;
const MOST_OF_MEMORY = 0.7;

/** Of the work that claims are otherwise given: as much as there is time for. */
export const UNCOUNTED_WORK = Number.MAX_SAFE_INTEGER;
