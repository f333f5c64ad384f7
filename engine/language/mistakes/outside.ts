/** The report on lines that belong to no block. */
import { type Cursor, kindAt, nextLine, startOf, tokenSpan, tokenText } from '../tokens/cursor.ts';
import { quote } from '../tokens/lexer.ts';
import { T } from '../tokens/tokens.ts';
import { isLineBreak } from '../words/lines.ts';
import { nearest } from '../words/near.ts';
import { BLOCK_WORDS, SCENARIO_WORDS } from '../words/words.ts';
import { fenceProblem } from './fence.ts';
import { lineSpan } from './unknown.ts';

/** The lines at the cursor and below are part of nothing. They share one cause, and so one error: at the first of them. */
export const reportStray = (c: Cursor, message: string): void => {
  let isReported = false;
  while (c.pos < c.t.count) {
    const fence = fenceProblem(c, lineSpan(c));
    if (fence !== undefined) {
      c.problems.push(fence);
      nextLine(c);
      continue;
    }
    const meant = isReported ? undefined : beginningMeant(lineText(c));
    if (meant !== undefined) {
      const span = lineSpan(c);
      c.problems.push({
        code: 'syntax/unknown-statement',
        span,
        message: `A file begins with a scenario, or with the cards that it uses. Write “${meant}”.`,
        replacement: { span, text: meant, title: `Write “${meant}”` },
      });
      isReported = true;
      nextLine(c);
      continue;
    }
    const close = kindAt(c) === T.word ? nearest(tokenText(c), isReported ? SCENARIO_WORDS : BLOCK_WORDS) : undefined;
    if (close !== undefined) {
      const span = tokenSpan(c);
      c.problems.push({
        code: 'syntax/unknown-statement',
        span,
        message: `The nearest word to “${tokenText(c)}” is “${close}”.`,
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
const lineText = (c: Cursor): string => {
  const { start, end } = lineSpan(c);
  return c.t.text.slice(start, end);
};

/** What a line is in this language with which files of tests begin elsewhere: `describe("Tank first")`, `import "cards.rift"`. */
const beginningMeant = (said: string): string | undefined => {
  const used = /^(?:#?include|import|require|load|from)\b[\s(]*(["'])(.*?)\1/i.exec(said)?.[2];
  if (used !== undefined) return `use ${quote(used)}`;
  const named = /^(?:describe|it|test|case|context|feature|example|title|name)\b[\s(:=]*(["'])(.*?)\1/i.exec(said)?.[2];
  if (named !== undefined) return `scenario ${quote(named)}`;
  const called =
    /^(?:def|function|func|fn|class)\s+(?:test_?)?(\p{L}[\p{L}\d_]*)/iu.exec(said)?.[1] ??
    /^(?:feature|title)\s*:\s*(.+)$/i.exec(said)?.[1];
  return called === undefined ? undefined : `scenario ${quote(called.replaceAll('_', ' '))}`;
};

const lineStart = (c: Cursor): number => {
  let at = startOf(c);
  while (at > 0 && !isLineBreak(c.t.text.charCodeAt(at - 1))) at--;
  return c.t.text.startsWith('\ufeff', at) ? at + 1 : at;
};
