/** Answers in a chat are short: what is left out is counted, and said. */
import { shortLine } from '../../../engine/lists.ts';

/** The first of a list, and how many more there are. */
export const first = <Each>(
  all: readonly Each[],
  most: number,
): { readonly shown: readonly Each[]; readonly left: number } => ({
  shown: all.slice(0, most),
  left: Math.max(0, all.length - most),
});

/** A text of somebody else's within a sentence: on one line, and cut. */
export const capped = (text: string): string => shortLine(text.replace(/\s+/g, ' ').trim());

/** "and 3 more", as a line of a list; nothing where nothing is left out. */
export const andMore = (left: number, what = ''): readonly string[] =>
  left === 0 ? [] : [`… and ${left} more${what === '' ? '' : ` ${what}`}`];
