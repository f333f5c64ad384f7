/** Offsets to lines and characters and back, as the Language Server Protocol counts them: from 0, in UTF-16 units. */

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

export const lineIndex = (text: string): LineIndex => {
  const starts = startsOf(text);
  const startOf = (line: number): number => starts[line] ?? text.length;
  const lineEnd = (line: number): number => {
    let end = startOf(line + 1);
    while (end > startOf(line) && isBreak(text.charCodeAt(end - 1))) end -= 1;
    return end;
  };
  return {
    lineCount: starts.length,
    positionAt(offset) {
      const within = clamp(offset, 0, text.length);
      const line = lastAtOrBefore(starts, within);
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

const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const isBreak = (unit: number): boolean => unit === LINE_FEED || unit === CARRIAGE_RETURN;
const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

const startsOf = (text: string): readonly number[] => {
  const starts = [0];
  // Most files have no carriage return: leaping from one line feed to the next is several times faster.
  if (!text.includes('\r')) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
  }
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) continue;
    if (isBreak(unit)) starts.push(at + 1);
  }
  return starts;
};

const lastAtOrBefore = (starts: readonly number[], offset: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
};
