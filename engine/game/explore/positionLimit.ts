/** How much may be done at one position for an exploration to go through all of it. */
import { BOUNDS } from '../../bounds.ts';

export interface PositionLimit {
  /** To be asked by an exploration (`Exploration.isTooMuch`). */
  readonly isTooMuch: (work: number) => boolean;
  /** Whether it ended the exploration. */
  readonly hasEndedIt: () => boolean;
  /** It has ended another exploration of the same game, which this one waits for. */
  readonly end: () => void;
}

export const positionLimit = (most: number = BOUNDS.workOfPosition): PositionLimit => {
  let hasEnded = false;
  return {
    isTooMuch(work) {
      hasEnded ||= work > most;
      return hasEnded;
    },
    hasEndedIt: () => hasEnded,
    end() {
      hasEnded = true;
    },
  };
};
