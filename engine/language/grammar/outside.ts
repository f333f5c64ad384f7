/** `use` lines, and whatever comes before the first block. */
import { reportHere, reportStray } from '../mistakes/mistakes.ts';
import type { LooseTree, Name, UseTree } from '../syntax.ts';
import { advance, atEnd, type Cursor, kindAt, nextLine } from '../tokens/cursor.ts';
import { name } from '../tokens/phrases.ts';
import { T } from '../tokens/tokens.ts';

export const useBlock = (c: Cursor): UseTree => {
  const read = (at: Cursor): Name | null => {
    advance(at);
    if (kindAt(at) === T.string) return name(at, 'path');
    if (at.pos === at.probe) at.wanted.push({ kind: 'path' });
    return null;
  };
  c.again = read;
  const path = read(c);
  if (!atEnd(c) || path === null) reportHere(c);
  nextLine(c);
  if (c.pos < c.t.count)
    reportStray(
      c,
      'Nothing below a “use” line belongs to a scenario yet: a “scenario” line has to come before this one.',
    );
  const tree = { kind: 'use', problems: c.problems, comments: c.t.comments } as const;
  return path === null ? tree : { ...tree, path };
};

/** Its tree holds no statements: every line is reported as belonging to nothing. */
export const looseBlock = (c: Cursor): LooseTree => {
  if (c.pos < c.t.count)
    reportStray(c, 'Nothing belongs to a scenario yet: a “scenario” line has to come before this one.');
  return { kind: 'loose', problems: c.problems, comments: c.t.comments };
};
