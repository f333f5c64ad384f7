/** Sentences that are kept as their author wrote them. */

import type { Comment, Span } from '../syntax.ts';
import { BLANK, charClass } from '../words/chars.ts';
import { isLineBreak } from '../words/lines.ts';

/**
 * The text of a span. Line breaks and comments in it are blanks of the same length, so that places in the sentence are
 * places in the block.
 */
export const sentenceText = (
  of: { readonly text: string; readonly comments: readonly Comment[] },
  span: Span,
): string => {
  const text = of.text.slice(span.start, span.end);
  let out = '';
  let done = 0;
  const blank = (from: number, to: number): void => {
    out += text.slice(done, from) + ' '.repeat(to - from);
    done = to;
  };
  for (let at = 0; at < text.length; at++) {
    if (!isLineBreak(text.charCodeAt(at))) continue;
    // A sentence that continues holds no comments except before its line breaks and on lines between.
    const comment = of.comments.find(each => each.span.end === span.start + at);
    blank(comment === undefined ? at : comment.span.start - span.start, at + 1);
  }
  return plainBlanks(out + text.slice(done));
};

/** Whatever the language takes for a blank, control characters among it, is one to the sentence, too; not so in quotes. */
const plainBlanks = (text: string): string =>
  isPlain.test(text)
    ? text
    : text.replace(/"(?:[^"\\]|\\.)*"|[^\p{L}\p{N}\p{P}\p{S} ]/gu, part =>
        part.length === 1 && charClass(part.charCodeAt(0)) === BLANK ? ' ' : part,
      );
const isPlain = /^[ -~]*$/;
