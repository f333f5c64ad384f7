/** Finds the known name nearest to one that is not known. */
import { editDistance } from '../engine/language/words/distance.ts';

/** The nearest of some names, where one is near enough to have been meant: a third of its letters may be wrong. */
export const nearest = (name: string, names: Iterable<string>): string | undefined => {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    const distance = editDistance(name, candidate, least - 1);
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
};
