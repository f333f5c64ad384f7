/**
 * What may stand behind a number of a claim, as in `3 or more might`; without it, exactly that number is claimed. The parser, the
 * printer, what is claimed, completion, hovers and rewordings all go by this table.
 */

interface Comparison {
  /** Behind the number. */
  readonly words: string;
  readonly holds: (actual: number, claimed: number) => boolean;
  /** Before the number, in other words or other languages: the first with a number that fulfils it, the others with the one before it. */
  readonly before: readonly string[];
  readonly beyond: readonly string[];
  /** From the number behind `beyond` to the first that fulfils it. */
  readonly step: 1 | -1;
  /** What a hover says of the words, with a line that has them. */
  readonly says: string;
  readonly example: string;
}

export const COMPARISONS = [
  {
    words: 'or more',
    holds: (actual, claimed) => actual >= claimed,
    before: ['at least', 'minimum', '> =', '>=', '≥'],
    beyond: ['more than', 'over', '>'],
    step: 1,
    says: 'Behind a number of a claim: that number, or any that is larger. Without it, exactly that number is claimed.',
    example: 'expect Wall has 3 or more might',
  },
  {
    words: 'or less',
    holds: (actual, claimed) => actual <= claimed,
    before: ['at most', 'up to', '< =', '<=', '≤'],
    beyond: ['less than', 'fewer than', 'under', '<'],
    step: -1,
    says: 'Behind a number of a claim: that number, or any that is smaller. Without it, exactly that number is claimed.',
    example: 'expect Wall has 3 or less might',
  },
] as const satisfies readonly Comparison[];

export type ComparisonWords = (typeof COMPARISONS)[number]['words'];

/** Whether there is as much as is claimed. */
export const isAsClaimed = (
  actual: number,
  claimed: { readonly value: number; readonly comparison?: ComparisonWords },
): boolean => {
  const { value, comparison } = claimed;
  if (comparison === undefined) return actual === value;
  return COMPARISONS.some(row => row.words === comparison && row.holds(actual, value));
};
