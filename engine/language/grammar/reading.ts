/** Reads a line together with the lines that continue it, once more after each slip that can be corrected. */

import { addAll } from '../../lists.ts';
import { reportHere, reportTrailingComma } from '../mistakes/mistakes.ts';
import { atEnd, type Cursor, kindAt } from '../tokens/cursor.ts';
import { T, type Tokens } from '../tokens/tokens.ts';

const MOST_SLIPS = 8;

/**
 * Reads a statement. A mistyped word is reported, and the statement read again as if the word were right. Whether the
 * statement took its whole line is noted in the cursor.
 */
export const read = <P>(c: Cursor, reader: (c: Cursor) => P | null, before: number): P | null => {
  for (;;) {
    const slips = c.slips.length;
    c.pos = c.first;
    const parsed = reader(c);
    c.isWhole = true;
    if (parsed === null) {
      c.problems.length = before;
      reportHere(c);
    } else if (!finish(c)) {
      c.isWhole = false;
      reportHere(c);
    }
    if (c.slips.length === slips || slips >= MOST_SLIPS) {
      if (c.slips.length > 0) {
        addAll(c.problems, c.slips);
        c.slips.length = 0;
      }
      return parsed;
    }
    c.problems.length = before;
  }
};

/** Whether the statement took the whole line; what is left over is reported. */
const finish = (c: Cursor): boolean => {
  if (atEnd(c)) return true;
  if (!isTrailingComma(c)) return false;
  reportTrailingComma(c);
  return true;
};

/** Whether the comma at hand is the last token, so that a line is meant to go on. */
export const isTrailingComma = (c: Cursor): boolean => kindAt(c) === T.comma && c.t.kind[c.pos + 1] === T.end;

/**
 * Joins the lines of a statement that continues after commas, as long as `continues` confirms it for the first token
 * and the end of the line so far. Returns the token that ends the statement.
 */
export const joinLines = (
  t: Tokens,
  first: number,
  continues: (t: Tokens, first: number, end: number) => boolean,
): number => {
  let end = first;
  for (;;) {
    while (t.kind[end] !== T.end) end++;
    if (t.kind[end - 1] !== T.comma || end - 1 <= first || !continues(t, first, end)) return end;
    t.kind[end] = T.join;
  }
};

/** The last token before an end. */
export const lastToken = (t: Tokens, end: number): number => {
  let last = end - 1;
  while (last > 0 && t.kind[last] === T.join) last--;
  return last;
};
