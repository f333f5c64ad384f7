/** Where Riftbench runs, as far as answers depend on it; each host fills it (`server/hosts/`). */
import type { Files } from './files.ts';

export interface Host {
  readonly files: Files;
  readonly ending: Ending;
  /** Resolves once whatever else waits has had its turn: messages that have come, files that were read. */
  readonly nextTurn: () => Promise<void>;
  /** A name that no other call gives, not even one of another run of the program. */
  readonly newName: () => string;
}

/** How work is ended from outside that does not ask whether it shall end. */
export interface Ending {
  /** Whether what is under way is such work. */
  readonly isLimited: () => boolean;
  /** In milliseconds, a whole number above 0. Throws `NotInTime` where the work was ended. */
  readonly within: <Result>(most: number, work: () => Result) => Result;
  /** How long the thread that speaks with the client runs a scenario before another thread gets it. */
  readonly slice: Slice;
}

/** In milliseconds. */
export interface Slice {
  readonly usual: number;
  /** For the first runs, as the program itself is still slow. */
  readonly whileCold: number;
}

/** Thrown in place of what the work would have given. */
export class NotInTime extends Error {}
