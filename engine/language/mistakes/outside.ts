/** `use` lines, and what comes before the first block. */

import type { LooseTree, Name, UseTree } from '../syntax.ts';
import { advance, atEnd, type Cursor, kindAt, name, startOf, tokenSpan, tokenText } from '../tokens/cursor.ts';
import { T } from '../tokens/lexer.ts';
import { isLineBreak } from '../words/lines.ts';
import { nearest } from '../words/near.ts';
import { BLOCK_WORDS } from '../words/words.ts';
import { fenceProblem } from './fence.ts';
import { reportHere } from './problems.ts';
import { lineSpan } from './unknown.ts';

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
  strayLines(c, 'Nothing below a “use” line belongs to a scenario yet: a “scenario” line has to come before this one.');
  const tree = { kind: 'use', problems: c.problems, comments: c.t.comments } as const;
  return path === null ? tree : { ...tree, path };
};

export const looseBlock = (c: Cursor): LooseTree => {
  strayLines(c, 'Nothing belongs to a scenario yet: a “scenario” line has to come before this one.');
  return { kind: 'loose', problems: c.problems, comments: c.t.comments };
};

/** Lines that are part of nothing share one cause, and so one error: at the first of them. */
const strayLines = (c: Cursor, message: string): void => {
  let isReported = false;
  while (c.pos < c.t.count) {
    const fence = fenceProblem(c, lineSpan(c));
    if (fence !== undefined) {
      c.problems.push(fence);
      nextLine(c);
      continue;
    }
    const close = kindAt(c) === T.word ? nearest(tokenText(c), isReported ? ['scenario'] : BLOCK_WORDS) : undefined;
    if (close !== undefined) {
      const span = tokenSpan(c);
      c.problems.push({
        code: 'syntax/unknown-statement',
        span,
        message: `Nearest to “${tokenText(c)}” is “${close}”.`,
        replacement: { span, text: close, title: `Change to “${close}”` },
      });
      isReported = true;
    } else if (!isReported) {
      const start = lineStart(c);
      c.problems.push({
        code: 'syntax/unknown-statement',
        span: lineSpan(c),
        message,
        replacement: {
          span: { start, end: start },
          text: 'scenario "Untitled"\n',
          title: 'Insert “scenario "Untitled"”',
        },
      });
      isReported = true;
    }
    nextLine(c);
  }
};
const lineStart = (c: Cursor): number => {
  let at = startOf(c);
  while (at > 0 && !isLineBreak(c.t.text.charCodeAt(at - 1))) at--;
  return c.t.text.startsWith('\ufeff', at) ? at + 1 : at;
};

/** To the first token of the next line that has any. */
const nextLine = (c: Cursor): void => {
  while (c.pos < c.t.count && c.t.kind[c.pos] !== T.end) c.pos++;
  c.pos++;
};
