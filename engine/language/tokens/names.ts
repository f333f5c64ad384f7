/** How a name is written, so that the parser takes it for that name wherever a name may appear. */

import { WORDS } from '../words/words.ts';
import { quote } from './lexer.ts';

/** Bare where that is one plain word and none of the language's own, else in quotes. */
export const quoteIfNeeded = (name: string): string =>
  PLAIN.test(name) && !words.has(name.toLowerCase()) ? name : quote(name);

/**
 * The names of the units of a line: `2x Recruit` makes Recruit1 and Recruit2, or the next numbers if those are taken.
 */
export const namesLaidOut = (name: string, count: number, isTaken: (name: string) => boolean): readonly string[] => {
  if (count === 1) return [name];
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!isTaken(`${name}${n}`)) names.push(`${name}${n}`);
  return names;
};

const PLAIN = /^[\p{L}_][\p{L}\p{N}_'’-]*$/u;
/** The words of the language but `a`, so that names of one letter stay bare. */
const words: ReadonlySet<string> = new Set(WORDS.filter(word => word.length > 1));
