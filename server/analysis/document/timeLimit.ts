/** How much time and memory one scenario may take: in a check and the other commands, and in the editor's thread for what takes long. */

import type { Interruption } from '../../../engine/scenario/report/interruption.ts';
import { MOST_MEMORY, MUCH_MEMORY } from './watch.ts';

/** In seconds. */
export const DEFAULT_TIMEOUT = 10;

/** Memory is looked at every so many questions, as that takes time by itself. */
const LOOKED_AT = 256;

/**
 * For a scenario that begins now. `now` is in milliseconds, `memory` in megabytes: what was in use before is none of its own, as
 * in a thread that has played many.
 */
export const timeLimit = (seconds: number, now: () => number, memory: () => number): Interruption =>
  new TimeLimit(seconds, now, memory);

/** A class, as an object that is written with a getter takes many times as long to make, and each scenario has one. */
class TimeLimit implements Interruption {
  /** A function by itself: it is handed on. */
  readonly isDue: () => boolean;
  readonly #seconds: number;
  #isTooLarge = false;

  constructor(seconds: number, now: () => number, memory: () => number) {
    this.#seconds = seconds;
    const end = now() + 1000 * seconds;
    let questions = 0;
    let before: number | undefined;
    this.isDue = () => {
      questions += 1;
      if (!this.#isTooLarge && questions % LOOKED_AT === 0) {
        const used = memory();
        before ??= used;
        this.#isTooLarge = used - before > MOST_MEMORY;
      }
      return this.#isTooLarge || now() >= end;
    };
  }

  get because(): string {
    return this.#isTooLarge ? MUCH_MEMORY : `it ${tookLonger(this.#seconds)}`;
  }
}

const tookLonger = (seconds: number): string =>
  `took longer than ${seconds} ${seconds === 1 ? 'second' : 'seconds'}, the time limit for one scenario`;

/** Of one that did not end by itself, as the end of a sentence. */
export const whyEnded = (seconds: number): string => `${tookLonger(seconds)}, and had to be ended from outside`;
