/** Comments as other languages begin them: they are read as comments, and the sign that begins one here is offered. */

import type { SyntaxProblem } from '../syntax.ts';
import { BLANK, charClass, NEWLINE } from '../words/chars.ts';

/** The end of a comment that begins at an offset with another sign than `#`, and its report; null where none begins. */
export const otherComment = (
  text: string,
  start: number,
  alone: boolean,
): { readonly end: number; readonly problem: SyntaxProblem } | null => {
  const sign = /^(?:\/\/+|\/\*+|--+(?=\s|$)|--+(?=\p{L})|;+)/u.exec(text.slice(start, start + LONGEST))?.[0];
  if (sign === undefined || (sign.startsWith(';') && !alone)) return null;
  if (!alone && charClass(text.charCodeAt(start - 1)) !== BLANK) return null;
  let end = start;
  while (end < text.length && charClass(text.charCodeAt(end)) !== NEWLINE) end++;
  const close = sign.startsWith('/*') ? text.indexOf('*/', start + sign.length) : -1;
  const isClosed = close >= 0 && close < end;
  if (isClosed) end = close + 2;
  const span = { start, end };
  const said = text.slice(start + sign.length, isClosed ? close : end).trim();
  return {
    end,
    problem: {
      code: 'syntax/expected',
      span,
      message: `A comment begins with “#”, not with “${sign}”, and runs to the end of its line.`,
      replacement: { span, text: said === '' ? '#' : `# ${said}`, title: 'Begin the comment with “#”' },
    },
  };
};

/** Longer rows of signs are cut: they are a line drawn across the file. */
const LONGEST = 200;
