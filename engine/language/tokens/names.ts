/** How a name is written, so that the parser takes it for that name wherever a name may appear. */

import { WORDS } from '../words/words.ts';
import { quote } from './lexer.ts';

/** Bare where that is one plain word and none of the language's own, else in quotes. */
export const quoteIfNeeded = (name: string): string =>
  PLAIN.test(name) && !words.has(name.toLowerCase()) ? name : quote(name);

const PLAIN = /^[\p{L}_][\p{L}\p{N}_'’-]*$/u;
/** The words of the language but `a`, so that names of one letter stay bare. */
const words: ReadonlySet<string> = new Set(WORDS.filter(word => word.length > 1));
