/**
 * The smallest text that still does what a text does: whatever can go goes, the largest parts first, then cards become plain units, and
 * numbers come down, until nothing more can be taken without losing it.
 */
import { shrinkings } from './shrinkings.ts';

/** `still`: whether a smaller text does it, too. Asked of each text once. */
export const shrunk = (
  text: string,
  still: (text: string) => boolean,
  isEnough: () => boolean = () => false,
): string => {
  const tried = new Set<string>();
  const holds = (candidate: string): boolean => {
    if (tried.has(candidate)) return false;
    tried.add(candidate);
    return still(candidate);
  };
  let smallest = text;
  for (let before = ''; before !== smallest; ) {
    before = smallest;
    for (const shrinking of shrinkings) {
      for (let at = 0; !isEnough(); ) {
        const candidates = shrinking(smallest);
        const found = candidates.findIndex((candidate, i) => i >= at && holds(candidate));
        if (found < 0) break;
        smallest = candidates[found] ?? smallest;
        at = Math.max(0, found - 1);
      }
    }
  }
  return smallest;
};
