/** The text that an accepted item replaces. */

import type { Analysis } from '../document/analysis.ts';
import type { Position, Range } from '../document/lines.ts';
import { type Lexeme, lexemesOf } from '../words/wordAt.ts';

/** From the beginning of the word or open text before the cursor; nothing inside comments. */
export const replacedAt = ({ lines, source }: Analysis, position: Position): Range | undefined => {
  const cursor = lines.offsetAt(position);
  const lineStart = lines.offsetAt({ line: position.line, character: 0 });
  const lineEnd = lines.lineEnd(position.line);
  const line = source.text.slice(lineStart, lineEnd);
  const at = cursor - lineStart;
  const touched = lexemesOf(line).find(lexeme => lexeme.start < at && at <= lexeme.end);
  if (touched?.kind === 'comment') return undefined;
  const start = touched === undefined || closed(touched.text, touched.end, at) ? cursor : lineStart + touched.start;
  // What follows the cursor in the same word or text is replaced, too: typing in the middle leaves no tail.
  const end = touched === undefined || start === cursor ? cursor : lineStart + endOf(touched, at);
  return { start: lines.positionAt(start), end: lines.positionAt(end) };
};

/** After the closing quote a text is over. */
const closed = (text: string, end: number, at: number): boolean => isClosed(text) && at === end;

const isClosed = (text: string): boolean => /^"(?:[^"\\]|\\.)*"$/.test(text);

/** A text without its closing quote runs to the end of the line: only its word at the cursor is meant. */
const endOf = ({ text, start, end }: Lexeme, at: number): number => {
  if (!text.startsWith('"') || isClosed(text)) return end;
  return at + (/^[\p{L}\p{N}_'’-]*/u.exec(text.slice(at - start))?.[0].length ?? 0);
};
