/** Edits of whole lines of a block: a line put above or below another, or taken out. */
import type { Span } from '../../language/syntax.ts';
import type { Edit, Fix } from './report.ts';

/** Puts a line of its own above or below the statement at `at`, as far in as that one. */
export const insertLine = (source: string, at: Span, line: string, where: 'above' | 'below'): Edit => {
  if (where === 'below') return insertLines(source, at, [line]);
  const start = lineStart(source, at.start);
  const text = `${indentOf(source, at)}${line}${newlineNear(source, at.start)}`;
  return { span: { start, end: start }, text };
};

/** Puts these below the statement at `at`, as far in as that one. */
export const insertLines = (source: string, at: Span, lines: readonly string[]): Edit => {
  const end = lineEnd(source, at.end);
  return { span: { start: end, end }, text: linesBelow(source, at, lines) };
};

const indentOf = (source: string, { start }: Span): string =>
  /^[ \t]*/.exec(source.slice(lineStart(source, start), start))?.[0] ?? '';

/** What has to follow a statement's line for these to be the next ones, as far in as it is. */
export const linesBelow = (source: string, at: Span, lines: readonly string[]): string => {
  const indent = indentOf(source, at);
  const newline = newlineNear(source, at.start);
  return lines.map(line => `${newline}${indent}${line}`).join('');
};

/** Takes out the lines of a statement. */
export const removeLine = (source: string, at: Span): Fix => {
  const end = source.indexOf('\n', at.end);
  const span = { start: lineStart(source, at.start), end: end < 0 ? source.length : end + 1 };
  return { title: 'Remove this line', edits: [{ span, text: '' }], preferred: false, safe: false };
};

/**
 * A fix that puts a line above the statement at `at`, as far in as that one. It is the preferred fix, and not safe to
 * apply unseen.
 */
export const addLineAbove = (source: string, at: Span, line: string): Fix => ({
  title: `Add "${line}" above`,
  edits: [insertLine(source, at, line, 'above')],
  preferred: true,
  safe: false,
});

/** How lines end there: the next one that does, or else the one before. */
const newlineNear = (source: string, offset: number): string => {
  const next = source.indexOf('\n', offset);
  const end = next < 0 ? source.lastIndexOf('\n', offset) : next;
  return source[end - 1] === '\r' ? '\r\n' : '\n';
};

const lineStart = (source: string, offset: number): number => source.lastIndexOf('\n', offset - 1) + 1;

/** Where the line's text ends, a comment after it included. */
const lineEnd = (source: string, offset: number): number => {
  const end = source.indexOf('\n', offset);
  if (end < 0) return source.length;
  return source[end - 1] === '\r' ? end - 1 : end;
};
