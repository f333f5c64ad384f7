/** A fence of Markdown among lines of the language: pasted along with a block from an article or a chat. */

import type { Span, SyntaxProblem } from '../syntax.ts';
import { type Cursor, tokenSpan } from '../tokens/cursor.ts';

/** The problem of a line that is a fence. `line`: from its first to its last token. */
export const fenceProblem = (c: Cursor, line: Span): SyntaxProblem | undefined =>
  /^(?:```|~~~)/.test(c.t.text.slice(tokenSpan(c).start, line.end))
    ? {
        code: 'syntax/unknown-statement',
        span: line,
        message:
          'Fences belong to Markdown files. A .rift file contains only the lines between fences: leave this line out.',
        replacement: { span: line, text: '', title: 'Remove the fence' },
      }
    : undefined;
