/** The number of a claim, with what compares it. */

import { COMPARISONS, type ComparisonWords } from '../../comparisons.ts';
import type { StandingClaim, WrittenNumber } from '../syntax.ts';
import { type Cursor, oneOf, peek } from '../tokens/cursor.ts';
import { anyNumber, number } from '../tokens/phrases.ts';

/** How much or how many there is, as every claim says it, and what is said with it. */
export const claimedAmount = (
  c: Cursor,
  range: 'from 0' | 'below 0 as well',
  saidWith: (amount: WrittenNumber) => StandingClaim | null,
): StandingClaim | null => {
  const amount = range === 'from 0' ? number(c) : anyNumber(c);
  if (amount === null) return null;
  const behind = c.pos;
  const comparison = COMPARISON_STARTS.includes(peek(c)) ? comparisonIn(c, '') : undefined;
  if (comparison === null) return null;
  const said = saidWith(comparison === undefined ? amount : { ...amount, comparison });
  // Asked for last, so that the more usual words come first where something is missing.
  if (c.pos === behind) oneOf(c, COMPARISON_STARTS);
  return said;
};

/** The words that a comparison may go on with, after these of its words. */
const comparisonAfter = (begun: string): readonly string[] => [
  ...new Set(
    COMPARISONS.flatMap(({ words }) =>
      words.startsWith(begun) ? (words.slice(begun.length).split(' ')[0] ?? []) : [],
    ),
  ),
];

const COMPARISON_STARTS = comparisonAfter('');

/** Word by word, as one may begin like another one. */
const comparisonIn = (c: Cursor, begun: string): ComparisonWords | null => {
  const next = oneOf(c, comparisonAfter(begun));
  if (next === null) return null;
  const words = `${begun}${next.text}`;
  return COMPARISONS.find(row => row.words === words)?.words ?? comparisonIn(c, `${words} `);
};
