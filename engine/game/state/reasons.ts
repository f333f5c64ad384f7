/**
 * What speaks against an act, from one source for two questions: whether it is legal, and every rule that it breaks. What
 * looks for reasons gives each to its caller, and goes on until that has heard enough; the words of a reason are put
 * together only for those who want to hear them.
 */
import type { Refusal } from './refusal.ts';

export interface Reasons {
  /** Whether enough has been heard now: a caller that only asks for yes or no needs no second reason. */
  add(why: () => Refusal): boolean;
}

/** Gives each reason to `reasons`, and whether enough was heard before it came to its end. */
export type LookForReasons = (reasons: Reasons) => boolean;

export const everyReason = (look: LookForReasons): readonly Refusal[] => {
  const reasons = new EveryReason();
  look(reasons);
  return reasons.found;
};

/** Whether there is none. */
export const isWithoutReason = (look: LookForReasons): boolean => !look(FIRST);

class EveryReason implements Reasons {
  readonly found: Refusal[];

  constructor() {
    this.found = [];
  }

  add(why: () => Refusal): boolean {
    this.found.push(why());
    return false;
  }
}

/** Enough is heard at the first. */
const FIRST: Reasons = { add: () => true };

/** Reasons that are found together. */
export const addAll = (reasons: Reasons, found: readonly Refusal[]): boolean => {
  for (const each of found) if (reasons.add(() => each)) return true;
  return false;
};
