/** Where a scenario only looks on: an `expect` line or a question changes nothing in the game, not even one that cannot be read. */
import { type Looking, onlyLooks, type Span, type Statement } from '../../language/syntax.ts';
import { isQuestionWord } from '../../language/words/words.ts';

/** The expectation or question that contains something; null where it could not be read, undefined where there is none. */
export const questionAt = (
  source: string,
  statements: readonly Statement[],
  { start }: Span,
): Looking | null | undefined => {
  const within = statements.find(({ span }) => span.start <= start && start <= span.end);
  if (within !== undefined) return onlyLooks(within) ? within : undefined;
  const first = /^\s*(\w+)/.exec(source.slice(lineStart(source, start)))?.[1]?.toLowerCase() ?? '';
  return first === 'expect' || first === 'goal' || isQuestionWord(first) ? null : undefined;
};

/** Of the line that goes on, after a comma, as far as here. */
const lineStart = (source: string, offset: number): number => {
  let start = source.lastIndexOf('\n', offset - 1) + 1;
  while (start > 0 && /,[^\S\n]*\n$/.test(source.slice(Math.max(0, start - LONGEST_END), start)))
    start = source.lastIndexOf('\n', start - 2) + 1;
  return start;
};

/** A comma with the blanks after it. */
const LONGEST_END = 20;
