/**
 * Reasons against an act, found by one piece of code for two questions: is it legal, and which rules does it break.
 * Such code hands each reason to its caller and goes on until the caller has heard enough; messages are put together
 * only for callers who want them.
 */
import type { Refusal } from './refusal.ts';

export interface Reasons {
  /** Returns whether the caller has heard enough: one that only asks for yes or no needs no second reason. */
  add(why: () => Refusal): boolean;
}

/** Hands each reason to `reasons`; returns whether it was stopped early, as the caller had heard enough. */
export type LookForReasons = (reasons: Reasons) => boolean;

/** Every reason that `look` finds, in the order in which it finds them; none if the act is legal. */
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

/** Hands over reasons that were found together; returns whether the caller has heard enough. */
export const addAll = (reasons: Reasons, found: readonly Refusal[]): boolean => {
  for (const each of found) if (reasons.add(() => each)) return true;
  return false;
};
