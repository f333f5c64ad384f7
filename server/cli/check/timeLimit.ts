/** How long one scenario may run in a check. */
import type { Interruption } from '../../../engine/scenario/report/interruption.ts';

/** In seconds. */
export const DEFAULT_TIMEOUT = 10;

/** For a scenario that begins now. `now` is in milliseconds. */
export const timeLimit = (seconds: number, now: () => number): Interruption => {
  const end = now() + 1000 * seconds;
  return {
    isDue: () => now() >= end,
    because: `it took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, the time limit for one scenario`,
  };
};
