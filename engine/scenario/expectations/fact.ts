/** A fact held against a state: whether it is so, and what is so instead. */
import { isAsClaimed } from '../../comparisons.ts';
import type { WrittenNumber } from '../../language/syntax.ts';

export interface Fact {
  readonly holds: boolean;
  readonly actual: string;
  /** The scenario does not say it: neither this nor its opposite holds. `actual` says what to write. */
  readonly unspecified?: true;
  /** Of what can be asked for: how much there is, or where it is. */
  readonly reply?: string;
}

/** `gone`: why it has no such measure, if it has none. */
export const measured = (
  gone: string | null,
  actual: number,
  claimed: WrittenNumber,
  say: (n: number) => string,
): Fact =>
  gone === null
    ? { holds: isAsClaimed(actual, claimed), actual: say(actual), reply: `${actual}` }
    : { holds: false, actual: gone };

/** `1 point`, `2 points`: only for nouns whose plural ends in `s`. */
export const count = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
