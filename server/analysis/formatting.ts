/** Formats a document with the fewest edits: what is right already keeps its marks, folds and cursors. */

import { formatFile } from '../../engine/language/formatting/format.ts';
import { type Analysis, blockAt } from './document/analysis.ts';
import { type LineIndex, lineIndex, type Position, type Range } from './document/lines.ts';
import type { TextEdit } from './values.ts';

/** None where the document is formatted already. In Markdown, only fenced scenarios are. */
export const formatDocument = ({ source, lines }: Analysis): readonly TextEdit[] => {
  const { text, markdown } = source;
  const laidOut = formatFile(text, { markdown });
  return laidOut === text ? [] : edits(text, laidOut, lines);
};

/** Those of the document's edits that lie in the lines of a range. */
export const formatRange = (analysis: Analysis, { start, end }: Range): readonly TextEdit[] =>
  formatDocument(analysis).filter(({ range }) => range.start.line >= start.line && range.end.line <= end.line);

/**
 * After Enter: the line that was left is laid out, and the new one begins where its statement will stand. Nothing else
 * moves while somebody types.
 */
export const formatOnEnter = (analysis: Analysis, { line }: Position): readonly TextEdit[] => {
  const { lines, source } = analysis;
  const left = line - 1;
  if (left < 0 || blockAt(analysis, { line: left, character: 0 }) === undefined) return [];
  const laidOut = formatDocument(analysis).filter(({ range }) => range.start.line === left && range.end.line === left);
  const textOf = (at: number) => source.text.slice(lines.offsetAt({ line: at, character: 0 }), lines.lineEnd(at));
  const here = textOf(line);
  if (here.trim() === '"' && hasOpenQuote(textOf(left))) return closed(textOf(left), here, line);
  if (here.trim() !== '') return laidOut;
  const indent = indentAfter(laidOut[0]?.newText ?? textOf(left));
  if (indent === null || indent === here) return laidOut;
  const whole = { start: { line, character: 0 }, end: { line, character: here.length } };
  return [...laidOut, { range: whole, newText: indent }];
};

/** Enter before the mark that ends a name, as in a snippet: a name is one line, so that the mark stays with it. */
const closed = (left: string, here: string, line: number): readonly TextEdit[] => {
  const end = { line: line - 1, character: left.length };
  const whole = { start: { line, character: 0 }, end: { line, character: here.length } };
  return [
    { range: { start: end, end }, newText: '"' },
    { range: whole, newText: indentAfter(left) ?? '' },
  ];
};

const hasOpenQuote = (text: string): boolean => (text.match(/(?<!\\)"/g) ?? []).length % 2 === 1;

/** Units are below their place; all other lines of a scenario are below its name. */
const indentAfter = (laidOut: string): string | null => {
  const own = /^[ \t]*/.exec(laidOut)?.[0] ?? '';
  if (laidOut.trim() === '') return null;
  if (/^\s*(?:scenario|puzzle|card|battlefield|base|solution)\b/i.test(laidOut)) return `${own}  `;
  return own;
};

/** The formatter moves no word to another line: lines that hold something stay the same ones, in order. */
const edits = (before: string, after: string, lines: LineIndex): readonly TextEdit[] => {
  const old = filledLines(before);
  const laidOut = filledLines(after);
  if (old.length !== laidOut.length) return [edit(lines, 0, before.length, after)];
  const found: TextEdit[] = [];
  let [done, written] = [0, 0];
  const replace = (from: number, to: number, text: string): void => {
    if (before.slice(from, to) !== text) found.push(edit(lines, from, to, text));
  };
  old.forEach((line, index) => {
    const next = laidOut[index];
    if (next === undefined) return;
    replace(done, line.start, after.slice(written, next.start));
    replace(line.start, line.end, after.slice(next.start, next.end));
    done = line.end;
    written = next.end;
  });
  replace(done, before.length, after.slice(written));
  return found;
};

interface Line {
  readonly start: number;
  readonly end: number;
}

const filledLines = (text: string): readonly Line[] => {
  const index = lineIndex(text);
  return Array.from(
    { length: index.lineCount },
    (_, line): Line => ({ start: index.offsetAt({ line, character: 0 }), end: index.lineEnd(line) }),
  ).filter(({ start, end }) => text.slice(start, end).trim() !== '');
};

const edit = (lines: LineIndex, from: number, to: number, newText: string): TextEdit => ({
  range: { start: lines.positionAt(from), end: lines.positionAt(to) },
  newText,
});
