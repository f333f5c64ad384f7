/** Maps what was read from a rewritten line back to the places in the line that the author wrote. */
import { largestOf, smallestOf } from '../../../lists.ts';
import type { Span, Statement } from '../../syntax.ts';
import { type LineDraft, writtenOut } from './draft.ts';
import type { SourceLine } from './unreadLine.ts';

/** The statement, with each span where its words are in the source; what the line does not have gets its beginning. */
export const mappedBack = (statement: Statement, lines: readonly LineDraft[], source: SourceLine): Statement => {
  const { span: line, at, indent } = source;
  const places: { readonly start: number; readonly end: number; readonly from: Span | null }[] = [];
  let offset = 0;
  for (const draft of lines) {
    const { text, starts } = writtenOut(draft);
    draft.forEach((piece, i) => {
      const start = offset + (starts[i] ?? 0);
      places.push({ start, end: start + piece.text.length, from: piece.from });
    });
    offset += text.length + 1 + indent.length;
  }
  const back = ({ start, end }: Span): Span => {
    const hit = places.filter(place => place.start < end && place.end > start);
    const known = hit.flatMap(({ from }) => from ?? []);
    if (known.length === 0) return { start: line.start, end: line.start };
    if (known.length < hit.length) return line;
    return { start: smallestOf(known.map(from => from.start)), end: largestOf(known.map(from => from.end)) };
  };
  const carried = withSpans(statement, back) as Statement;
  return { ...carried, line: at, span: line };
};

/** A copy of a value with all its spans replaced. */
const withSpans = (value: unknown, back: (span: Span) => Span): unknown => {
  if (Array.isArray(value)) return value.map(each => withSpans(each, back));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === 'span' ? back(inner as Span) : withSpans(inner, back),
  ]);
  return Object.fromEntries(entries);
};
