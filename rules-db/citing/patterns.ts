/** What may come between the parts of a citation. */
import { BLANK } from './prose.ts';

/** As far as a word comes before its number, or a number before the next. */
export const REACH = 48;

export const GAP = '[ \\t\\u00a0]*(?:(?:\\r\\n|\\n|\\r)[ \\t>]*)?';

/** A gap that is there: between words. */
export const SPACE = `(?:[ \\t\\u00a0]|\\r\\n|\\n|\\r)${GAP}`;

/** After a number: the end of what stresses, brackets or links it. */
export const CLOSE = `[*_~]{0,5}\\]?${BLANK}*[*_~]{0,5}`;
