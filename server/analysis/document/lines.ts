/**
 * Turns offsets into lines and characters and back, as the Language Server Protocol counts them: from 0, in UTF-16
 * units.
 */
import { isLineBreak, lineOf, lineStarts } from '../../../engine/language/words/lines.ts';

export interface Position {
  readonly line: number;
  readonly character: number;
}

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

export interface LineIndex {
  readonly lineCount: number;
  /** Out of the text: the nearest place in it. */
  positionAt(offset: number): Position;
  offsetAt(position: Position): number;
  /** The offset at which a line's text ends, before its line break. */
  lineEnd(line: number): number;
}

/** Positions beyond the end of a line or of the text mean that end. */
export const lineIndex = (text: string): LineIndex => {
  const starts = lineStarts(text);
  const startOf = (line: number): number => starts[line] ?? text.length;
  const lineEnd = (line: number): number => {
    let end = startOf(line + 1);
    while (end > startOf(line) && isLineBreak(text.charCodeAt(end - 1))) end -= 1;
    return end;
  };
  return {
    lineCount: starts.length,
    positionAt(offset) {
      const within = clamp(offset, 0, text.length);
      const line = lineOf(starts, within);
      return { line, character: within - startOf(line) };
    },
    offsetAt({ line, character }) {
      if (line < 0) return 0;
      if (line >= starts.length) return text.length;
      return clamp(startOf(line) + character, startOf(line), lineEnd(line));
    },
    lineEnd,
  };
};

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
