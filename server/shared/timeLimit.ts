/** How long one scenario may run: in a check, and in the editor's thread for what takes long. */
import type { Interruption } from '../../engine/scenario/report/interruption.ts';

/** In seconds. */
export const DEFAULT_TIMEOUT = 10;

/** For a scenario that begins now. `now` is in milliseconds. */
export const timeLimit = (seconds: number, now: () => number): Interruption => {
  const end = now() + 1000 * seconds;
  return { isDue: () => now() >= end, because: `it ${tookLonger(seconds)}` };
};

const tookLonger = (seconds: number): string =>
  `took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, the time limit for one scenario`;

/** Of one that did not end by itself, as the end of a sentence. */
export const whyEnded = (seconds: number): string => `${tookLonger(seconds)}, and had to be ended from outside`;
