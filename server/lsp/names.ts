/** How a name is written in the language. */
import { WORDS } from '../../engine/language/words.ts';

/** Bare where that is one plain word and none of the language's own, else in quotes. */
export const written = (name: string): string =>
  PLAIN.test(name) && !own.has(name.toLowerCase()) ? name : `"${name.replace(/[\\"]/g, '\\$&')}"`;

const PLAIN = /^[\p{L}_][\p{L}\p{N}_'’-]*$/u;
const own: ReadonlySet<string> = new Set(WORDS);
