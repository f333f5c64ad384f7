/** Looking now and then at what goes on in another thread. */
import { inFigures } from '../../../engine/bounds.ts';

/** Calls `look` every `LOOK` milliseconds, until what it returns is called. */
export type Watch = (look: () => void) => () => void;

const LOOK = 250;

/** Keeps no process alive. */
export const everyLook: Watch = look => {
  const timer = setInterval(look, LOOK);
  // Only under Node is there such a thing.
  (timer as { readonly unref?: () => void }).unref?.();
  return () => clearInterval(timer);
};

/** How many looks fit into so many seconds. */
export const looksIn = (seconds: number): number => (1_000 * seconds) / LOOK;

/** In megabytes: what a thread may take before it is ended, so that the program goes on without it. */
export const MOST_MEMORY = 1024;

/** What a thread may take that plays scenarios: their states come and go by the thousand, and with more room for the young, fewer of them are moved about. */
export const ROOM_FOR_GAMES = { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: MOST_MEMORY } as const;

export const MUCH_MEMORY = `it needs more than ${inFigures(MOST_MEMORY)} MB of memory`;

/** Why a thread has died, as the end of a sentence. */
export const whyDied = (error: Error): string =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? MUCH_MEMORY : error.message;
