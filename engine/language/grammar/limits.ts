/** Where reading a block stops: nobody reads a thousand problems, and no game has ten thousand lines. */
import { BOUNDS, inFigures } from '../../bounds.ts';
import type { Cursor } from '../tokens/cursor.ts';

const whyNotRead = ({ problems, problemsAbove }: Cursor, line: number): string | undefined => {
  if (problemsAbove + problems.length >= BOUNDS.problems)
    return `More than ${inFigures(BOUNDS.problems)} problems are above this line. This line and those below it are not read.`;
  if (line >= BOUNDS.lines)
    return `This is line ${inFigures(line + 1)} of its block, and ${inFigures(BOUNDS.lines)} is the most. It and those below it are not read.`;
  return undefined;
};

/** Whether the line at the cursor is read. If not, the line gets a problem that says so, and the cursor moves to the end of the block. */
export const isWithinLimits = (c: Cursor): boolean => {
  const line = c.t.line[c.pos] ?? 0;
  const why = whyNotRead(c, line);
  if (why === undefined) return true;
  c.problems.push({
    code: 'flow/limit',
    span: { start: c.t.start[c.pos] ?? 0, end: c.t.end[c.pos] ?? 0 },
    message: why,
  });
  c.pos = c.t.count;
  return false;
};
